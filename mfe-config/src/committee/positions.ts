import { collection } from '@samity/shared-api/client'
import { position } from '@samity/shared-api/contract/config/position'

export const positions = collection(position)
/** From the President down, with those that can no longer be chosen. */
export const byRank = { ordering: 'sort_order', archived: 1 }
