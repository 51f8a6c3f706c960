import type { FastifyInstance } from 'fastify'
import {
  dayAfter,
  dayOf,
  digitWords,
  fillWords,
  showDay,
  today,
  yearOf,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import { moveHead, type Head } from '@samity/shared-api/contract/accounts/category'
import { audit, difference, recordDigest } from '../../audit/audit.ts'
import { idParams } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { actionPath } from '../../http/action-path.ts'
import { conflict, notFound, unprocessable } from '../../http/errors.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { readLastLockedDay } from '../../ledger/period-lock.ts'
import { findCategory } from './categories.ts'
import { lockMovedReceipts, moveLines } from '../../ledger/move-lines.ts'
import { editors, readers } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const name: Words = { en: 'head', bn: 'রসিদের খাত' }

const readHeads = (sql: Sql, id: number | null = null) => sql<Head[]>`
  select h.id, h.code, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as name, h.kind, h.category_id, c.category, h.version
  from heads h join income_categories c on c.id = h.category_id
  where ${id}::int is null or h.id = ${id}
  order by h.id`

/**
 * Returns the first day that a move affects. A locked period does not change: 'now' and 'year' begin after
 * it, and a day in it is refused (409).
 */
function resolveFirstDay(from: 'now' | 'year' | Day, lastLockedDay: Day | null): Day {
  if (from === 'now' || from === 'year') {
    const day = from === 'now' ? today() : dayOf(yearOf(today()), 1, 1)
    return lastLockedDay && day <= lastLockedDay ? dayAfter(lastLockedDay) : day
  }
  if (from > today()) {
    const message = { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }
    throw unprocessable({ from: message })
  }
  if (lastLockedDay && from <= lastLockedDay) {
    const message = fillWords(
      {
        en: 'The books are locked up to {day}; choose a later date',
        bn: 'হিসাব {day} পর্যন্ত বন্ধ; এর পরের তারিখ দিন',
      },
      { day: digitWords(showDay(lastLockedDay)) },
    )
    throw conflict(message, { from: message }).as('period.locked')
  }
  return from
}

const creditMessage: Words = {
  en: 'Money on this head is owed to advocates. It cannot become income.',
  bn: 'এই রসিদের খাতের অর্থ আইনজীবীদের পাওনা। এটি আয় হতে পারে না।',
}

async function refuseIncomeOfCredit(sql: Sql, headId: number): Promise<void> {
  const rows = await sql`select from component_heads where head_id = ${headId} and is_credit`
  if (rows.length > 0) throw conflict(creditMessage, { kind: creditMessage }).as('place.fixed')
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function heads(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  app.get('/heads', route({ roles: readers, summary: 'Head: list', returns: 'Head[]' }), () =>
    readHeads(app.sql),
  )
  routes.get(
    '/heads/:id',
    route({ roles: readers, summary: 'Head: read one', returns: 'Head', schema: { params: idParams } }),
    async (request) => {
      const [head] = await readHeads(app.sql, request.params.id)
      if (!head) throw notFound(name)
      return head
    },
  )
  routes.put(
    actionPath(moveHead),
    route({
      roles: editors,
      summary: 'Head: change its category',
      returns: 'Head',
      schema: { params: idParams, body: moveHead.input },
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const { kind, category, from, version } = request.body
        const firstDay = resolveFirstDay(from, await readLastLockedDay(sql))
        await lockMovedReceipts(sql, id, firstDay)
        // a booking on this head locks its row `for share` until it commits, so no booking can run during the
        // move
        await sql`select id from heads where id = ${id} for update`
        const record = `heads/${id}`
        const [[before], beforeDigest] = await Promise.all([readHeads(sql, id), recordDigest(sql, record)])
        if (!before) throw notFound(name)
        refuseOldVersion(before, version)
        if (kind === 'income') await refuseIncomeOfCredit(sql, id)
        const categoryId =
          category === undefined
            ? before.category_id
            : (await findCategory(sql, 'income_categories', category, 'category')).id
        await sql`
        update heads set category_id = ${categoryId}, kind = ${kind ?? before.kind}, version = version + 1 where id = ${id}`
        await moveLines(sql, id, firstDay)
        const [after] = await readHeads(sql, id)
        await audit(sql, request, {
          action: 'update',
          subject: 'heads',
          subject_id: id,
          ...difference(before, after!),
          reason: firstDay,
          record,
          previousDigest: beforeDigest,
        })
        return after
      }),
  )
}
