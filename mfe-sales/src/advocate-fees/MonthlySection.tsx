import { toDecimal } from '@samity/shared-api/contract'
import { monthlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useShow } from '@samity/shared-ui/words'
import { Figure } from '../parts/Figure.tsx'
import { dueOf } from '../parts/paid.ts'
import { PaidNote } from '../parts/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { form } from './form.ts'
import { MonthFields } from './MonthFields.tsx'
import { thisMonth } from './RentSection.tsx'
import { SectionField } from './SectionField.tsx'
import { monthlyTotal, rowsIn } from './totals.ts'

const of = 'monthlyfee_set'

/** The months that are due, otherwise this one. */
function monthsDue(paid: readonly PaidPeriod[] | undefined) {
  const [due] = dueOf(paid ?? [], 'monthly')
  if (!due) return thisMonth()
  const [from_year, from_month] = due.from.split('-').map(Number)
  const [to_year, to_month] = due.to.split('-').map(Number)
  return { from_month, from_year, to_month, to_year, payment_type: 'cash' }
}

export function MonthlySection({ paid }: { paid: readonly PaidPeriod[] | undefined }) {
  const show = useShow()
  const typed = rowsIn(form.useValue(of))
  return (
    <FeeSection
      of={of}
      title={{ en: 'Monthly Fee', bn: 'মাসিক ফি' }}
      initial={() => monthsDue(paid)}
      first="from_month"
      note={<PaidNote periods={paid} kind="monthly" />}
    >
      {(row) => (
        <>
          <MonthFields of={of} fields={fields} row={row} />
          <SectionField of={of} fields={fields} row={row} name="monthly_fee" />
          <SectionField of={of} fields={fields} row={row} name="total_monthly_amount" readOnly>
            <Figure prefix="৳" shows={show.amount(toDecimal(monthlyTotal(typed[row] ?? {})))} />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="payment_type" />
          <SectionField of={of} fields={fields} row={row} name="remarks2" />
        </>
      )}
    </FeeSection>
  )
}
