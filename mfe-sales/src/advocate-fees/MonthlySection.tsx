import { parseMoney, toDecimal } from '@samity/shared-api/contract'
import { monthlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useShow } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { dueOf, spansOf } from '../paid-periods.ts'
import { PaidNote } from '../components/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { MonthFields } from './MonthFields.tsx'
import { currentMonth } from './RentSection.tsx'
import { SectionField } from './SectionField.tsx'
import { monthlyTotal, toFeeRows, type FeeRow } from './totals.ts'

const section = 'monthlyfee_set'

/** Returns the first months due, or the current month if none is due. */
function monthsDue(paidPeriods: readonly PaidPeriod[] | undefined) {
  const [due] = dueOf(paidPeriods ?? [], 'monthly')
  if (!due) return currentMonth()
  const [from_year, from_month] = due.from.split('-').map(Number)
  const [to_year, to_month] = due.to.split('-').map(Number)
  return { from_month, from_year, to_month, to_year, payment_type: 'cash' }
}

/** A receipt that was taken with a delay fee keeps it when it is edited. */
const hasDelayFee = (row: FeeRow = {}) => !!parseMoney(row['monthly_delay_fee'])

type Props = {
  paidPeriods: readonly PaidPeriod[] | undefined
  /** The association has fee schedules, so that a late month may cost more */
  hasSchedule: boolean
}

export function MonthlySection({ paidPeriods, hasSchedule }: Props) {
  const show = useShow()
  const rows = toFeeRows(advocateFeesForm.useValue(section))
  return (
    <FeeSection
      section={section}
      title={{ en: 'Monthly Fee', bn: 'মাসিক চাঁদা' }}
      initial={() => monthsDue(paidPeriods)}
      items={{ monthly_fee: 'monthly_fee' }}
      firstField="from_month"
      note={<PaidNote periods={paidPeriods} kind="monthly" hasSchedule={hasSchedule} />}
    >
      {(row) => (
        <>
          <MonthFields
            section={section}
            fields={fields}
            row={row}
            paid={spansOf(paidPeriods ?? [], 'monthly')}
            due={paidPeriods ? dueOf(paidPeriods, 'monthly') : null}
          />
          <SectionField section={section} fields={fields} row={row} name="monthly_fee" />
          {(hasSchedule || hasDelayFee(rows[row])) && (
            <SectionField section={section} fields={fields} row={row} name="monthly_delay_fee" />
          )}
          <SectionField section={section} fields={fields} row={row} name="total_monthly_amount" readOnly>
            <ComputedField prefix="৳" text={show.amount(toDecimal(monthlyTotal(rows[row] ?? {})))} />
          </SectionField>
          <SectionField section={section} fields={fields} row={row} name="payment_type" />
          <SectionField section={section} fields={fields} row={row} name="remarks2" />
        </>
      )}
    </FeeSection>
  )
}
