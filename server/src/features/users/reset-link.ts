import type { FastifyRequest } from 'fastify'
import { user, type ResetLink } from '@samity/shared-api/contract/users/user'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { StartupError } from '../../process/startup-error.ts'
import { lockRecord } from '../../resources/records.ts'
import { endSessions, newToken, tokenHash } from '../../auth/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { usernameKey } from './credentials.ts'

/** One link at a time; it works once and for a day. */
export async function createResetLink(
  sql: Transaction,
  who: FastifyRequest | Actor,
  id: number,
): Promise<ResetLink> {
  await lockRecord(sql, user, id)
  const token = newToken()
  await sql`delete from one_time_tokens where user_id = ${id}`
  const [row] = await sql<{ expires_at: string }[]>`
    insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
    values (${tokenHash(token)}, 'reset', ${id}, now() + interval '24 hours')
    returning expires_at`
  await audit(sql, who, { action: 'reset-link', subject: 'users', subject_id: id })
  // behind the # it reaches no log of a server or a proxy
  return { url: `/reset#token=${token}`, expires_at: row!.expires_at }
}

/**
 * What an operator does for the last administrator, whom nobody else can help: a link for a new password, and no second
 * step any more. Answers the link's path.
 */
export const recoverAccount = (
  sql: Database,
  who: Actor,
  username: string,
): Promise<{ url: string; hadTwoFactor: boolean }> =>
  transaction(sql, async (tx) => {
    const [account] = await tx<{ id: number; status: string }[]>`
      select id, status from users where username_key = ${usernameKey(username)}`
    if (!account) throw new StartupError(`There is no account named '${username}'.`)
    if (account.status !== 'active') throw new StartupError(`The account '${username}' is ${account.status}.`)
    const { url } = await createResetLink(tx, who, account.id)
    const { count } = await tx`delete from two_factor where user_id = ${account.id}`
    if (count > 0) {
      await endSessions(tx, account.id)
      await audit(tx, who, { action: 'reset-two-factor', subject: 'users', subject_id: account.id })
    }
    return { url, hadTwoFactor: count > 0 }
  })
