import type { Role } from '@samity/shared-api/contract'

/** Own two-step sign-in: `GET user/two-factor/`. */
export type TwoFactor = {
  enabled: boolean
  since: string | null
  recovery_codes_left: number
  /** The person's role may not work without it */
  required: boolean
}

/** What the app on the phone is given: `POST user/two-factor/` with `password`. It counts once a code has confirmed it. */
export type TwoFactorSecret = {
  /** Base32, to be typed where nothing can be scanned */
  secret: string
  /** The same as an address that apps read from a picture */
  uri: string
}

/** Answered once: after `PUT user/two-factor/` with `code`, and `POST user/two-factor/recovery-codes/` with `code`. */
export type RecoveryCodes = { recovery_codes: string[] }

/** `GET` and `PUT two-factor-roles/`: who may not work without it. */
export type TwoFactorRoles = { roles: Role[]; version: number }
