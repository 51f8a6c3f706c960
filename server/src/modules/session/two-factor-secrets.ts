import type { Database } from '../../platform/database.ts'
import { isSealed, type SecretBox } from '../../platform/secret-box.ts'
import { transaction } from '../../platform/transaction.ts'

/* What two-step sign-in keeps is sealed with a key outside of the database: a copy of the database signs nobody in. */

const secretOf = (user: number) => `two-factor secret of ${user}`

export const sealSecret = (box: SecretBox, user: number, secret: string): string =>
  box.seal(secret, secretOf(user))

/** The secret of an app; undefined when it was sealed with another key. */
export const openSecret = (box: SecretBox, user: number, stored: string): string | undefined =>
  isSealed(stored) ? box.open(stored, secretOf(user)) : stored

/** What is stored of a recovery code. `bareHash` is what older versions stored. */
export const keyedHash = (box: SecretBox, user: number, bareHash: Buffer): Buffer =>
  box.mac(bareHash, `recovery code of ${user}`)

type Tell = (sentence: string) => void

/**
 * At the start: seals what an older version, or a restored backup of one, left bare. Tells the operator when the accounts
 * were sealed with another key, and what to do.
 */
export async function sealBareSecrets(sql: Database, box: SecretBox, tell: Tell): Promise<void> {
  const unreadable = await transaction(sql, async (inside) => {
    const secrets = await inside<{ user_id: number; secret: string }[]>`
      select user_id, secret from two_factor order by user_id for update`
    for (const { user_id, secret } of secrets)
      if (!isSealed(secret))
        await inside`update two_factor set secret = ${sealSecret(box, user_id, secret)} where user_id = ${user_id}`
    const codes = await inside<{ user_id: number; code_hash: Buffer }[]>`
      select user_id, code_hash from recovery_codes where not keyed order by user_id for update`
    for (const { user_id, code_hash } of codes)
      await inside`
        update recovery_codes set keyed = true, code_hash = ${keyedHash(box, user_id, code_hash)}
        where user_id = ${user_id} and code_hash = ${code_hash}`
    return secrets.filter(({ user_id, secret }) => openSecret(box, user_id, secret) === undefined).length
  })
  if (unreadable > 0)
    tell(
      `Two-step sign-in of ${unreadable} accounts was set up with another key. Put that key back (SECRET_KEY_FILE or SECRET_KEY), or reset these accounts: on the Users screen, or with 'npm run samity -- reset-link USERNAME'.`,
    )
}
