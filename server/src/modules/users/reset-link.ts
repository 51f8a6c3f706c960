import type { FastifyRequest } from 'fastify'
import { user, type ResetLink } from '@samity/shared-api/contract/users/user'
import { audit, type Actor } from '../../platform/audit.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { lockRecord } from '../../platform/records.ts'
import { endSessions, newToken, tokenHash } from '../../platform/sessions.ts'
import { transaction } from '../../platform/transaction.ts'
import { usernameKey } from '../session/credentials.ts'

/** One link at a time; it works once and for a day. */
export async function makeResetLink(
  sql: Transaction,
  who: FastifyRequest | Actor,
  id: number,
): Promise<ResetLink> {
  await lockRecord(sql, user, id)
  const token = newToken()
  await sql`delete from one_time_tokens where user_id = ${id}`
  const [made] = await sql<{ expires_at: string }[]>`
    insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
    values (${tokenHash(token)}, 'reset', ${id}, now() + interval '24 hours')
    returning expires_at`
  await audit(sql, who, { action: 'reset-link', subject: 'users', subject_id: id })
  // behind the # it reaches no log of a server or a proxy
  return { url: `/reset#token=${token}`, expires_at: made!.expires_at }
}

/**
 * What an operator does for the last administrator, whom nobody else can help: a link for a new password, and no second
 * step any more. Answers the link's path.
 */
export const helpIn = (
  sql: Database,
  who: Actor,
  username: string,
): Promise<{ url: string; twoStepsEnded: boolean }> =>
  transaction(sql, async (inside) => {
    const [found] = await inside<{ id: number; status: string }[]>`
      select id, status from users where username_key = ${usernameKey(username)}`
    if (!found) throw new Problem(`There is no account named '${username}'.`)
    if (found.status !== 'active') throw new Problem(`The account '${username}' is ${found.status}.`)
    const { url } = await makeResetLink(inside, who, found.id)
    const { count } = await inside`delete from two_factor where user_id = ${found.id}`
    if (count > 0) {
      await endSessions(inside, found.id)
      await audit(inside, who, { action: 'reset-two-factor', subject: 'users', subject_id: found.id })
    }
    return { url, twoStepsEnded: count > 0 }
  })
