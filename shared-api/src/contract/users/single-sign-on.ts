import type { Instant } from '../moment.ts'
/** Why a person whom the provider has identified gets no session. */
export type SignOnRefusal = 'pending' | 'disabled' | 'created' | 'link-pending' | 'ambiguous' | 'no-role'

/**
 * The outcome in `?sso=` of the sign-in page: `ready` asks for the session, everything else is shown as a
 * sentence.
 */
export type SignOnOutcome =
  | 'ready'
  | 'off'
  | 'unavailable'
  | 'cancelled'
  | 'refused'
  | 'expired'
  | 'invalid'
  | 'limited'
  | SignOnRefusal

/** The link of an account with a person of the provider, from `GET single-sign-on-links/`. */
export type SignOnLink = {
  id: number
  user: number
  username: string
  issuer: string
  /** As the provider gave them */
  email: string
  name: string
  created_at: Instant
  /** null: an administrator has not allowed it yet */
  approved_at: Instant | null
  last_used_at: Instant | null
}
