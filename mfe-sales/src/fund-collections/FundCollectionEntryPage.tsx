import { today, type FormValues } from '@samity/shared-api/contract'
import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { AutoNumber } from '../components/AutoNumber.tsx'
import { CashOrCheck } from '../components/CashOrCheck.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { fundCollectionScreen } from './fund-collection-screen.ts'
import { typedAmount } from '../typed-amount.ts'

const form = formFor(fundCollection)
const { Field } = form

const initial = (): FormValues<typeof fundCollection> => ({
  donation_type: 'govt_donation',
  date: today(),
  payment_type: 'cash',
})

export default function FundCollectionEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={fundCollectionScreen}
      initial={initial}
      total={typedAmount('fund_amount')}
    >
      <FormColumns>
        <Field name="donation_type" />
        <Field name="receipt_no" readOnly>
          <AutoNumber />
        </Field>
        <Field name="date">
          <BookingDayInput />
        </Field>
        <Field name="fund_provider" />
        <Field name="fund_amount" />
        <Field name="payment_type">
          <CashOrCheck />
        </Field>
        <PlaceField />
        <Field name="purpose" />
      </FormColumns>
      <Field name="remarks" />
    </ReceiptEntry>
  )
}
