import type { monthlySection, rentSection } from '@samity/shared-api/contract/sales/advocate-fees'
import { MonthSelect } from '@samity/shared-ui/forms'
import { PaidYear } from '../parts/PaidYear.tsx'
import type { SetName } from './form.ts'
import { SectionField } from './SectionField.tsx'

type Props = { of: SetName; fields: typeof monthlySection | typeof rentSection; row: number }

/** From which month of which year to which: the four fields that a section of months begins with. */
export const MonthFields = ({ of, fields, row }: Props) => (
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
  </>
)
