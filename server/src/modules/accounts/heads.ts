import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { today, yearOf, dayOf, type Day, type Words } from '@samity/shared-api/contract'
import type { Head } from '@samity/shared-api/contract/accounts/category'
import { audit, difference } from '../../platform/audit.ts'
import { idParams } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { refuseOldVersion } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { lockedUpTo } from '../ledger/period-lock.ts'
import { findCategory } from './categories.ts'
import { moveLines } from './move-lines.ts'

const name: Words = { en: 'head', bn: 'আয়ের শিরোনাম' }

const readHeads = (sql: Sql, id: number | null = null) => sql<Head[]>`
  select h.id, h.code, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as name, h.kind, h.category_id, c.category, h.version
  from heads h join income_categories c on c.id = h.category_id
  where ${id}::int is null or h.id = ${id}
  order by h.id`

const change = z.object({
  /** Id or name */
  category: z.union([z.string(), z.number()]).transform(String).optional(),
  kind: z.enum(['income', 'passed_on']).optional(),
  /** 'now': records dated today and later; 'year': the open part of this year as well */
  from: z.enum(['now', 'year']).default('now'),
  version: z.number().int().optional(),
})

/** The first day that a move reaches: never one of the locked period. */
function firstDay(from: 'now' | 'year', locked: Day | null): Day {
  const asked = from === 'now' ? today() : dayOf(yearOf(today()), 1, 1)
  return locked && asked <= locked ? nextDay(locked) : asked
}
const nextDay = (day: Day): Day => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10) as Day
}

/** Heads are fixed; which category each belongs to is the association's choice. */
export async function heads(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  app.get('/heads', () => readHeads(app.sql))
  routes.get('/heads/:id', { schema: { params: idParams } }, async (request) => {
    const [head] = await readHeads(app.sql, request.params.id)
    if (!head) throw notFound(name)
    return head
  })
  routes.put('/heads/:id', { schema: { params: idParams, body: change } }, (request) =>
    write(request, async (sql) => {
      const { id } = request.params
      const { kind, category, from, version } = request.body
      await sql`select id from heads where id = ${id} for update`
      const [before] = await readHeads(sql, id)
      if (!before) throw notFound(name)
      refuseOldVersion(before, version)
      const chosen =
        category === undefined
          ? before.category_id
          : (await findCategory(sql, 'income_categories', category, 'category')).id
      await sql`
        update heads set category_id = ${chosen}, kind = ${kind ?? before.kind}, version = version + 1 where id = ${id}`
      await moveLines(sql, id, firstDay(from, await lockedUpTo(sql)))
      const [after] = await readHeads(sql, id)
      await audit(sql, request, {
        action: 'update',
        subject: 'heads',
        subject_id: id,
        ...difference(before, after!),
        reason: from,
      })
      return after
    }),
  )
}
