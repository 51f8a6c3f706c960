import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Day, Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { lockKindForChange } from '../../ledger/lock-order.ts'
import { openReceiptBatch, type ReceiptBatch } from '../../ledger/receipt-batch.ts'
import type { Line } from '../../ledger/receipt-lines.ts'

type MonthTotal = { side: 'income' | 'expense'; category_id: number; month: Day; amount: number }

/**
 * Which imports may run at the same time: receipts beside receipts, totals alone. Their rows refuse each
 * other's months.
 */
export type BooksLock = 'shared' | 'exclusive'

/**
 * Shared by the rows of one import, or of its undo. The look-ups are made once: nobody else can change them
 * before the transaction ends. Call `keep` or `drop` after each row: its records stay, or were rolled back.
 * The first call of `oldBooksPlace` adds the place of the money of old books.
 */
export type ImportBooks = {
  batch: ReceiptBatch
  /** The receipt of the total that an import posted in the month of a day; undefined when there is none */
  totalOf: (day: Day) => string | undefined
  /** The place that receives a line by default; 1 when it is of a day before its place begins */
  defaultPlace: (sql: Sql, line: Line, day: Day) => Promise<number>
  oldBooksPlace: (sql: Sql) => Promise<number>
  readMonth: (sql: Sql, month: Omit<MonthTotal, 'amount'>) => Promise<number>
  expectMonth: (total: MonthTotal) => void
  keep: () => void
  drop: () => void
  /** Posts the receipts of all rows. Throws 409 when the books have changed in the meantime. */
  post: (sql: Sql) => Promise<void>
}

const monthOf = (day: Day) => day.slice(0, 7)

/**
 * The months whose totals were imported after another import, and that nobody has voided; the books of these
 * months are complete.
 */
async function readMonthTotals(sql: Sql, afterImport: number): Promise<Map<string, string>> {
  const totals = await sql<{ month: string; number: string }[]>`
    select to_char(r.day, 'YYYY-MM') as month, min(r.number) as number
    from imports i
    join import_rows w on w.import_id = i.id and w.verdict = 'new'
    cross join lateral jsonb_to_recordset(w.records) as m (id int)
    join receipts r on r.id = m.id and r.voided_at is null
    where i.kind = 'past-totals' and i.undone_at is null and i.id > ${afterImport}
    group by 1`
  return new Map(totals.map(({ month, number }) => [month, number]))
}

const changedMeanwhile: Words = {
  en: 'Somebody booked in one of these months in the meantime. Check the file again.',
  bn: 'এর মধ্যে কেউ এসব মাসের কোনো একটিতে হিসাব লিখেছেন। ফাইলটি আবার যাচাই করুন।',
}

/**
 * Opens the books for the rows of an import by its handler; `afterImport` is the one that is being undone.
 */
export async function openBooks(
  sql: Sql,
  { user, server }: FastifyRequest,
  {
    booksLock: lock,
    seriesOf = () => [],
  }: { booksLock?: BooksLock; seriesOf?: (app: FastifyInstance) => readonly ReceiptSeries[] },
  afterImport = 0,
): Promise<ImportBooks> {
  const lockKey = sql`hashtext('samity imports of receipts')`
  if (lock === 'shared') await sql`select pg_advisory_xact_lock_shared(${lockKey})`
  if (lock === 'exclusive') await sql`select pg_advisory_xact_lock(${lockKey})`
  for (const one of seriesOf(server).toSorted()) await lockKindForChange(sql, [one])
  const totals = lock === 'shared' ? await readMonthTotals(sql, afterImport) : new Map<string, string>()
  const batch = await openReceiptBatch(sql)
  const places = new Map<string, number>()
  const months = new Map<string, MonthTotal>()
  let oldBooks: number | undefined
  const keyOf = ({ side, category_id, month }: Omit<MonthTotal, 'amount'>) =>
    `${side} ${category_id} ${month}`

  async function defaultPlace(database: Sql, line: Line, day: Day): Promise<number> {
    const { side, payment_type } = line
    const key = `${side} ${payment_type} ${day}`
    const place = places.get(key)
    if (place !== undefined) return place
    const [row] = await database<[{ place: number }]>`
      select default_place(${side}, ${payment_type}, ${user?.id ?? null}::int, ${day}::date) as place`
    places.set(key, row.place)
    return row.place
  }

  async function oldBooksPlace(database: Sql): Promise<number> {
    if (oldBooks !== undefined) return oldBooks
    await database`
      insert into money_places (kind, name_english, name_bengali)
      select 'old_books', 'Old Books', 'পুরোনো হিসাব'
      where not exists (select from money_places where kind = 'old_books')
      on conflict do nothing`
    const [place] = await database<[{ id: number }]>`select id from money_places where kind = 'old_books'`
    // the row may have added it
    batch.whenDropped(() => (oldBooks = undefined))
    return (oldBooks = place.id)
  }

  async function readMonth(database: Sql, month: Omit<MonthTotal, 'amount'>): Promise<number> {
    const expected = months.get(keyOf(month))
    if (expected) return expected.amount
    const [row] = await database<{ amount: number }[]>`
      select amount from ledger_category_months
      where side = ${month.side} and category_id = ${month.category_id} and month = ${month.month}::date`
    return row?.amount ?? 0
  }

  function expectMonth(total: MonthTotal): void {
    const key = keyOf(total)
    const before = months.get(key)
    months.set(key, total)
    batch.whenDropped(() => void (before ? months.set(key, before) : months.delete(key)))
  }

  async function postAll(database: Sql): Promise<void> {
    await batch.post(database)
    if (months.size === 0) return
    const others = await database`
      select 1
      from jsonb_to_recordset(${database.json([...months.values()])}) as n (side text, category_id int, month date, amount bigint)
      left join ledger_category_months m using (side, category_id, month)
      where m.amount is distinct from n.amount
      limit 1`
    if (others.length > 0) throw conflict(changedMeanwhile)
  }

  return {
    batch,
    totalOf: (day) => totals.get(monthOf(day)),
    defaultPlace,
    oldBooksPlace,
    readMonth,
    expectMonth,
    keep: batch.keep,
    drop: batch.drop,
    post: postAll,
  }
}
