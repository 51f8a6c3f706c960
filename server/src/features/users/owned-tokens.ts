import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { today } from '@samity/shared-api/contract'
import { user as account, type OwnedToken } from '@samity/shared-api/contract/users/user'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin, signedIn } from '../../http/access.ts'
import { unprocessableBody } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { readRecord } from '../../resources/records.ts'
import { routesOf } from '../../http/route.ts'

/*
 * API tokens act for the person who made them. Whoever had the session or the password of that person may
 * have made one, so they end with it unless somebody keeps them on purpose.
 */

const keptTokens = z.object({ keep_tokens: z.array(z.int()).max(1000).default([]) })
export const keptTokensProperty = {
  keep_tokens: {
    type: 'array',
    items: { type: 'integer' },
    description:
      'The ids of the API tokens of this person that stay valid; the others end. None when left out.',
  },
} as const

/** Reads `keep_tokens` from a body that no schema has parsed (422 for anything but a list of ids). */
export function readKeptTokens(body: unknown): number[] {
  const { data, error } = keptTokens.safeParse(body ?? {})
  if (error) throw unprocessableBody(error.issues)
  return data.keep_tokens
}

const readOwnedTokens = (sql: Sql, user: number): Promise<OwnedToken[]> =>
  sql<OwnedToken[]>`
    select id, name, role, expires_on, created_at, last_used_at
    from api_tokens
    where created_by = ${user} and revoked_at is null and expires_on >= ${today()}
    order by name, id`

export async function endTokens(
  sql: Sql,
  who: FastifyRequest | Actor,
  user: number,
  keep: readonly number[] = [],
): Promise<number> {
  const revokedBy = 'server' in who ? (who.user?.id ?? null) : who.id
  const ended = await sql<{ id: number; name: string }[]>`
    update api_tokens
    set revoked_at = now(), revoked_by = ${revokedBy}, version = version + 1, updated_at = now()
    where created_by = ${user} and revoked_at is null and expires_on >= ${today()} and id <> all(${[...keep]}::int[])
    returning id, name`
  for (const { id, name } of ended)
    await audit(sql, who, { action: 'revoke', subject: 'api-tokens', subject_id: id, before: { name } })
  return ended.length
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function ownedTokens(app: FastifyInstance): Promise<void> {
  app.get(
    '/user/api-tokens',
    route({ roles: signedIn, summary: 'The own API tokens', returns: 'OwnedToken[]' }),
    (request) => readOwnedTokens(app.sql, request.user!.id),
  )
  withZod(app).get(
    '/users/:id/api-tokens',
    route({
      roles: admin,
      summary: 'User: API tokens',
      returns: 'OwnedToken[]',
      schema: { params: idParams },
    }),
    async ({ params }) => {
      await readRecord(app.sql, account, params.id)
      return readOwnedTokens(app.sql, params.id)
    },
  )
}
