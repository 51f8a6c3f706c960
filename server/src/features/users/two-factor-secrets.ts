import type { Database } from '../../database/database.ts'
import { isEncrypted, type SecretBox } from '../../auth/secret-box.ts'
import { transaction } from '../../database/transaction.ts'

/* What two-step sign-in keeps is sealed with a key outside of the database: a copy of the database signs nobody in. */

const contextOf = (user: number) => `two-factor secret of ${user}`

export const encryptSecret = (box: SecretBox, user: number, secret: string): string =>
  box.encrypt(secret, contextOf(user))

/** The secret of an app; undefined when it was sealed with another key. */
export const decryptSecret = (box: SecretBox, user: number, stored: string): string | undefined =>
  isEncrypted(stored) ? box.decrypt(stored, contextOf(user)) : stored

/** What is stored of a recovery code. `bareHash` is what older versions stored. */
export const keyedHash = (box: SecretBox, user: number, plainHash: Buffer): Buffer =>
  box.mac(plainHash, `recovery code of ${user}`)

type Print = (sentence: string) => void

/**
 * At the start: seals what an older version, or a restored backup of one, left bare. Tells the operator when the accounts
 * were sealed with another key, and what to do.
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
      `Two-step sign-in of ${unreadableCount} accounts was set up with another key. Put that key back (SECRET_KEY_FILE or SECRET_KEY), or reset these accounts: on the Users screen, or with 'npm run samity -- reset-link USERNAME'.`,
    )
}
