import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresError } from 'postgres'
import { isDatabaseError, type Database, type Sql, type Transaction } from './database.ts'
import { settlePipeline, startPipeline } from './pipeline.ts'

/**
 * Serialization failure, deadlock, and an exclusion constraint that only a concurrent transaction can
 * violate: the next attempt sees the committed row and can name it in its error.
 */
const retryableCodes = new Set(['40001', '40P01', '23P01'])
const maxAttempts = 6

/**
 * A newer version has changed a table in a rolling upgrade, and a statement that this connection prepared
 * before selects all of its columns. The driver prepares it again, but not within the transaction. Each
 * attempt finds one statement of one connection.
 */
const isOutdatedStatement = ({ code, routine }: PostgresError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery'
const maxOutdatedStatements = 200

function nextAttempt(error: unknown, attempt: number): { delayMs: number } | undefined {
  if (!isDatabaseError(error)) return undefined
  if (isOutdatedStatement(error)) return attempt < maxOutdatedStatements ? { delayMs: 0 } : undefined
  return attempt < maxAttempts && retryableCodes.has(error.code)
    ? { delayMs: Math.random() * 20 * attempt }
    : undefined
}

type CommitListener = (sql: Database) => void
const commitListeners = new WeakMap<Sql, Set<CommitListener>>()

/**
 * Calls `listener` once with the database after this transaction has committed, and never after a rollback.
 * Outside a transaction it does nothing.
 */
export const afterCommit = (sql: Sql, listener: CommitListener): void =>
  void commitListeners.get(sql)?.add(listener)

/**
 * Runs `work` in a READ COMMITTED transaction. It retries when the database aborted the transaction because
 * of another one (deadlock, serialization) or of changed tables, so `work` must do nothing that a rollback
 * does not undo.
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
      // the commit left with the last pipelined statements; if one of them failed, nothing was committed and
      // this throws the reason
      await settle()
      for (const listener of listeners) listener(sql)
      return result
    } catch (error) {
      const next = nextAttempt(error, attempt)
      if (!next) throw error
      await delay(next.delayMs)
    }
  }
}
