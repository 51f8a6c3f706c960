import type { Instant } from '@samity/shared-api/contract/moment'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { user, type ResetLink } from '@samity/shared-api/contract/users/user'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { StartupError } from '../../process/startup-error.ts'
import { lockRecord } from '../../resources/records.ts'
import { endSessions, newToken, tokenHash } from '../../auth/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { admin } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { endTokens, keptTokensProperty, readKeptTokens } from '../users/owned-tokens.ts'
import { usernameKey } from '../../auth/credentials.ts'
import { removeSecondSteps } from './second-step.ts'

/**
 * Creates a link for a new password, which replaces earlier links of the account. It works once, within 24
 * hours. The new password ends the API tokens of the person except `keptTokens`.
 */
export async function createResetLink(
  sql: Transaction,
  who: FastifyRequest | Actor,
  id: number,
  keptTokens: readonly number[] = [],
): Promise<ResetLink> {
  await lockRecord(sql, user, id)
  const token = newToken()
  await sql`delete from one_time_tokens where user_id = ${id}`
  const [row] = await sql<{ expires_at: Instant }[]>`
    insert into one_time_tokens (token_hash, purpose, user_id, expires_at, kept_tokens)
    values (${tokenHash(token)}, 'reset', ${id}, now() + interval '24 hours', ${[...keptTokens]}::int[])
    returning expires_at`
  await audit(sql, who, { action: 'reset-link', subject: 'users', subject_id: id })
  // the part after # is not sent to a server, so the token is in no log
  return { url: `/reset#token=${token}`, expires_at: row!.expires_at }
}

/**
 * Lets an operator help the last administrator, for whom no other administrator can do it: creates a link for
 * a new password and turns two-step sign-in off. Returns the path of the link. Throws a `StartupError` when
 * there is no active account with that name.
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
    const hadTwoFactor = await removeSecondSteps(tx, account.id)
    if (hadTwoFactor) {
      await endSessions(tx, account.id)
      await endTokens(tx, who, account.id)
      await audit(tx, who, { action: 'reset-two-factor', subject: 'users', subject_id: account.id })
    }
    return { url, hadTwoFactor }
  })

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function resetLinks(app: FastifyInstance): Promise<void> {
  // the response is not stored for a repeated request: the database must not contain the token
  withZod(app).post(
    '/users/:id/reset-link',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'User: make a link to reset the password',
      returns: 'ResetLink',
      status: 201,
      body: { type: 'object', properties: keptTokensProperty },
      schema: { params: idParams },
    }),
    async (request, reply) => {
      const keptTokens = readKeptTokens(request.body)
      return reply
        .header('cache-control', 'no-store')
        .code(201)
        .send(
          await transaction(app.sql, (sql) => createResetLink(sql, request, request.params.id, keptTokens)),
        )
    },
  )
}
