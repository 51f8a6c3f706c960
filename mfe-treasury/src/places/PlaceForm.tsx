import { collection } from '@samity/shared-api/client'
import type { FormValues } from '@samity/shared-api/contract'
import { bank } from '@samity/shared-api/contract/config/bank'
import { holderReason, moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { Button, PlusOutlined, useRole } from '@samity/shared-ui/core'
import { RecordSelect } from '@samity/shared-ui/data'
import { formFor, FormColumns, FullWidth } from '@samity/shared-ui/forms'
import type { EditorFormProps } from '@samity/shared-ui/records'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import styles from './places.module.css'
import { HolderSelect } from './HolderSelect.tsx'

const banks = collection(bank)
/** A place as the form edits it: with the reason that a change of holder needs. */
const editedPlace = {
  ...moneyPlace,
  fields: { ...moneyPlace.fields, holder_reason: holderReason },
  input: moneyPlace.input.extend({ holder_reason: holderReason.schema }),
}
const { Form, Field, Rows, Cell, useValue } = formFor(editedPlace)

const words = {
  rules: { en: 'Rules', bn: 'নিয়ম' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  saved: { en: 'The place is saved.', bn: 'স্থানটি সংরক্ষিত হয়েছে।' },
  holderHint: {
    en: 'Cash that this person takes goes into this box.',
    bn: 'এই ব্যক্তির নেওয়া নগদ টাকা এই বাক্সে যাবে।',
  },
  reasonHint: {
    en: 'Goes into the history of the box. Its days must be closed, and no money on the way to it.',
    bn: 'বাক্সের ইতিহাসে থাকবে। বাক্সের সব দিনের হিসাব সমাপ্ত থাকতে হবে, আর এর পথে কোনো টাকা থাকা যাবে না।',
  },
  openingHint: {
    en: 'What was there in the morning of this day. Without an amount the place begins empty.',
    bn: 'এই দিনের সকালে যা ছিল। পরিমাণ না দিলে স্থানটি শূন্য থেকে শুরু হবে।',
  },
  belowZeroHint: {
    en: 'A voucher or transfer for more than the box has is refused.',
    bn: 'বাক্সে যা আছে তার বেশি কোনো ভাউচার বা স্থানান্তর নেওয়া হবে না।',
  },
  dayCloseHint: {
    en: 'The holder counts the box each day. A closed day cannot be changed.',
    bn: 'দায়িত্বপ্রাপ্ত ব্যক্তি প্রতিদিন বাক্স গণনা করবেন। বন্ধ করা দিন আর বদলানো যায় না।',
  },
  limitHint: {
    en: 'The reports name nights with more cash than this. Blank for no limit.',
    bn: 'এর বেশি নগদ রাতে থাকলে প্রতিবেদনে দেখা যাবে। সীমা না থাকলে ফাঁকা রাখুন।',
  },
  defaultHint: {
    en: 'Records that name no place of this kind use it.',
    bn: 'যে রেকর্ডে এই ধরনের স্থান বলা নেই, তা এখানে ধরা হয়।',
  },
  signatory: { en: 'Signatory {row}', bn: 'স্বাক্ষরকারী {row}' },
  designation: { en: 'Designation {row}', bn: 'পদবি {row}' },
  account: { en: 'User account {row}', bn: 'ব্যবহারকারী অ্যাকাউন্ট {row}' },
  signHint: {
    en: 'Transfers of this deposit need two signatures. When two or more signatories have a user account here, only they sign.',
    bn: 'এই আমানতের স্থানান্তরে দুজনের স্বাক্ষর লাগে। এখানে দুই বা ততোধিক স্বাক্ষরকারীর অ্যাকাউন্ট থাকলে শুধু তাঁরাই স্বাক্ষর করেন।',
  },
  add: { en: 'Add signatory', bn: 'স্বাক্ষরকারী যোগ করুন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
}

const kindsWithAccount = new Set<unknown>(['bank', 'wallet', 'fdr'])

/** Fields of another kind do not stay behind when the kind changes. */
function prepare(values: FormValues<typeof editedPlace>): FormValues<typeof editedPlace> {
  const { kind } = values
  const rows = Array.isArray(values.signatories)
    ? (values.signatories as { name?: string; user?: number | null }[])
    : []
  return {
    ...values,
    signatories: kindsWithAccount.has(kind)
      ? rows
          .filter(({ name }) => name?.trim())
          .map((row) => ({ ...row, user: kind === 'fdr' ? (row.user ?? null) : null }))
      : [],
    // staff see no switches: a new box keeps the value that it begins with
    ...(kind === 'cash' && { never_below_zero: values.never_below_zero ?? true }),
    ...(kind !== 'cash' && {
      holder: null,
      never_below_zero: false,
      day_close: false,
      overnight_limit: null,
    }),
    ...(!kindsWithAccount.has(kind) && { bank: null, account_no: '' }),
    ...(kind === 'fdr' && { is_default: false }),
  }
}

export function PlaceForm({ record, ...handlers }: EditorFormProps<typeof moneyPlace>) {
  return (
    <Form
      record={record && { ...record, holder_reason: '' }}
      initial={{ kind: 'cash', never_below_zero: true }}
      labels={{ create: words.save, update: words.update }}
      messages={{ created: words.saved, updated: words.saved }}
      prepare={prepare}
      draftName="money-place"
      {...handlers}
    >
      <FormColumns>
        <Field name="kind" />
        <Field name="name_english" />
        <Field name="name_bengali" />
        <KindFields />
        {record && <HolderReason holder={record.holder} />}
        <Field name="fund" />
        <Field name="opening_day" />
        <Field name="opening_amount" hint={words.openingHint} />
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
      </FormColumns>
      <PlaceRules />
    </Form>
  )
}

function KindFields() {
  const kind = useValue('kind')
  if (kind === 'cash')
    return (
      <Field name="holder" hint={words.holderHint}>
        <HolderSelect />
      </Field>
    )
  if (!kindsWithAccount.has(kind)) return null
  return (
    <>
      {kind !== 'wallet' && (
        <Field name="bank">
          <RecordSelect
            source={banks}
            label={({ bank_name, branch_name }) => [bank_name, branch_name].filter(Boolean).join(', ')}
          />
        </Field>
      )}
      <Field name="account_no" />
      <FullWidth>
        <Signatories />
      </FullWidth>
    </>
  )
}

/** Why the holder changes; only shown when it does. */
function HolderReason({ holder }: { holder: number | null }) {
  const kind = useValue('kind')
  const holderChoice = useValue('holder')
  const newHolder = kind === 'cash' ? (holderChoice ?? null) : null
  if (newHolder === holder) return null
  return <Field name="holder_reason" required hint={words.reasonHint} />
}

function Signatories() {
  const t = useWords(words)
  const kind = useValue('kind')
  const show = useShow()
  return (
    <Rows name="signatories">
      {(rows, { add, remove }) => (
        <div className={styles.signatories}>
          {rows.map(({ key, row }) => {
            const number = { row: show.digits(row + 1) }
            return (
              <div key={key} className={styles.signatory}>
                <Cell
                  list="signatories"
                  row={row}
                  name="name"
                  kind="text"
                  label={fillWords(words.signatory, number)}
                />
                <Cell
                  list="signatories"
                  row={row}
                  name="designation"
                  kind="text"
                  label={fillWords(words.designation, number)}
                />
                {kind === 'fdr' && (
                  <Cell
                    list="signatories"
                    row={row}
                    name="user"
                    kind="choice"
                    label={fillWords(words.account, number)}
                  >
                    <HolderSelect signsTransfers />
                  </Cell>
                )}
                <Button onClick={() => remove(row)}>{t.remove}</Button>
              </div>
            )
          })}
          <Button className={styles.add} icon={<PlusOutlined aria-hidden />} data-stop onClick={() => add()}>
            {t.add}
          </Button>
          {kind === 'fdr' && <small>{t.signHint}</small>}
        </div>
      )}
    </Rows>
  )
}

/** The rules of a place. Those of a cash box are an administrator's. */
function PlaceRules() {
  const t = useWords(words)
  const kind = useValue('kind')
  const isAdmin = useRole() === 'admin'
  if (kind === 'fdr') return null
  return (
    <fieldset className={styles.rules}>
      <legend>{t.rules}</legend>
      <Field name="is_default" hint={words.defaultHint} />
      {kind === 'cash' && isAdmin && (
        <>
          <Field name="never_below_zero" hint={words.belowZeroHint} />
          <Field name="day_close" hint={words.dayCloseHint} />
        </>
      )}
      {kind === 'cash' && <Field name="overnight_limit" hint={words.limitHint} />}
    </fieldset>
  )
}
