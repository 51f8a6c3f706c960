import { digitWords, fillWords, sum, type Paisa, type Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { isActiveAdmin } from '../auth/active-admin.ts'
import type { Fragment, Sql } from '../database/database.ts'
import { conflict, unprocessable } from '../http/errors.ts'
import { shownAmount } from './shown-amount.ts'

/*
 * An automatic receipt: a module posts it without a person, for example when a payment provider reports a
 * payment at night. An administrator allows it for a series, up to an amount a day. Nobody takes the money in
 * the hand, so it is never cash.
 */

/**
 * The sum of the automatic receipts of a series that were posted today, in paisa: a fragment, for the code of
 * the series. Void ones count, so that a fault cannot post and void without end.
 */
export const postedToday = (sql: Sql, code: Fragment): Fragment => sql`(
  select coalesce(sum(total), 0)::bigint from receipts
  where series = ${code} and created_by is null
    and created_at >= date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka')`

/**
 * The limit of a series in paisa a day, while the person who set it is an administrator and the series is
 * approved. Throws 409 without one.
 */
export async function requireAutomaticLimit(sql: Sql, series: ReceiptSeries): Promise<Paisa> {
  const [row] = await sql<{ automatic_limit: Paisa }[]>`
    select s.automatic_limit from receipt_series s
    join users u on u.id = s.automatic_by
    where s.code = ${series} and s.withdrawn_at is null
      and ${isActiveAdmin(sql, 'u')}`
  if (!row) throw conflict(fillWords(messages.notAllowed, { series })).as('series.automatic')
  return row.automatic_limit
}

type Draft = { subject: string; payment_type: string; lines: { amount: number }[] }

/**
 * Throws 422 for cash and for a receipt without a subject, and 409 when the amounts of the day would exceed
 * the limit. Holds back other automatic receipts of the series until the end of the transaction.
 */
export async function admitAutomaticReceipt(
  sql: Sql,
  series: ReceiptSeries,
  { subject, payment_type, lines }: Draft,
): Promise<void> {
  if ((payment_type || 'cash') === 'cash') throw unprocessable({ payment_type: messages.cash })
  if (subject === '') throw unprocessable({ subject: messages.noSubject })
  await sql`select pg_advisory_xact_lock(hashtext('samity automatic receipts'), hashtext(${series}))`
  const limit = await requireAutomaticLimit(sql, series)
  const [{ total }] = await sql<[{ total: Paisa }]>`select ${postedToday(sql, sql`${series}`)} as total`
  if (sum([total, ...lines.map(({ amount }) => amount)]) > limit)
    throw conflict(limitMessage(series, limit, total)).as('series.limit')
}

const messages = {
  cash: {
    en: 'Without a person nobody takes cash. Choose another payment type.',
    bn: 'ব্যক্তি ছাড়া কেউ নগদ টাকা নিতে পারে না। অন্য পরিশোধের ধরন বাছুন।',
  },
  noSubject: {
    en: 'A receipt without a person needs a subject, so that it is posted once',
    bn: 'ব্যক্তি ছাড়া লেখা রসিদ কিসের জন্য তা দিন, যাতে একবারই লেখা হয়',
  },
  notAllowed: {
    en: 'Without a person no receipts of the series {series} may be posted or voided. An administrator allows it on Settings → Module Settings.',
    bn: 'ব্যক্তি ছাড়া {series} ধারার রসিদ লেখা বা বাতিল করা যাবে না। প্রশাসক সেটিংস → মডিউলের সেটিংস পাতায় এর অনুমতি দেন।',
  },
  limit: {
    en: 'Receipts of the series {series} without a person: {limit} Taka a day, of which {posted} are used. Nothing was posted.',
    bn: 'ব্যক্তি ছাড়া {series} ধারার রসিদ: দিনে {limit} টাকা, ব্যবহৃত {posted}। নতুন রসিদ তৈরি হয়নি।',
  },
} satisfies Record<string, Words>

const limitMessage = (series: string, limit: Paisa, total: Paisa): Words =>
  digitWords(
    fillWords(messages.limit, {
      series,
      limit: shownAmount(limit),
      posted: shownAmount(total),
    }),
  )
