import { FullWidth, useFieldValue } from '@samity/shared-ui/forms'
import { MonthStrip } from '../components/MonthStrip.tsx'
import { RentNote } from '../components/PaidNote.tsx'
import { useUnitMonths } from '../hooks/use-unit-months.ts'
import type { RentUnit } from '../paid-periods.ts'
import { shopRentForm } from './shop-rent-form.ts'

const { useSet, useValue } = shopRentForm
const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The unit of the form; undefined until a building is entered. */
function useUnit(): RentUnit | undefined {
  const building_name = toText(useValue('building_name'))
  const floor = toText(useValue('floor'))
  const room = toText(useValue('room'))
  return building_name ? { building_name, floor, room } : undefined
}

export const ShopRentNote = () => <RentNote unit={useUnit()} exceptNumber={useFieldValue('number')} />

export function ShopRentMonths() {
  const months = useUnitMonths(useUnit(), useFieldValue('number'))
  const chosen = {
    from_month: useValue('from_month'),
    from_year: useValue('from_year'),
    to_month: useValue('to_month'),
    to_year: useValue('to_year'),
  }
  return (
    <FullWidth>
      <MonthStrip paid={months?.paid ?? []} due={months?.due ?? null} chosen={chosen} onChoose={useSet()} />
    </FullWidth>
  )
}
