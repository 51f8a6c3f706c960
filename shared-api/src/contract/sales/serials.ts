import {
  toPlainString,
  cleanText,
  fillWords,
  int,
  latinDigits,
  toMessage,
  type Field,
  type Words,
  z,
} from '@samity/shared-api/contract'

export const maxSerial = 1_000_000_000_000

/** A stored range of serials: whole numbers, and the number of digits with leading zeros ('000120' has 6). */
export type SerialRange = { from_serial: number; to_serial: number; total: number; width: number }
export type SerialRow = { from_serial: number; to_serial: number; total: number; width?: number }

const bothEndsMessage = toMessage({ en: 'Enter both ends of the range', bn: 'পরিসরের দুই প্রান্তই দিন' })
const orderMessage = toMessage({
  en: 'Must not be below the first serial',
  bn: 'প্রথম ক্রমিকের চেয়ে ছোট হতে পারবে না',
})
const overlapMessage = toMessage({
  en: 'This range overlaps another row of the sale',
  bn: 'এই পরিসর বিক্রির অন্য সারির সঙ্গে মিলে যাচ্ছে',
})
const atLeastOneMessage = toMessage({
  en: 'Enter at least one range of serials',
  bn: 'অন্তত একটি ক্রমিকের পরিসর দিন',
})
const wrongTotalMessage = (expected: number, actual: number) =>
  toMessage(
    fillWords(
      { en: 'The range has {expected} serials, not {actual}', bn: 'পরিসরে আছে {expected}টি, {actual}টি নয়' },
      { expected, actual },
    ),
  )

/** The serial of a typed text, in digits of both scripts; undefined when it is none. */
export function parseSerial(value: unknown): number | undefined {
  const text = latinDigits(String(value ?? '')).trim()
  const serial = /^\d{1,13}$/.test(text) ? Number(text) : 0
  return serial >= 1 && serial <= maxSerial ? serial : undefined
}

const serialSchema = int({ en: 'Serial', bn: 'ক্রমিক' }, 1, maxSerial).schema
const readCell = (value: unknown) => latinDigits(cleanText(toPlainString(value)))

/** The width of a typed serial. It counts only when there are leading zeros; otherwise it is 1. */
export const serialWidth = (serial: string): number => (serial.startsWith('0') ? serial.length : 1)

export const countOf = (from: number, to: number): number => Math.abs(to - from) + 1

function readRows(
  input: unknown,
  issue: (path: (string | number)[], message: string) => void,
): SerialRange[] {
  const ranges: SerialRange[] = []
  const rows = Array.isArray(input) ? input : []
  rows.forEach((row: unknown, index) => {
    const cells = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>
    const [from, to] = [readCell(cells.from_serial), readCell(cells.to_serial)]
    if (!from && !to) return
    if (!from || !to) return issue([index, from ? 'to_serial' : 'from_serial'], bothEndsMessage)
    const ends = [serialSchema.safeParse(from), serialSchema.safeParse(to)] as const
    ends.forEach(
      (end, endIndex) =>
        end.error &&
        issue([index, endIndex === 0 ? 'from_serial' : 'to_serial'], end.error.issues[0]!.message),
    )
    const [first, last] = [ends[0].data, ends[1].data]
    if (first === undefined || last === undefined) return
    if (last < first) return issue([index, 'to_serial'], orderMessage)
    const total = countOf(first, last)
    const inputTotal = readCell(cells.total)
    if (inputTotal && Number(inputTotal) !== total)
      return issue([index, 'total'], wrongTotalMessage(total, Number(inputTotal)))
    if (ranges.some((range) => range.from_serial <= last && first <= range.to_serial))
      return issue([index, 'from_serial'], overlapMessage)
    ranges.push({
      from_serial: first,
      to_serial: last,
      total,
      width: Math.max(serialWidth(from), serialWidth(to), Number(readCell(cells.width)) || 1),
    })
  })
  return ranges
}

/** A range as callers send it: the count and the width of the serials may be left out. */
const sentRange = {
  type: 'object',
  properties: Object.fromEntries(
    ['from_serial', 'to_serial', 'total', 'width'].map((name) => [
      name,
      { type: ['integer', 'string', 'null'] },
    ]),
  ),
}

/** The ranges of a sale. Empty rows are dropped; a half-filled row is an error. */
export const serialRows = (label: Words): Field<z.ZodType<SerialRange[]>> => ({
  label,
  kind: 'json',
  required: true,
  schema: z
    .unknown()
    .meta({ type: ['array', 'string'], items: sentRange })
    .prefault([])
    .transform((input, context) => {
      let parsed = input
      if (typeof input === 'string') {
        try {
          parsed = JSON.parse(input)
        } catch {
          parsed = []
        }
      }
      let hasErrors = false
      const ranges = readRows(parsed, (path, message) => {
        hasErrors = true
        context.addIssue({ code: 'custom', path, message })
      })
      if (!hasErrors && ranges.length === 0)
        context.addIssue({ code: 'custom', path: [0, 'from_serial'], message: atLeastOneMessage })
      return ranges
    }),
})

export const showSerial = (serialNumber: number, width = 1): string =>
  String(serialNumber).padStart(width, '0')
