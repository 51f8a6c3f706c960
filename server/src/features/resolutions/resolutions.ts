import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fillWords, type Day, type Words } from '@samity/shared-api/contract'
import { resolution, type Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { notifyChange } from '../../database/changes.ts'
import { editors, readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { lockPricesForChange } from '../../ledger/receipt-prices.ts'
import { idParams, listRoute, readRoute, requestBody } from '../../resources/crud.ts'
import {
  createRecord,
  deleteRecord,
  lockRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { removeNoticeOf, updateNoticeOf } from './resolution-notices.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { resolutionScanRoutes } from './resolution-scans.ts'
import { routesOf } from '../../http/route.ts'

export const resolutionRecords = {
  from: 'resolution_records',
  also: ['superseded_by_number', 'superseded_from', 'price_count', 'scan'],
}

type Dates = { id?: number; effective_from: Day; suspended_from: Day | null; superseded_by: number | null }

const messages = {
  beforeStart: {
    en: 'Must not be before the day from which the resolution applies',
    bn: 'সিদ্ধান্ত কার্যকর হওয়ার তারিখের আগে হতে পারবে না',
  },
  circle: {
    en: 'This resolution supersedes {number}. Choose another one.',
    bn: 'এই সিদ্ধান্ত {number} নং সিদ্ধান্তকে প্রতিস্থাপন করে। অন্যটি বেছে নিন।',
  },
  longCircle: {
    en: 'This resolution supersedes {number} through {through}. Choose another one.',
    bn: 'এই সিদ্ধান্ত {through} হয়ে {number} নং সিদ্ধান্তকে প্রতিস্থাপন করে। অন্যটি বেছে নিন।',
  },
  itself: {
    en: 'A resolution cannot supersede itself',
    bn: 'কোনো সিদ্ধান্ত নিজেকে প্রতিস্থাপন করতে পারে না',
  },
  unknown: { en: 'This resolution does not exist', bn: 'এই সিদ্ধান্ত পাওয়া যায়নি' },
  supersededBefore: {
    en: 'A resolution that this one supersedes applies from a later day',
    bn: 'এই সিদ্ধান্ত যে সিদ্ধান্তকে প্রতিস্থাপন করে, সেটি এর পরের তারিখ থেকে কার্যকর',
  },
  pricesBefore: {
    en: 'A price of this resolution begins before that day',
    bn: 'এই সিদ্ধান্তের একটি মূল্য এর আগে থেকেই শুরু',
  },
} satisfies Record<string, Words>

async function checkDates(sql: Sql, dates: Dates): Promise<void> {
  const { id, effective_from, suspended_from, superseded_by } = dates
  if (suspended_from && suspended_from < effective_from)
    throw unprocessable({ suspended_from: messages.beforeStart })
  if (superseded_by === null) return
  if (superseded_by === id) throw unprocessable({ superseded_by: messages.itself })
  const [successor] = await sql<{ effective_from: Day }[]>`
    select effective_from from resolutions where id = ${superseded_by}`
  if (!successor) throw unprocessable({ superseded_by: messages.unknown }).as('record.reference')
  if (successor.effective_from < effective_from) throw unprocessable({ superseded_by: messages.beforeStart })
  if (id !== undefined) await refuseCycle(sql, id, superseded_by)
}

/** Refuses a successor that this resolution supersedes, directly or through others (409). */
async function refuseCycle(sql: Sql, id: number, successor: number): Promise<void> {
  const [last] = await sql<{ number: string; through: string | null }[]>`
    with recursive chain (id, superseded_by) as (
      select id, superseded_by from resolutions where id = ${successor}
      union
      select r.id, r.superseded_by from chain c join resolutions r on r.id = c.superseded_by where r.id <> ${id}
    )
    select s.number, case when c.id <> s.id then r.number end as through
    from chain c
    join resolutions r on r.id = c.id
    join resolutions s on s.id = ${successor}
    where c.superseded_by = ${id}`
  if (!last) return
  const { number, through } = last
  const message = fillWords(through === null ? messages.circle : messages.longCircle, {
    number,
    through: through ?? '',
  })
  throw conflict(message, { superseded_by: message }).as('record.in_use')
}

const readEndDays = async (sql: Sql, id: number): Promise<(Day | null)[]> => {
  const rows = await sql<{ ends_on: Day | null }[]>`
    select ends_on
    from resolution_records
    where (id = ${id} or superseded_by = ${id}) and price_count > 0
    order by id`
  return rows.map(({ ends_on }) => ends_on)
}

/**
 * Changes a resolution. A day on which its prices begin or cease to apply must not be in a locked period,
 * before and after the change (409). Receipts keep the price with which they were booked.
 */
async function changeDates<T>(sql: Sql, id: number, change: () => Promise<T>): Promise<T> {
  await lockPricesForChange(sql)
  const before = await readEndDays(sql, id)
  const result = await change()
  const after = await readEndDays(sql, id)
  const moved = before.flatMap((day, index) => (day === after[index] ? [] : [day, after[index] ?? null]))
  await assertOpen(sql, ...moved.filter((day) => day !== null))
  return result
}

async function withNotice(
  app: FastifyInstance,
  request: FastifyRequest,
  save: (sql: Transaction) => Promise<WireRow>,
): Promise<WireRow> {
  let hasNewNotice = false
  const record = await write(request, async (sql) => {
    const saved = await save(sql)
    // the wire row of a resolution
    hasNewNotice = await updateNoticeOf(sql, request, saved as unknown as Resolution)
    return saved
  })
  if (hasNewNotice) notifyChange(app, 'notices')
  return record
}

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export async function resolutionRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const body = requestBody(resolution)
  for (const register of [listRoute, readRoute])
    register(app, resolution, { roles: readers, tokens: 'resolutions' }, resolutionRecords)

  routes.post(
    '/resolutions',
    route({ roles: editors, ...describeAction(resolution, 'create'), schema: { body } }),
    async (request, reply) => {
      const record = await withNotice(app, request, async (sql) => {
        const input = request.body as ParsedBody & Dates
        await checkDates(sql, input)
        return createRecord(sql, request, resolution, input, { readOptions: resolutionRecords })
      })
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/resolutions/:id',
    route({ roles: editors, ...describeAction(resolution, 'update'), schema: { params: idParams, body } }),
    (request) =>
      withNotice(app, request, async (sql) => {
        const { id } = request.params
        const input = request.body as ParsedBody & Dates
        return changeDates(sql, id, async () => {
          await lockRecord(sql, resolution, id, resolutionRecords)
          await checkDates(sql, { ...input, id })
          const [later] = await sql`
          select from resolutions where superseded_by = ${id} and effective_from > ${input.effective_from} limit 1`
          if (later) throw unprocessable({ effective_from: messages.supersededBefore })
          const [early] = await sql`
          select from prices where resolution_id = ${id} and from_day < ${input.effective_from} limit 1`
          if (early)
            throw conflict(messages.pricesBefore, { effective_from: messages.pricesBefore }).as(
              'record.in_use',
            )
          return updateRecord(sql, request, resolution, id, input, { readOptions: resolutionRecords })
        })
      }),
  )
  routes.delete(
    '/resolutions/:id',
    route({ roles: editors, ...describeAction(resolution, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      const { id } = request.params
      const hadNotice = await write(request, async (sql) => {
        const removed = await removeNoticeOf(sql, request, id)
        await deleteRecord(sql, request, resolution, id)
        return removed
      })
      if (hadNotice) notifyChange(app, 'notices')
      return reply.code(204).send()
    },
  )
  resolutionScanRoutes(app)
}
