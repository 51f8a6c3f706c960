import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toMessage } from '@samity/shared-api/contract'
import { advocate, maxBulkAdvocates, withholdableFields } from '@samity/shared-api/contract/config/advocate'
import { audit } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { editors } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const fields = z.array(z.enum(withholdableFields)).default([])
const body = z
  .object({
    ids: z.array(z.int().positive()).min(1).max(maxBulkAdvocates),
    withhold: fields,
    publish: fields,
  })
  .refine(({ withhold, publish }) => !withhold.some((name) => publish.includes(name)), {
    path: ['publish'],
    error: toMessage({
      en: 'A field is published or withheld, not both',
      bn: 'একটি তথ্য হয় প্রকাশিত, নয় গোপন; দুটি একসাথে নয়',
    }),
  })

type AdvocateRow = { id: number; withheld_fields: string[] }

const route = routesOf({ area: 'config', tokens: 'members' })

/**
 * Withholds or publishes fields of several advocates on the website. Fields in neither list do not change.
 */
export function withheldFields(app: FastifyInstance): void {
  withZod(app).post(
    '/advocates/withheld-fields',
    route({
      roles: editors,
      summary: 'Advocates: withhold fields on the website, or publish them',
      returns: objectSchema({ changed: 'integer' }),
      schema: { body },
    }),
    async (request) => {
      const { ids, withhold, publish } = request.body
      const result = await write(request, async (sql) => {
        const advocates = await sql<AdvocateRow[]>`
        select id, withheld_fields from advocates where id = any(${ids}) order by id for update`
        let changedCount = 0
        for (const { id, withheld_fields: before } of advocates) {
          const fieldNames = new Set<string>([...before, ...withhold])
          for (const name of publish) fieldNames.delete(name)
          const after = withholdableFields.filter((name) => fieldNames.has(name))
          if (after.length === before.length && after.every((name) => before.includes(name))) continue
          await sql`
          update advocates
          set withheld_fields = ${sql.json(after)}, version = version + 1, updated_at = now()
          where id = ${id}`
          await audit(sql, request, {
            action: 'update',
            subject: advocate.path,
            subject_id: id,
            before: { withheld_fields: before },
            after: { withheld_fields: after },
          })
          changedCount += 1
        }
        return { changed: changedCount }
      })
      notifyChange(app, advocate.relation)
      return result
    },
  )
}
