import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { pipeline } from '../database/pipeline.ts'
import { transaction } from '../database/transaction.ts'
import { malformed, unprocessable } from './errors.ts'
import { readIdempotency } from './idempotency.ts'

/**
 * What every route that changes something calls: `transaction`, and the promise of an Idempotency-Key. `work` answers
 * what goes over the wire; a repeat with the same key and content gets the same answer without the work being done
 * again, also while the first is still under way. Another content is 422; a refusal is not remembered.
 */
export async function write<T>(request: FastifyRequest, work: (sql: Transaction) => Promise<T>): Promise<T> {
  const database = request.server.sql
  const idempotency = await readIdempotency(request)
  if (idempotency === undefined) return transaction(database, work)
  const { scope, contentHash, encrypt, decrypt } = idempotency
  return transaction(database, async (sql) => {
    const isSameRequest = sql`user_id = ${scope.user_id} and method = ${scope.method} and path = ${scope.path} and key = ${scope.key}`
    const newRows =
      await sql`insert into idempotency_keys ${sql({ ...scope, content_hash: contentHash })} on conflict do nothing returning 1`
    if (newRows.length === 0) {
      const [original] = await sql`select content_hash, answer from idempotency_keys where ${isSameRequest}`
      // swept between the two statements: as good as never seen
      if (!original) throw malformed()
      if (!contentHash.equals(original['content_hash'] as Buffer)) throw unprocessable({}, keyReused)
      // only what `work` answered is ever sealed
      return decrypt(original['answer'] as string) as T
    }
    const result = await work(sql)
    await pipeline(sql, sql`update idempotency_keys set answer = ${encrypt(result)} where ${isSameRequest}`)
    return result
  })
}

const keyReused = {
  en: 'This Idempotency-Key was already used with another content.',
  bn: 'এই Idempotency-Key অন্য তথ্যের সাথে আগেই ব্যবহৃত হয়েছে।',
}

/** Keys are kept for a day and a night and a little more. */
export const sweepIdempotencyKeys = async (sql: Database): Promise<void> => {
  await sql`delete from idempotency_keys where created_at < now() - interval '30 hours'`
}
