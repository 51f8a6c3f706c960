import type { PendingQuery, Row } from 'postgres'
import type { Sql, Transaction } from './database.ts'

/* A journey to the database costs more than most statements, above all while a receipt's number is being held. */

const underWay = new WeakMap<Sql, Promise<unknown>[]>()

/** From now on statements may be sent along in this transaction: whoever opened it waits for them before it commits. */
export const takeAlong = (sql: Transaction): void => void underWay.set(sql, [])

/**
 * Sends a statement whose answer nobody needs together with those that follow. If it fails, so does the transaction, by
 * the next statement or at its end. Outside such a transaction it is waited for here.
 */
export async function sendAlong(sql: Sql, statement: PendingQuery<Row[]>): Promise<void> {
  const others = underWay.get(sql)
  if (!others) return void (await statement)
  const answered = statement.execute()
  others.push(answered)
  // who waits at the end hears of it; until then it is no unhandled rejection
  answered.catch(() => undefined)
}

/** Everything that was sent along has succeeded; otherwise this rejects, and the transaction must not commit. */
export const arrived = (sql: Transaction): Promise<unknown> => Promise.all(underWay.get(sql) ?? [])
