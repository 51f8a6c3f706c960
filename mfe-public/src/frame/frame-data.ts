import { today, yearOf } from '@samity/shared-api/contract/day'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { SiteLink } from '@samity/shared-api/contract/site/site-link'
import type { Get } from '@samity/shared-api/module'

export type FrameData = {
  tiles: AssociationSettings['tiles']
  contact: Pick<AssociationSettings['contact'], 'address' | 'phone' | 'email' | 'working_days'>
  footer: AssociationSettings['footer']
  /** Public pages of other modules */
  siteLinks: SiteLink[]
  year: number
}

export async function data(get: Get): Promise<FrameData> {
  // the contract declares these types for GET settings/ and GET site-links/
  const [{ tiles, contact, footer }, siteLinks] = (await Promise.all([
    get('settings/'),
    get('site-links/'),
  ])) as [AssociationSettings, SiteLink[]]
  const { address, phone, email, working_days } = contact
  return {
    tiles,
    contact: { address, phone, email, working_days },
    footer,
    siteLinks,
    year: yearOf(today()),
  }
}
