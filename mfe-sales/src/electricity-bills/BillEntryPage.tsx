import { monthNames, monthOf, today, yearOf, type FormValues } from '@samity/shared-api/contract'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { AutoNumber } from '../components/AutoNumber.tsx'
import { BuildingText } from '../components/BuildingText.tsx'
import { CashOrCheck } from '../components/CashOrCheck.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import { billScreen } from './bill-screen.ts'
import { typedAmount } from '../typed-amount.ts'

const form = formFor(electricityBill)
const { Field } = form

const initial = (): FormValues<typeof electricityBill> => {
  const day = today()
  return {
    collection_date: day,
    month: monthNames[monthOf(day) - 1]?.en,
    year: yearOf(day),
    payment_type: 'cash',
  }
}

export default function BillEntryPage() {
  return (
    <ReceiptEntry form={form} screen={billScreen} initial={initial} total={typedAmount('bill_amount')}>
      <FormColumns>
        <Field name="receipt_no" readOnly>
          <AutoNumber />
        </Field>
        <Field name="collection_date">
          <BookingDayInput />
        </Field>
        <Field name="month" />
        <Field name="year">
          <PaidYearSelect />
        </Field>
        <Field name="building_name">
          <BuildingText />
        </Field>
        <Field name="bill_payer_name" />
        <Field name="bill_amount" />
        <Field name="payment_type">
          <CashOrCheck />
        </Field>
        <PlaceField />
      </FormColumns>
      <Field name="remarks" />
    </ReceiptEntry>
  )
}
