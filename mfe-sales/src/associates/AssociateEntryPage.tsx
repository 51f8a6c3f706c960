import {
  parseMoney,
  sum,
  toDecimal,
  today,
  yearOf,
  type FormValues,
  type Words,
} from '@samity/shared-api/contract'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { AdvocateLookup, BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { withZeros } from '../blank-fees.ts'
import { FeesByResolution } from '../components/FeesByResolution.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import { AssociateList } from './AssociateList.tsx'
import { associateScreen } from './associate-screen.ts'

const form = formFor(associateRegistration)
const { Field, useSet, useValue } = form
type Registration = FormValues<typeof associateRegistration>

const initial = (): Registration => {
  const day = today()
  return { registration_date: day, from_year: yearOf(day), to_year: yearOf(day), payment_type: 'cash' }
}

const renewalsLabel: Words = { en: 'List and renewals due', bn: 'তালিকা ও বাকি নবায়ন' }

const toPaisa = (value: unknown) => parseMoney(value) ?? 0
const totalOf = ({ entry_fee, book_rate, renewal_fee }: Registration): string =>
  toDecimal(sum([toPaisa(entry_fee), toPaisa(book_rate), toPaisa(renewal_fee)]))

const prepare = (registration: Registration): Registration => ({
  ...withZeros(registration, ['entry_fee', 'book_rate', 'renewal_fee']),
  total: totalOf(registration),
})

export default function AssociateEntryPage() {
  return (
    <ReceiptEntry
      form={form}
      screen={associateScreen}
      initial={initial}
      prepare={prepare}
      total={totalOf}
      tab={{ key: 'renewals', label: renewalsLabel, content: <AssociateList startsWithDue /> }}
    >
      <FormColumns>
        <AdvocateLookup
          id={{ name: 'advocate_id' }}
          name={{ name: 'advocate_name' }}
          phone={{ name: 'advocate_phone' }}
          isFirst
        />
        <Field name="receipt_no" />
        <Field name="registration_date" required>
          <BookingDayInput />
        </Field>
        <Field name="from_year">
          <PaidYearSelect />
        </Field>
        <Field name="to_year">
          <PaidYearSelect />
        </Field>
        <Field name="license_no" />
        <Field name="name" />
        <Field name="entry_fee" />
        <Field name="book_rate" />
        <Field name="renewal_fee" />
        <Total />
        <Field name="payment_type" />
        <PlaceField />
      </FormColumns>
      <Field name="remarks" />
      <Fees />
    </ReceiptEntry>
  )
}

function Total() {
  const show = useShow()
  const total = totalOf({
    entry_fee: useValue('entry_fee'),
    book_rate: useValue('book_rate'),
    renewal_fee: useValue('renewal_fee'),
  })
  return (
    <Field name="total">
      <ComputedField prefix="৳" text={show.amount(total)} />
    </Field>
  )
}

const items = {
  entry_fee: 'associate_entry_fee',
  book_rate: 'associate_book_rate',
  renewal_fee: 'associate_renewal_fee',
}
const Fees = () => <FeesByResolution setValues={useSet()} day="registration_date" items={items} />
