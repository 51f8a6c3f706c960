import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry, RegistryNotice } from '@samity/shared-api/module'
import type { OpenRegistry } from '@samity/tooling/registry'
import { forRole, forVisitors } from '../../pages/projections.ts'
import type { Sql } from '../../platform/database.ts'
import { personOf } from './loads.ts'
import { withTickets } from './report-tickets.ts'
import { chosenBy } from './standing.ts'

/** What the system did by itself and no administrator has taken note of yet. */
const openNotices = (sql: Sql) => sql<RegistryNotice[]>`
  select id, at, module, from_release as "from", to_release as "to", why
  from module_changes
  where automatic and dismissed_at is null
  order by at desc
  limit 5`

/** The modules as whoever asks is given them, each with the ticket for reports about it. */
export async function registryFor(
  app: FastifyInstance,
  registry: OpenRegistry,
  request: Pick<FastifyRequest, 'user' | 'ip'>,
): Promise<Registry> {
  const given = await modulesOf(app, registry, request)
  return app.hasDecorator('sql') ? withTickets(app.sql, given, request.user) : given
}

/** The role's, with the canaries that fall to this person or that an administrator chose. */
async function modulesOf(
  app: FastifyInstance,
  registry: OpenRegistry,
  request: Pick<FastifyRequest, 'user' | 'ip'>,
): Promise<Registry> {
  const { user } = request
  const key = personOf(request)
  if (!user) return forVisitors(registry.for({ key }))
  if (user.role !== 'admin' || !app.hasDecorator('sql')) return forRole(registry.for({ key }), user.role)
  const [chosen, notices] = await Promise.all([chosenBy(app.sql, user.id), openNotices(app.sql)])
  const problem = registry.problem()
  return {
    ...forRole(registry.for({ key, chosen }), user.role),
    ...(notices.length > 0 && { notices: [...notices] }),
    ...(problem && { problem }),
  }
}
