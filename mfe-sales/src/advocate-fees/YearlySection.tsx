import { toDecimal, today, yearOf } from '@samity/shared-api/contract'
import { yearlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useShow } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { dueOf } from '../paid-periods.ts'
import { PaidNote } from '../components/PaidNote.tsx'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import { FeeSection } from './FeeSection.tsx'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { SectionField } from './SectionField.tsx'
import { SectionPrices } from './SectionPrices.tsx'
import { toFeeRows, yearlyCost, yearlyTotal, yearsOf } from './totals.ts'

const section = 'barassociationfee_set'

/** Returns the first years due, or the current year if none is due. */
function yearsDue(paidPeriods: readonly PaidPeriod[] | undefined) {
  const [due] = dueOf(paidPeriods ?? [], 'yearly')
  const year = yearOf(today())
  return {
    yearly_from_year: Number(due?.from ?? year),
    yearly_to_year: Number(due?.to ?? year),
    payment_type: 'cash',
  }
}

const items = {
  yearly_fee: 'yearly_fee',
  benevolent_fund_fee: 'benevolent_fund_fee',
  relief_fund_fee: 'relief_fund_fee',
}

type Props = {
  ratePaisa: number | undefined
  paidPeriods: readonly PaidPeriod[] | undefined
  /** The association has fee schedules: they say what is due, and win over prices by resolution */
  hasSchedule: boolean
}

export function YearlySection({ ratePaisa, paidPeriods, hasSchedule }: Props) {
  const show = useShow()
  const rows = toFeeRows(advocateFeesForm.useValue(section))
  const formatAmount = (paisa: number) => (ratePaisa === undefined ? '' : show.amount(toDecimal(paisa)))
  return (
    <FeeSection
      section={section}
      title={{ en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' }}
      initial={() => yearsDue(paidPeriods)}
      items={items}
      firstField="yearly_from_year"
      note={<PaidNote periods={paidPeriods} kind="yearly" hasSchedule={hasSchedule} />}
    >
      {(row) => (
        <>
          {!hasSchedule && (
            <SectionPrices section={section} row={row} items={items} count={yearsOf(rows[row] ?? {})} />
          )}
          <SectionField section={section} fields={fields} row={row} name="yearly_from_year">
            <PaidYearSelect />
          </SectionField>
          <SectionField section={section} fields={fields} row={row} name="yearly_to_year">
            <PaidYearSelect />
          </SectionField>
          <SectionField section={section} fields={fields} row={row} name="yearly_fee" />
          <SectionField section={section} fields={fields} row={row} name="yearly_fee_cost" readOnly>
            <ComputedField prefix="৳" text={formatAmount(yearlyCost(rows[row] ?? {}, ratePaisa ?? 0))} />
          </SectionField>
          <SectionField section={section} fields={fields} row={row} name="yearly_delay_fee" />
          <SectionField section={section} fields={fields} row={row} name="benevolent_fund_fee" />
          <SectionField section={section} fields={fields} row={row} name="benevolent_delay_fee" />
          <SectionField section={section} fields={fields} row={row} name="relief_fund_fee" />
          <SectionField section={section} fields={fields} row={row} name="total_amount" readOnly>
            <ComputedField prefix="৳" text={formatAmount(yearlyTotal(rows[row] ?? {}, ratePaisa ?? 0))} />
          </SectionField>
          <SectionField section={section} fields={fields} row={row} name="payment_type" />
          <SectionField section={section} fields={fields} row={row} name="court_type" />
          <SectionField section={section} fields={fields} row={row} name="remarks3" />
        </>
      )}
    </FeeSection>
  )
}
