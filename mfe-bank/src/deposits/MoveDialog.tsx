import {
  parseMoney,
  today,
  toDecimal,
  validationMessages,
  type Day,
  type FormValues,
  type Words,
} from '@samity/shared-api/contract'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { Alert, LoadingState } from '@samity/shared-ui/core'
import { RecordSelect } from '@samity/shared-ui/data'
import {
  actionFormFor,
  BookingDayInput,
  FormColumns,
  FormDialog,
  SelectField,
  MoneyInput,
} from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useSay, useShow } from '@samity/shared-ui/words'
import { moveDeposit, moveKinds, type Deposit, type MoveKind } from '../../contract/deposit.ts'
import { interestUntil, termsOfDeposit, type InterestTerms } from '../../contract/deposit-interest.ts'
import { placeWords, resolutionCollection } from './deposits-api.ts'

const { Form, Field, useValue } = actionFormFor(moveDeposit)

export type PostedKind = Exclude<MoveKind, 'interest'>
const words = {
  transfer: { en: 'Post the transfer', bn: 'স্থানান্তর লিখুন' },
  renew: { en: 'Renew', bn: 'নবায়ন করুন' },
  waits: {
    en: 'Transfer {number} waits for its signatories.',
    bn: '{number} স্থানান্তর স্বাক্ষরের অপেক্ষায়।',
  },
  saved: { en: 'The deposit is up to date.', bn: 'আমানতের তথ্য হালনাগাদ হয়েছে।' },
  signatures: {
    en: 'The money moves when the signatories of the place have confirmed the transfer, each in an own session.',
    bn: 'স্থানটির স্বাক্ষরকারীরা প্রত্যেকে নিজের লগইনে স্থানান্তর নিশ্চিত করলে টাকা সরবে।',
  },
  added: { en: 'Blank when the principal stays', bn: 'আসল একই থাকলে ফাঁকা রাখুন' },
  sameRate: { en: 'Blank when the rate stays', bn: 'হার একই থাকলে ফাঁকা রাখুন' },
  books: { en: 'Part of the opening amount of its place', bn: 'টাকার স্থানের প্রারম্ভিক পরিমাণের অংশ' },
  early: { en: 'What the bank pays before the end of the term', bn: 'মেয়াদের আগে ভাঙালে ব্যাংক যে হার দেয়' },
  earlyInterest: { en: 'Interest of this term then: {amount}', bn: 'তাতে এই মেয়াদের সুদ: {amount}' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

type Props = {
  deposit: Deposit
  terms: InterestTerms
  kind: PostedKind
  onClose: () => void
  onDone: () => void
}

/** Refusals of the service, said at once. */
function missing(kind: PostedKind, values: FormValues<typeof moveDeposit>): Record<string, string> {
  const isPosted = kind === 'renewal' ? !!parseMoney(values.amount) : !values.is_in_books
  const needed: (keyof typeof values)[] = [
    ...(isPosted ? (['account_id', 'resolution_id'] as const) : []),
    ...(kind === 'renewal' ? (['term_months'] as const) : []),
    ...(kind === 'renewal' || kind === 'encashment' ? [] : (['amount'] as const)),
  ]
  return Object.fromEntries(
    needed.filter((name) => !values[name]).map((name) => [name, validationMessages.required]),
  )
}

const isLeaving = (kind: PostedKind) => kind === 'partial' || kind === 'encashment'

export function MoveDialog({ deposit, terms, kind, onClose, onDone }: Props) {
  const say = useSay()
  const { data: choices } = useGet<PlaceChoice[]>('money-places/choices/')
  const initial = (): FormValues<typeof moveDeposit> => ({
    day: kind === 'opening' ? deposit.opened_on : today(),
    ...(kind === 'instalment' && { amount: deposit.instalment }),
    ...(kind === 'opening' && deposit.kind === 'instalment' && { amount: deposit.instalment }),
    ...(kind === 'renewal' && { term_months: deposit.term_months }),
    ...(!isLeaving(kind) && { resolution_id: deposit.resolution_id }),
  })
  return (
    <FormDialog title={say(moveKinds.find(({ value }) => value === kind)!.label)} onCancel={onClose}>
      {choices ? (
        <Form
          ids={{ id: deposit.id }}
          initial={initial}
          prepare={(values) => ({ ...values, kind })}
          check={(values) => missing(kind, values)}
          labels={{ submit: kind === 'renewal' ? words.renew : words.transfer }}
          done={({ state, document_number: number }) =>
            state === 'waiting' ? fillWords(words.waits, { number }) : words.saved
          }
          onDone={onDone}
          onCancel={onClose}
        >
          <Alert type="info" showIcon title={say(words.signatures)} />
          <FormColumns>
            <Field name="day">
              <BookingDayInput />
            </Field>
            {kind !== 'encashment' && (
              <Field
                name="amount"
                required={kind !== 'renewal'}
                {...(kind === 'renewal' && { hint: words.added })}
              />
            )}
            <Field name="account_id" required={kind !== 'opening' && kind !== 'renewal'}>
              <AccountSelect choices={choices.filter((place) => place.kind === 'bank')} />
            </Field>
            {kind === 'opening' && <Field name="is_in_books" hint={words.books} />}
            {kind === 'renewal' && (
              <>
                <Field name="term_months" required />
                <Field name="rate" hint={words.sameRate}>
                  <MoneyInput prefix="%" />
                </Field>
              </>
            )}
            {isLeaving(kind) && <EarlyRate deposit={deposit} terms={terms} kind={kind} />}
            <Field name="resolution_id" required={kind !== 'opening' && kind !== 'renewal'}>
              <RecordSelect
                source={resolutionCollection}
                label={({ number, meeting }) => `${number} · ${meeting}`}
              />
            </Field>
          </FormColumns>
        </Form>
      ) : (
        <LoadingState />
      )}
    </FormDialog>
  )
}

/** Before the end of the term the bank pays less: the rate is typed, the interest follows. */
function EarlyRate({ deposit, terms, kind }: Pick<Props, 'deposit' | 'terms' | 'kind'>) {
  const show = useShow()
  const day = useValue('day') as Day | undefined
  const rate = parseMoney(useValue('early_rate'))
  const typedAmount = useValue('amount')
  const amount = parseMoney(kind === 'encashment' ? deposit.principal : typedAmount)
  if (!day || day >= deposit.matures_on) return null
  const hint =
    rate === undefined || !amount
      ? words.early
      : fillWords(words.earlyInterest, { amount: show.money(earlyInterest(terms, day, amount, rate)) })
  return (
    <Field name="early_rate" hint={hint}>
      <MoneyInput prefix="%" />
    </Field>
  )
}

export function earlyInterest(terms: InterestTerms, day: Day, amount: number, rate: number): string {
  const leaving = { day, change: -amount, renewed_months: null, renewed_rate: null, early_rate: rate }
  const began = interestUntil(terms, termsOfDeposit(terms).at(-1)!.from)
  return toDecimal(interestUntil({ ...terms, moves: [...terms.moves, leaving] }, day) - began)
}

type SelectProps = {
  choices: readonly Pick<PlaceChoice, 'id' | 'name_english' | 'name_bengali'>[]
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
  /** Before the others */
  first?: { id: number; label: Words }
}

export function AccountSelect({ choices, value, onChange, first, ...control }: SelectProps) {
  const say = useSay()
  return (
    <SelectField
      {...control}
      emptyOption={words.select}
      options={[
        ...(first ? [{ value: String(first.id), label: first.label }] : []),
        ...choices.map((place) => ({ value: String(place.id), label: say(placeWords(place)) })),
      ]}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
