import { today, yearOf } from '@samity/shared-api/contract/day'
import { latinDigits } from '@samity/shared-api/contract/digits'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import type { Get, Place } from '@samity/shared-api/module'
import { inOrder, type Seat } from './seats.ts'

export type CommitteeData = {
  year: number
  /** What can be chosen, the latest first */
  years: number[]
  seats: Seat[]
}

/** The next year, this one, the ten before, and every other that has entries. */
function yearsWith(members: readonly CommitteeMember[], thisYear: number): number[] {
  const usual = Array.from({ length: 12 }, (_, index) => thisYear + 1 - index)
  return [...new Set([...usual, ...members.map(({ year }) => year)])].sort((one, other) => other - one)
}

export async function data(get: Get, { search }: Place): Promise<CommitteeData> {
  // the shape that the contract declares
  const members = (await get('committees/')) as CommitteeMember[]
  const thisYear = yearOf(today())
  const asked = Number(latinDigits(new URLSearchParams(search).get('year') ?? ''))
  const year = Number.isInteger(asked) && asked >= 1800 && asked <= 2200 ? asked : thisYear
  const years = yearsWith(members, thisYear)
  return {
    year,
    years: years.includes(year) ? years : [...years, year].sort((one, other) => other - one),
    seats: inOrder(members.filter((member) => member.year === year)),
  }
}
