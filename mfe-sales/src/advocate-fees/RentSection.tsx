import { monthOf, today, yearOf } from '@samity/shared-api/contract'
import { rentSection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import { useTyped } from '@samity/shared-ui/forms'
import { BuildingText } from '../parts/BuildingText.tsx'
import { RentNote } from '../parts/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { form } from './form.ts'
import { MonthFields } from './MonthFields.tsx'
import { SectionField } from './SectionField.tsx'
import { rowsIn } from './totals.ts'

const of = 'rentcollection_set'

/** The months up to now, for a section that is being opened. */
export function thisMonth() {
  const day = today()
  const [month, year] = [monthOf(day), yearOf(day)]
  return { from_month: month, from_year: year, to_month: month, to_year: year, payment_type: 'cash' }
}

export const RentSection = () => (
  <FeeSection
    of={of}
    title={{ en: 'Rent', bn: 'ভাড়া' }}
    initial={() => ({ ...thisMonth(), rent_type: 'House' })}
    first="from_month"
    note={<PaidRent />}
  >
    {(row) => (
      <>
        <MonthFields of={of} fields={fields} row={row} />
        <SectionField of={of} fields={fields} row={row} name="rent_type" />
        <SectionField of={of} fields={fields} row={row} name="building_name">
          <BuildingText />
        </SectionField>
        <SectionField of={of} fields={fields} row={row} name="floor" />
        <SectionField of={of} fields={fields} row={row} name="room" />
        <SectionField of={of} fields={fields} row={row} name="rent_amount" />
        <SectionField of={of} fields={fields} row={row} name="payment_type" />
        <SectionField of={of} fields={fields} row={row} name="remarks1" />
      </>
    )}
  </FeeSection>
)

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The months that are paid and due for the unit of the first rent. */
function PaidRent() {
  const [rent = {}] = rowsIn(form.useValue(of))
  const building_name = text(rent.building_name)
  const unit = { building_name, floor: text(rent.floor), room: text(rent.room) }
  return <RentNote unit={building_name ? unit : undefined} but={useTyped('number')} />
}
