import type { monthlySection, rentSection } from '@samity/shared-api/contract/sales/advocate-fees'
import { MonthSelect } from '@samity/shared-ui/forms'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import type { SectionName } from './advocate-fees-form.ts'
import { SectionField } from './SectionField.tsx'

type Props = { section: SectionName; fields: typeof monthlySection | typeof rentSection; row: number }

export const MonthFields = ({ section, fields, row }: Props) => (
  <>
    <SectionField section={section} fields={fields} row={row} name="from_month">
      <MonthSelect />
    </SectionField>
    <SectionField section={section} fields={fields} row={row} name="from_year">
      <PaidYearSelect />
    </SectionField>
    <SectionField section={section} fields={fields} row={row} name="to_month">
      <MonthSelect />
    </SectionField>
    <SectionField section={section} fields={fields} row={row} name="to_year">
      <PaidYearSelect />
    </SectionField>
  </>
)
