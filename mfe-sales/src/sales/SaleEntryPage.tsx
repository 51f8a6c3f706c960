import { today, type Draft } from '@samity/shared-api/contract'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { AdvocateLookup, BookingDay, Columns, formFor } from '@samity/shared-ui/forms'
import { BuildingText } from '../parts/BuildingText.tsx'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { SerialRows } from '../parts/SerialRows.tsx'
import { emptyRows, withTotals, withTypedRows } from '../parts/serials.ts'
import { SerialTotals } from '../parts/SerialTotals.tsx'
import { saleScreen } from './sale-screen.ts'

const form = formFor(paperSale)
const { Field } = form

const initial = (): Draft<typeof paperSale> => ({
  sale_type: 'Vokalotnama',
  sales_date: today(),
  payment_type: 'cash',
  serials: emptyRows(),
})

const asTyped = withTypedRows('serials')
const prepare = withTotals('serials')

/** Vokalotnama, cartis paper and notary stickers are sold over one form. */
export default function SaleEntryPage() {
  return (
    <MoneyEntry form={form} screen={saleScreen} initial={initial} asTyped={asTyped} prepare={prepare}>
      <Columns>
        <Field name="sale_type" />
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDay />
        </Field>
        <AdvocateLookup
          id={{ name: 'advocateId' }}
          name={{ name: 'advocate_name' }}
          phone={{ name: 'advocate_phone' }}
        />
        <Field name="building_name">
          <BuildingText />
        </Field>
        <Field name="customer_name" />
        <Field name="customer_phone" />
        <Field name="customer_address" />
        <Field name="payment_type" />
      </Columns>
      <SerialRows form={form} name="serials" />
      <SerialTotals form={form} serials="serials" />
    </MoneyEntry>
  )
}
