import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { latinDigits } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'
import type { SecretBox } from '../../process/secret-box.ts'
import { tokenHash } from '../../auth/sessions.ts'
import { keyedHash } from './two-factor-secrets.ts'

/** RFC 6238 with the options that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The codes before and after are also accepted, because clocks differ. */
const window = 1

const secondMs = 1000

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const totpUriOf = (secret: string, issuer: string, username: string): string =>
  new TOTP({ ...totpOptions, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()

/** Returns the 30-second step (since the epoch) of a code; undefined when the code is not valid now. */
export function timeStepOf(secret: string, code: string): number | undefined {
  const delta = new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    window,
  })
  return delta === null ? undefined : Math.floor(Date.now() / secondMs / totpOptions.period) + delta
}

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const recoveryCodeCount = 10

const newRecoveryCode = (): string =>
  Array.from(
    { length: 10 },
    (_, index) => (index === 5 ? '-' : '') + alphabet[randomInt(alphabet.length)],
  ).join('')

const cleanCode = (input: string): string =>
  latinDigits(input.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '')

const codeHash = (box: SecretBox, user: number, code: string) =>
  keyedHash(box, user, tokenHash(cleanCode(code)))

export async function renewRecoveryCodes(sql: Sql, box: SecretBox, user: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await sql`delete from recovery_codes where user_id = ${user}`
  const rows = codes.map((code) => ({ user_id: user, code_hash: codeHash(box, user, code), keyed: true }))
  await sql`insert into recovery_codes ${sql(rows)}`
  return codes
}

/**
 * Consumes a code of the app or a recovery code: each works once. Returns its kind; undefined when it is
 * neither. A person without an app has no secret.
 */
export async function consumeCode(
  sql: Sql,
  box: SecretBox,
  { user, secret }: { user: number; secret: string | undefined },
  input: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = cleanCode(input)
  const step = secret !== undefined && /^\d{6}$/.test(code) ? timeStepOf(secret, code) : undefined
  if (step !== undefined) {
    const { count } = await sql`
      update two_factor set last_step = ${step} where user_id = ${user} and last_step < ${step}`
    return count > 0 ? 'app' : undefined
  }
  const { count } = await sql`
    update recovery_codes set used_at = now()
    where user_id = ${user} and code_hash = ${codeHash(box, user, code)} and used_at is null`
  return count > 0 ? 'recovery' : undefined
}
