import { today, yearOf } from '@samity/shared-api/contract/day'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Words } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { toSeats, type Seat } from '../committee/seats.ts'

export type Slide = AssociationSettings['slides'][number]
export type HomeData = {
  history: Words
  slides: Slide[]
  /** The latest year that has begun and has entries */
  year: number
  seats: Seat[]
}

export async function data(get: Get): Promise<HomeData> {
  // the contract declares both types
  const thisYear = yearOf(today())
  const [settings, [latest]] = (await Promise.all([
    get('settings/'),
    get(`committees/?year_to=${thisYear}&ordering=-year&limit=1`),
  ])) as [AssociationSettings, CommitteeMember[]]
  const year = latest?.year ?? thisYear
  const members = latest ? ((await get(`committees/?year=${year}`)) as CommitteeMember[]) : []
  return { history: settings.association.history, slides: settings.slides, year, seats: toSeats(members) }
}
