import { today, type FormValues } from '@samity/shared-api/contract'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { AdvocateLookup, BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { SerialRows } from '../components/SerialRows.tsx'
import { emptyRows, withSerialTotals, withFormRows } from '../serials.ts'
import { SaleSuggestions } from '../components/SaleSuggestions.tsx'
import { SerialTotals } from '../components/SerialTotals.tsx'
import { paperSaleScreen } from './paper-sale-screen.ts'

const form = formFor(paperSale)
const { Field } = form

const initial = (): FormValues<typeof paperSale> => ({
  sale_type: 'Vokalotnama',
  sales_date: today(),
  payment_type: 'cash',
  serials: emptyRows(),
})

const toFormValues = withFormRows('serials')
const prepare = withSerialTotals('serials')

/** One form for the sale of vokalotnama, cartis paper and notary stickers. */
export default function PaperSaleEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={paperSaleScreen}
      initial={initial}
      toFormValues={toFormValues}
      prepare={prepare}
    >
      <FormColumns>
        <Field name="sale_type" />
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDayInput />
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
        <PlaceField />
      </FormColumns>
      <SerialsAndPrice />
    </ReceiptEntry>
  )
}

const papers: Record<string, string> = { Vokalotnama: 'VKL', 'Cartis Paper': 'CRT', 'Notery Sticker': 'NST' }

function SerialsAndPrice() {
  const paper = papers[String(form.useValue('sale_type'))]
  const setValues = form.useSet()
  return (
    <>
      <SerialRows form={form} name="serials" />
      <SaleSuggestions setValues={setValues} paper={paper} serials="serials" />
      <SerialTotals form={form} setValues={setValues} serials="serials" item={paper} />
    </>
  )
}
