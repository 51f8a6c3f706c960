import { today, type Draft } from '@samity/shared-api/contract'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { BookingDay, Columns, formFor } from '@samity/shared-ui/forms'
import { BuildingText } from '../parts/BuildingText.tsx'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { SerialRows } from '../parts/SerialRows.tsx'
import { emptyRows, withTotals, withTypedRows } from '../parts/serials.ts'
import { SerialTotals } from '../parts/SerialTotals.tsx'
import { bailBondScreen } from './bail-bond-screen.ts'

const form = formFor(bailBondSale)
const { Field } = form

const initial = (): Draft<typeof bailBondSale> => ({
  sales_date: today(),
  payment_type: 'cash',
  bailbond_serials: emptyRows(),
})
const asTyped = withTypedRows('bailbond_serials')
const prepare = withTotals('bailbond_serials')

export default function BailBondEntryPage() {
  return (
    <MoneyEntry form={form} screen={bailBondScreen} initial={initial} asTyped={asTyped} prepare={prepare}>
      <Columns>
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDay />
        </Field>
        <Field name="building_name">
          <BuildingText />
        </Field>
        <Field name="payment_type" />
      </Columns>
      <SerialRows form={form} name="bailbond_serials" />
      <SerialTotals form={form} serials="bailbond_serials" />
      <Field name="remarks" />
    </MoneyEntry>
  )
}
