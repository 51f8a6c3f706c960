import { yearOf } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../database/database.ts'
import { insertLines, insertReceipt, type BookReceipt, type ReceiptHeader } from './book-receipt.ts'
import { enterCashDay } from './cash-days.ts'
import { readLimitedLines, readLimitedVoid, watchLimitedPlaces } from './limited-places.ts'
import { countLater, countReceipts } from './list-totals.ts'
import { assertOpen } from './period-lock.ts'
import { post, postMany } from './post.ts'
import { waitForTurn } from './receipt-counter.ts'
import type { Line } from './receipt-lines.ts'
import type { PostVoid } from './void-receipt.ts'

type Counter = { series: ReceiptSeries; year: number; last: number }

/**
 * Receipts of one transaction that change counters and sums once, at its end. Every receipt is checked when
 * it is booked or voided; call `keep` when its savepoint is released, and `drop` when it is rolled back. Call
 * `post` once, before the transaction ends: it stores the counters and the totals of lists, and posts all
 * receipts.
 */
export type ReceiptBatch = {
  book: BookReceipt
  postVoid: PostVoid
  whenDropped: (step: () => void) => void
  keep: () => void
  drop: () => void
  post: (sql: Sql) => Promise<void>
}

/** Call it before the first savepoint of the transaction. */
export async function openReceiptBatch(transaction: Sql): Promise<ReceiptBatch> {
  await countLater(transaction)
  const counters = new Map<string, Counter>()
  /** The ids of the receipts. What is corrected is voided, too, but posted at once. */
  const changed: Record<'booked' | 'voided' | 'corrected', number[]> = {
    booked: [],
    voided: [],
    corrected: [],
  }
  const places = watchLimitedPlaces()
  let steps: (() => void)[] = []

  async function lockCounter(sql: Sql, series: ReceiptSeries, year: number): Promise<Counter> {
    const key = `${series} ${year}`
    const locked = counters.get(key)
    if (locked) return locked
    const [row] = await sql<[{ last: number }]>`
      with turn as (
        ${waitForTurn(sql, { series, year })}
      )
      insert into receipt_counters as c (series, year, last) select ${series}, ${year}, 0 from turn
      on conflict (series, year) do update set last = c.last
      returning last`
    const counter = { series, year, last: row.last }
    counters.set(key, counter)
    // a rollback to the savepoint releases the lock
    steps.push(() => counters.delete(key))
    return counter
  }

  async function numberReceipt(
    sql: Sql,
    receiptId: number | Fragment,
    receipt: { header: ReceiptHeader; lines: Line[] },
    by: { userId: number | null; box: number | null },
  ): Promise<number> {
    const counter = await lockCounter(sql, receipt.header.series, yearOf(receipt.header.day))
    const serial = (counter.last += 1)
    steps.push(() => (counter.last -= 1))
    return insertReceipt(sql, receiptId, receipt, { year: counter.year, serial, ...by })
  }

  function remember(id: number, reason: keyof typeof changed): void {
    changed[reason].push(id)
    steps.push(() => changed[reason].pop())
  }

  const book: BookReceipt = async (sql, id, receipt, userId, readReceipt) => {
    const { day } = receipt.header
    const [, , changes, box] = await Promise.all([
      assertOpen(sql, day),
      insertLines(sql, id, { lines: receipt.lines, day, userId }).execute(),
      readLimitedLines(sql, id, day).execute(),
      enterCashDay(sql, { receiptId: id, userId, day }),
    ])
    if (changes.length > 0) steps.push(await places.change(sql, changes))
    remember(await numberReceipt(sql, id, receipt, { userId, box }), 'booked')
    return readReceipt()
  }

  const postVoid: PostVoid = async (sql, { id }, reason, correctionDay) => {
    // a correction is of another day than its receipt
    if (correctionDay) {
      await post(sql, id, reason, correctionDay)
      return remember(id, 'corrected')
    }
    const changes = await readLimitedVoid(sql, id)
    if (changes.length > 0) steps.push(await places.change(sql, changes))
    remember(id, 'voided')
  }

  async function postAll(sql: Sql): Promise<void> {
    if (counters.size > 0)
      await sql`
        update receipt_counters c
        set last = n.last
        from jsonb_to_recordset(${sql.json([...counters.values()])}) as n (series text, year int, last int)
        where (c.series, c.year) = (n.series, n.year)`
    const { booked, voided, corrected } = changed
    await countReceipts(sql, { booked, voided: [...voided, ...corrected] })
    for (const reason of ['booked', 'voided'] as const)
      if (changed[reason].length > 0) await postMany(sql, changed[reason], reason)
  }

  return {
    book,
    postVoid,
    whenDropped: (step) => void steps.push(step),
    keep: () => void (steps = []),
    drop() {
      for (const step of steps.toReversed()) step()
      steps = []
    },
    post: postAll,
  }
}
