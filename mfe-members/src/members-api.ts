import { collection } from '@samity/shared-api/client'
import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { showPeriod, type DuesPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import { duesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { openingDues } from '@samity/shared-api/contract/members/opening-dues'

export const feeSchedules = collection(feeSchedule)
export const delayRules = collection(delayRule)
export const waivers = collection(duesWaiver)
export const openings = collection(openingDues)
export const duesPath = 'dues/'
export const certificatesPath = 'clearance-certificates/'
export const voterListsPath = 'voter-lists/'
export const voterListPath = (id: number): string => `${voterListsPath}${id}/`
export const voterListsLink = '/dashboard/members/voter-lists'
export const voterListLink = (id: number): string => `${voterListsLink}?list=${id}`
export const barCouncilPath = 'bar-council-export/'
export const remittancePath = 'bar-council-export/remittance/'
export const remittanceCategoriesPath = 'bar-council-export/remittance-categories/'
export const overridesPath = 'dues/overrides/'
export const duesSummaryPath = 'dues/summary/'

export const advocatePath = (id: number, part: 'passbook' | 'standing' | 'dues-terms'): string =>
  `advocates/${id}/${part}/`

/** Two periods as a span: '01/2026 – 03/2026', or one when they are the same. */
export const showSpan = (from: DuesPeriod, to: DuesPeriod): string =>
  from === to ? showPeriod(from) : `${showPeriod(from)} – ${showPeriod(to)}`

export const passbookLink = (id: number): string => `/dashboard/members/passbook?advocate=${id}`

export const waiverLink = (id: number): string => `/dashboard/members/waivers?advocate=${id}`
export const certificateLink = (id: number): string =>
  `/dashboard/members/clearance-certificates?advocate=${id}`
