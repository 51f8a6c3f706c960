import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseError, type Database, type Sql, type Transaction } from './database.ts'
import { settlePipeline, startPipeline } from './pipeline.ts'

/** Serialization, deadlock; and an exclusion that only a transaction of the same moment can break: the next try sees who holds it. */
const retryableCodes = new Set(['40001', '40P01', '23P01'])
const maxAttempts = 6

type CommitListener = (sql: Database) => void
const commitListeners = new WeakMap<Sql, Set<CommitListener>>()

/** Calls `listener` once with the database after the commit of this transaction; never after a rollback. Outside of a transaction nothing happens. */
export const afterCommit = (sql: Sql, listener: CommitListener): void =>
  void commitListeners.get(sql)?.add(listener)

/**
 * One READ COMMITTED transaction. It is tried again when the database ended it for another one's sake (deadlock,
 * serialization), so `work` does nothing that a rollback does not undo.
 */
export async function transaction<T>(sql: Database, work: (sql: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const listeners = new Set<CommitListener>()
      // an object: `begin` would wait for a promise, and for what an array holds
      const { result, settle } = await sql.begin(async (tx) => {
        startPipeline(tx)
        commitListeners.set(tx, listeners)
        return { result: await work(tx), settle: settlePipeline(tx) }
      })
      // the commit travelled with what was sent along last; had any of it failed, it was no commit, and this says why
      await settle()
      for (const listener of listeners) listener(sql)
      return result
    } catch (error) {
      if (attempt === maxAttempts || !isDatabaseError(error) || !retryableCodes.has(error.code)) throw error
      await delay(Math.random() * 20 * attempt)
    }
  }
}
