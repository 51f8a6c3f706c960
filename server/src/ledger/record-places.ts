import { personName } from '../auth/people.ts'
import { digitWords, fillWords, showDay, type Day, type Role, type Words } from '@samity/shared-api/contract'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import { kindsOfPayment, type AnyPlaceKind } from '@samity/shared-api/contract/treasury/money-place'
import type { Fragment, Sql } from '../database/database.ts'
import { unprocessable } from '../http/errors.ts'
import { placeSideOf, type Line } from './receipt-lines.ts'

export type CurrentPlaces = { day: Day; places: Map<PaymentType, { id: number; opening_day: Day | null }> }

export async function readRecordPlaces(sql: Sql, receiptId: number): Promise<CurrentPlaces['places']> {
  const rows = await sql<{ payment_type: PaymentType; id: number; opening_day: Day | null }[]>`
    select distinct on (l.payment_type) l.payment_type, p.id, p.opening_day
    from receipt_lines l join money_places p on p.id = l.place_id
    where l.receipt_id = ${receiptId}
    order by l.payment_type, l.position`
  return new Map(rows.map(({ payment_type, ...place }) => [payment_type, place]))
}

type NamedPlace = {
  id: number
  kind: AnyPlaceKind
  name_english: string
  name_bengali: string
  holder_id: number | null
  holder_name: Words | null
  opening_day: Day | null
  archived_at: string | null
}

type PlaceRequest = {
  lines: Line[]
  day: Day
  place: number | null
  role: Role
  userId: number | null
  current?: CurrentPlaces
}

/**
 * Returns the lines with the places that the record names or keeps. A line without a place gets the default
 * one when it is inserted. Cash that a cashier takes goes to the own box. Throws 422 on `place` when the
 * named place does not exist, is archived, starts later, belongs to another cashier, is another cash box than
 * the cashier's own one, or is of no kind that a payment type of the record has.
 */
export async function withPlaces(sql: Sql, request: PlaceRequest): Promise<Line[]> {
  const { lines, current } = request
  const place = isNewPlace(request) ? await readPlace(sql, request.place) : undefined
  if (place) refusePlace(place, request)
  const ownBox = await findOwnBox(sql, request)
  if (ownBox) refuseOtherBox(ownBox, place, request)
  const side = placeSideOf(lines)
  return lines.map((line) => {
    if (ownBox && side === 'income' && line.payment_type === 'cash') return { ...line, place_id: ownBox.id }
    if (place && fits(place.kind, side, line)) return { ...line, place_id: place.id }
    const kept = current?.places.get(line.payment_type)
    return kept && (kept.opening_day === null || kept.opening_day <= request.day)
      ? { ...line, place_id: kept.id }
      : line
  })
}

/** A form sends back the place that it has read: it is no choice when the record has it already. */
function isNewPlace({ place, current }: PlaceRequest): boolean {
  return place !== null && ![...(current?.places.values() ?? [])].some(({ id }) => id === place)
}

const fits = (kind: AnyPlaceKind, side: 'income' | 'expense', { payment_type }: Line): boolean =>
  kindsOfPayment[side][payment_type].some((allowed) => allowed === kind)

const readPlaces = (sql: Sql, condition: Fragment) => sql<NamedPlace[]>`
  select p.id, p.kind, p.name_english, p.name_bengali, p.holder_id, p.opening_day, p.archived_at,
    ${personName(sql, 'u')} as holder_name
  from money_places p left join users u on u.id = p.holder_id
  where ${condition}`

async function readPlace(sql: Sql, id: number | null): Promise<NamedPlace> {
  const [place] = await readPlaces(sql, sql`p.id = ${id}`)
  if (!place) throw unprocessable({ place: messages.missing }).as('record.reference')
  return place
}

const isCashIncome = ({ side, payment_type }: Line): boolean => side === 'income' && payment_type === 'cash'

async function findOwnBox(sql: Sql, { lines, role, userId }: PlaceRequest): Promise<NamedPlace | undefined> {
  if (role !== 'cashier' || !lines.some(isCashIncome)) return undefined
  const [box] = await readPlaces(sql, sql`p.holder_id = ${userId} and p.archived_at is null`)
  return box
}

function refuseOtherBox(ownBox: NamedPlace, place: NamedPlace | undefined, { day }: PlaceRequest): void {
  const problem =
    place?.kind === 'cash' && place.id !== ownBox.id
      ? messages.otherBox(place, ownBox)
      : ownBox.opening_day !== null && day < ownBox.opening_day
        ? messages.later(ownBox, ownBox.opening_day)
        : undefined
  if (problem) throw unprocessable({ place: problem }, problem)
}

const messages = {
  missing: { en: 'This place does not exist', bn: 'এই স্থান পাওয়া যায়নি' },
  archived: ({ name_english, name_bengali }: NamedPlace): Words =>
    fillWords(
      { en: '{name} is archived', bn: '{name} আর্কাইভ করা আছে' },
      { name: { en: name_english, bn: name_bengali } },
    ),
  later: ({ name_english, name_bengali }: NamedPlace, day: Day): Words =>
    digitWords(
      fillWords(
        {
          en: '{name} starts on {day}. Choose another place or a later date.',
          bn: '{name} {day} তারিখে শুরু। অন্য স্থান বা পরের তারিখ দিন।',
        },
        { name: { en: name_english, bn: name_bengali }, day: showDay(day) },
      ),
    ),
  otherHolder: ({ name_english, name_bengali, holder_name }: NamedPlace): Words =>
    fillWords(
      {
        en: '{name} is kept by {person}. Choose your own box.',
        bn: '{name} {person}-এর কাছে। নিজের বাক্স বেছে নিন।',
      },
      { name: { en: name_english, bn: name_bengali }, person: holder_name ?? '' },
    ),
  otherBox: (place: NamedPlace, ownBox: NamedPlace): Words =>
    fillWords(
      {
        en: '{place} is not your box. Cash that you take goes into {ownBox}.',
        bn: '{place} আপনার বাক্স নয়। আপনার নেওয়া নগদ {ownBox}-এ জমা হয়।',
      },
      {
        place: { en: place.name_english, bn: place.name_bengali },
        ownBox: { en: ownBox.name_english, bn: ownBox.name_bengali },
      },
    ),
  wrongKind: ({ name_english, name_bengali }: NamedPlace): Words =>
    fillWords(
      { en: '{name} does not go with this payment type', bn: 'এই পরিশোধের ধরনের সঙ্গে {name} মেলে না' },
      { name: { en: name_english, bn: name_bengali } },
    ),
}

function refusePlace(place: NamedPlace, { lines, day, role, userId }: PlaceRequest): void {
  const problem = !lines.some((line) => fits(place.kind, placeSideOf(lines), line))
    ? messages.wrongKind(place)
    : place.archived_at
      ? messages.archived(place)
      : role === 'cashier' && place.holder_id !== null && place.holder_id !== userId
        ? messages.otherHolder(place)
        : place.opening_day !== null && day < place.opening_day
          ? messages.later(place, place.opening_day)
          : undefined
  if (problem) throw unprocessable({ place: problem }, problem)
}
