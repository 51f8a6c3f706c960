import { latinDigits, parseMoney, toDecimal } from '@samity/shared-api/contract'
import { countOf, maxSerial, showSerial, type SerialRange } from '@samity/shared-api/contract/sales/serials'

/** A row as it stands in the form: whatever was typed so far. */
export type SerialFormRow = { from_serial?: unknown; to_serial?: unknown; width?: number }

const initialRowCount = 4
const padRows = (rows: SerialFormRow[]): SerialFormRow[] => [
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

/** A record whose ranges stand as they were typed, with blank rows up to four. */
export const withFormRows =
  <N extends string>(name: N) =>
  <T extends Record<N, SerialRange[]>>(record: T): T => ({ ...record, [name]: toFormRows(record[name]) })

const toLatinText = (value: unknown): string => latinDigits(String(value ?? '')).trim()
const serialOf = (value: unknown): number | undefined => {
  const text = toLatinText(value)
  const serial = /^\d{1,13}$/.test(text) ? Number(text) : 0
  return serial >= 1 && serial <= maxSerial ? serial : undefined
}

/** How many papers a row holds; undefined until both ends can be read. */
export function rowTotal(row: SerialFormRow | undefined): number | undefined {
  const [from, to] = [serialOf(row?.from_serial), serialOf(row?.to_serial)]
  return from === undefined || to === undefined ? undefined : countOf(from, to)
}

// a form holds anything; what is no list of rows counts as none
const toSerialRows = (value: unknown): SerialFormRow[] =>
  Array.isArray(value) ? (value as (SerialFormRow | undefined)[]).map((row) => row ?? {}) : []

export const totalCount = (rows: unknown): number =>
  toSerialRows(rows).reduce((count, row) => count + (rowTotal(row) ?? 0), 0)

/** Price times the number of papers, as a decimal; undefined while the price cannot be read. */
export function totalAmount(rows: unknown, price: unknown): string | undefined {
  const paisa = parseMoney(price)
  return paisa === undefined ? undefined : toDecimal(paisa * totalCount(rows))
}

/** The rows in which something stands, the same objects, so that a refusal finds the row that the person sees. */
const nonBlankRows = (rows: unknown): SerialFormRow[] =>
  toSerialRows(rows).filter((row) => toLatinText(row.from_serial) !== '' || toLatinText(row.to_serial) !== '')

/** What is sent of a sale: rows that hold something, and the totals that the screen shows. */
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
