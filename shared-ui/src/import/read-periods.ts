import type { ImportBody } from '@samity/shared-api/contract/config/import'

/** A month in which Excel has seen a day: 2020-01-01 is January 2020. */
const asPeriod = (cell: string) => (/^\d{4}-\d{2}-\d{2}$/.test(cell) ? cell.slice(0, 'YYYY-MM'.length) : cell)

/** Turns what Excel has made of a month back into the month ('2020-01'), in these columns. */
export function readPeriods(body: ImportBody, periodColumns: readonly string[]): ImportBody {
  const periods = body.columns.map((name) => periodColumns.includes(name))
  const rows = body.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, index) => (periods[index] ? asPeriod(cell) : cell)),
  }))
  return { ...body, rows }
}
