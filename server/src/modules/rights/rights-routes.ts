import type { FastifyInstance } from 'fastify'
import { missingPart } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import { z } from 'zod'
import { notifyChange } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { notFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { approveRights, askedRights, readApprovals, reduceRights } from './approved-rights.ts'

const params = z.object({ module: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const name = { en: 'module', bn: 'মডিউল' }
const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function moduleRights(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { registry } = app

  async function readRights(sql: Sql): Promise<ModuleRights[]> {
    const approvals = await readApprovals(sql)
    return registry.current().modules.flatMap(({ name: module, descriptor: { title } }) => {
      const rightsAsked = askedRights(registry, module)
      const approval = approvals.get(module)
      const missing = missingPart(rightsAsked, approval?.rights ?? [])
      const asks = rightsAsked.map((right) => ({ right, is_approved: !missing.includes(right) }))
      const { approved_by = null, approved_at = null, approver_left = false } = approval ?? {}
      return rightsAsked.length === 0
        ? []
        : [{ module, title, asks, approved_by, approved_at, approver_left }]
    })
  }

  routes.get(
    '/module-rights',
    route({ roles: admin, summary: 'Rights of the services of modules', returns: 'ModuleRights[]' }),
    () => readRights(app.sql),
  )

  for (const action of ['approve', 'withdraw'] as const)
    routes.post(
      `/module-rights/:module/${action}`,
      route({
        roles: admin,
        confirmation: 'always',
        summary: `Rights of a module: ${action}`,
        returns: 'ModuleRights[]',
        schema: { params },
      }),
      async (request) => {
        const { module } = request.params
        const rightsAsked = askedRights(registry, module)
        if (rightsAsked.length === 0) throw notFound(name)
        const rights = await write(request, async (sql) => {
          if (action === 'approve') await approveRights(sql, request, module, rightsAsked)
          else await reduceRights(sql, request, module, [])
          return readRights(sql)
        })
        // the next request of this process must not use the rights from before
        notifyChange(app, 'module_rights')
        return rights
      },
    )
}
