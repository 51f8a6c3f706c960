import { fillWords, showDay, today, type Day, type Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../database/database.ts'
import { personName } from '../auth/people.ts'
import { conflict, notFound } from '../http/errors.ts'

export type LiveReceipt = {
  id: number
  number: string
  series: ReceiptSeries
  day: Day
  version: number
  advocate_id: number | null
  building_id: number | null
  renter_id: number | null
  bank_id: number | null
  /** Of its periods of rent, in their order */
  rent_units: string[]
  /** The record in its wire format, of a receipt that is changed */
  record?: Record<string, unknown>
  created_by: number | null
  voided_at: string | null
  voided_by: Words | null
}

export const receiptRecord = (id: number): string => `receipts/${id}`

/**
 * Returns a live receipt of one of the series and locks its row until the transaction ends. 404 when there is
 * none, 409 when it is void.
 */
export async function lockReceipt(
  sql: Sql,
  id: number,
  series: readonly ReceiptSeries[],
  name: Words,
): Promise<LiveReceipt> {
  const [receipt] = await sql<LiveReceipt[]>`
    select r.id, r.number, r.series, r.day, r.version, r.advocate_id, r.building_id, r.renter_id, r.bank_id, r.created_by, r.voided_at,
      array(select subject from paid_periods where receipt_id = r.id and kind = 'rent' order by position) as rent_units,
      (select ${personName(sql, 'u')} from users u where u.id = r.voided_by) as voided_by
    from receipts r
    where r.id = ${id} and r.series in ${sql(series)}
    for update`
  if (!receipt) throw notFound(name)
  if (receipt.voided_at) {
    const voidDay = showDay(today(new Date(receipt.voided_at)))
    throw conflict(
      fillWords(
        {
          en: '{number} was already deleted on {day} by {person}',
          bn: '{number} আগেই {day} তারিখে {person} মুছে ফেলেছেন',
        },
        {
          number: receipt.number,
          day: voidDay,
          person: receipt.voided_by ?? { en: 'the system', bn: 'সিস্টেম' },
        },
      ),
    ).as('record.void')
  }
  return receipt
}

/** Refuses to move a receipt to another series (409): its number would begin with the wrong letters. */
export function refuseOtherSeries(receipt: LiveReceipt, series: ReceiptSeries): void {
  if (receipt.series === series) return
  throw conflict(
    fillWords(
      {
        en: 'The kind of {number} cannot be changed. Delete it and enter a new one.',
        bn: '{number}-এর ধরন বদলানো যায় না। এটি মুছে অন্যটি নতুন করে লিখুন।',
      },
      { number: receipt.number },
    ),
  ).as('series.fixed')
}
