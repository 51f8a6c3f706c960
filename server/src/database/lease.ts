import type { Fragment, Sql } from './database.ts'

/** A lease of a clock that was ahead is none. The statement of another process may be a moment newer. */
export const isLeased = (sql: Sql, leasedUntil: Fragment, leaseSeconds: number): Fragment => sql`
  (${leasedUntil} between now() and now() + make_interval(secs => ${2 * leaseSeconds})) is true`
