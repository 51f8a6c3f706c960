import { digitWords, fillWords, showDay, today, type Day, type Words } from '@samity/shared-api/contract'
import type { AnyPlaceKind } from '@samity/shared-api/contract/treasury/money-place'
import type { SignedInUser } from '../../http/access.ts'
import { personName } from '../../auth/people.ts'
import type { Sql } from '../../database/database.ts'
import { missingRecordMessage } from '../../resources/resource-registry.ts'
import { ApiError, conflict, notFound, unprocessable } from '../../http/errors.ts'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'
import { shownAmount } from '../../ledger/shown-amount.ts'

type Place = {
  id: number
  kind: AnyPlaceKind
  name_english: string
  name_bengali: string
  holder_id: number | null
  opening_day: Day | null
  archived_at: string | null
}

const messages = {
  same: {
    en: 'Choose two different places',
    bn: 'দুটি আলাদা স্থান বেছে নিন',
  },
  missing: { en: 'This place does not exist', bn: 'এই স্থান পাওয়া যায়নি' },
  onTheWay: {
    en: 'Samity keeps this place itself. Choose another one.',
    bn: 'এই স্থানটি সফটওয়্যার নিজেই রাখে। অন্যটি বেছে নিন।',
  },
  resolutionNeeded: {
    en: 'A transfer from or to a fixed deposit needs a resolution',
    bn: 'স্থায়ী আমানতের স্থানান্তরে সিদ্ধান্ত আবশ্যক',
  },
  ownBox: {
    en: 'A cashier transfers money only from the own box.',
    bn: 'ক্যাশিয়ার শুধু নিজের বাক্স থেকে টাকা স্থানান্তর করতে পারেন।',
  },
} satisfies Record<string, Words>

type TransferDraft = { from_place: number; to_place: number; day: Day; resolution_id: number | null }

/**
 * Refuses the two places of a new transfer: 422 for the same place twice, an archived one, one that starts
 * later, a fixed deposit without a resolution, and 403 for a cashier who does not keep the first one, 409
 * when the receiving box is closed for the day.
 */
export async function refuseTransferPlaces(
  sql: Sql,
  user: SignedInUser | null,
  { from_place, to_place, day, resolution_id }: TransferDraft,
): Promise<void> {
  if (from_place === to_place) throw unprocessable({ to_place: messages.same }, messages.same)
  const places = await readTransferPlaces(sql, from_place, to_place)
  const find = (field: 'from_place' | 'to_place', id: number): Place => {
    const place = places.find((candidate) => candidate.id === id)
    if (!place) throw unprocessable({ [field]: messages.missing }).as('record.reference')
    const problem = problemOfPlace(place, user, day)
    if (problem) throw unprocessable({ [field]: problem }, problem)
    return place
  }
  const from = find('from_place', from_place)
  const to = find('to_place', to_place)
  if (user?.role === 'cashier' && from.holder_id !== user.id)
    throw new ApiError(403, messages.ownBox).as('place.not_holder')
  if (resolution_id === null && [from, to].some(({ kind }) => kind === 'fdr'))
    throw unprocessable({ resolution_id: messages.resolutionNeeded }, messages.resolutionNeeded)
  await refuseMissingResolution(sql, resolution_id)
  await refuseClosedReceiver(sql, to, day)
}

async function refuseMissingResolution(sql: Sql, id: number | null): Promise<void> {
  if (id === null) return
  const [resolution] = await sql`select from resolutions where id = ${id}`
  if (!resolution)
    throw unprocessable({ resolution_id: missingRecordMessage(transfer.fields.resolution_id.label) }).as(
      'record.reference',
    )
}

export const readTransferPlaces = (sql: Sql, ...ids: number[]) => sql<Place[]>`
  select id, kind, name_english, name_bengali, holder_id, opening_day, archived_at
  from money_places where id in ${sql(ids)}`

/**
 * Money on the way to a box does not touch its day yet. A transfer of a closed day is refused all the same:
 * the day is counted.
 */
export async function refuseClosedReceiver(sql: Sql, to: Place, day: Day): Promise<void> {
  const closed = await sql`
    select from cash_days where place_id = ${to.id} and day = ${day} and closed_at is not null`
  if (closed.length > 0)
    throw conflict(
      digitWords(
        fillWords(
          {
            en: '{place} is closed for {day}. Choose a later day.',
            bn: '{place}-এর {day} তারিখের হিসাব বন্ধ। পরের কোনো দিন বেছে নিন।',
          },
          { place: { en: to.name_english, bn: to.name_bengali }, day: showDay(day) },
        ),
      ),
    ).as('day.closed')
}

/** Why money of a day does not go into a place or out of it; undefined when it does. */
export function problemOfPlace(
  {
    kind,
    name_english,
    name_bengali,
    archived_at,
    opening_day,
  }: Pick<Place, 'kind' | 'name_english' | 'name_bengali' | 'archived_at' | 'opening_day'>,
  user: SignedInUser | null,
  day: Day,
): Words | undefined {
  // staff settle a difference when its money is found or made good
  if (kind === 'on_the_way' || kind === 'old_books' || (kind === 'differences' && user?.role === 'cashier'))
    return messages.onTheWay
  if (archived_at)
    return fillWords(
      { en: '{name} is archived', bn: '{name} আর্কাইভ করা আছে' },
      { name: { en: name_english, bn: name_bengali } },
    )
  if (opening_day !== null && day < opening_day)
    return digitWords(
      fillWords(
        { en: '{name} starts on {day}', bn: '{name} {day} তারিখে শুরু' },
        { name: { en: name_english, bn: name_bengali }, day: showDay(opening_day) },
      ),
    )
  return undefined
}

export type LiveTransfer = {
  id: number
  number: string
  day: Day
  amount: number
  needs_confirmation: boolean
  needs_signatures: true | null
  confirmed_day: Day | null
  confirmed_at: string | null
  confirmed_by: Words | null
  voided_at: string | null
  voided_by: Words | null
  holder_id: number | null
  holder_name: Words | null
  holder_takes_money: boolean | null
}

export const shownTransfer = ({ number, amount }: LiveTransfer): Words =>
  digitWords(
    fillWords(
      { en: '{number} ({amount})', bn: '{number} ({amount})' },
      { number, amount: shownAmount(amount) },
    ),
  )

/** Locks a live transfer until the transaction ends. Throws 404 when there is none, 409 when it is void. */
export async function lockTransfer(sql: Sql, id: number): Promise<LiveTransfer> {
  const [row] = await sql<LiveTransfer[]>`
    select t.id, t.number, t.day, t.amount, t.needs_confirmation, t.needs_signatures, t.confirmed_day, t.confirmed_at,
      (select ${personName(sql, 'c')} from users c where c.id = t.confirmed_by) as confirmed_by, t.voided_at,
      (select ${personName(sql, 'v')} from users v where v.id = t.voided_by) as voided_by, p.holder_id, ${personName(sql, 'h')} as holder_name,
      h.status = 'active' and h.role <> 'auditor' as holder_takes_money
    from transfers t
    join money_places p on p.id = t.to_place_id
    left join users h on h.id = p.holder_id
    where t.id = ${id}
    for update of t`
  if (!row) throw notFound(transfer.name)
  if (row.voided_at) {
    throw conflict(
      fillWords(
        {
          en: '{transfer} was already voided on {day} by {person}.',
          bn: '{transfer} আগেই {day} তারিখে {person} বাতিল করেছেন।',
        },
        {
          transfer: shownTransfer(row),
          day: digitWords(showDay(today(new Date(row.voided_at)))),
          person: row.voided_by ?? { en: 'the system', bn: 'সিস্টেম' },
        },
      ),
    ).as('record.void')
  }
  return row
}

/**
 * The holder of the box confirms. An administrator does for a box whose holder may take no money any more,
 * and for one that nobody keeps.
 */
export const mayConfirm = (
  { holder_id, holder_takes_money }: { holder_id: number | null; holder_takes_money: boolean | null },
  user: SignedInUser | null,
): boolean => (holder_takes_money ? holder_id === user?.id : user?.role === 'admin')

/** Refuses a confirmation that nobody waits for, and one by another person than the receiver (409). */
export function refuseConfirmation(row: LiveTransfer, user: SignedInUser | null): void {
  const label = shownTransfer(row)
  if (row.confirmed_at)
    throw conflict(
      fillWords(
        {
          en: '{transfer} was already confirmed on {day} by {person}.',
          bn: '{transfer} আগেই {day} তারিখে {person} নিশ্চিত করেছেন।',
        },
        {
          transfer: label,
          day: digitWords(showDay(row.confirmed_day)),
          person: row.confirmed_by ?? { en: 'the system', bn: 'সিস্টেম' },
        },
      ),
    ).as('transfer.confirmed')
  if (!row.needs_confirmation)
    throw conflict(
      fillWords(
        {
          en: '{transfer} needs no confirmation: the money is already there.',
          bn: '{transfer} নিশ্চিত করার দরকার নেই: টাকা আগেই পৌঁছেছে।',
        },
        { transfer: label },
      ),
    ).as('transfer.confirmed')
  if (!mayConfirm(row, user))
    throw conflict(
      fillWords(
        {
          en: '{transfer} can only be confirmed by {person}.',
          bn: '{transfer} শুধু {person} নিশ্চিত করতে পারেন।',
        },
        {
          transfer: label,
          person: (row.holder_takes_money && row.holder_name) || { en: 'an administrator', bn: 'প্রশাসক' },
        },
      ),
    ).as('transfer.not_holder')
}
