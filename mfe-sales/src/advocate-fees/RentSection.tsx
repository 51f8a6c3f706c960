import { monthOf, today, yearOf } from '@samity/shared-api/contract'
import { rentSection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import { useFieldValue } from '@samity/shared-ui/forms'
import { BuildingText } from '../components/BuildingText.tsx'
import { RentNote } from '../components/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { MonthFields } from './MonthFields.tsx'
import { SectionField } from './SectionField.tsx'
import { SectionPrices } from './SectionPrices.tsx'
import { monthsOf, toFeeRows } from './totals.ts'

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
        <MonthFields section={section} fields={fields} row={row} />
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

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function UnitRentNote() {
  const [rent = {}] = toFeeRows(advocateFeesForm.useValue(section))
  const building_name = toText(rent.building_name)
  const unit = { building_name, floor: toText(rent.floor), room: toText(rent.room) }
  return <RentNote unit={building_name ? unit : undefined} exceptNumber={useFieldValue('number')} />
}
