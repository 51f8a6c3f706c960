import type { Day } from '@samity/shared-api/contract'

/**
 * A row of `GET x/mfe-bank/incoming/?after=`: money that a statement shows and nobody has matched. At most
 * 1,000 rows after the id `after`, in the order of the ids.
 */
export type IncomingLine = {
  id: number
  /** The id of the account's money place */
  account: number
  name_english: string
  name_bengali: string
  day: Day
  /** The bank's description and reference */
  text: string
  /** A decimal string */
  amount: string
}
