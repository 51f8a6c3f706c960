import { showDay, type Day, type Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../database/database.ts'
import { conflict, notFound } from '../http/errors.ts'

export type LiveReceipt = {
  id: number
  number: string
  stream: ReceiptSeries
  day: Day
  version: number
  advocate_id: number | null
  voided_at: string | null
  voided_by: string | null
}

/** How the audit trail calls the receipt and all its rows. */
export const receiptRecord = (id: number): string => `receipts/${id}`

/** A live receipt of one of the streams, held for change until the transaction ends. A void one is refused (409). */
export async function lockReceipt(
  sql: Sql,
  id: number,
  series: readonly ReceiptSeries[],
  name: Words,
): Promise<LiveReceipt> {
  const [receipt] = await sql<LiveReceipt[]>`
    select r.id, r.number, r.stream, r.day, r.version, r.advocate_id, r.voided_at, u.username as voided_by
    from receipts r left join users u on u.id = r.voided_by
    where r.id = ${id} and r.stream in ${sql(series)}
    for update of r`
  if (!receipt) throw notFound(name)
  if (receipt.voided_at) {
    const voidDay = showDay(receipt.voided_at)
    throw conflict({
      en: `${receipt.number} was already deleted on ${voidDay} by ${receipt.voided_by ?? 'the system'}`,
      bn: `${receipt.number} আগেই ${voidDay} তারিখে ${receipt.voided_by ?? 'সিস্টেম'} মুছে ফেলেছেন`,
    })
  }
  return receipt
}

/** A numbered record keeps its stream: another kind of paper would stand under the wrong letters. */
export function refuseOtherSeries(receipt: LiveReceipt, series: ReceiptSeries): void {
  if (receipt.stream === series) return
  throw conflict({
    en: `${receipt.number} keeps its kind. Delete it and enter the other one anew.`,
    bn: `${receipt.number}-এর ধরন বদলানো যায় না। এটি মুছে অন্যটি নতুন করে লিখুন।`,
  })
}
