import { sum, type Paisa, type Resource } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { columnsOf } from '../database/relations.ts'
import { conditionsOf, type FilterOptions } from './list-filters.ts'
import { orderOf } from './list-order.ts'
import { maxPageRows, readIntegerParameter, type ListQuery } from './list-query.ts'
import { pageOf } from './page-of.ts'
import { columnOf, rowSerializer, serializeRow, type ExtraColumns, type WireRow } from './serialize.ts'

/**
 * For rows that are not read directly from the table: from a view, with columns in addition to the declared
 * fields. `filters` are by query parameter, for more than a comparison with one column; they replace the
 * filter of a field. `maxRows` bounds a response without `limit`, if it is less than `maxRowsWithoutLimit`.
 */
export type ReadOptions = ExtraColumns &
  FilterOptions & {
    from?: string
    /**
     * A relation with the same ids, and columns that cost nothing to read. Only these filter and order the
     * list, so that the dear columns of `from` are computed for the rows of the page and for no other.
     */
    pageFrom?: string
    /** A column of amounts whose sum over all matching rows is returned */
    sumColumn?: string
    /** Reads the kept count and sum of the rows of a list without a filter, which are then not counted */
    storedTotals?: (sql: Sql) => Fragment
    /** The most rows in a response without `limit`, if fewer than `maxRowsWithoutLimit` */
    maxRows?: number
  }

export type ListResult = { rows: WireRow[]; total: number; amount?: Paisa }

/** The most rows in a response without `limit`. A client must read a longer list in pages. */
export const maxRowsWithoutLimit = 10_000

/**
 * Reads the rows that match the query, newest first unless `ordering` says otherwise. Without `limit` and
 * `offset` it returns all rows up to `maxRowsWithoutLimit`; `total` always counts all of them. Throws 400 for
 * invalid parameters (`limit=abc`, an unknown `ordering`) and for too expensive ones (a search with twenty
 * words).
 */
export async function listRecords(
  sql: Sql,
  resource: Resource,
  query: ListQuery = {},
  options: ReadOptions = {},
): Promise<ListResult> {
  if (options.pageFrom) return listPageFirst(sql, resource, query, options.pageFrom, options)
  const { from: relation = resource.relation, sumColumn } = options
  const relationColumns = await columnsOf(sql, relation)
  const fieldColumns = [
    'id',
    'version',
    'archived_at',
    ...Object.entries(resource.fields).map(([name, field]) => columnOf(name, field)),
  ]
  const { also = [], derived } = options
  const columns = [...new Set([...fieldColumns, ...also, ...(derived ? [derived.column] : [])])].filter(
    (column) => relationColumns.has(column),
  )
  const { base, requested } = conditionsOf(sql, resource, query, relationColumns, options)
  const where = [...base, ...requested].reduce((left, right) => sql`${left} and ${right}`)
  const order = orderOf(sql, resource, query, relationColumns)
  const serialize = rowSerializer(resource, columns, options)

  const limit = readIntegerParameter(query, 'limit', 1, maxPageRows)
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const { maxRows = maxRowsWithoutLimit } = options
  if (limit === undefined && offset === 0) {
    const all = await sql`
      select ${sql(columns)} from ${sql(relation)} where ${where} ${order} limit ${maxRows + 1}`.values()
    const sumPosition = sumColumn ? columns.indexOf(sumColumn) : -1
    if (all.length <= maxRows)
      return {
        rows: all.map(serialize),
        total: all.length,
        ...(sumColumn && { amount: sum(all.map((row) => Number(row[sumPosition]))) }),
      }
  }
  const amounts = sumColumn ? sql`, coalesce(sum(${sql(sumColumn)}), 0)::bigint as all_amount` : sql``
  const totalsWidth = sumColumn ? 2 : 1
  const storedTotals = requested.length === 0 ? options.storedTotals?.(sql) : undefined
  const countQuery =
    storedTotals ?? sql`select count(*) as all_count${amounts} from ${sql(relation)} where ${where}`
  // rows and totals in one round trip: every row ends with the totals
  const page = await sql`
    select ${sql(columns)}, all_rows.* from (${countQuery}) all_rows, ${sql(relation)} where ${where} ${order}
    ${pageOf(sql, limit ?? maxRows, offset)}`.values()
  const [first] = page.length > 0 || offset === 0 ? page : await sql`${countQuery}`.values()
  const [count = 0, amount = 0] = (first ?? []).slice(-totalsWidth)
  return {
    rows: page.map(serialize),
    total: count as number,
    ...(sumColumn && { amount: amount as Paisa }),
  }
}

async function listPageFirst(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  pageFrom: string,
  options: ReadOptions,
): Promise<ListResult> {
  const { rows: page, total } = await listRecords(sql, resource, query, {
    from: pageFrom,
    ...(options.where && { where: options.where }),
  })
  const ids = page.map(({ id }) => id)
  const rows =
    await sql`select * from ${sql(options.from ?? resource.relation)} where id = any (${ids}::int[])`
  const rowsById = new Map(rows.map((row) => [row['id'], serializeRow(resource, row, options)]))
  return { rows: ids.flatMap((id) => rowsById.get(id) ?? []), total }
}
