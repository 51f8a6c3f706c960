import type { Scope } from '../api-tokens/scopes.ts'
import type { Instant } from '../moment.ts'
import type { Words } from '../words.ts'

/** The rights of an active module's service in the API, and those that wait for an administrator. */
export type ModuleRights = {
  module: string
  title: Words
  /** In the order of the descriptor; those of a canary included */
  asks: { right: Scope; is_approved: boolean }[]
  approved_by: string | null
  approved_at: Instant | null
  /** No administrator any more: until another one approves, the service does nothing without a person */
  approver_left: boolean
}
