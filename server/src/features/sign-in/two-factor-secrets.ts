import type { Database } from '../../database/database.ts'
import { isEncrypted, type SecretBox } from '../../process/secret-box.ts'
import { transaction } from '../../database/transaction.ts'

/*
 * Secrets of two-step sign-in are encrypted, and recovery codes are hashed, with a key outside the database.
 * A copy of the database is therefore not enough to sign in.
 */

const contextOf = (user: number) => `two-factor secret of ${user}`

export const encryptSecret = (box: SecretBox, user: number, secret: string): string =>
  box.encrypt(secret, contextOf(user))

/**
 * Returns the secret of an authenticator app; undefined when it was encrypted with another key. A plain
 * secret of an older version is returned as it is.
 */
export const decryptSecret = (box: SecretBox, user: number, stored: string): string | undefined =>
  isEncrypted(stored) ? box.decrypt(stored, contextOf(user)) : stored

/** Returns the keyed hash of a recovery code, which is stored. Older versions stored `plainHash`. */
export const keyedHash = (box: SecretBox, user: number, plainHash: Buffer): Buffer =>
  box.mac(plainHash, `recovery code of ${user}`)

type Print = (sentence: string) => void

/**
 * Encrypts, at the start of the server, the plain secrets of an older version or of its restored backup. When
 * accounts were set up with another key, it prints what the operator can do.
 */
export async function encryptPlainSecrets(sql: Database, box: SecretBox, print: Print): Promise<void> {
  const unreadableCount = await transaction(sql, async (tx) => {
    const secrets = await tx<{ user_id: number; secret: string }[]>`
      select user_id, secret from two_factor order by user_id for update`
    for (const { user_id, secret } of secrets)
      if (!isEncrypted(secret))
        await tx`update two_factor set secret = ${encryptSecret(box, user_id, secret)} where user_id = ${user_id}`
    const codes = await tx<{ user_id: number; code_hash: Buffer }[]>`
      select user_id, code_hash from recovery_codes where not keyed order by user_id for update`
    for (const { user_id, code_hash } of codes)
      await tx`
        update recovery_codes set keyed = true, code_hash = ${keyedHash(box, user_id, code_hash)}
        where user_id = ${user_id} and code_hash = ${code_hash}`
    return secrets.filter(({ user_id, secret }) => decryptSecret(box, user_id, secret) === undefined).length
  })
  if (unreadableCount > 0)
    print(
      `Two-step sign-in of ${unreadableCount} accounts was set up with another key. Restore that key (SECRET_KEY_FILE or SECRET_KEY), or reset these accounts on the Users screen or with 'npm run samity -- reset-link USERNAME'.`,
    )
}
