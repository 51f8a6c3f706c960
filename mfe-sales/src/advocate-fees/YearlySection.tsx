import { toDecimal, today, yearOf } from '@samity/shared-api/contract'
import { yearlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useShow } from '@samity/shared-ui/words'
import { Figure } from '../parts/Figure.tsx'
import { dueOf } from '../parts/paid.ts'
import { PaidNote } from '../parts/PaidNote.tsx'
import { PaidYear } from '../parts/PaidYear.tsx'
import { FeeSection } from './FeeSection.tsx'
import { form } from './form.ts'
import { SectionField } from './SectionField.tsx'
import { rowsIn, yearlyCost, yearlyTotal } from './totals.ts'

const of = 'barassociationfee_set'

/** The years that are due, otherwise this one. */
function yearsDue(paid: readonly PaidPeriod[] | undefined) {
  const [due] = dueOf(paid ?? [], 'yearly')
  const year = yearOf(today())
  return {
    yearly_from_year: Number(due?.from ?? year),
    yearly_to_year: Number(due?.to ?? year),
    payment_type: 'cash',
  }
}

type Props = { rate: number | undefined; paid: readonly PaidPeriod[] | undefined }

/** Bar association, benevolent fund and relief fund for a span of years. */
export function YearlySection({ rate, paid }: Props) {
  const show = useShow()
  const typed = rowsIn(form.useValue(of))
  const written = (paisa: number) => (rate === undefined ? '' : show.amount(toDecimal(paisa)))
  return (
    <FeeSection
      of={of}
      title={{ en: 'Bar Association Fee', bn: 'বার সমিতি ফি' }}
      initial={() => yearsDue(paid)}
      first="yearly_from_year"
      note={<PaidNote periods={paid} kind="yearly" />}
    >
      {(row) => (
        <>
          <SectionField of={of} fields={fields} row={row} name="yearly_from_year">
            <PaidYear />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="yearly_to_year">
            <PaidYear />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="yearly_fee" />
          <SectionField of={of} fields={fields} row={row} name="yearly_fee_cost" readOnly>
            <Figure prefix="৳" shows={written(yearlyCost(typed[row] ?? {}, rate ?? 0))} />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="yearly_delay_fee" />
          <SectionField of={of} fields={fields} row={row} name="benevolent_fund_fee" />
          <SectionField of={of} fields={fields} row={row} name="benevolent_delay_fee" />
          <SectionField of={of} fields={fields} row={row} name="relief_fund_fee" />
          <SectionField of={of} fields={fields} row={row} name="total_amount" readOnly>
            <Figure prefix="৳" shows={written(yearlyTotal(typed[row] ?? {}, rate ?? 0))} />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="payment_type" />
          <SectionField of={of} fields={fields} row={row} name="court_type" />
          <SectionField of={of} fields={fields} row={row} name="remarks3" />
        </>
      )}
    </FeeSection>
  )
}
