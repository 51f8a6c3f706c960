import { isDeepStrictEqual } from 'node:util'

/*
 * Finds national IDs and nominees. Samity logs every response that contains them, and masks national IDs in
 * the audit log itself.
 */

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const idFields = new Set(['nid_number', 'nid'])
const visibleDigits = 4
const maskId = (id: string): string =>
  '*'.repeat(Math.max(0, id.length - visibleDigits)) + id.slice(-visibleDigits)

/**
 * Returns the value with all national IDs masked except their last digits, at any depth. Masked IDs stay
 * unchanged.
 */
export function withMaskedIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMaskedIds)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      idFields.has(name) && typeof one === 'string' ? maskId(one) : withMaskedIds(one),
    ]),
  )
}

/** A national ID has 10, 13 or 17 digits. */
const nationalIdPattern = /(?<!\d)(?:\d{17}|\d{13}|\d{10})(?!\d)/g
export const withoutIds = (text: string): string => text.replace(nationalIdPattern, maskId)

const isMasked = (id: unknown) => typeof id === 'string' && /^\*+/.test(id)

const hasPersonalData = ({ nid_number: id, nominees }: Json): boolean =>
  (Boolean(id) && !isMasked(id)) || (Array.isArray(nominees) && nominees.length > 0)

const maxDepth = 4

/**
 * Returns the records in a response that contain a national ID or nominees. All rows of a list have the same
 * fields, so the first row decides whether the others are checked: a list of a thousand receipts costs
 * nothing.
 */
export function personalRecords(payload: unknown, depth = 0): Json[] {
  if (depth > maxDepth) return []
  if (Array.isArray(payload)) {
    const [first] = payload as unknown[]
    return isRecord(first) && mayHavePersonalData(first)
      ? payload.flatMap((one: unknown) => personalRecords(one, depth + 1))
      : []
  }
  if (!isRecord(payload)) return []
  if (hasPersonalData(payload)) return [payload]
  return Object.values(payload).flatMap((one) =>
    isRecord(one) || Array.isArray(one) ? personalRecords(one, depth + 1) : [],
  )
}

const mayHavePersonalData = (row: Json): boolean =>
  Object.entries(row).some(
    ([name, value]) =>
      name === 'nid_number' ||
      name === 'nominees' ||
      name === 'before' ||
      name === 'after' ||
      isRecord(value),
  )

/** True if the record only repeats the request body: its response reveals nothing new to the sender. */
export const isInBody = (record: Json, body: unknown): boolean =>
  isRecord(body) &&
  body['nid_number'] === record['nid_number'] &&
  isDeepStrictEqual(body['nominees'], record['nominees'])
