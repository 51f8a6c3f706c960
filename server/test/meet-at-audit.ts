import type { Database } from '../src/database/database.ts'
import { until } from './until.ts'

/**
 * Sends each request when the one before has stopped at its entry in the audit log, and lets them go on
 * together. Returns their responses.
 */
export async function meetAtAudit<T>(sql: Database, requests: (() => Promise<T>)[]): Promise<T[]> {
  const responses: Promise<T>[] = []
  await sql.begin(async (tx) => {
    await tx`lock table audit_events in access exclusive mode`
    for (const send of requests) {
      responses.push(send())
      await until(async () => {
        const waiting = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query not like '%extend_hash_chain%'`
        return waiting.length >= responses.length
      })
    }
  })
  return Promise.all(responses)
}
