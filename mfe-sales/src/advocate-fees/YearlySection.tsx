import { toDecimal, today, yearOf } from '@samity/shared-api/contract'
import { yearlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import { useShow } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { Figure } from '../parts/Figure.tsx'
import { PaidYear } from '../parts/PaidYear.tsx'
import { FeeSection } from './FeeSection.tsx'
import { form } from './form.ts'
import { SectionField } from './SectionField.tsx'
import { rowsIn, yearlyCost, yearlyTotal } from './totals.ts'

const of = 'barassociationfee_set'
const thisYear = () => {
  const year = yearOf(today())
  return { yearly_from_year: year, yearly_to_year: year, payment_type: 'cash' }
}

type Props = { rate: number | undefined; note: ReactNode }

/** Bar association, benevolent fund and relief fund for a span of years. */
export function YearlySection({ rate, note }: Props) {
  const show = useShow()
  const typed = rowsIn(form.useValue(of))
  const written = (paisa: number) => (rate === undefined ? '' : show.amount(toDecimal(paisa)))
  return (
    <FeeSection
      of={of}
      title={{ en: 'Bar Association Fee', bn: 'বার সমিতি ফি' }}
      initial={thisYear}
      first="yearly_from_year"
      note={note}
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
