import { today, type FormValues } from '@samity/shared-api/contract'
import { advocateChange } from '@samity/shared-api/contract/sales/advocate-change'
import { AdvocateLookup, BookingDayInput, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { AutoNumber } from '../components/AutoNumber.tsx'
import { FeesByResolution } from '../components/FeesByResolution.tsx'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { advocateChangeScreen } from './advocate-change-screen.ts'
import { typedAmount } from '../typed-amount.ts'

const form = formFor(advocateChange)
const { Field, useSet } = form

const initial = (): FormValues<typeof advocateChange> => ({ date: today(), payment_type: 'cash' })

export default function AdvocateChangeEntryPage() {
  return (
    <ReceiptEntry form={form} screen={advocateChangeScreen} initial={initial} total={typedAmount('fee')}>
      <FormColumns>
        <AdvocateLookup
          id={{ name: 'advocate_id' }}
          name={{ name: 'advocate_name' }}
          phone={{ name: 'advocate_phone' }}
          isFirst
        />
        <Field name="receipt_no" readOnly>
          <AutoNumber />
        </Field>
        <Field name="date" required>
          <BookingDayInput />
        </Field>
        <Field name="client_name" />
        <Field name="fee" />
        <Field name="case_no" />
        <Field name="payment_type" />
        <PlaceField />
      </FormColumns>
      <Field name="remarks" />
      <Fee />
    </ReceiptEntry>
  )
}

const items = { fee: 'advocate_change_fee' }
const Fee = () => <FeesByResolution setValues={useSet()} day="date" items={items} />
