import { today, yearOf } from '@samity/shared-api/contract/day'
import { latinDigits } from '@samity/shared-api/contract/digits'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import type { Get, PageLocation } from '@samity/shared-api/module'
import { toSeats, type Seat } from './seats.ts'

export type CommitteeData = {
  year: number
  /** The years that the visitor can choose, latest first */
  years: number[]
  seats: Seat[]
}

/** Returns next year, this year, the ten years before and every other year that has entries; latest first. */
function selectableYears(members: readonly CommitteeMember[], thisYear: number): number[] {
  const defaultYears = Array.from({ length: 12 }, (_, index) => thisYear + 1 - index)
  return [...new Set([...defaultYears, ...members.map(({ year }) => year)])].sort((one, other) => other - one)
}

export async function data(get: Get, { search }: PageLocation): Promise<CommitteeData> {
  // the contract declares this type for GET committees/
  const members = (await get('committees/')) as CommitteeMember[]
  const thisYear = yearOf(today())
  const requestedYear = Number(latinDigits(new URLSearchParams(search).get('year') ?? ''))
  const year =
    Number.isInteger(requestedYear) && requestedYear >= 1800 && requestedYear <= 2200
      ? requestedYear
      : thisYear
  const years = selectableYears(members, thisYear)
  return {
    year,
    years: years.includes(year) ? years : [...years, year].sort((one, other) => other - one),
    seats: toSeats(members.filter((member) => member.year === year)),
  }
}
