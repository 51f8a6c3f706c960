import { today, type FormValues } from '@samity/shared-api/contract'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { SerialRows } from '../components/SerialRows.tsx'
import { emptyRows, withSerialTotals, withFormRows, totalAmount } from '../serials.ts'
import { SaleSuggestions } from '../components/SaleSuggestions.tsx'
import { SerialTotals } from '../components/SerialTotals.tsx'
import { bailBondSaleScreen } from './bail-bond-sale-screen.ts'

const form = formFor(bailBondSale)
const { Field } = form

const initial = (): FormValues<typeof bailBondSale> => ({
  sales_date: today(),
  payment_type: 'cash',
  bailbond_serials: emptyRows(),
})
const toFormValues = withFormRows('bailbond_serials')
const prepare = withSerialTotals('bailbond_serials')

export default function BailBondSaleEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={bailBondSaleScreen}
      initial={initial}
      toFormValues={toFormValues}
      prepare={prepare}
      total={({ bailbond_serials, price }) => totalAmount(bailbond_serials, price)}
    >
      <FormColumns isDense>
        <Field name="building_name">
          <BuildingText />
        </Field>
      </FormColumns>
      <SerialsAndPrice />
      <FormColumns isDense isPassedBy>
        <Field name="payment_type" />
        <PlaceField />
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDayInput />
        </Field>
      </FormColumns>
      <Field name="remarks" />
    </ReceiptEntry>
  )
}

function SerialsAndPrice() {
  const setValues = form.useSet()
  return (
    <>
      <SerialRows
        form={form}
        name="bailbond_serials"
        setRows={(rows) => setValues({ bailbond_serials: rows })}
      />
      <SaleSuggestions setValues={setValues} paper="BLB" serials="bailbond_serials" />
      <SerialTotals form={form} setValues={setValues} serials="bailbond_serials" item="BLB" />
    </>
  )
}
