import { latinDigits, parseMoney, toDecimal } from '@samity/shared-api/contract'
import {
  countOf,
  largestSerial,
  showSerial,
  type SerialRange,
} from '@samity/shared-api/contract/sales/serials'

/** A row as it stands in the form: whatever was typed so far. */
export type TypedRow = { from_serial?: unknown; to_serial?: unknown; width?: number }

const rowsAtFirst = 4
const filledUp = (rows: TypedRow[]): TypedRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, rowsAtFirst - rows.length) }, () => ({})),
]
export const emptyRows = (): TypedRow[] => filledUp([])

const typedRows = (ranges: readonly SerialRange[]): TypedRow[] =>
  filledUp(
    ranges.map(({ from_serial, to_serial, width }) => ({
      from_serial: showSerial(from_serial, width),
      to_serial: showSerial(to_serial, width),
      width,
    })),
  )

/** A record whose ranges stand as they were typed, with blank rows up to four. */
export const withTypedRows =
  <N extends string>(name: N) =>
  <T extends Record<N, SerialRange[]>>(record: T): T => ({ ...record, [name]: typedRows(record[name]) })

const written = (typed: unknown): string => latinDigits(String(typed ?? '')).trim()
const serialOf = (typed: unknown): number | undefined => {
  const text = written(typed)
  const serial = /^\d{1,13}$/.test(text) ? Number(text) : 0
  return serial >= 1 && serial <= largestSerial ? serial : undefined
}

/** How many papers a row holds; undefined until both ends can be read. */
export function rowTotal(row: TypedRow | undefined): number | undefined {
  const [from, to] = [serialOf(row?.from_serial), serialOf(row?.to_serial)]
  return from === undefined || to === undefined ? undefined : countOf(from, to)
}

// a form holds anything; what is no list of rows counts as none
const rowsIn = (value: unknown): TypedRow[] =>
  Array.isArray(value) ? (value as (TypedRow | undefined)[]).map((row) => row ?? {}) : []

export const totalCount = (rows: unknown): number =>
  rowsIn(rows).reduce((count, row) => count + (rowTotal(row) ?? 0), 0)

/** Price times the number of papers, as a decimal; undefined while the price cannot be read. */
export function totalAmount(rows: unknown, price: unknown): string | undefined {
  const paisa = parseMoney(price)
  return paisa === undefined ? undefined : toDecimal(paisa * totalCount(rows))
}

/** The rows in which something stands, the same objects, so that a refusal finds the row that the person sees. */
const filledRows = (rows: unknown): TypedRow[] =>
  rowsIn(rows).filter((row) => written(row.from_serial) !== '' || written(row.to_serial) !== '')

/** What is sent of a sale: rows that hold something, and the totals that the screen shows. */
export const withTotals =
  <N extends string>(name: N) =>
  <D extends { [K in N | 'price']?: unknown }>(sale: D): D => ({
    ...sale,
    [name]: filledRows(sale[name]),
    total_count: totalCount(sale[name]),
    total_amount: totalAmount(sale[name], sale.price),
  })

type Ends = Omit<SerialRange, 'total'> & { total?: number }

/** '000101–000120, 201–210' */
export const showRanges = (ranges: readonly Ends[] | null): string =>
  (ranges ?? [])
    .map(({ from_serial, to_serial, width }) =>
      from_serial === to_serial
        ? showSerial(from_serial, width)
        : `${showSerial(from_serial, width)}–${showSerial(to_serial, width)}`,
    )
    .join(', ')
