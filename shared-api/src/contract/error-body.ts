import type { ErrorCode } from './error-codes.ts'
import type { PasskeyOptions } from './users/two-factor.ts'

/** The body of every error response (status 400 and above), the same for all routes. */
export type ErrorBody = {
  message: string
  /** The reason for programs, one of `errorCodes`. Optional in services of modules that were built before. */
  code?: ErrorCode
  /**
   * The record in the way, where there is one: its path below /api/ or `receipts`, its id, and its number if
   * it has one
   */
  conflict?: { path: string; id: number; number?: string }
  /** Messages by the field's name on the wire. A nested row has a path such as 'serials.0.to_serial'. */
  errors?: Record<string, string[]>
  /** The person may override the error: send the same body again with `override_reason` */
  overridable?: boolean
  /** Another price than the one in force: send the same body again with `price_reason` */
  price_reason_required?: boolean
  /** The second step of a sign-in: what the browser needs to use a passkey, when the person has one */
  passkey_options?: PasskeyOptions
}
