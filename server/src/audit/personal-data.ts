import { isDeepStrictEqual } from 'node:util'

/* A national ID and nominees: every route that tells them leaves an entry in the audit log, which itself masks the IDs. */

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const idFields = new Set(['nid_number', 'nid'])
const visibleDigits = 4
const maskId = (id: string): string =>
  '*'.repeat(Math.max(0, id.length - visibleDigits)) + id.slice(-visibleDigits)

/** The same with all but the last digits of national IDs masked, however deep they lie. What is masked stays as it is. */
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
/** What somebody searched for, without national IDs. */
export const withoutIds = (text: string): string => text.replace(nationalIdPattern, maskId)

const isMasked = (id: unknown) => typeof id === 'string' && /^\*+/.test(id)

const hasPersonalData = ({ nid_number: id, nominees }: Json): boolean =>
  (Boolean(id) && !isMasked(id)) || (Array.isArray(nominees) && nominees.length > 0)

const maxDepth = 4

/**
 * The records in an answer that tell a national ID or nominees. Rows of a list have the same fields, so the first one
 * decides whether the others are looked at: a list of a thousand receipts costs nothing.
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

/** Whoever sent a record is told nothing by getting it back. */
export const isInBody = (record: Json, body: unknown): boolean =>
  isRecord(body) &&
  body['nid_number'] === record['nid_number'] &&
  isDeepStrictEqual(body['nominees'], record['nominees'])
