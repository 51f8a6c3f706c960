import {
  auditChange,
  idParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  readKnownAdvocate,
} from '@samity/module-service'
import { matchesWords, orderBy, type ModuleDatabase } from '@samity/module-service/postgres'
import { text } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { OptOut } from '../contract/message.ts'

const optOutBody = z.object({
  advocate_id: z.number().int().min(0).max(2_000_000_000),
  reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema,
})
const listQuery = { ...listParameters(['advocate_name', 'since']), advocate_id: idParameter() }

export function optOutRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const send = { config: { permission: 'messages.send' } }

  app.get(
    '/opt-outs',
    { config: { permission: 'messages.read', query: listQuery } },
    async (request, reply) => {
      const { search, ordering, advocate_id = null, limit, offset } = parseQuery(listQuery, request)
      const where = sql`${matchesWords(sql, search, sql`search_key(advocate_number || ' ' || advocate_name)`)}
      and advocate_id = coalesce(${advocate_id}::bigint, advocate_id)`
      const order = orderBy(
        sql,
        ordering,
        { advocate_name: sql`advocate_name`, since: sql`since` },
        sql`since desc`,
      )
      const [rows, [total]] = await Promise.all([
        sql<
          OptOut[]
        >`select advocate_id as id, * from opt_outs where ${where} order by ${order}, advocate_id limit ${limit} offset ${offset}`,
        sql<{ count: number }[]>`select count(*) from opt_outs where ${where}`,
      ])
      return reply.header('x-total-count', total?.count ?? 0).send(rows)
    },
  )

  app.post('/opt-outs', send, async (request, reply) => {
    const { advocate_id, reason } = parseBody(optOutBody, request)
    const { advocate_number, advocate_name } = await readKnownAdvocate(request, advocate_id)
    const optOut = await sql.begin(async (tx) => {
      const row = { advocate_id, advocate_number, advocate_name, reason, written_by: personOf(request) }
      const [saved] = await tx<OptOut[]>`
        insert into opt_outs ${tx(row)}
        on conflict (advocate_id) do update set reason = excluded.reason returning advocate_id as id, *`
      // what waits is not sent any more, nor what a plan that has not seen the wish is just writing
      await tx`lock table messages in share row exclusive mode`
      await tx`
        update messages set state = 'suppressed', reason = 'opted_out'
        where advocate_id = ${advocate_id} and state = 'planned'`
      return saved!
    })
    await auditChange(request, { action: 'create', record: `opt-outs/${advocate_id}`, after: optOut })
    return reply.code(201).send(optOut)
  })

  app.delete('/opt-outs/:id', send, async (request, reply) => {
    const id = parseId(request)
    const [removed] = await sql<OptOut[]>`delete from opt_outs where advocate_id = ${id} returning *`
    if (!removed) throw noRecord()
    await auditChange(request, { action: 'delete', record: `opt-outs/${id}`, before: removed })
    return reply.code(204).send()
  })
}
