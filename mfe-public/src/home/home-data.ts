import { today, yearOf } from '@samity/shared-api/contract/day'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Words } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { toSeats, type Seat } from '../committee/seats.ts'

export type Slide = AssociationSettings['slides'][number]
export type LatestNotice = Pick<Notice, 'notice_date' | 'title' | 'title_bengali'>
export type HomeData = {
  history: Words
  slides: Slide[]
  /** The newest one */
  notice: LatestNotice | undefined
  /** The latest year that has begun and has entries */
  year: number
  seats: Seat[]
}

export async function data(get: Get): Promise<HomeData> {
  // the contract declares these types
  const thisYear = yearOf(today())
  const [settings, [latest], [notice]] = (await Promise.all([
    get('settings/'),
    get(`committees/?year_to=${thisYear}&ordering=-year&limit=1`),
    get('notices/?limit=1'),
  ])) as [AssociationSettings, CommitteeMember[], Notice[]]
  const year = latest?.year ?? thisYear
  const members = latest ? ((await get(`committees/?year=${year}`)) as CommitteeMember[]) : []
  return {
    history: settings.association.history,
    slides: settings.slides,
    notice: notice && {
      notice_date: notice.notice_date,
      title: notice.title,
      title_bengali: notice.title_bengali,
    },
    year,
    seats: toSeats(members),
  }
}
