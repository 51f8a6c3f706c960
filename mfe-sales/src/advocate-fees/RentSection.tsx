import { monthOf, today, yearOf } from '@samity/shared-api/contract'
import { rentSection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import { useFieldValue } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { RentNote } from '../components/PaidNote.tsx'
import { useUnitMonths } from '../hooks/use-unit-months.ts'
import type { RentUnit } from '../paid-periods.ts'
import { FeeSection } from './FeeSection.tsx'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { MonthFields } from './MonthFields.tsx'
import { SectionField } from './SectionField.tsx'
import { SectionPrices } from './SectionPrices.tsx'
import { monthsOf, toFeeRows, type FeeRow } from './totals.ts'

const section = 'rentcollection_set'

/** Returns the initial values of a section that is paid by month: the current month, in cash. */
export function currentMonth() {
  const day = today()
  const [month, year] = [monthOf(day), yearOf(day)]
  return { from_month: month, from_year: year, to_month: month, to_year: year, payment_type: 'cash' }
}

export const RentSection = () => (
  <FeeSection
    section={section}
    title={{ en: 'Rent', bn: 'ভাড়া' }}
    initial={() => ({ ...currentMonth(), rent_type: 'House' })}
    items={{ rent_amount: rentItem('House') }}
    firstField="from_month"
    note={<UnitRentNote />}
  >
    {(row) => (
      <>
        <RentMonths row={row} />
        <RentPrice row={row} />
        <SectionField section={section} fields={fields} row={row} name="rent_type" />
        <SectionField section={section} fields={fields} row={row} name="building_name">
          <BuildingText />
        </SectionField>
        <SectionField section={section} fields={fields} row={row} name="floor" />
        <SectionField section={section} fields={fields} row={row} name="room" />
        <SectionField section={section} fields={fields} row={row} name="rent_amount" />
        <SectionField section={section} fields={fields} row={row} name="payment_type" />
        <SectionField section={section} fields={fields} row={row} name="remarks1" />
      </>
    )}
  </FeeSection>
)

/** The price of a month, which depends on the type of rent. */
const rentItem = (rentType: unknown) => `member_rent:${String(rentType)}`

function RentPrice({ row }: { row: number }) {
  const rent = toFeeRows(advocateFeesForm.useValue(section))[row] ?? {}
  return (
    <SectionPrices
      section={section}
      row={row}
      items={{ rent_amount: rentItem(rent['rent_type']) }}
      count={monthsOf(rent)}
    />
  )
}

function RentMonths({ row }: { row: number }) {
  const rent = toFeeRows(advocateFeesForm.useValue(section))[row] ?? {}
  const months = useUnitMonths(unitOf(rent), useFieldValue('number'))
  return (
    <MonthFields
      section={section}
      fields={fields}
      row={row}
      paid={months?.paid ?? []}
      due={months?.due ?? null}
    />
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function unitOf({ building_name, floor, room }: FeeRow): RentUnit | undefined {
  const building = toText(building_name)
  return building ? { building_name: building, floor: toText(floor), room: toText(room) } : undefined
}

function UnitRentNote() {
  const [rent = {}] = toFeeRows(advocateFeesForm.useValue(section))
  return <RentNote unit={unitOf(rent)} exceptNumber={useFieldValue('number')} />
}
