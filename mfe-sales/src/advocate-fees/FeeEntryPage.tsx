import { today, type Draft } from '@samity/shared-api/contract'
import type { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { type Advocate, BookingDay, Columns, useTyped } from '@samity/shared-ui/forms'
import { useState } from 'react'
import { MoneyEntry } from '../parts/MoneyEntry.tsx'
import { usePaid } from '../parts/paid.ts'
import { EntrySection } from './EntrySection.tsx'
import { feeScreen } from './fee-screen.ts'
import { form } from './form.ts'
import { GrandTotal } from './GrandTotal.tsx'
import { Member } from './Member.tsx'
import { MonthlySection } from './MonthlySection.tsx'
import { RentSection } from './RentSection.tsx'
import { withTotals } from './totals.ts'
import { useRate } from './use-rate.ts'
import { YearlySection } from './YearlySection.tsx'

const { Field, useValue } = form
type Fees = Draft<typeof advocateFees>

const initial = (): Fees => ({
  collection_date: today(),
  rentcollection_set: [],
  entryfee_set: [],
  monthlyfee_set: [],
  barassociationfee_set: [],
})

/** Everything a member owes, on one receipt. */
export default function FeeEntryPage() {
  const rate = useRate()
  return (
    <MoneyEntry form={form} screen={feeScreen} initial={initial} prepare={(fees) => withTotals(fees, rate)}>
      <Fees rate={rate} />
    </MoneyEntry>
  )
}

function Fees({ rate }: { rate: number | undefined }) {
  const [found, setFound] = useState<Advocate>()
  // after a save the form is empty again
  const member = useValue('advocate_id') ? found : undefined
  const paid = usePaid(member && { advocate_id: member.bar_registration_number }, useTyped('number'))
  return (
    <>
      <Columns>
        <Field name="collection_date">
          <BookingDay />
        </Field>
        <Field name="receipt_no" />
        <Member member={member} onPick={setFound} />
      </Columns>
      <RentSection />
      <EntrySection paid={paid} />
      <MonthlySection paid={paid} />
      <YearlySection rate={rate} paid={paid} />
      <Columns>
        <GrandTotal rate={rate} />
      </Columns>
    </>
  )
}
