import type { PendingQuery, Row } from 'postgres'
import type { Sql, Transaction } from './database.ts'

/*
 * A round trip to the database costs more than most statements, above all while the row of a receipt counter
 * is locked.
 */

const pipelines = new WeakMap<Sql, Promise<unknown>[]>()

/**
 * Allows `pipeline` in this transaction. The caller that opened the transaction must call `settlePipeline` at
 * its end.
 */
export const startPipeline = (sql: Transaction): void => void pipelines.set(sql, [])

/**
 * Sends a statement without waiting for its result, in one round trip with the statements that follow, or
 * with the commit. If the statement fails, the database runs nothing more in this transaction. Outside a
 * transaction it waits for the result.
 */
export async function pipeline(sql: Sql, statement: PendingQuery<Row[]>): Promise<void> {
  const pending = pipelines.get(sql)
  if (!pending) return void (await statement)
  const result = statement.execute()
  pending.push(result)
  // `settlePipeline` reports the error; until then it must not be an unhandled rejection
  result.catch(() => undefined)
}

/**
 * Returns a function to call after the end of the transaction. It rejects when a pipelined statement failed:
 * nothing was saved.
 */
export const settlePipeline = (sql: Transaction) => (): Promise<unknown> =>
  Promise.all(pipelines.get(sql) ?? [])
