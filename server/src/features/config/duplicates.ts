import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { latinDigits, parsePhone } from '@samity/shared-api/contract'
import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { idParams } from '../../resources/crud.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { withZod } from '../../http/with-zod.ts'
import { editors } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const text = z.string().max(500).default('')
const querystring = z.object({
  bar_registration_number: text,
  nid_number: text,
  phone: text,
  name_english: text,
  name_bengali: text,
  father_name: text,
  except: idParams.shape.id.optional(),
})
type DuplicateQuery = z.infer<typeof querystring>

/**
 * Folds a name: letter case, script of digits, spaces, dots and hyphens make no difference. 'Md. Karim'
 * equals 'MD KARIM'.
 */
export const foldName = (sql: Sql, value: Fragment | string) =>
  sql`regexp_replace(name_key(${value}), '[.,[:space:]-]+', '', 'g')`

function duplicateConditions(sql: Sql, query: DuplicateQuery): Record<Duplicate['same'][number], Fragment> {
  const ifFilled = (value: string, condition: Fragment) => (value.trim() ? condition : sql`false`)
  const nid = latinDigits(query.nid_number).replace(/[\s-]/g, '')
  const phone = parsePhone(query.phone) ?? ''
  const sameName = (column: 'name_english' | 'name_bengali') =>
    ifFilled(query[column], sql`${foldName(sql, sql`${sql(column)}`)} = ${foldName(sql, query[column])}`)
  const sameFather = ifFilled(
    query.father_name,
    sql`${foldName(sql, sql`father_name`)} = ${foldName(sql, query.father_name)}`,
  )
  return {
    bar_registration_number: ifFilled(
      query.bar_registration_number,
      sql`bar_registration_key = number_key(${query.bar_registration_number})`,
    ),
    nid_number: ifFilled(nid, sql`nid_number = ${nid}`),
    phone: ifFilled(phone, sql`phone = ${phone}`),
    father_name: sql`(${sameFather} and (${sameName('name_english')} or ${sameName('name_bengali')}))`,
  }
}

const route = routesOf({ area: 'config', tokens: 'members' })

export function duplicates(app: FastifyInstance): void {
  withZod(app).get(
    '/advocates/duplicates',
    route({
      roles: editors,
      summary: 'Advocates who could be the same person',
      returns: 'Duplicate[]',
      schema: { querystring },
    }),
    async ({ query }): Promise<Duplicate[]> => {
      const { sql } = app
      const same = Object.entries(duplicateConditions(sql, query))
      const anyMatch = same
        .map(([, condition]) => condition)
        .reduce((left, right) => sql`${left} or ${right}`)
      const matchedFields = same
        .map(([name, condition]) => sql`case when ${condition} then ${name}::text end`)
        .reduce((left, right) => sql`${left}, ${right}`)
      return sql<Duplicate[]>`
      select id, bar_registration_number, name_english, name_bengali, archived_at, array_remove(array[${matchedFields}], null) as same
      from advocates
      where id <> ${query.except ?? 0} and (${anyMatch})
      order by bar_registration_key collate natural_order
      limit 10`
    },
  )
}
