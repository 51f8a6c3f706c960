import type { Instant } from '../moment.ts'
import type { Role } from '@samity/shared-api/contract'

/** The user's own two-step sign-in, from `GET user/two-factor/`. */
export type TwoFactor = {
  /**
   * False for an account of single sign-on: a sign-in of the last ten minutes confirms an action in its place
   */
  has_password: boolean
  enabled: boolean
  since: Instant | null
  recovery_codes_left: number
  /** The person's role requires it */
  required: boolean
  /** The codes of an authenticator app are accepted */
  app: boolean
  passkeys: Passkey[]
  /** Browsers offer passkeys at the public address: it is encrypted and has a name */
  passkeys_available: boolean
}

/** A passkey as its owner sees it. */
export type Passkey = {
  id: number
  name: string
  created_at: Instant
  last_used_at: Instant | null
  /** The person's other devices have it too */
  backed_up: boolean
  /** Its counter went back, so that somebody may have copied it. It is refused. */
  clone_suspected: boolean
}

export const maxPasskeyNameLength = 60

/**
 * Options with which a browser makes or uses a passkey, as WebAuthn defines them. The server makes them, the
 * browser's API reads them.
 */
export type PasskeyOptions = { challenge: string; [option: string]: unknown }

export type PasskeyResponse = Record<string, unknown>

/**
 * A signed-in person confirms an action with the password, and with two-step sign-in with a code or a
 * passkey.
 */
export type Confirmation = { password: string; code?: string; passkey?: PasskeyResponse }

/** The response of `POST user/passkeys/`. `recovery_codes` is empty when the person already has codes. */
export type NewPasskey = { passkey: Passkey; recovery_codes: string[] }

/**
 * The secret for the authenticator app, from `POST user/two-factor/` with `password`. A code must confirm it
 * before it counts.
 */
export type TwoFactorSecret = {
  /** Base32, for typing it in instead of scanning */
  secret: string
  /** The same secret as the URI of the QR code */
  uri: string
}

/**
 * The response of `PUT user/two-factor/` and `POST user/two-factor/recovery-codes/`, both with `code`. The
 * codes are not returned again.
 */
export type RecoveryCodes = { recovery_codes: string[] }

/** The roles that require two-step sign-in: `GET` and `PUT two-factor-roles/`. */
export type TwoFactorRoles = { roles: Role[]; version: number }
