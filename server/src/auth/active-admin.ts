import type { Role } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'

/** True for a row of `users`, under this name, of a person who is an administrator now. */
export const isActiveAdmin = (sql: Sql, name: string): Fragment => {
  const person = sql(name)
  return sql`(${person}.status = 'active' and ${person}.archived_at is null and ${person}.role = ${'admin' satisfies Role})`
}
