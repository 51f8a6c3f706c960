import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  fillWords,
  today,
  toMessage,
  type Day,
  type Input,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import {
  apiToken,
  maxTokenDays,
  type ApiToken,
  type NewApiToken,
} from '@samity/shared-api/contract/api-tokens/api-token'
import { audit } from '../../audit/audit.ts'
import { newApiToken } from '../../auth/api-tokens.ts'
import { readNetwork } from '../../process/ip-networks.ts'
import { tokenHash } from '../../auth/sessions.ts'
import type { Transaction } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { admin } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { notSignedIn, unprocessable, type MessagesByField } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams, listRoute, readRoute, requestBody } from '../../resources/crud.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { readRecord } from '../../resources/records.ts'
import { routesOf } from '../../http/route.ts'

const readOptions: ReadOptions = {
  from: 'api_token_records',
  also: [
    'state',
    'hint',
    'owner',
    'created_at',
    'last_used_at',
    'last_used_from',
    'revoked_at',
    'revoked_by',
  ],
}

const messages = {
  noScope: { en: 'Choose at least one scope', bn: 'অন্তত একটি পরিধি বেছে নিন' },
  past: { en: 'Must not be before today', bn: 'আজকের আগে হতে পারবে না' },
  late: fillWords(
    { en: 'At most {max} days from today', bn: 'আজ থেকে সর্বোচ্চ {max} দিন' },
    { max: maxTokenDays },
  ),
} satisfies Record<string, Words>

const noAddress = (text: string): string =>
  toMessage(
    fillWords(
      {
        en: "'{text}' is not an address or network such as 203.0.113.7 or 2001:db8::/32",
        bn: "'{text}' কোনো আইপি ঠিকানা বা নেটওয়ার্ক নয়; যেমন 203.0.113.7 বা 2001:db8::/32",
      },
      { text },
    ),
  )

const dayMs = 24 * 60 * 60 * 1000

type TokenInput = Input<typeof apiToken>

function checkToken({ scopes, addresses, expires_on }: TokenInput): void {
  const fields: MessagesByField = {}
  if (scopes.length === 0) fields['scopes'] = messages.noScope
  const invalid = addresses.find((text) => !readNetwork(text))
  if (invalid !== undefined) fields['addresses'] = noAddress(invalid)
  if (expires_on < today()) fields['expires_on'] = messages.past
  if (expires_on > today(new Date(Date.now() + maxTokenDays * dayMs))) fields['expires_on'] = messages.late
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
}

async function createToken(
  sql: Transaction,
  request: FastifyRequest,
  input: TokenInput,
): Promise<NewApiToken> {
  const { id: owner, session } = request.user!
  // what ends the sessions and tokens of the person waits for this token, or this one for it
  await sql`select from users where id = ${owner} for share`
  const [open] = await sql`select from sessions where id = ${session}`
  if (!open) throw notSignedIn()
  const token = newApiToken()
  const row = {
    name: input.name,
    role: input.role satisfies Role,
    scopes: sql.json([...new Set(input.scopes)].sort()),
    addresses: sql.json([...new Set(input.addresses)]),
    expires_on: input.expires_on satisfies Day,
    created_by: owner,
    token_hash: tokenHash(token),
    hint: token.slice(-4),
  }
  const [added] = await sql<[{ id: number }]>`insert into api_tokens ${sql(row)} returning id`
  const { name, role, scopes, addresses, expires_on } = input
  await audit(sql, request, {
    action: 'create',
    subject: apiToken.path,
    subject_id: added.id,
    after: { name, role, scopes, addresses, expires_on },
  })
  // the view has exactly these columns
  const record = (await readRecord(sql, apiToken, added.id, readOptions)) as unknown as ApiToken
  return { ...record, token }
}

const route = routesOf({ area: 'api-tokens', tokens: 'closed' })

export async function apiTokens(app: FastifyInstance): Promise<void> {
  for (const register of [listRoute, readRoute])
    register(app, apiToken, { roles: admin, tokens: 'closed' }, readOptions)
  const routes = withZod(app)

  // the response is not stored for a repeated request: the database must not contain the token
  routes.post(
    '/api-tokens',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'API token: add',
      description: 'The response is the only one that contains the token.',
      returns: 'NewApiToken',
      status: 201,
      schema: { body: requestBody(apiToken) },
    }),
    async (request, reply) => {
      // the schema is that of the declaration
      const input = request.body as unknown as TokenInput
      checkToken(input)
      const created = await transaction(app.sql, (sql) => createToken(sql, request, input))
      return reply.header('cache-control', 'no-store').code(201).send(created)
    },
  )

  routes.delete(
    '/api-tokens/:id',
    route({ roles: admin, ...describeAction(apiToken, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      const { id } = request.params
      await write(request, async (sql) => {
        const { count } = await sql`
        update api_tokens
        set revoked_at = now(), revoked_by = ${request.user?.id ?? null}, version = version + 1, updated_at = now()
        where id = ${id} and revoked_at is null`
        const { name } = await readRecord(sql, apiToken, id, readOptions)
        if (count > 0)
          await audit(sql, request, {
            action: 'revoke',
            subject: apiToken.path,
            subject_id: id,
            before: { name },
          })
      })
      return reply.code(204).send()
    },
  )
}
