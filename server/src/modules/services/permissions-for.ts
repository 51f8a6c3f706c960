import type { Role } from '@samity/shared-api/contract'
import type { Descriptor } from '@samity/shared-api/module'
import type { Sql } from '../../database/database.ts'

/** The permissions of the module that a person of this role has. */
export async function permissionsFor(
  _sql: Sql,
  { permissions = [] }: Descriptor,
  role: Role,
): Promise<string[]> {
  return permissions.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
}
