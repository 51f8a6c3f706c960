import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { nameKey, readEarlierNames } from '../../ledger/parties.ts'
import { monthIndex } from '../../ledger/paid-periods.ts'

export type MonthRange = { from_month: number; from_year: number; to_month: number; to_year: number }
type RentUnit = { building_name: string; floor: string; room: string }

/** Returns the first and last month as indexes. Refuses an end before the start (422 on `field`). */
export function toMonthSpan({ from_month, from_year, to_month, to_year }: MonthRange, field: string) {
  const [first, last] = [monthIndex(from_year, from_month), monthIndex(to_year, to_month)]
  if (last < first)
    throw unprocessable({
      [field]: { en: 'Must not be before the first month', bn: 'প্রথম মাসের আগে হতে পারবে না' },
    })
  return { first, last }
}

/** The key of a rent unit: building, floor and room, independent of the renter. */
const rentUnitKey = (buildingId: number | null, { building_name, floor, room }: RentUnit): string =>
  [buildingId ?? nameKey(building_name), nameKey(floor), nameKey(room)].join('|')

/** The subjects of a period of rent. The building may be registered after rent was paid for its rooms. */
export const rentSubjects = async (sql: Sql, buildingId: number | null, unit: RentUnit) => ({
  subject: rentUnitKey(buildingId, unit),
  earlierSubjects: (await readEarlierNames(sql, 'buildings', buildingId, unit.building_name)).map(
    (building_name) => rentUnitKey(null, { ...unit, building_name }),
  ),
})

const showMonth = (number: number, year: number) => `${String(number).padStart(2, '0')}/${year}`
export function showMonths({ from_month, from_year, to_month, to_year }: MonthRange): string {
  const [from, to] = [showMonth(from_month, from_year), showMonth(to_month, to_year)]
  return from === to ? from : `${from} – ${to}`
}
