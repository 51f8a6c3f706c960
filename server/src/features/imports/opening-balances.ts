import { digitWords, fillWords, showDay, today, type Day, type Words } from '@samity/shared-api/contract'
import {
  moneyPlace,
  type AnyPlaceKind,
  type PlaceFund,
  type PlaceKind,
} from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { createRecord, deleteRecord, updateRecord } from '../../resources/records.ts'
import { changedSince, duplicateOf, type ImportHandler } from './import-handler.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type OpeningBalance = {
  place: string
  opening_amount: number
  opening_day: Day
  fund: PlaceFund | ''
  kind: PlaceKind | ''
  name_bengali: string
  account_no: string
}
type Place = {
  id: number
  kind: AnyPlaceKind
  name_english: string
  opening_amount: number
  opening_day: Day | null
  fund: PlaceFund | ''
}

const messages = {
  unknown: {
    en: 'No place has this name. Give its kind, and the import adds it',
    bn: 'এই নামে কোনো স্থান নেই। ধরন দিলে আমদানির সময় এটি যোগ হবে',
  },
  own: { en: 'Samity keeps this place itself', bn: 'এই স্থানটি সফটওয়্যার নিজেই রাখে' },
  afterToday: { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' },
  same: { en: 'This place already has this opening amount', bn: 'এই স্থানে এই প্রারম্ভিক পরিমাণ আগে থেকেই আছে' },
} satisfies Record<string, Words>
const otherOpening = (amount: number, day: Day): Words =>
  digitWords(
    fillWords(
      {
        en: 'This place already has an opening amount of {amount} on {day}',
        bn: 'এই স্থানে {day} তারিখে {amount} প্রারম্ভিক পরিমাণ আগে থেকেই আছে',
      },
      { amount: shownAmount(amount), day: showDay(day) },
    ),
  )

const lockPlace = async (sql: Sql, name: string): Promise<Place | undefined> => {
  const [place] = await sql<Place[]>`
    select id, kind, name_english, opening_amount, opening_day, fund from money_places
    where archived_at is null and name_key(${name}) in (name_key(name_english), name_key(name_bengali))
    order by id limit 1 for update`
  return place
}
const ownKinds = new Set<string>(['before', 'on_the_way', 'differences', 'old_books'])
const recordOf = ({ id, name_english }: Pick<Place, 'id' | 'name_english'>) => ({
  path: moneyPlace.path,
  id,
  label: name_english,
})

/**
 * The balances of places when the association began to use Samity, and their funds. A row changes a place, or
 * adds one.
 */
export const openingBalances: ImportHandler<OpeningBalance> = {
  mainField: 'place',
  async apply({ sql, request }, { place: name, opening_amount, opening_day, ...row }) {
    if (opening_day > today()) throw unprocessable({ opening_day: messages.afterToday })
    const place = await lockPlace(sql, name)
    if (place && ownKinds.has(place.kind)) throw conflict(messages.own, { place: messages.own })
    await assertOpen(sql, opening_day)
    if (!place) {
      if (row.kind === '') throw unprocessable({ kind: messages.unknown })
      const body = moneyPlace.input.parse({
        kind: row.kind,
        name_english: name,
        name_bengali: row.name_bengali || name,
        account_no: row.account_no,
        fund: row.fund,
      })
      const opening = { opening_amount, opening_day }
      const { id } = await createRecord(sql, request, moneyPlace, { ...body, ...opening })
      return { records: [{ ...recordOf({ id, name_english: name }), after: { ...opening, fund: row.fund } }] }
    }
    const fund = row.fund || place.fund
    if (place.opening_day !== null && (place.opening_amount !== 0 || place.opening_day === opening_day)) {
      const isSame =
        place.opening_amount === opening_amount && place.opening_day === opening_day && place.fund === fund
      if (isSame) throw duplicateOf(recordOf(place), 'place', messages.same)
      const words = otherOpening(place.opening_amount, place.opening_day)
      throw conflict(words, { place: words })
    }
    const after = { opening_amount, opening_day, fund }
    await updateRecord(sql, request, moneyPlace, place.id, after)
    const before = { opening_amount: place.opening_amount, opening_day: place.opening_day, fund: place.fund }
    return { records: [{ ...recordOf(place), before, after }] }
  },
  async undo({ sql, request }, record) {
    const [place] = await sql<Place[]>`
      select id, kind, name_english, opening_amount, opening_day, fund from money_places where id = ${record.id} for update`
    const { after = {}, before } = record
    const isAsImported =
      place?.opening_amount === after['opening_amount'] &&
      place.opening_day === after['opening_day'] &&
      place.fund === after['fund']
    if (!isAsImported) throw changedSince(record)
    if (place.opening_day) await assertOpen(sql, place.opening_day)
    if (before) await updateRecord(sql, request, moneyPlace, record.id, before)
    else await deleteRecord(sql, request, moneyPlace, record.id)
  },
}
