import type { FastifyRequest } from 'fastify'
import { today, type Input, type Words } from '@samity/shared-api/contract'
import { moneyPlace, ownPlaceKinds } from '@samity/shared-api/contract/treasury/money-place'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { roleOf } from '../../http/access.ts'
import { ApiError, conflict, unprocessable } from '../../http/errors.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { lockRecord } from '../../resources/records.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { lockHolder } from './box-holder.ts'

export type Place = Input<typeof moneyPlace>
export type StoredPlace = WireRow & {
  kind: string
  name_english: string
  name_bengali: string
  holder: number | null
  is_default: boolean
  never_below_zero: boolean
  day_close: boolean
  signatories: { user?: number | null }[]
}

export const placeSource: ReadOptions = {
  from: 'money_place_records',
  also: ['balance', 'coming', 'holder_name', 'holder_takes_money', 'bank_name', 'first_day'],
  amounts: ['balance', 'coming'],
}

/** Locks a place until the transaction ends. Throws 404 for an unknown id. */
export const lockPlace = async (sql: Sql, id: number): Promise<StoredPlace> =>
  // the columns of the type are those of the declaration and of the source
  (await lockRecord(sql, moneyPlace, id, placeSource)) as StoredPlace

const messages = {
  own: {
    en: 'Samity keeps this place itself. It cannot be changed.',
    bn: 'এই স্থানটি সফটওয়্যার নিজেই রাখে। এটি বদলানো যায় না।',
  },
  kind: {
    en: 'The kind of a place with records cannot be changed',
    bn: 'হিসাব আছে এমন স্থানের ধরন বদলানো যায় না',
  },
  cashOnly: { en: 'Only a cash box has this', bn: 'এটি শুধু ক্যাশ বাক্সের জন্য' },
  openingDay: { en: 'Required with an opening amount', bn: 'প্রারম্ভিক পরিমাণের সঙ্গে আবশ্যক' },
  afterToday: { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' },
  switches: {
    en: "Only an administrator turns 'never below zero' and 'day close' on or off.",
    bn: "'কখনো শূন্যের নিচে নয়' ও 'দিনের হিসাব সমাপ্তি' শুধু প্রশাসক চালু বা বন্ধ করেন।",
  },
  defaultKind: {
    en: 'A default is a cash box that nobody keeps, cheques in hand, a bank account or a wallet',
    bn: 'পূর্বনির্ধারিত হতে পারে কারও দায়িত্বে নেই এমন ক্যাশ বাক্স, হাতে থাকা চেক, ব্যাংক হিসাব বা ওয়ালেট',
  },
  defaultStays: {
    en: 'This is the default of its kind. Make another place the default first.',
    bn: 'এটি এই ধরনের পূর্বনির্ধারিত স্থান। আগে অন্য একটি স্থানকে পূর্বনির্ধারিত করুন।',
  },
  signatory: {
    en: 'Only an administrator or a member of the staff signs transfers',
    bn: 'স্থানান্তরে শুধু প্রশাসক বা কর্মী স্বাক্ষর করেন',
  },
  holder: { en: 'This user cannot keep a cash box', bn: 'এই ব্যবহারকারী ক্যাশ বাক্স রাখতে পারেন না' },
} satisfies Record<string, Words>

const isOwnKind = (kind: string): boolean => ownPlaceKinds.some(({ value }) => value === kind)

/** Refuses values that do not go together (422), and switches that this role may not turn (403). */
export function refuseInvalid(request: FastifyRequest, place: Place, before: StoredPlace | undefined): void {
  const { kind, holder, never_below_zero, day_close, opening_amount, opening_day, is_default } = place
  if (kind !== 'cash') {
    if (holder !== null) throw unprocessable({ holder: messages.cashOnly })
    if (never_below_zero) throw unprocessable({ never_below_zero: messages.cashOnly })
    if (day_close) throw unprocessable({ day_close: messages.cashOnly })
  }
  if (opening_amount > 0 && opening_day === null) throw unprocessable({ opening_day: messages.openingDay })
  if (opening_day !== null && opening_day > today()) throw unprocessable({ opening_day: messages.afterToday })
  if (is_default && (kind === 'fdr' || holder !== null))
    throw unprocessable({ is_default: messages.defaultKind })
  const turnsSwitch =
    never_below_zero !== (before?.never_below_zero ?? kind === 'cash') ||
    day_close !== (before?.day_close ?? false)
  if (turnsSwitch && roleOf(request) !== 'admin') throw new ApiError(403, messages.switches).as('auth.role')
}

/** Refuses a change of what records, locks and defaults depend on (409). */
export function refuseChange(place: Place, before: StoredPlace): void {
  if (isOwnKind(before.kind)) throw conflict(messages.own).as('place.fixed')
  // with an opening amount a deposit, too, has money that two people sign for
  const hasMoney =
    before['first_day'] !== null || (before.kind === 'fdr' && before['opening_amount'] !== '0.00')
  if (hasMoney && place.kind !== before.kind)
    throw conflict(messages.kind, { kind: messages.kind }).as('place.fixed')
  if (before.is_default && (!place.is_default || place.kind !== before.kind))
    throw conflict(messages.defaultStays, { is_default: messages.defaultStays }).as('place.fixed')
}

/** An opening amount is part of the books from its day on: it falls under the lock. */
export async function assertOpeningOpen(
  sql: Sql,
  place: Place,
  opening: { amount: number; day: string | null },
): Promise<void> {
  if (place.opening_amount === opening.amount && place.opening_day === opening.day) return
  const days = [place.opening_day, opening.day].filter((day) => day !== null)
  if (days.length > 0) await assertOpen(sql, ...days)
}

export async function refuseHolder(sql: Sql, holder: number | null): Promise<void> {
  if (holder === null) return
  if (!(await lockHolder(sql, holder)))
    throw unprocessable({ holder: messages.holder }).as('record.reference')
}

/** Refuses a user who may not sign (422). Signatories from before stay until somebody changes them. */
export async function refuseSignatories(sql: Sql, place: Place, before?: StoredPlace): Promise<void> {
  const known = before?.signatories.map(({ user }) => user) ?? []
  const users = place.signatories.map(({ user }) => user)
  const signers = await sql<{ id: number }[]>`
    select id from users
    where status = 'active' and role in ('admin', 'staff') and id = any(${users.filter((id) => id !== null)}::int[])`
  const index = users.findIndex(
    (user) => user !== null && !known.includes(user) && !signers.some(({ id }) => id === user),
  )
  if (index >= 0)
    throw unprocessable({ [`signatories.${index}.user`]: messages.signatory }).as('record.reference')
}

/** Takes the default from the place of this kind that has it. */
export async function releaseDefault(
  sql: Sql,
  request: FastifyRequest,
  { kind, is_default }: Place,
  id = 0,
): Promise<void> {
  if (!is_default) return
  const rows = await sql<{ id: number }[]>`
    update money_places set is_default = false, version = version + 1, updated_at = now()
    where kind = ${kind} and is_default and id <> ${id} returning id`
  for (const row of rows)
    await audit(sql, request, {
      action: 'update',
      subject: moneyPlace.path,
      subject_id: row.id,
      before: { is_default: true },
      after: { is_default: false },
    })
}

/** Own places and defaults stay (409). */
export async function refuseRemoval(sql: Sql, id: number): Promise<void> {
  const before = await lockPlace(sql, id)
  if (isOwnKind(before.kind)) throw conflict(messages.own).as('place.fixed')
  if (before.is_default) throw conflict(messages.defaultStays).as('place.fixed')
}
