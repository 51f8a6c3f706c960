import { collection } from '@samity/shared-api/client'
import { today, type FormValues } from '@samity/shared-api/contract'
import { bank } from '@samity/shared-api/contract/config/bank'
import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { RecordText } from '@samity/shared-ui/data'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { AutoNumber } from '../components/AutoNumber.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { interestScreen } from './interest-screen.ts'
import { typedAmount } from '../typed-amount.ts'

const banks = collection(bank)
const form = formFor(bankInterest)
const { Field } = form

const initial = (): FormValues<typeof bankInterest> => ({ collection_date: today(), payment_type: 'bank' })

export default function InterestEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={interestScreen}
      initial={initial}
      total={typedAmount('interest_amount')}
    >
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
      <Field name="remarks" />
    </ReceiptEntry>
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
