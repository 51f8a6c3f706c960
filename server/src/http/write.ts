import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { pipeline } from '../database/pipeline.ts'
import { transaction } from '../database/transaction.ts'
import { malformed, unprocessable } from './errors.ts'
import { readIdempotency } from './idempotency.ts'

/** The key of a request is stored already: what its transaction did must not be saved. */
class RepeatedRequest extends Error {}

type WriteOptions = {
  /**
   * Sends the first statements of `work` in one round trip with the key. A repeated request then runs `work`
   * as well, and rolls it back. False when left out; for short work that many people wait for.
   */
  sendsWithKey?: boolean
  /**
   * `work` itself recognises a repeated request by what it finds, whoever sends it and however late. The key
   * then decides nothing, and no response is stored. False when left out.
   */
  findsRepeats?: boolean
}

/**
 * Runs `work` in a transaction and applies the Idempotency-Key. Every route that changes data calls it.
 * `work` returns the response body. A repeated request with the same key and content gets the same response
 * and saves nothing, also while the first request is still running. The same key with other content is 422.
 * Errors are not stored.
 */
export async function write<T>(
  request: FastifyRequest,
  work: (sql: Transaction) => Promise<T>,
  { sendsWithKey = false, findsRepeats = false }: WriteOptions = {},
): Promise<T> {
  const database = request.server.sql
  const idempotency = findsRepeats ? undefined : await readIdempotency(request)
  if (idempotency === undefined) return transaction(database, work)
  const { scope, contentHash, encrypt, decrypt } = idempotency
  const isSameRequest = database`user_id = ${scope.user_id} and method = ${scope.method} and path = ${scope.path} and key = ${scope.key}`
  try {
    return await transaction(database, async (sql) => {
      // it waits for a transaction that has inserted the same key
      const newRows = sql`
        insert into idempotency_keys ${sql({ ...scope, content_hash: contentHash })} on conflict do nothing returning 1`.execute()
      const refuseRepeat = async () => {
        if ((await newRows).length === 0) throw new RepeatedRequest()
      }
      if (!sendsWithKey) await refuseRepeat()
      const result = await work(sql).catch(async (error: unknown) => {
        await refuseRepeat()
        throw error
      })
      await refuseRepeat()
      await pipeline(
        sql,
        sql`update idempotency_keys set response = ${encrypt(result)} where ${isSameRequest}`,
      )
      return result
    })
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error
  }
  const [original] =
    await database`select content_hash, response from idempotency_keys where ${isSameRequest}`
  // the sweep deleted the row between the two statements
  if (!original) throw malformed()
  if (!contentHash.equals(original['content_hash'] as Buffer))
    throw unprocessable({}, keyReused).as('idempotency.reused')
  // the stored text is always an encrypted result of `work`
  return decrypt(original['response'] as string) as T
}

const keyReused = {
  en: 'This Idempotency-Key was already used with different content.',
  bn: 'এই Idempotency-Key অন্য তথ্যের সাথে আগেই ব্যবহৃত হয়েছে।',
}

export const sweepIdempotencyKeys = async (sql: Database): Promise<void> => {
  await sql`delete from idempotency_keys where created_at < now() - interval '30 hours'`
}
