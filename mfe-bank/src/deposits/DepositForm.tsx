import { today, type FormValues } from '@samity/shared-api/contract'
import type { Bank } from '@samity/shared-api/contract/config/bank'
import { RecordSelect } from '@samity/shared-ui/data'
import {
  AttachmentInput,
  FormColumns,
  formFor,
  FullWidth,
  useAttachmentChoice,
  MoneyInput,
} from '@samity/shared-ui/forms'
import type { EditorFormProps } from '@samity/shared-ui/records'
import { useSay, useWords } from '@samity/shared-ui/words'
import { deposit } from '../../contract/deposit.ts'
import { bankCollection, placeCollection, placeWords, resolutionCollection } from './deposits-api.ts'

const { Form, Field, useValue, useSet } = formFor(deposit)

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  created: {
    en: 'The deposit is saved. Enter its opening next.',
    bn: 'আমানত সংরক্ষিত হয়েছে। এবার খোলার তথ্য লিখুন।',
  },
  updated: { en: 'The deposit is updated.', bn: 'আমানতের তথ্য হালনাগাদ হয়েছে।' },
  placeHint: {
    en: 'A money place of the kind Fixed Deposit, whose signatories confirm each transfer',
    bn: 'স্থায়ী আমানত ধরনের টাকার স্থান; এর স্বাক্ষরকারীরা প্রতিটি স্থানান্তর নিশ্চিত করেন',
  },
  rateHint: {
    en: 'That of the opening. Later rates are on its page.',
    bn: 'খোলার দিনের হার। পরের হার আমানতের পাতায়।',
  },
  stored: { en: 'the stored scan', bn: 'সংরক্ষিত স্ক্যান' },
}
const scanWords = {
  label: { en: 'Scan of the receipt', bn: 'রসিদের স্ক্যান' },
  choose: { en: 'Attach a picture or PDF', bn: 'ছবি বা PDF সংযুক্ত করুন' },
  clear: { en: 'Remove scan', bn: 'স্ক্যান সরান' },
}

const initial = (): FormValues<typeof deposit> => ({
  kind: 'fixed',
  opened_on: today(),
  term_months: 12,
  day_count: '365',
  compounding: 'none',
  renewal: 'principal',
  has_return: true,
})

export function DepositForm(props: EditorFormProps<typeof deposit>) {
  const t = useWords(words)
  const say = useSay()
  const { record } = props
  const [scan, setScan] = useAttachmentChoice(String(record?.id ?? 'new'))
  return (
    <Form
      {...props}
      initial={initial}
      labels={{ create: words.save, update: words.update }}
      messages={{ created: words.created, updated: words.updated }}
      draftName="bank-deposit"
      files={{ scan }}
      isLong
    >
      <FormColumns>
        <Field name="kind" />
        <Field name="number" />
        <BankField />
        <Field name="branch" />
        <Field name="place_id" hint={words.placeHint}>
          <RecordSelect
            source={placeCollection}
            query={{ kind: 'fdr' }}
            label={(place) => say(placeWords(place))}
          />
        </Field>
        <Field name="opened_on" />
        <Field name="term_months" />
        <Field name="rate" hint={words.rateHint}>
          <MoneyInput prefix="%" />
        </Field>
        <Field name="day_count" />
        <Field name="compounding" />
        <Field name="renewal" />
        <InstalmentFields />
        <ResolutionField />
        <Field name="has_return" />
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
        <FullWidth>
          <AttachmentInput
            words={scanWords}
            value={scan}
            onChange={setScan}
            storedName={record?.scan ? t.stored : undefined}
          />
        </FullWidth>
      </FormColumns>
    </Form>
  )
}

/** Picking a bank fills in its branch. */
function BankField() {
  const setValues = useSet()
  return (
    <Field name="bank_id">
      <RecordSelect
        source={bankCollection}
        label={({ bank_name, branch_name }: Bank) => `${bank_name} · ${branch_name}`}
        onPick={(picked) => picked && setValues({ branch: picked.branch_name })}
      />
    </Field>
  )
}

function InstalmentFields() {
  if (useValue('kind') !== 'instalment') return null
  return (
    <>
      <Field name="instalment" required />
      <Field name="instalment_day" required />
    </>
  )
}

function ResolutionField() {
  return (
    <Field name="resolution_id">
      <RecordSelect source={resolutionCollection} label={({ number, meeting }) => `${number} · ${meeting}`} />
    </Field>
  )
}
