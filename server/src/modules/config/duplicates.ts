import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { latinDigits, parsePhone } from '@samity/shared-api/contract'
import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { idParams } from '../../platform/crud.ts'
import type { Fragment, Sql } from '../../platform/database.ts'
import { typed } from '../../platform/typed.ts'

const text = z.string().max(500).default('')
const querystring = z.object({
  bar_registration_number: text,
  nid_number: text,
  phone: text,
  name_english: text,
  name_bengali: text,
  father_name: text,
  /** The member who is being corrected */
  except: idParams.shape.id.optional(),
})
type Asked = z.infer<typeof querystring>

/** Letter case, script of digits, spaces and dots make no difference: 'Md. Karim' is 'MD KARIM'. */
export const folded = (sql: Sql, value: Fragment | string) =>
  sql`regexp_replace(name_key(${value}), '[.,[:space:]-]+', '', 'g')`

/** One condition for each thing that can be the same; what was not typed is the same as nothing. */
function conditions(sql: Sql, asked: Asked): Record<Duplicate['same'][number], Fragment> {
  const given = (value: string, is: Fragment) => (value.trim() ? is : sql`false`)
  const nid = latinDigits(asked.nid_number).replace(/[\s-]/g, '')
  const phone = parsePhone(asked.phone) ?? ''
  const named = (column: 'name_english' | 'name_bengali') =>
    given(asked[column], sql`${folded(sql, sql`${sql(column)}`)} = ${folded(sql, asked[column])}`)
  const father = given(
    asked.father_name,
    sql`${folded(sql, sql`father_name`)} = ${folded(sql, asked.father_name)}`,
  )
  return {
    bar_registration_number: given(
      asked.bar_registration_number,
      sql`bar_registration_key = number_key(${asked.bar_registration_number})`,
    ),
    nid_number: given(nid, sql`nid_number = ${nid}`),
    phone: given(phone, sql`phone = ${phone}`),
    father_name: sql`(${father} and (${named('name_english')} or ${named('name_bengali')}))`,
  }
}

/** Who else has this number, national ID or phone, or this name and father, while a member is being written down. */
export function duplicates(app: FastifyInstance): void {
  typed(app).get(
    '/advocates/duplicates',
    { schema: { querystring } },
    async ({ query }): Promise<Duplicate[]> => {
      const { sql } = app
      const same = Object.entries(conditions(sql, query))
      const any = same.map(([, is]) => is).reduce((left, right) => sql`${left} or ${right}`)
      const named = same
        .map(([name, is]) => sql`case when ${is} then ${name}::text end`)
        .reduce((left, right) => sql`${left}, ${right}`)
      return sql<Duplicate[]>`
      select id, bar_registration_number, name_english, name_bengali, archived_at, array_remove(array[${named}], null) as same
      from advocates
      where id <> ${query.except ?? 0} and (${any})
      order by bar_registration_key collate natural_order
      limit 10`
    },
  )
}
