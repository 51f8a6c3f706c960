import { monthOf, today, yearOf, type FormValues } from '@samity/shared-api/contract'
import type { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { BookingDayInput, FormColumns, MonthSelect, PlaceField } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import { shopRentForm } from './shop-rent-form.ts'
import { ShopRentMonths, ShopRentNote } from './ShopRentNote.tsx'
import { RenterAndAmount } from './RenterAndAmount.tsx'
import { shopRentScreen } from './shop-rent-screen.ts'
import { typedAmount } from '../typed-amount.ts'

const { Field } = shopRentForm

const initial = (): FormValues<typeof shopRent> => {
  const day = today()
  const [month, year] = [monthOf(day), yearOf(day)]
  return {
    collection_date: day,
    from_month: month,
    from_year: year,
    to_month: month,
    to_year: year,
    rent_type: 'House',
    payment_type: 'cash',
  }
}

export default function ShopRentEntryPage() {
  return (
    <ReceiptEntry
      form={shopRentForm}
      screen={shopRentScreen}
      initial={initial}
      total={typedAmount('rent_amount')}
    >
      <FormColumns>
        <RenterAndAmount>
          <ShopRentMonths />
          <Field name="from_month">
            <MonthSelect />
          </Field>
          <Field name="from_year">
            <PaidYearSelect />
          </Field>
          <Field name="to_month">
            <MonthSelect />
          </Field>
          <Field name="to_year">
            <PaidYearSelect />
          </Field>
          <Field name="rent_type" />
          <Field name="building_name">
            <BuildingText />
          </Field>
          <Field name="floor" />
          <Field name="room" />
        </RenterAndAmount>
        <Field name="collection_date">
          <BookingDayInput />
        </Field>
        <Field name="payment_type" required />
        <PlaceField />
      </FormColumns>
      <ShopRentNote />
      <Field name="remarks" />
    </ReceiptEntry>
  )
}
