import { collection } from '@samity/shared-api/client'
import { today, type FormValues } from '@samity/shared-api/contract'
import { form as paperForm } from '@samity/shared-api/contract/config/form'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { RecordSelect } from '@samity/shared-ui/data'
import { BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { SerialRows } from '../components/SerialRows.tsx'
import { emptyRows, withSerialTotals, withFormRows, totalAmount } from '../serials.ts'
import { SaleSuggestions } from '../components/SaleSuggestions.tsx'
import { usePricesInForce } from '../hooks/use-price-in-force.ts'
import { SerialTotals } from '../components/SerialTotals.tsx'
import { useState } from 'react'
import { formSaleScreen } from './form-sale-screen.ts'

const paperForms = collection(paperForm)
const form = formFor(formSale)
const { Field } = form

const initial = (): FormValues<typeof formSale> => ({
  sales_date: today(),
  payment_type: 'cash',
  form_serials: emptyRows(),
})
const toFormValues = withFormRows('form_serials')
const prepare = withSerialTotals('form_serials')

export default function FormSaleEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={formSaleScreen}
      initial={initial}
      toFormValues={toFormValues}
      prepare={prepare}
      total={({ form_serials, price }) => totalAmount(form_serials, price)}
    >
      <FormSaleFields />
    </ReceiptEntry>
  )
}

function FormSaleFields() {
  const [rate, setRate] = useState<string>()
  return (
    <>
      <FormColumns isDense>
        <FormName onRate={setRate} />
        <Field name="building_name">
          <BuildingText />
        </Field>
      </FormColumns>
      <SerialsAndPrice rate={rate} />
      <FormColumns isDense isPassedBy>
        <Field name="payment_type" />
        <PlaceField />
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDayInput />
        </Field>
      </FormColumns>
      <Field name="remarks" />
    </>
  )
}

function SerialsAndPrice({ rate }: { rate: string | undefined }) {
  const name = form.useValue('form_name') as string | null | undefined
  const setValues = form.useSet()
  return (
    <>
      <SerialRows form={form} name="form_serials" setRows={(rows) => setValues({ form_serials: rows })} />
      <SaleSuggestions setValues={setValues} paper={name || undefined} serials="form_serials" />
      <SerialTotals
        form={form}
        setValues={setValues}
        serials="form_serials"
        item={name ? `FRM ${name}` : undefined}
        proposal={rate}
      />
    </>
  )
}

/** Selects a form and fills in its price: by resolution on the day of the sale, else its rate. */
function FormName({ onRate }: { onRate: (rate: string) => void }) {
  const setValues = form.useSet()
  const prices = usePricesInForce(form.useValue('sales_date'))
  const priceOf = (id: number) => prices?.find(({ item }) => item === `FRM:${id}`)?.amount
  return (
    <Field name="form_name">
      <RecordSelect
        source={paperForms}
        label={({ form_name }) => form_name}
        toValue={({ form_name }) => form_name}
        onPick={(stationeryForm) => {
          if (!stationeryForm) return
          onRate(stationeryForm.form_rate)
          setValues({ price: priceOf(stationeryForm.id) ?? stationeryForm.form_rate })
        }}
      />
    </Field>
  )
}
