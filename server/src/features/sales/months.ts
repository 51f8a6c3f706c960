import { unprocessable } from '../../http/errors.ts'
import { nameKey } from '../../ledger/parties.ts'
import { monthIndex } from '../../ledger/paid-periods.ts'

export type MonthRange = { from_month: number; from_year: number; to_month: number; to_year: number }
type RentUnit = { building_name: string; floor: string; room: string }

/** First and last month as indexes; an end before the start is refused on `field`. */
export function toMonthSpan({ from_month, from_year, to_month, to_year }: MonthRange, field: string) {
  const [first, last] = [monthIndex(from_year, from_month), monthIndex(to_year, to_month)]
  if (last < first)
    throw unprocessable({
      [field]: { en: 'Must not be before the first month', bn: 'প্রথম মাসের আগে হতে পারবে না' },
    })
  return { first, last }
}

/** A rent unit is building, floor and room, whoever rents it. */
export const rentUnitKey = (buildingId: number | null, { building_name, floor, room }: RentUnit): string =>
  [buildingId ?? nameKey(building_name), nameKey(floor), nameKey(room)].join('|')

const showMonth = (number: number, year: number) => `${String(number).padStart(2, '0')}/${year}`
export function showMonths({ from_month, from_year, to_month, to_year }: MonthRange): string {
  const [from, to] = [showMonth(from_month, from_year), showMonth(to_month, to_year)]
  return from === to ? from : `${from} – ${to}`
}
