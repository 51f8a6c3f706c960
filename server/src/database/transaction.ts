import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseError, type Database, type Sql, type Transaction } from './database.ts'
import { settlePipeline, startPipeline } from './pipeline.ts'

/**
 * Serialization failure, deadlock, and an exclusion constraint that only a concurrent transaction can violate: the next
 * attempt sees the committed row and can name it in its error.
 */
const retryableCodes = new Set(['40001', '40P01', '23P01'])
const maxAttempts = 6

type CommitListener = (sql: Database) => void
const commitListeners = new WeakMap<Sql, Set<CommitListener>>()

/**
 * Calls `listener` once with the database after this transaction has committed, and never after a rollback. Outside a
 * transaction it does nothing.
 */
export const afterCommit = (sql: Sql, listener: CommitListener): void =>
  void commitListeners.get(sql)?.add(listener)

/**
 * Runs `work` in a READ COMMITTED transaction. It retries when the database aborted the transaction because of another one
 * (deadlock, serialization), so `work` must do nothing that a rollback does not undo.
 */
export async function transaction<T>(sql: Database, work: (sql: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const listeners = new Set<CommitListener>()
      // an object, because `begin` would await a promise and the elements of an array
      const { result, settle } = await sql.begin(async (tx) => {
        startPipeline(tx)
        commitListeners.set(tx, listeners)
        return { result: await work(tx), settle: settlePipeline(tx) }
      })
      // the commit left with the last pipelined statements; if one of them failed, nothing was committed and this throws
      // the reason
      await settle()
      for (const listener of listeners) listener(sql)
      return result
    } catch (error) {
      if (attempt === maxAttempts || !isDatabaseError(error) || !retryableCodes.has(error.code)) throw error
      await delay(Math.random() * 20 * attempt)
    }
  }
}
