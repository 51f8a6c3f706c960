import type { monthlySection, rentSection } from '@samity/shared-api/contract/sales/advocate-fees'
import { FullWidth, MonthSelect } from '@samity/shared-ui/forms'
import { MonthStrip } from '../components/MonthStrip.tsx'
import { PaidYearSelect } from '../components/PaidYearSelect.tsx'
import type { Span } from '../paid-periods.ts'
import { advocateFeesForm, type SectionName } from './advocate-fees-form.ts'
import { SectionField } from './SectionField.tsx'
import { toFeeRows } from './totals.ts'

type Props = {
  section: SectionName
  fields: typeof monthlySection | typeof rentSection
  row: number
  paid: readonly Span[]
  due: readonly Span[] | null
}

/** The months of a row: the strip, and the specified four fields that say the same. */
export function MonthFields({ section, fields, row, paid, due }: Props) {
  const rows = toFeeRows(advocateFeesForm.useValue(section))
  const setValues = advocateFeesForm.useSet()
  return (
    <>
      <FullWidth>
        <MonthStrip
          paid={paid}
          due={due}
          chosen={rows[row] ?? {}}
          onChoose={(months) =>
            setValues({ [section]: rows.map((one, index) => (index === row ? { ...one, ...months } : one)) })
          }
        />
      </FullWidth>
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
}
