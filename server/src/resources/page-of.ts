import type { Fragment, Sql } from '../database/database.ts'

/**
 * First pages of these lengths have their length in the statement. Without a filter it then has no
 * parameters, and PostgreSQL keeps its plan, also for a pool that plans each statement: making the plan takes
 * as long as reading the page.
 */
const commonLimits: Record<number, (sql: Sql) => Fragment> = {
  10: (sql) => sql`limit 10`,
  20: (sql) => sql`limit 20`,
  25: (sql) => sql`limit 25`,
  50: (sql) => sql`limit 50`,
  100: (sql) => sql`limit 100`,
}

export const pageOf = (sql: Sql, limit: number, offset: number): Fragment =>
  (offset === 0 && commonLimits[limit]?.(sql)) || sql`limit ${limit} offset ${offset}`
