import { toDecimal } from '@samity/shared-api/contract'
import { monthlySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import { MonthSelect } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { Figure } from '../parts/Figure.tsx'
import { PaidYear } from '../parts/PaidYear.tsx'
import { FeeSection } from './FeeSection.tsx'
import { form } from './form.ts'
import { thisMonth } from './RentSection.tsx'
import { SectionField } from './SectionField.tsx'
import { monthlyTotal, rowsIn } from './totals.ts'

const of = 'monthlyfee_set'

export function MonthlySection({ note }: { note: ReactNode }) {
  const show = useShow()
  const typed = rowsIn(form.useValue(of))
  return (
    <FeeSection
      of={of}
      title={{ en: 'Monthly Fee', bn: 'মাসিক ফি' }}
      initial={thisMonth}
      first="from_month"
      note={note}
    >
      {(row) => (
        <>
          <SectionField of={of} fields={fields} row={row} name="from_month">
            <MonthSelect />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="from_year">
            <PaidYear />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="to_month">
            <MonthSelect />
          </SectionField>
          <SectionField of={of} fields={fields} row={row} name="to_year">
            <PaidYear />
          </SectionField>
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
