import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Get } from '@samity/shared-api/module'

export type ContactData = AssociationSettings['contact']

export async function data(get: Get): Promise<ContactData> {
  // the shape of GET settings/, as the contract declares it
  return ((await get('settings/')) as AssociationSettings).contact
}
