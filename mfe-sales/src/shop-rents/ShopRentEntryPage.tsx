import { monthOf, today, yearOf, type Draft } from '@samity/shared-api/contract'
import type { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { BookingDay, Columns, MonthSelect } from '@samity/shared-ui/forms'
import { BuildingText } from '../parts/BuildingText.tsx'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { PaidYear } from '../parts/PaidYear.tsx'
import { form } from './form.ts'
import { PaidRent } from './PaidRent.tsx'
import { RenterAndAmount } from './RenterAndAmount.tsx'
import { shopRentScreen } from './shop-rent-screen.ts'

const { Field } = form

const initial = (): Draft<typeof shopRent> => {
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
    <MoneyEntry form={form} screen={shopRentScreen} initial={initial}>
      <Columns>
        <Field name="collection_date">
          <BookingDay />
        </Field>
        <RenterAndAmount>
          <Field name="from_month">
            <MonthSelect />
          </Field>
          <Field name="from_year">
            <PaidYear />
          </Field>
          <Field name="to_month">
            <MonthSelect />
          </Field>
          <Field name="to_year">
            <PaidYear />
          </Field>
          <Field name="rent_type" />
          <Field name="building_name">
            <BuildingText />
          </Field>
          <Field name="floor" />
          <Field name="room" />
        </RenterAndAmount>
        <Field name="payment_type" required />
      </Columns>
      <PaidRent />
      <Field name="remarks" />
    </MoneyEntry>
  )
}
