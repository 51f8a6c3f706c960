import { latinDigits, parseMoney, toDecimal } from '@samity/shared-api/contract'
import { countOf, parseSerial, showSerial, type SerialRange } from '@samity/shared-api/contract/sales/serials'

/** The form values of one row, as typed so far. */
export type SerialFormRow = { from_serial?: unknown; to_serial?: unknown; width?: number }

const initialRowCount = 4
export const padRows = (rows: SerialFormRow[]): SerialFormRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, initialRowCount - rows.length) }, () => ({})),
]
export const emptyRows = (): SerialFormRow[] => padRows([])

const toFormRows = (ranges: readonly SerialRange[]): SerialFormRow[] =>
  padRows(
    ranges.map(({ from_serial, to_serial, width }) => ({
      from_serial: showSerial(from_serial, width),
      to_serial: showSerial(to_serial, width),
      width,
    })),
  )

/** Converts the ranges of a record to form rows as they were typed, with blank rows up to four. */
export const withFormRows =
  <N extends string>(name: N) =>
  <T extends Record<N, SerialRange[]>>(record: T): T => ({ ...record, [name]: toFormRows(record[name]) })

const toLatinText = (value: unknown): string => latinDigits(String(value ?? '')).trim()

/** The serials of a row; undefined until both ends are valid and in order. */
export function toSerialRange(
  row: SerialFormRow | undefined,
): { from_serial: number; to_serial: number } | undefined {
  const [from_serial, to_serial] = [parseSerial(row?.from_serial), parseSerial(row?.to_serial)]
  return from_serial === undefined || to_serial === undefined || to_serial < from_serial
    ? undefined
    : { from_serial, to_serial }
}

/** The number of papers in a row; undefined until both ends are valid serials. */
export function rowTotal(row: SerialFormRow | undefined): number | undefined {
  const [from, to] = [parseSerial(row?.from_serial), parseSerial(row?.to_serial)]
  return from === undefined || to === undefined ? undefined : countOf(from, to)
}

/** The number of rows to show: up to the last one that has something, and the next one when that is full. */
export function openRowCount(rows: readonly (SerialFormRow | undefined)[] | undefined): number {
  const last = (rows ?? []).findLastIndex((row) => row?.from_serial || row?.to_serial)
  const isFull = last >= 0 && rowTotal(rows?.[last]) !== undefined
  return Math.max(1, last + (isFull ? 2 : 1))
}

/**
 * The row with its last serial, so that it has so many papers; unchanged without a first serial or a count.
 */
export function withCount(row: SerialFormRow | undefined, count: string): SerialFormRow {
  const [from, papers] = [parseSerial(row?.from_serial), parseSerial(count)]
  if (from === undefined || papers === undefined) return { ...row }
  const width = toLatinText(row?.from_serial).length
  return { ...row, to_serial: showSerial(from + papers - 1, width) }
}

// a form value can be anything; a value that is not an array counts as no rows
const toSerialRows = (value: unknown): SerialFormRow[] =>
  Array.isArray(value) ? (value as (SerialFormRow | undefined)[]).map((row) => row ?? {}) : []

export const totalCount = (rows: unknown): number =>
  toSerialRows(rows).reduce((count, row) => count + (rowTotal(row) ?? 0), 0)

/** Price times the number of papers, as a decimal string; undefined while the price is not valid. */
export function totalAmount(rows: unknown, price: unknown): string | undefined {
  const paisa = parseMoney(price)
  return paisa === undefined ? undefined : toDecimal(paisa * totalCount(rows))
}

/**
 * The rows that are not blank, as the same objects, so that an error of the server is shown on the right row.
 */
const nonBlankRows = (rows: unknown): SerialFormRow[] =>
  toSerialRows(rows).filter((row) => toLatinText(row.from_serial) !== '' || toLatinText(row.to_serial) !== '')

/** Returns the sale to send: without blank rows, and with the totals that the screen shows. */
export const withSerialTotals =
  <N extends string>(name: N) =>
  <D extends { [K in N | 'price']?: unknown }>(sale: D): D => ({
    ...sale,
    [name]: nonBlankRows(sale[name]),
    total_count: totalCount(sale[name]),
    total_amount: totalAmount(sale[name], sale.price),
  })

type RangeEnds = Omit<SerialRange, 'total'> & { total?: number }

/** '000101–000120, 201–210' */
export const showRanges = (ranges: readonly RangeEnds[] | null): string =>
  (ranges ?? [])
    .map(({ from_serial, to_serial, width }) =>
      from_serial === to_serial
        ? showSerial(from_serial, width)
        : `${showSerial(from_serial, width)}–${showSerial(to_serial, width)}`,
    )
    .join(', ')
