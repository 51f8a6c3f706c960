import { digitWords, fillWords, sum, type Day, type Paisa, type Words } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import { shownAmount } from './shown-amount.ts'

/*
 * A module charges an advocate for a subject. A receipt of its series with this subject settles the charge:
 * it has the same amount and advocate, and while it is not void neither of both changes.
 */

/** Receipts and charges of a subject wait for each other until the end of the transaction. */
export const lockSubject = (sql: Sql, series: string, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${series} ${subject}`}, 0))`

type Draft = { advocateId: number | null; amounts: readonly number[] }

/**
 * Throws 409 for a receipt that would not settle the charge of its subject. A new receipt has locked the
 * subject, and a change its receipt, so that nobody charges meanwhile.
 */
export async function requireCharge(
  sql: Sql,
  { series, subject }: { series: string; subject: string },
  { advocateId, amounts }: Draft,
): Promise<void> {
  const [charge] = await sql<{ advocate_id: number; number: string; amount: Paisa }[]>`
    select c.advocate_id, a.bar_registration_number as number, c.amount
    from module_charges c join advocates a on a.id = c.advocate_id
    where c.series = ${series} and c.subject = ${subject}`
  if (!charge || (charge.advocate_id === advocateId && charge.amount === sum(amounts))) return
  const { number, amount } = charge
  throw conflict(digitWords(fillWords(otherCharge, { number, amount: shownAmount(amount) }))).as(
    'charge.other',
  )
}

const otherCharge: Words = {
  en: 'Advocate {number} is charged {amount} Taka for this. Take exactly that, in this name, or change the charge first.',
  bn: 'এর জন্য আইনজীবী {number}-এর কাছে {amount} টাকা পাওনা। এই নামে ঠিক এই টাকা নিন, অথবা আগে পাওনাটি বদলান।',
}

export type ModuleChargeRow = {
  id: number
  series: string
  series_title: Words
  module: string
  subject: string
  advocate: number
  title: Words
  amount: Paisa
  due_on: Day
  path: string | null
}

const selection = (sql: Sql, charges: Fragment) => sql`
  select c.id, c.series, jsonb_build_object('en', s.title_en, 'bn', s.title_bn) as series_title, s.module, c.subject,
    c.advocate_id as advocate, jsonb_build_object('en', c.title_en, 'bn', c.title_bn) as title, c.amount, c.due_on, c.path
  from ${charges} c
  join receipt_series s on s.code = c.series`

/** Reads open charges c of series s, the oldest first. */
export const selectCharges = (sql: Sql, condition: Fragment, page: Fragment = sql``) => sql<
  ModuleChargeRow[]
>`
  ${selection(sql, sql`open_charges`)} where ${condition} order by c.due_on, c.id ${page}`

export async function readCharge(
  sql: Sql,
  series: string,
  subject: string,
): Promise<ModuleChargeRow | undefined> {
  const [charge] = await sql<ModuleChargeRow[]>`
    ${selection(sql, sql`module_charges`)} where c.series = ${series} and c.subject = ${subject}`
  return charge
}
