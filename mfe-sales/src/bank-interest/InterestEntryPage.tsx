import { collection } from '@samity/shared-api/client'
import { parseMoney, toDecimal, today, type FormValues } from '@samity/shared-api/contract'
import { bank } from '@samity/shared-api/contract/config/bank'
import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { RecordText } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { AutoNumber } from '../components/AutoNumber.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { interestScreen } from './interest-screen.ts'
import styles from './interest.module.css'

const banks = collection(bank)
const form = formFor(bankInterest)
const { Field, useValue } = form

const words = {
  kept: { en: 'Tax and duty', bn: 'কর ও শুল্ক' },
  hint: {
    en: 'What the bank kept of the interest. The place gets the rest.',
    bn: 'ব্যাংক সুদ থেকে যা কেটে রেখেছে। বাকিটা স্থানে জমা হয়।',
  },
}

const initial = (): FormValues<typeof bankInterest> => ({ collection_date: today(), payment_type: 'bank' })

/** The interest, less what the bank keeps; undefined while an amount is not valid. */
function netAmount(values: FormValues<typeof bankInterest>): string | undefined {
  const [interest, tax, duty] = [
    values.interest_amount,
    values.source_tax || '0',
    values.excise_duty || '0',
  ].map((value) => parseMoney(value))
  if (interest === undefined || tax === undefined || duty === undefined) return undefined
  return toDecimal(interest - tax - duty)
}

export default function InterestEntryPage() {
  return (
    <ReceiptEntry form={form} screen={interestScreen} initial={initial} total={netAmount}>
      <FormColumns>
        <Field name="receipt_no" readOnly>
          <AutoNumber />
        </Field>
        <Field name="collection_date">
          <BookingDayInput />
        </Field>
        <BankAndBranch />
        <Field name="account_no" />
        <Field name="interest_amount" />
        <Field name="payment_type" />
        <PlaceField />
      </FormColumns>
      <TaxAndDuty />
      <Field name="remarks" />
    </ReceiptEntry>
  )
}

/** Closed while nothing is in it: most entries have neither. */
function TaxAndDuty() {
  const t = useWords(words)
  const hasParts = [useValue('source_tax'), useValue('excise_duty')].some((value) => parseMoney(value))
  return (
    <details className={styles.kept} {...(hasParts && { open: true })}>
      <summary>{t.kept}</summary>
      <FormColumns>
        <Field name="source_tax" hint={words.hint} />
        <Field name="excise_duty" />
      </FormColumns>
    </details>
  )
}

/** Bank and branch. Picking a registered bank fills in its branch; other names are typed. */
function BankAndBranch() {
  const setValues = form.useSet()
  return (
    <>
      <Field name="bank_name">
        <RecordText
          source={banks}
          label={({ bank_name }) => bank_name}
          note={({ branch_name, account_category }) =>
            [branch_name, account_category].filter(Boolean).join(', ')
          }
          onPick={({ branch_name }) => setValues({ branch_name })}
        />
      </Field>
      <Field name="branch_name" />
    </>
  )
}
