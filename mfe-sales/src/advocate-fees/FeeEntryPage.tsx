import { toDecimal, today, type FormValues } from '@samity/shared-api/contract'
import type { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { lazyPart } from '@samity/shared-ui/core'
import {
  type AdvocateSummary,
  BookingDayInput,
  FormColumns,
  PlaceField,
  useFieldValue,
} from '@samity/shared-ui/forms'
import { useState } from 'react'
import { ReceiptEntry } from '../components/ReceiptEntry.tsx'
import { useDues } from '../hooks/use-dues.ts'
import { usePaidPeriods } from '../hooks/use-paid-periods.ts'
import { EntrySection } from './EntrySection.tsx'
import { feeScreen } from './fee-screen.ts'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { GrandTotal } from './GrandTotal.tsx'
import { PayingAdvocate } from './PayingAdvocate.tsx'
import { MonthlySection } from './MonthlySection.tsx'
import { RentSection } from './RentSection.tsx'
import { grandTotal, withFeeTotals } from './totals.ts'
import { useYearlyRate } from './use-yearly-rate.ts'
import { YearlySection } from './YearlySection.tsx'

const { Field, useValue } = advocateFeesForm
/** Only offices with a fee schedule, or modules that charge, load the proposal. */
const ProposedDues = lazyPart(
  async () => (await import('./ProposedDues.tsx')).ProposedDues,
  () => null,
)
const reasonHint = {
  en: 'Only needed when you take another amount than the fee schedules say.',
  bn: 'তফসিলের চেয়ে ভিন্ন পরিমাণ নিলে তবেই লিখতে হবে।',
}
type FeeSections = FormValues<typeof advocateFees>

const initial = (): FeeSections => ({
  collection_date: today(),
  rentcollection_set: [],
  entryfee_set: [],
  monthlyfee_set: [],
  barassociationfee_set: [],
})

export default function FeeEntryPage() {
  const ratePaisa = useYearlyRate()
  return (
    <ReceiptEntry
      form={advocateFeesForm}
      screen={feeScreen}
      initial={initial}
      prepare={(fees) => withFeeTotals(fees, ratePaisa)}
      total={(fees) => toDecimal(grandTotal(fees, ratePaisa ?? 0))}
    >
      <FeeSections ratePaisa={ratePaisa} />
    </ReceiptEntry>
  )
}

function FeeSections({ ratePaisa }: { ratePaisa: number | undefined }) {
  const [pickedAdvocate, setPickedAdvocate] = useState<AdvocateSummary>()
  // after saving the form is empty again
  const payingAdvocate = useValue('advocate_id') ? pickedAdvocate : undefined
  // the number of the receipt that is changed; a new one has none
  const number = useFieldValue('number')
  const paidPeriods = usePaidPeriods(
    payingAdvocate && { advocate_id: payingAdvocate.bar_registration_number },
    number,
  )
  const owed = useDues(payingAdvocate?.id, useValue('collection_date'))
  const dues = owed?.has_schedule ? owed : undefined
  return (
    <>
      <FormColumns>
        <PayingAdvocate advocate={payingAdvocate} onPick={setPickedAdvocate} />
      </FormColumns>
      {/* taking the proposal would replace what the receipt already has */}
      {owed && !number && <ProposedDues dues={owed} />}
      <RentSection />
      <EntrySection paidPeriods={paidPeriods} />
      <MonthlySection paidPeriods={paidPeriods} hasSchedule={!!dues} />
      <YearlySection ratePaisa={ratePaisa} paidPeriods={paidPeriods} hasSchedule={!!dues} />
      <FormColumns>
        {dues && <Field name="amount_reason" hint={reasonHint} />}
        <PlaceField />
        <Field name="collection_date">
          <BookingDayInput />
        </Field>
        <Field name="receipt_no" />
        <GrandTotal ratePaisa={ratePaisa} />
      </FormColumns>
    </>
  )
}
