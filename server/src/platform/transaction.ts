import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { sealSoon } from './audit.ts'
import { isDatabaseError, type Database, type Transaction } from './database.ts'
import { malformed, unmet } from './errors.ts'
import { rememberingOf } from './remembered-answers.ts'
import { arrived, sendAlong, takeAlong } from './sent-along.ts'

/** Serialization, deadlock; and an exclusion that only a transaction of the same moment can break: the next try sees who holds it. */
const lostTheRace = new Set(['40001', '40P01', '23P01'])
const attempts = 6

/**
 * One READ COMMITTED transaction. It is tried again when the database ended it for another one's sake (deadlock,
 * serialization), so `work` does nothing that a rollback does not undo.
 */
export async function transaction<T>(sql: Database, work: (sql: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer, rest } = await sql.begin(async (inside) => {
        takeAlong(inside)
        return { answer: await work(inside), rest: arrived(inside) }
      })
      // the commit travelled with what was sent along last; had any of it failed, it was no commit, and this says why
      await rest()
      sealSoon(sql)
      return answer
    } catch (error) {
      if (attempt === attempts || !isDatabaseError(error) || !lostTheRace.has(error.code)) throw error
      await delay(Math.random() * 20 * attempt)
    }
  }
}

/**
 * What every route that changes something calls: `transaction`, and the promise of an Idempotency-Key. `work` answers
 * what goes over the wire; a repeat with the same key and content gets the same answer without the work being done
 * again, also while the first is still under way. Another content is 422; a refusal is not remembered.
 */
export async function write<T>(request: FastifyRequest, work: (sql: Transaction) => Promise<T>): Promise<T> {
  const database = request.server.sql
  const remembering = await rememberingOf(request)
  if (remembering === undefined) return transaction(database, work)
  const { place, contentHash, seal, open } = remembering
  return transaction(database, async (sql) => {
    const here = sql`user_id = ${place.user_id} and method = ${place.method} and path = ${place.path} and key = ${place.key}`
    const mine =
      await sql`insert into idempotency_keys ${sql({ ...place, content_hash: contentHash })} on conflict do nothing returning 1`
    if (mine.length === 0) {
      const [first] = await sql`select content_hash, answer from idempotency_keys where ${here}`
      // swept between the two statements: as good as never seen
      if (!first) throw malformed()
      if (!contentHash.equals(first['content_hash'] as Buffer)) throw unmet({}, reused)
      // only what `work` answered is ever sealed
      return open(first['answer'] as string) as T
    }
    const answer = await work(sql)
    await sendAlong(sql, sql`update idempotency_keys set answer = ${seal(answer)} where ${here}`)
    return answer
  })
}

const reused = {
  en: 'This Idempotency-Key was already used with another content.',
  bn: 'এই Idempotency-Key অন্য তথ্যের সাথে আগেই ব্যবহৃত হয়েছে।',
}

/** Keys are kept for a day and a night and a little more. */
export const sweepIdempotencyKeys = async (sql: Database): Promise<void> => {
  await sql`delete from idempotency_keys where created_at < now() - interval '30 hours'`
}
