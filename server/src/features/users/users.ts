import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { user } from '@samity/shared-api/contract/users/user'
import { fillWords, type Role, type Words } from '@samity/shared-api/contract'
import { audit, difference } from '../../audit/audit.ts'
import { requestBody, idParams, listRoute, readRoute } from '../../resources/crud.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { lockRecord, readRecord, refuseOldVersion } from '../../resources/records.ts'
import { findBoxOf, mayKeepBox } from '../treasury/box-holder.ts'
import { endSessions } from '../../auth/sessions.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { readSessions } from './profile.ts'
import { forgetDevices } from '../../auth/known-devices.ts'
import { clearAccountAttempts } from '../../auth/attempt-limits.ts'
import { endTokens, keptTokensProperty, readKeptTokens } from './owned-tokens.ts'
import { admin } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  lastAdmin: {
    en: 'This is the last administrator. Make someone else an administrator first.',
    bn: 'ইনিই শেষ প্রশাসক। আগে অন্য কাউকে প্রশাসক করুন।',
  },
  notPending: {
    en: 'Only an account that is waiting for approval can be refused. Disable this one instead.',
    bn: 'শুধু অনুমোদনের অপেক্ষায় থাকা অ্যাকাউন্ট প্রত্যাখ্যান করা যায়। এটি নিষ্ক্রিয় করুন।',
  },
  notBackToPending: {
    en: 'An approved account cannot wait for approval again. Disable it instead.',
    bn: 'অনুমোদিত অ্যাকাউন্ট আবার অপেক্ষায় রাখা যায় না। এটি নিষ্ক্রিয় করুন।',
  },
} satisfies Record<string, Words>

const readOptions: ReadOptions = {
  from: 'user_accounts',
  also: ['created_at', 'last_seen_at', 'sessions', 'locked_until', 'two_factor'],
}
const { role, status, name, name_bengali } = user.fields
const body = z.object({
  role: role.schema.optional(),
  status: status.schema.optional(),
  name: name.schema.removeDefault().optional(),
  name_bengali: name_bengali.schema.removeDefault().optional(),
  version: requestBody(user).shape.version,
})
type AccountChange = z.infer<typeof body>
type AccountState = {
  role: Role
  status: 'pending' | 'active' | 'disabled'
  name: string
  name_bengali: string
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function users(app: FastifyInstance): Promise<void> {
  for (const register of [listRoute, readRoute])
    register(app, user, { roles: admin, tokens: 'closed' }, readOptions)
  const routes = withZod(app)
  const schema = { params: idParams }

  routes.put(
    '/users/:id',
    route({
      roles: admin,
      confirmation: 'always',
      ...describeAction(user, 'update'),
      schema: { ...schema, body },
    }),
    async (request) => {
      const after = await write(request, (sql) =>
        changeAccount(sql, request, request.params.id, request.body),
      )
      app.sessions.forget()
      return after
    },
  )

  routes.delete(
    '/users/:id',
    route({ roles: admin, ...describeAction(user, 'delete'), schema }),
    async (request, reply) => {
      const { id } = request.params
      await write(request, async (sql) => {
        const before = await lockRecord(sql, user, id)
        if (before['status'] !== 'pending') throw conflict(messages.notPending).as('account.state')
        await sql`delete from users where id = ${id}`
        await audit(sql, request, { action: 'refuse', subject: 'users', subject_id: id, before })
      })
      return reply.code(204).send()
    },
  )

  routes.get(
    '/users/:id/sessions',
    route({ roles: admin, summary: 'User: sessions', returns: 'UserSession[]', schema }),
    async ({ params, user: currentUser }) => {
      await readRecord(app.sql, user, params.id)
      return readSessions(app.sql, params.id, currentUser?.session)
    },
  )

  routes.delete(
    '/users/:id/sessions',
    route({
      roles: admin,
      summary: 'User: end all sessions',
      body: { type: 'object', properties: keptTokensProperty },
      schema,
    }),
    async (request, reply) => {
      const { id } = request.params
      const kept = readKeptTokens(request.body)
      await write(request, async (sql) => {
        await lockRecord(sql, user, id)
        await endTokens(sql, request, id, kept)
        const endedCount = await endSessions(sql, id)
        await audit(sql, request, {
          action: 'end-sessions',
          subject: 'users',
          subject_id: id,
          after: { ended: endedCount },
        })
      })
      app.sessions.forget()
      return reply.code(204).send()
    },
  )

  routes.post(
    '/users/:id/unlock',
    route({ roles: admin, summary: 'User: unlock after wrong passwords', returns: 'UserAccount', schema }),
    (request) =>
      write(request, async (sql) => {
        const { id, username } = await lockRecord(sql, user, request.params.id)
        if (await clearAccountAttempts(sql, String(username)))
          await audit(sql, request, { action: 'unlock', subject: 'users', subject_id: id })
        return readRecord(sql, user, id, readOptions)
      }),
  )
}

async function changeAccount(sql: Transaction, request: FastifyRequest, id: number, change: AccountChange) {
  const admins = await sql<{ id: number }[]>`
    select id from users where role = 'admin' and status = 'active' order by id for update`
  // this route reads only these fields of the record
  const before = (await lockRecord(sql, user, id)) as Awaited<ReturnType<typeof lockRecord>> & AccountState
  refuseOldVersion(before, change.version)
  const previous: AccountState = {
    role: before.role,
    status: before.status,
    name: before.name,
    name_bengali: before.name_bengali,
  }
  const next: AccountState = {
    role: change.role ?? before.role,
    status: change.status ?? before.status,
    name: change.name ?? before.name,
    name_bengali: change.name_bengali ?? before.name_bengali,
  }
  const staysAdmin = next.role === 'admin' && next.status === 'active'
  if (!staysAdmin && admins.every((administrator) => administrator.id === id))
    throw conflict(messages.lastAdmin).as('account.state')
  if (next.status === 'pending' && before.status !== 'pending')
    throw conflict(messages.notBackToPending).as('account.state')
  if (!mayKeepBox(next)) await refuseBoxHolder(sql, id)
  await sql`
    update users
    set ${sql(next)}, version = version + 1, updated_at = now()
    where id = ${id}`
  if (next.status !== 'active') await endAccess(sql, request, id)
  const action = before.status === 'pending' && next.status === 'active' ? 'approve' : 'update'
  await audit(sql, request, { action, subject: 'users', subject_id: id, ...difference(previous, next) })
  return readRecord(sql, user, id, readOptions)
}

/** A person who may take no money any more gives the box to somebody else first (409). */
async function refuseBoxHolder(sql: Transaction, id: number): Promise<void> {
  const box = await findBoxOf(sql, id)
  if (!box) return
  throw conflict(
    fillWords(
      {
        en: 'This user keeps {box}. Hand that box over to somebody else first.',
        bn: '{box} এই ব্যবহারকারীর কাছে আছে। আগে বাক্সটি অন্য কাউকে হস্তান্তর করুন।',
      },
      { box: { en: box.name_english, bn: box.name_bengali } },
    ),
  ).as('record.in_use', { path: 'money-places', id: box.id })
}

async function endAccess(sql: Transaction, request: FastifyRequest, id: number): Promise<void> {
  await endTokens(sql, request, id)
  await endSessions(sql, id)
  await sql`delete from one_time_tokens where user_id = ${id}`
  await forgetDevices(sql, id)
}
