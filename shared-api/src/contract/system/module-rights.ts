import type { Scope } from '../api-tokens/scopes.ts'
import type { Instant } from '../moment.ts'
import type { Words } from '../words.ts'

/** What the service of an active module may do in the API, and what waits for an administrator. */
export type ModuleRights = {
  module: string
  title: Words
  /** What its releases ask for, the canary's included, in the order of the descriptor */
  asks: { right: Scope; is_approved: boolean }[]
  approved_by: string | null
  approved_at: Instant | null
}
