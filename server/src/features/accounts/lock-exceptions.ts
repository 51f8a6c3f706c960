import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { digitWords, fillWords, showDay } from '@samity/shared-api/contract'
import { openLockedDays, type Lock, type LockException } from '@samity/shared-api/contract/accounts/lock'
import { auditEntry } from '@samity/shared-api/contract/system/audit'
import { audit } from '../../audit/audit.ts'
import { idParams } from '../../resources/crud.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { actionPath } from '../../http/action-path.ts'
import { conflict, notFound, unprocessable } from '../../http/errors.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { admin, overseers } from '../../http/access.ts'
import { resourceParameters } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const name = { en: 'exception', bn: 'ব্যতিক্রম' }
const messages = {
  alreadyOpen: {
    en: 'An exception is already open. End it first.',
    bn: 'একটি ব্যতিক্রম ইতিমধ্যে চালু আছে। আগে সেটি শেষ করুন।',
  },
  alreadyEnded: { en: 'This exception has already ended.', bn: 'এই ব্যতিক্রম আগেই শেষ হয়েছে।' },
  daysInOrder: {
    en: 'Must not be before the first day',
    bn: 'প্রথম দিনের আগে হতে পারবে না',
  },
  notLocked: {
    en: 'Nothing is locked. You do not need an exception.',
    bn: 'কিছু বন্ধ নেই: ব্যতিক্রমের দরকার নেই।',
  },
}

const readExceptions = (sql: Sql) => sql<LockException[]>`
  select id, first_day, last_day, until, reason, made_by, made_at, ended_by, ended_at, open, entries
  from lock_exception_records order by id desc`

async function readException(sql: Sql, id: number): Promise<LockException> {
  const [exception] = await sql<LockException[]>`
    select id, first_day, last_day, until, reason, made_by, made_at, ended_by, ended_at, open, entries
    from lock_exception_records where id = ${id}`
  if (!exception) throw notFound(name)
  return exception
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function lockExceptions(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }

  app.get(
    '/lock/exceptions',
    route({ roles: overseers, summary: 'Exceptions to the period lock', returns: 'LockException[]' }),
    () => readExceptions(app.sql),
  )
  routes.get(
    '/lock/exceptions/:id',
    route({
      roles: overseers,
      summary: 'Exception to the period lock: read one',
      returns: 'LockException',
      ...byId,
    }),
    ({ params }) => readException(app.sql, params.id),
  )
  routes.post(
    actionPath(openLockedDays),
    route({
      roles: admin,
      summary: 'Open an exception to the period lock',
      returns: 'LockException',
      status: 201,
      schema: { body: openLockedDays.input },
    }),
    async (request, reply) => {
      const exception = await write(request, (sql) => openException(sql, request, request.body))
      return reply.code(201).send(exception)
    },
  )
  routes.post(
    '/lock/exceptions/:id/end',
    route({
      roles: admin,
      summary: 'End an exception to the period lock',
      returns: 'LockException',
      ...byId,
    }),
    (request) => write(request, (sql) => endException(sql, request, request.params.id)),
  )
  routes.get(
    '/lock/exceptions/:id/entries',
    route({
      roles: overseers,
      summary: 'Audit events of an exception',
      returns: 'ExceptionEntry[]',
      query: resourceParameters(auditEntry),
      total: 'count',
      ...byId,
    }),
    async (request, reply) => {
      const { id } = await readException(app.sql, request.params.id)
      const { rows, total } = await listRecords(
        app.sql,
        auditEntry,
        { limit: '100', ...(request.query as ListQuery) },
        { from: 'lock_exception_events', also: ['at'], where: (sql) => sql`exception_id = ${id}` },
      )
      const entries = rows.map(({ version: _version, archived_at: _archived, ...entry }) => entry)
      return reply.header('x-total-count', total).send(entries)
    },
  )
}

async function openException(
  sql: Transaction,
  request: FastifyRequest,
  { first_day, last_day, hours, reason }: z.infer<typeof openLockedDays.input>,
): Promise<LockException> {
  // the row lock lets one request run at a time: two at once would both find no open exception
  const [lock] = await sql<Pick<Lock, 'locked_up_to'>[]>`select locked_up_to from period_lock for update`
  const lastLockedDay = lock?.locked_up_to
  if (!lastLockedDay) throw conflict(messages.notLocked).as('lock.exception')
  if (first_day > last_day) throw unprocessable({ last_day: messages.daysInOrder })
  if (last_day > lastLockedDay) {
    const message = fillWords(
      { en: 'The books are locked up to {day} only', bn: 'হিসাব শুধু {day} পর্যন্ত বন্ধ' },
      { day: digitWords(showDay(lastLockedDay)) },
    )
    throw unprocessable({ last_day: message })
  }
  const openExceptions = await sql`select 1 from lock_exceptions where ended_at is null and until > now()`
  if (openExceptions.length > 0) throw conflict(messages.alreadyOpen).as('lock.exception')
  const [row] = await sql<{ id: number }[]>`
    insert into lock_exceptions (first_day, last_day, until, reason, created_by)
    values (${first_day}, ${last_day}, now() + make_interval(hours => ${hours}), ${reason}, ${request.user!.id})
    returning id`
  const after = await readException(sql, row!.id)
  const { until } = after
  await audit(sql, request, {
    action: 'open-exception',
    subject: 'lock',
    subject_id: after.id,
    after: { first_day, last_day, until },
    reason,
  })
  return after
}

/**
 * Ends an exception: its days are locked again. The update waits for bookings that run under the exception.
 */
async function endException(sql: Transaction, request: FastifyRequest, id: number): Promise<LockException> {
  const { count } = await sql`
    update lock_exceptions set ended_at = now(), ended_by = ${request.user!.id}
    where id = ${id} and ended_at is null and until > now()`
  const after = await readException(sql, id)
  if (count === 0) throw conflict(messages.alreadyEnded).as('lock.exception')
  await audit(sql, request, {
    action: 'end-exception',
    subject: 'lock',
    subject_id: id,
    after: { entries: after.entries },
  })
  return after
}
