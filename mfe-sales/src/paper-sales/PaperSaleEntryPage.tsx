import { today, type FormValues } from '@samity/shared-api/contract'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import {
  AdvocateLookup,
  BookingDayInput,
  FormColumns,
  formFor,
  PlaceField,
  useFieldValue,
} from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { SerialRows } from '../components/SerialRows.tsx'
import { useCounter } from '../hooks/use-counter.ts'
import { emptyRows, withSerialTotals, withFormRows, totalAmount } from '../serials.ts'
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

export default function PaperSaleEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={paperSaleScreen}
      initial={initial}
      toFormValues={toFormValues}
      prepare={prepare}
      total={({ serials, price }) => totalAmount(serials, price)}
    >
      <FormColumns isDense>
        <AdvocateLookup
          id={{ name: 'advocateId' }}
          name={{ name: 'advocate_name' }}
          phone={{ name: 'advocate_phone' }}
          isFirst
          next={nextAfterAdvocate}
        />
        <Field name="building_name">
          <BuildingText />
        </Field>
        <Field name="sale_type" />
      </FormColumns>
      <SerialsAndPrice />
      <FormColumns isDense isPassedBy>
        <Field name="payment_type" />
        <PlaceField />
        <Field name="customer_name" />
        <Field name="customer_phone" />
        <Field name="customer_address" />
        <Field name="receipt_no" />
        <Field name="sales_date">
          <BookingDayInput />
        </Field>
      </FormColumns>
    </ReceiptEntry>
  )
}

/** The number of papers, when the form knows the rest; else what it does not know. */
const nextAfterAdvocate = () =>
  ['building_name', 'serials_0_from_serial'].find((id) => {
    const input = document.getElementById(id)
    return input instanceof HTMLInputElement && input.value === ''
  }) ?? 'serials_0_total'

const papers: Record<string, string> = { Vokalotnama: 'VKL', 'Cartis Paper': 'CRT', 'Notery Sticker': 'NST' }

function SerialsAndPrice() {
  const paper = papers[String(form.useValue('sale_type'))]
  const setValues = form.useSet()
  const isEdit = !!useFieldValue('number')
  const lastPrice = useCounter(isEdit ? undefined : paper).data?.price
  return (
    <>
      <SerialRows form={form} name="serials" setRows={(rows) => setValues({ serials: rows })} />
      <SaleSuggestions setValues={setValues} paper={paper} serials="serials" />
      <SerialTotals
        form={form}
        setValues={setValues}
        serials="serials"
        item={paper}
        proposal={lastPrice ?? undefined}
      />
    </>
  )
}
