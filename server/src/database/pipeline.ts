import type { PendingQuery, Row } from 'postgres'
import type { Sql, Transaction } from './database.ts'

/* A journey to the database costs more than most statements, above all while a receipt's number is being held. */

const pipelines = new WeakMap<Sql, Promise<unknown>[]>()

/** From now on statements may be sent along in this transaction: whoever opened it asks how they went (`arrived`). */
export const startPipeline = (sql: Transaction): void => void pipelines.set(sql, [])

/**
 * Sends a statement whose answer nobody needs together with those that follow, be it the commit. If it fails, the
 * database does nothing more in this transaction. Outside of one it is waited for here.
 */
export async function pipeline(sql: Sql, statement: PendingQuery<Row[]>): Promise<void> {
  const pending = pipelines.get(sql)
  if (!pending) return void (await statement)
  const result = statement.execute()
  pending.push(result)
  // whoever asks at the end hears of it; until then it is no unhandled rejection
  result.catch(() => undefined)
}

/** To be asked after the transaction's end: rejects when something that was sent along failed, and all was undone. */
export const settlePipeline = (sql: Transaction) => (): Promise<unknown> =>
  Promise.all(pipelines.get(sql) ?? [])
