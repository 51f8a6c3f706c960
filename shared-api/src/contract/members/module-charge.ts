import type { Day, Words } from '@samity/shared-api/contract'

/**
 * What a module charges an advocate, while no receipt of its series that is not void has the same subject. A
 * row of `GET charges/`, whose headers `X-Total-Count` and `X-Total-Amount` cover all rows that match.
 */
export type ModuleCharge = {
  id: number
  series: string
  series_title: Words
  /** The module's own name for it, which the receipt has, too: 'loan/12' */
  subject: string
  /** The advocate's id */
  advocate: number
  title: Words
  /** A decimal string */
  amount: string
  due_on: Day
  /**
   * The page of the module where people take the money; null when there is none that the person may open
   */
  path: string | null
  /** True if no release of the module is in use: an administrator may drop the charge. */
  is_left_behind: boolean
}
