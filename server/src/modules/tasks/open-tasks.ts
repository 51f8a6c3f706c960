import type { FastifyInstance } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import { audit, systemActor, type Actor } from '../../audit/audit.ts'
import type { Database, Fragment, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { SignedInUser } from '../../http/access.ts'

type Reader = { role: Role; modules: string[]; permissions: string[] }

/** Decides which tasks a role sees: those of modules in use, for the role or for a permission that it has. */
export async function readerOf(
  { registry, permissionsOf }: FastifyInstance,
  { role }: Pick<SignedInUser, 'role'>,
): Promise<Reader> {
  const modules = registry.offered()
  const permissions = await permissionsOf(
    role,
    modules.map(({ descriptor }) => descriptor),
  )
  return { role, modules: modules.map(({ name }) => name), permissions: [...permissions] }
}
export const isVisible = (sql: Sql, { role, modules, permissions }: Reader): Fragment =>
  sql`t.module = any(${modules}) and (${role} = any(t.roles) or t.permission = any(${permissions}))`

export function tasksPlugin(app: FastifyInstance): void {
  app.decorate('countTasks', async (user) => {
    const reader = await readerOf(app, user)
    const [row] = await app.sql<[{ count: number }]>`
      select count(*)::int as count from tasks t where closed_at is null and ${isVisible(app.sql, reader)}`
    return row.count
  })
}

/** Keys of one module wait for each other, so that two calls with a new key make one task. */
export const lockTasks = (sql: Sql, module: string) =>
  sql`select pg_advisory_xact_lock(hashtext('samity tasks'), hashtext(${module}))`

/** Closes what nobody can do any more, because no release of the module is in use. */
export async function closeTasksOfRemoved(
  sql: Database,
  registry: FastifyInstance['registry'],
): Promise<void> {
  const modules = registry.offered().map(({ name }) => name)
  await transaction(sql, (tx) => closeTasks(tx, systemActor, tx`module <> all(${modules})`))
}

/** Closes open tasks as over. */
export async function closeTasks(sql: Sql, actor: Actor, condition: Fragment): Promise<void> {
  const rows = await sql<{ id: number; module: string; key: string }[]>`
    update tasks set closed_at = now(), is_over = true
    where closed_at is null and ${condition}
    returning id, module, key`
  for (const { id, ...after } of rows)
    await audit(sql, actor, { action: 'close-task', subject: 'tasks', subject_id: id, after })
}
