import type { Role } from '@samity/shared-api/contract'

/** The user's own two-step sign-in, from `GET user/two-factor/`. */
export type TwoFactor = {
  enabled: boolean
  since: string | null
  recovery_codes_left: number
  /** The person's role requires it */
  required: boolean
}

/** The secret for the authenticator app, from `POST user/two-factor/` with `password`. A code must confirm it before it counts. */
export type TwoFactorSecret = {
  /** Base32, for typing it in instead of scanning */
  secret: string
  /** The same secret as the URI of the QR code */
  uri: string
}

/** The response of `PUT user/two-factor/` and `POST user/two-factor/recovery-codes/`, both with `code`. The codes are not returned again. */
export type RecoveryCodes = { recovery_codes: string[] }

/** The roles that require two-step sign-in: `GET` and `PUT two-factor-roles/`. */
export type TwoFactorRoles = { roles: Role[]; version: number }
