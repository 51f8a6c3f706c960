import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, today, type Day, type Words } from '@samity/shared-api/contract'
import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { findClosedDayOf } from '../../ledger/cash-days.ts'
import { lockKindsForChange } from '../../ledger/lock-order.ts'
import { readLastLockedDay } from '../../ledger/period-lock.ts'
import { openReceiptBatch } from '../../ledger/receipt-batch.ts'
import { receiptKindOf } from '../../receipts/receipt-kinds.ts'
import { voidInTransaction } from '../../receipts/write-receipts.ts'
import { readBasket } from './basket-records.ts'

const allVoid: Words = {
  en: 'All receipts of this basket are deleted already.',
  bn: 'এই ঝুড়ির সব রসিদ আগেই মুছে ফেলা হয়েছে।',
}
const anotherDay = (day: Day): Words =>
  digitWords(
    fillWords(
      {
        en: 'This basket was paid on {day}, and can be undone only on that day. Ask an administrator or the staff to delete its receipts one by one.',
        bn: 'এই ঝুড়ির টাকা {day} তারিখে নেওয়া; শুধু সেই দিনই বাতিল করা যেত। প্রশাসক বা কর্মীকে রসিদগুলো একটি একটি করে মুছতে বলুন।',
      },
      { day: showDay(day) },
    ),
  )
const closedBox = (box: Words, day: Day): Words =>
  digitWords(
    fillWords(
      {
        en: '{box} is closed for {day}, so this basket cannot be undone. Ask an administrator or the staff to delete its receipts one by one on the next day.',
        bn: '{box}-এর {day} তারিখের হিসাব বন্ধ, তাই এই ঝুড়ি বাতিল করা যাবে না। পরের দিন প্রশাসক বা কর্মীকে রসিদগুলো একটি একটি করে মুছতে বলুন।',
      },
      { box, day: showDay(day) },
    ),
  )

/** Voids the receipts of a basket that are not void yet, all of them or none. */
export async function undoBasket(
  sql: Sql,
  request: FastifyRequest,
  { id, reason }: { id: number; reason: string },
): Promise<Basket> {
  const kindOf = (path: string) => receiptKindOf(request.server, path).kind
  const { receipts } = await readBasket(sql, request, id)
  await lockKindsForChange(
    sql,
    receipts.map(({ path }) => kindOf(path).series),
  )
  await sql`select 1 from baskets where id = ${id} for update`
  const ids = receipts.map((receipt) => receipt.id)
  await sql`select 1 from receipts where id = any(${ids}::int[]) order by id for update`
  const before = await readBasket(sql, request, id)
  const live = before.receipts.filter(({ voided }) => !voided)
  if (live.length === 0) throw conflict(allVoid).as('record.void')
  if (before.day !== today()) throw conflict(anotherDay(before.day))
  // all days come after the period lock
  await readLastLockedDay(sql)
  const liveIds = live.map((receipt) => receipt.id)
  const closed = await findClosedDayOf(sql, liveIds)
  if (closed)
    throw conflict(closedBox({ en: closed.name_english, bn: closed.name_bengali }, closed.day)).as(
      'day.closed',
    )
  const batch = await openReceiptBatch(sql)
  for (const receipt of live)
    await voidInTransaction(sql, request, kindOf(receipt.path), {
      id: receipt.id,
      reason,
      postVoid: batch.postVoid,
    })
  await batch.post(sql)
  await sql`update baskets set undone_at = now() where id = ${id}`
  await audit(sql, request, {
    action: 'void',
    subject: 'baskets',
    subject_id: id,
    before: { total: before.total, receipts: live.map(({ number }) => number) },
    reason,
  })
  return readBasket(sql, request, id)
}
