import { collection } from '@samity/shared-api/client'
import { position } from '@samity/shared-api/contract/config/position'

export const positions = collection(position)
/** The query for all positions from the President down, archived ones included. */
export const byRank = { ordering: 'sort_order', archived: 1 }
