import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { says } from '@samity/shared-api/contract'
import { advocate, mostAtOnce, withholdable } from '@samity/shared-api/contract/config/advocate'
import { audit } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'

const fields = z.array(z.enum(withholdable)).default([])
const body = z
  .object({ ids: z.array(z.int().positive()).min(1).max(mostAtOnce), withhold: fields, publish: fields })
  .refine(({ withhold, publish }) => !withhold.some((name) => publish.includes(name)), {
    path: ['publish'],
    error: says({
      en: 'A field is published or withheld, not both',
      bn: 'একটি তথ্য হয় প্রকাশিত, নয় গোপন; দুটি একসাথে নয়',
    }),
  })

type Found = { id: number; withheld_fields: string[] }

/** What of several members the website shows: fields that are named on neither side stay as each member has them. */
export function withheldFields(app: FastifyInstance): void {
  typed(app).post('/advocates/withheld-fields', { schema: { body } }, async (request) => {
    const { ids, withhold, publish } = request.body
    const answer = await write(request, async (sql) => {
      const members = await sql<Found[]>`
        select id, withheld_fields from advocates where id = any(${ids}) order by id for update`
      let changed = 0
      for (const { id, withheld_fields: before } of members) {
        const kept = new Set<string>([...before, ...withhold])
        for (const name of publish) kept.delete(name)
        const after = withholdable.filter((name) => kept.has(name))
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
        changed += 1
      }
      return { changed }
    })
    announce(app, advocate.table)
    return answer
  })
}
