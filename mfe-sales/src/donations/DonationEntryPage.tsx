import { today, type Draft } from '@samity/shared-api/contract'
import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { BookingDay, Columns, formFor } from '@samity/shared-ui/forms'
import { AutoNumber } from '../parts/AutoNumber.tsx'
import { CashOrCheck } from '../parts/CashOrCheck.tsx'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { donationScreen } from './donation-screen.ts'

const form = formFor(fundCollection)
const { Field } = form

const initial = (): Draft<typeof fundCollection> => ({
  donation_type: 'govt_donation',
  date: today(),
  payment_type: 'cash',
})

export default function DonationEntryPage() {
  return (
    <MoneyEntry form={form} screen={donationScreen} initial={initial}>
      <Columns>
        <Field name="donation_type" />
        <Field name="receipt_no" readOnly>
          <AutoNumber />
        </Field>
        <Field name="date">
          <BookingDay />
        </Field>
        <Field name="fund_provider" />
        <Field name="fund_amount" />
        <Field name="payment_type">
          <CashOrCheck />
        </Field>
        <Field name="purpose" />
      </Columns>
      <Field name="remarks" />
    </MoneyEntry>
  )
}
