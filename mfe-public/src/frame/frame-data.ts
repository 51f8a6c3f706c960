import { today, yearOf } from '@samity/shared-api/contract/day'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Get } from '@samity/shared-api/module'

export type FrameData = {
  tiles: AssociationSettings['tiles']
  contact: Pick<AssociationSettings['contact'], 'address' | 'phone' | 'email' | 'working_days'>
  footer: AssociationSettings['footer']
  /** Year of the copyright line */
  year: number
}

export async function data(get: Get): Promise<FrameData> {
  // the contract declares this type for GET settings/
  const { tiles, contact, footer } = (await get('settings/')) as AssociationSettings
  const { address, phone, email, working_days } = contact
  return { tiles, contact: { address, phone, email, working_days }, footer, year: yearOf(today()) }
}
