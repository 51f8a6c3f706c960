import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ModuleRegistry, RegistryNotice } from '@samity/shared-api/module'
import type { OpenRegistry, StoredRegistry } from '@samity/module-registry'
import { arrangeModules } from './places/arrange.ts'
import { registryForRole, registryForVisitors } from './registry-projections.ts'
import type { Sql } from '../database/database.ts'
import { personKeyOf } from './person-key.ts'
import { withTickets } from './report-tickets.ts'
import { loadChoices } from './module-status.ts'

async function loadNotices(sql: Sql, { history }: StoredRegistry): Promise<RegistryNotice[]> {
  const rows = await sql<RegistryNotice[]>`
    select id, at, module, from_release as "from", to_release as "to", why
    from module_changes
    where automatic and dismissed_at is null
    order by at desc
    limit 5`
  return rows.map((notice) => {
    const rollback = history.find(({ id }) => id === notice.id)?.rollback
    return { ...notice, ...(rollback && { rollback }) }
  })
}

export async function registryForUser(
  app: FastifyInstance,
  registry: OpenRegistry,
  request: Pick<FastifyRequest, 'user' | 'ip'>,
): Promise<ModuleRegistry> {
  const userRegistry = await projectRegistry(app, registry, request)
  return app.hasDecorator('sql') ? withTickets(app.sql, userRegistry, request.user) : userRegistry
}

async function projectRegistry(
  app: FastifyInstance,
  registry: OpenRegistry,
  request: Pick<FastifyRequest, 'user' | 'ip'>,
): Promise<ModuleRegistry> {
  const { user } = request
  const key = personKeyOf(request)
  if (!user) return registryForVisitors(registry.forViewer({ key }))
  const { role } = user
  const projectForRole = async (whole: ModuleRegistry) => {
    const descriptors = whole.modules.map(({ descriptor }) => descriptor)
    const permissions = app.hasDecorator('sql') ? await app.permissionsOf(role, descriptors) : undefined
    const choices = app.hasDecorator('sql') ? await app.placeChoices() : new Map()
    return registryForRole(arrangeModules(whole, choices), role, permissions)
  }
  if (role !== 'admin' || !app.hasDecorator('sql')) return projectForRole(registry.forViewer({ key }))
  const [choices, notices] = await Promise.all([
    loadChoices(app.sql, user.id),
    loadNotices(app.sql, registry.stored()),
  ])
  const problem = registry.warning()
  return {
    ...(await projectForRole(registry.forViewer({ key, releaseChoices: choices }))),
    ...(notices.length > 0 && { notices }),
    ...(problem && { problem }),
  }
}
