import type { FastifyInstance } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import type { PermissionsResponse } from '@samity/shared-api/contract/system/module-permissions'
import { z } from 'zod'
import { audit, difference } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { readAssignments, rolesOf } from './permission-store.ts'
import { routesOf } from '../../http/route.ts'

const body = z.object({
  roles: z.record(z.string(), z.array(z.enum(roles))),
  version: z.number().int().optional(),
})
const messages = {
  unknown: {
    en: 'No active module has this permission. Reload the page.',
    bn: 'চালু কোনো মডিউলে এই অনুমতি নেই। পাতাটি আবার খুলুন।',
  },
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function permissions(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  async function readPermissions(sql: Sql): Promise<PermissionsResponse> {
    const assignments = await readAssignments(sql)
    const { modules } = app.registry.current()
    return {
      // it grows with every change, because no row is ever deleted
      version: [...assignments.values()].reduce((total, { version }) => total + version, 0),
      permissions: modules.flatMap(({ descriptor }) =>
        (descriptor.permissions ?? []).map((entry) => ({
          name: entry.name,
          title: entry.title,
          module: descriptor.title,
          roles: inOrder(rolesOf(entry, assignments)),
          defaults: inOrder(entry.roles),
        })),
      ),
    }
  }

  routes.get(
    '/permissions',
    route({ roles: admin, summary: 'Permissions of modules', returns: 'PermissionsResponse' }),
    () => readPermissions(app.sql),
  )

  routes.put(
    '/permissions',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Assign permissions to roles',
      returns: 'PermissionsResponse',
      schema: { body },
    }),
    async (request) => {
      const response = await write(request, async (sql) => {
        await sql`lock table permission_roles in share row exclusive mode`
        const before = await readPermissions(sql)
        refuseOldVersion(before, request.body.version)
        for (const [name, chosen] of Object.entries(request.body.roles)) {
          const current = before.permissions.find((permission) => permission.name === name)
          if (!current) throw unprocessable({ [name]: messages.unknown })
          const next = inOrder(chosen)
          if (next.join() === current.roles.join()) continue
          await sql`
          insert into permission_roles ${sql({ permission: name, roles: next })}
          on conflict (permission) do update set roles = excluded.roles, version = permission_roles.version + 1`
        }
        const after = await readPermissions(sql)
        await audit(sql, request, {
          action: 'assign',
          subject: 'permissions',
          ...difference(rolesByName(before), rolesByName(after)),
        })
        return after
      })
      // the next page of this process must not use the roles from before
      notifyChange(app, 'permission_roles')
      return response
    },
  )
}

const inOrder = (chosen: readonly Role[]): Role[] => roles.filter((role) => chosen.includes(role))
const rolesByName = (response: PermissionsResponse) =>
  Object.fromEntries(response.permissions.map(({ name, roles: assigned }) => [name, assigned]))
