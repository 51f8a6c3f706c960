import type { Fragment, Sql } from '../database/database.ts'
import { wholeSchema, type QueryParameters } from '../http/describe-routes.ts'
import { malformed } from '../http/errors.ts'
import { readIntegerParameter, type ListQuery } from '../resources/list-query.ts'

const maxId = 2_147_483_647
const missing = { en: 'This money place does not exist', bn: 'এই টাকার স্থানটি নেই' }

export const placeParameters: QueryParameters = {
  place: wholeSchema(
    'Only receipts of which money went to this place, or came from it: the id of a money place',
    1,
    maxId,
  ),
}

/**
 * Reads `place` from the query; undefined without it. Throws 400 when it is no number or no money place has
 * it.
 */
export async function readPlaceFilter(sql: Sql, query: ListQuery): Promise<number | undefined> {
  const id = readIntegerParameter(query, 'place', 1, maxId)
  if (id === undefined) return undefined
  const [place] = await sql`select from money_places where id = ${id}`
  if (!place) throw malformed(undefined, { place: missing })
  return id
}

export const placeFilter =
  (relation: string) =>
  (sql: Sql, value: string): Fragment =>
    sql`exists (
      select from receipt_lines l
      where l.receipt_id = ${sql(relation)}.id and l.place_id = ${Number(value)})`
