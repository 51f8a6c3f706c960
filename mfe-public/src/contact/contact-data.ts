import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Get } from '@samity/shared-api/module'

export type ContactData = AssociationSettings['contact']

export async function data(get: Get): Promise<ContactData> {
  // the contract declares this type for GET settings/
  return ((await get('settings/')) as AssociationSettings).contact
}
