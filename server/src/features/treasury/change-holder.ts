import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import { holderReason } from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type HolderChange = {
  box: { id: number; name_english: string; name_bengali: string; day_close: boolean }
  before: number | null
  after: number | null
  reason: string
}

const reasonMissing: Words = fillWords(
  { en: '{label} is required, because the holder changes', bn: 'দায়িত্ব বদলাচ্ছে, তাই {label} আবশ্যক' },
  { label: holderReason.label },
)
const instead: Words = {
  en: 'or an administrator hands the box over.',
  bn: 'অথবা প্রশাসক বাক্সটি হস্তান্তর করবেন।',
}

/**
 * Refuses a change of who keeps a box: 422 without a reason, 409 while a day of the box is open or money is
 * on the way to it. What a person took is counted and confirmed by that person; only an administrator hands a
 * box over in the middle of a day.
 */
export async function refuseHolderChange(
  sql: Sql,
  { box, before, after, reason }: HolderChange,
): Promise<void> {
  if (before === after) return
  if (reason === '') throw unprocessable({ holder_reason: reasonMissing })
  if (before === null) return
  if (box.day_close) await refuseOpenDay(sql, box)
  await refuseMoneyOnTheWay(sql, box)
}

async function refuseOpenDay(sql: Sql, box: HolderChange['box']): Promise<void> {
  const [open] = await sql<{ day: Day }[]>`
    select day from cash_days where place_id = ${box.id} and closed_at is null order by day limit 1`
  if (!open) return
  const date = showDay(open.day)
  const message: Words = digitWords(
    fillWords(
      {
        en: '{box} is open for {date}. Close that day first, {instead}',
        bn: '{box}-এর {date} তারিখের দিন খোলা আছে। আগে দিনটি বন্ধ করুন, {instead}',
      },
      { box: { en: box.name_english, bn: box.name_bengali }, date, instead },
    ),
  )
  throw conflict(message, { holder: message }).as('day.open')
}

async function refuseMoneyOnTheWay(sql: Sql, box: HolderChange['box']): Promise<void> {
  const [transfer] = await sql<{ id: number; number: string; amount: number }[]>`
    select id, number, amount from transfers
    where to_place_id = ${box.id} and needs_confirmation and confirmed_at is null and voided_at is null
      and (needs_signatures is null or has_two_approvals(id))
    order by id limit 1`
  if (!transfer) return
  const { id, number } = transfer
  const amount = shownAmount(transfer.amount)
  const message: Words = digitWords(
    fillWords(
      {
        en: '{number} ({amount}) is on the way to {box}. Confirm it first, {instead}',
        bn: '{number} ({amount}) {box}-এর পথে আছে। আগে সেটি নিশ্চিত করুন, {instead}',
      },
      { number, amount, box: { en: box.name_english, bn: box.name_bengali }, instead },
    ),
  )
  throw conflict(message, { holder: message }).as('place.not_empty', { path: 'transfers', id, number })
}
