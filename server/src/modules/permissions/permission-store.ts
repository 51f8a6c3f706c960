import type { FastifyInstance } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import type { Descriptor, PermissionEntry } from '@samity/shared-api/module'
import { cachedRead } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'

/**
 * The roles that administrators chose, by permission. Other permissions have the roles of their descriptor.
 */
export type Assignments = ReadonlyMap<string, { roles: Role[]; version: number }>

export async function readAssignments(sql: Sql): Promise<Assignments> {
  const rows = await sql<{ permission: string; roles: Role[]; version: number }[]>`
    select permission, roles, version from permission_roles`
  return new Map(rows.map(({ permission, roles, version }) => [permission, { roles, version }]))
}

export const rolesOf = ({ name, roles }: PermissionEntry, assignments: Assignments): Role[] =>
  assignments.get(name)?.roles ?? roles

declare module 'fastify' {
  interface FastifyInstance {
    permissionsOf(role: Role, descriptors: Pick<Descriptor, 'permissions'>[]): Promise<Set<string>>
  }
}

/**
 * Decorates the server with `permissionsOf`. The assignments are one cached read, because each request to a
 * service needs them; the cache lives until a process changes one.
 */
export function permissionsPlugin(app: FastifyInstance): void {
  const loadAssignments = cachedRead(app, 'permission_roles', () => readAssignments(app.sql))
  app.decorate('permissionsOf', async (role, descriptors) => {
    const entries = descriptors.flatMap(({ permissions = [] }) => permissions)
    if (entries.length === 0) return new Set<string>()
    const assignments = await loadAssignments()
    return new Set(
      entries.filter((entry) => rolesOf(entry, assignments).includes(role)).map(({ name }) => name),
    )
  })
}
