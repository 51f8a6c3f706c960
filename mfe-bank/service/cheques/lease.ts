import { ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { chequeMessages, refusal } from './cheque-messages.ts'

/** Longer than all requests to the API that one attempt makes */
const leaseSeconds = 90
/** A request that the API did not answer may still be under way. */
const unansweredSeconds = 30

/**
 * Does work in the API that two people must not do at once, for one slip or bounce. Throws 409 while somebody
 * else is at it, got no answer a moment ago, or died in the middle. The same person may repeat: the keys of
 * the requests keep them from being done twice.
 */
export async function withLease<T>(
  sql: ModuleDatabase,
  { claims: { sub } }: FastifyRequest,
  { table, id }: { table: 'slips' | 'bounces'; id: number },
  work: () => Promise<T>,
): Promise<T> {
  const free = (seconds: number | null) => sql`
    update ${sql(table)} set busy_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and busy_by = ${sub}`
  const takenLeases = await sql`
    update ${sql(table)} set busy_until = now() + make_interval(secs => ${leaseSeconds}), busy_by = ${sub}
    where id = ${id} and (busy_until is null or busy_until < now() or busy_by = ${sub}) returning id`
  if (takenLeases.length === 0) throw refusal(chequeMessages.busy)
  try {
    const result = await work()
    await free(null)
    return result
  } catch (error) {
    const isAnswered = error instanceof ServiceError && error.status < 500
    await free(isAnswered ? null : unansweredSeconds)
    throw error
  }
}
