import { parseDay, type Fields } from '@samity/shared-api/contract'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import { kindsOfPayment, type PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { Values } from './use-form-handle.ts'

export type PlaceSide = keyof typeof kindsOfPayment

const isPaymentType = (value: unknown): value is PaymentType =>
  typeof value === 'string' && Object.hasOwn(kindsOfPayment.income, value)

/**
 * The payment types of a form: its own, or those of the rows of its lists, such as the sections of advocate
 * fees.
 */
export function paymentTypesOf(fields: Fields, values: Values): PaymentType[] {
  const rows =
    'payment_type' in fields
      ? [values]
      : Object.keys(fields).flatMap((name) => {
          const value = values[name]
          return Array.isArray(value) ? (value as (Values | null | undefined)[]) : []
        })
  return [...new Set(rows.map((row) => row?.['payment_type']).filter(isPaymentType))]
}

/** The day of a form's record: its first declared day; undefined while nobody has entered one. */
export function recordDayOf(fields: Fields, values: Values): string | undefined {
  const name = Object.keys(fields).find((key) => fields[key]!.kind === 'day')
  return name === undefined ? undefined : parseDay(values[name])
}

type PlacedRecord = {
  side: PlaceSide
  types: readonly PaymentType[]
  day: string | undefined
  isCashier: boolean
}

/**
 * The places that fit a record: of a kind that one of its payment types allows, open on its day. A cashier
 * with a box has only that one.
 */
export const fittingPlaces = (
  choices: readonly PlaceChoice[],
  { side, types, day, isCashier }: PlacedRecord,
): PlaceChoice[] =>
  choices.filter(
    ({ kind, opening_day, holder_name, is_own }) =>
      types.some((type) => kindsOfPayment[side][type].includes(kind)) &&
      (!day || !opening_day || opening_day <= day) &&
      (!isCashier || kind !== 'cash' || (ownBoxOf(choices) ? is_own : holder_name === '')),
  )

const ownBoxOf = (choices: readonly PlaceChoice[]): PlaceChoice | undefined =>
  choices.find(({ is_own }) => is_own)

/**
 * The box that refuses the record because its day is closed: of a cashier the own one, which each receipt
 * belongs to, of others the cash box that gets the money.
 */
export function closedBox(
  choices: readonly PlaceChoice[],
  { side, types, day, isCashier }: PlacedRecord,
  place: number | null | undefined,
): PlaceChoice | undefined {
  const box = isCashier
    ? ownBoxOf(choices)
    : (choices.find(({ id }) => id === place) ?? usualPlace(choices, { side, types }))
  const isClosed = box?.kind === 'cash' && box.closed_until !== null && !!day && day <= box.closed_until
  return isClosed ? box : undefined
}

/**
 * The place that the server takes when a record names none: the box of the person, else the default of the
 * kind. Undefined for a record with several payment types, which has several.
 */
export function usualPlace(
  places: readonly PlaceChoice[],
  { side, types: [type, ...others] }: Pick<PlacedRecord, 'side' | 'types'>,
): PlaceChoice | undefined {
  if (!type || others.length > 0) return undefined
  const candidates = places.filter(({ kind }) => kind === kindsOfPayment[side][type][0])
  return candidates.find(({ is_own }) => is_own) ?? candidates.find(({ is_default }) => is_default)
}
