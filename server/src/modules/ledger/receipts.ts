import { showDay, type Day, type Words } from '@samity/shared-api/contract'
import type { Stream } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'

export type HeldReceipt = {
  id: number
  number: string
  stream: Stream
  day: Day
  version: number
  advocate_id: number | null
  voided_at: string | null
  voided_by: string | null
}

/** How the audit trail calls the receipt and all its rows. */
export const receiptRecord = (id: number): string => `receipts/${id}`

/** A live receipt of one of the streams, held for change until the transaction ends. A void one is refused (409). */
export async function holdReceipt(
  sql: Sql,
  id: number,
  streams: readonly Stream[],
  name: Words,
): Promise<HeldReceipt> {
  const [receipt] = await sql<HeldReceipt[]>`
    select r.id, r.number, r.stream, r.day, r.version, r.advocate_id, r.voided_at, u.username as voided_by
    from receipts r left join users u on u.id = r.voided_by
    where r.id = ${id} and r.stream in ${sql(streams)}
    for update of r`
  if (!receipt) throw notFound(name)
  if (receipt.voided_at) {
    const on = showDay(receipt.voided_at)
    throw conflict({
      en: `${receipt.number} was already deleted on ${on} by ${receipt.voided_by ?? 'the system'}`,
      bn: `${receipt.number} আগেই ${on} তারিখে ${receipt.voided_by ?? 'সিস্টেম'} মুছে ফেলেছেন`,
    })
  }
  return receipt
}

/** A numbered record keeps its stream: another kind of paper would stand under the wrong letters. */
export function refuseOtherStream(held: HeldReceipt, stream: Stream): void {
  if (held.stream === stream) return
  throw conflict({
    en: `${held.number} keeps its kind. Delete it and enter the other one anew.`,
    bn: `${held.number}-এর ধরন বদলানো যায় না। এটি মুছে অন্যটি নতুন করে লিখুন।`,
  })
}
