import { collection } from '@samity/shared-api/client'
import { today, type Draft } from '@samity/shared-api/contract'
import { form as paperForm } from '@samity/shared-api/contract/config/form'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { RecordSelect } from '@samity/shared-ui/data'
import { BookingDay, Columns, formFor } from '@samity/shared-ui/forms'
import { BuildingText } from '../parts/BuildingText.tsx'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { SerialRows } from '../parts/SerialRows.tsx'
import { emptyRows, withTotals, withTypedRows } from '../parts/serials.ts'
import { SerialTotals } from '../parts/SerialTotals.tsx'
import { formSaleScreen } from './form-sale-screen.ts'

const paperForms = collection(paperForm)
const form = formFor(formSale)
const { Field } = form

const initial = (): Draft<typeof formSale> => ({
  sales_date: today(),
  payment_type: 'cash',
  form_serials: emptyRows(),
})
const asTyped = withTypedRows('form_serials')
const prepare = withTotals('form_serials')

export default function FormSaleEntryPage() {
  return (
    <MoneyEntry form={form} screen={formSaleScreen} initial={initial} asTyped={asTyped} prepare={prepare}>
      <Columns>
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDay />
        </Field>
        <Field name="building_name">
          <BuildingText />
        </Field>
        <FormName />
        <Field name="payment_type" />
      </Columns>
      <SerialRows form={form} name="form_serials" />
      <SerialTotals form={form} serials="form_serials" />
      <Field name="remarks" />
    </MoneyEntry>
  )
}

/** Choosing a form fills in its rate as the price. */
function FormName() {
  const set = form.useSet()
  return (
    <Field name="form_name">
      <RecordSelect
        of={paperForms}
        label={({ form_name }) => form_name}
        keep={({ form_name }) => form_name}
        onPick={(chosen) => chosen && set({ price: chosen.form_rate })}
      />
    </Field>
  )
}
