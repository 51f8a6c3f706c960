import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../database/database.ts'

/*
 * Locks of what transactions share (docs/architecture/ledger.md has the whole order). Several locks of one
 * kind are taken in one statement, sorted.
 */

/**
 * A kind of receipt by its series. Fees and rents pay the months of the same rooms, and a renewal needs its
 * registration, so they have one lock.
 */
const sharedNames: Partial<Record<ReceiptSeries, string>> = { FEE: 'periods', RNT: 'periods', ASN: 'ASR' }
const kindName = ([series]: readonly ReceiptSeries[]) => (series && sharedNames[series]) ?? series ?? ''
const kindLock = (sql: Sql, series: readonly ReceiptSeries[]) =>
  sql`hashtext('samity receipts'), hashtext(${kindName(series)})`
const kindNames = (kinds: readonly (readonly ReceiptSeries[])[]) => [...new Set(kinds.map(kindName))].sort()

/**
 * Bookings of one kind of receipt run at the same time, but not beside a change, a void or an import of that
 * kind.
 */
export const lockKindForBooking = (sql: Sql, series: readonly ReceiptSeries[]) =>
  sql`select pg_advisory_xact_lock_shared(${kindLock(sql, series)})`

/**
 * Comes before the lock of a receipt. What changes a receipt releases serials, periods and amounts and takes
 * others; an import takes numbers, days, serials and periods row by row. A booking beside it could wait for
 * the one and hold the other.
 */
export const lockKindForChange = (sql: Sql, series: readonly ReceiptSeries[]) =>
  sql`select pg_advisory_xact_lock(${kindLock(sql, series)})`

/** The same for the kinds of a basket, by their series. */
export const lockKindsForBooking = (sql: Sql, kinds: readonly (readonly ReceiptSeries[])[]) => sql`
  select pg_advisory_xact_lock_shared(hashtext('samity receipts'), hashtext(kind))
  from unnest(${kindNames(kinds)}::text[]) kind`
export const lockKindsForChange = (sql: Sql, kinds: readonly (readonly ReceiptSeries[])[]) => sql`
  select pg_advisory_xact_lock(hashtext('samity receipts'), hashtext(kind))
  from unnest(${kindNames(kinds)}::text[]) kind`

/**
 * Bounds how many locks an import of thousands of members holds. Two subjects with one lock wait for each
 * other in vain.
 */
const subjectLocks = 256

/**
 * Waits for others who take periods of the same members or rooms. Two inserts of periods that overlap would
 * otherwise find the rows of each other, and both wait.
 */
export const lockSubjects = (sql: Sql, subjects: readonly string[]) => sql`
  select pg_advisory_xact_lock(hashtext('samity subjects'), key)
  from (
    select distinct hashtext(subject) & ${subjectLocks - 1}::int as key
    from unnest(${subjects as string[]}::text[]) subject
    order by 1 offset 0
  ) sorted`
