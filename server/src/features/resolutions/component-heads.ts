import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Words } from '@samity/shared-api/contract'
import { componentHeadFields, type ComponentHead } from '@samity/shared-api/contract/resolutions/price'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin, readers } from '../../http/access.ts'
import { conflict } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { addHead, findOrAddCategory } from '../accounts/add-head.ts'
import { routesOf } from '../../http/route.ts'

const duplicateHead: Words = {
  en: 'There is already a head with this name',
  bn: 'এই নামের রসিদের খাত আগে থেকেই আছে',
}

/**
 * Reads the heads that a component may name: the built-in ones and those added for components. Modules keep
 * theirs.
 */
export const readComponentHeads = (sql: Sql) => sql<ComponentHead[]>`
  select h.id, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as name, h.kind, coalesce(c.is_credit, false) as is_credit,
    c.head_id is null as is_fixed
  from heads h
  left join component_heads c on c.head_id = h.id
  where not exists (select from receipt_series s where s.head_id = h.id)
  order by h.id`

const body = z.object({
  name_en: componentHeadFields.name_en.schema,
  name_bn: componentHeadFields.name_bn.schema,
  kind: z.enum(['income', 'passed_on', 'credit']),
  /** Id or name of an income category; the one with the head's name when it is missing */
  category: z.union([z.string(), z.number()]).transform(String).default(''),
})

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export function componentHeadRoutes(app: FastifyInstance): void {
  app.get(
    '/prices/heads',
    route({ roles: readers, summary: 'Heads of components', returns: 'ComponentHead[]' }),
    () => readComponentHeads(app.sql),
  )
  withZod(app).post(
    '/prices/heads',
    route({
      roles: admin,
      summary: 'Head of components: add',
      returns: 'ComponentHead',
      status: 201,
      schema: { body },
    }),
    async (request, reply) => {
      const head = await write(request, async (sql) => {
        const { name_en, name_bn, kind, category } = request.body
        await sql`select pg_advisory_xact_lock(hashtext('samity component heads'))`
        const name = { en: name_en, bn: name_bn }
        const [same] = await sql`
        select from heads where name_key(name_en) = name_key(${name_en}) or name_key(name_bn) = name_key(${name_bn})`
        if (same) throw conflict(duplicateHead, { name_en: duplicateHead }).as('record.duplicate')
        const categoryId = await findOrAddCategory(sql, request, category, name)
        const [{ next }] = await sql<[{ next: number }]>`select max(id) + 1 as next from heads`
        const code = `component_${next}`
        const id = await addHead(sql, code, name, categoryId, kind === 'income' ? 'income' : 'passed_on')
        await sql`insert into component_heads (head_id, is_credit) values (${id}, ${kind === 'credit'})`
        const added = (await readComponentHeads(sql)).find((one) => one.id === id)!
        await audit(sql, request, {
          action: 'create',
          subject: 'heads',
          subject_id: id,
          after: added,
          record: `heads/${id}`,
        })
        return added
      })
      return reply.code(201).send(head)
    },
  )
}
