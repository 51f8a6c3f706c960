import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import {
  activate,
  descriptorOf,
  RevisionConflict,
  endCanary,
  withLock,
  canaryShareSchema,
  listReleases,
  CommandError,
  releaseNameSchema,
  rollback,
  startCanary,
  type ChangeContext,
  type StoredRegistry,
} from '@samity/module-registry'
import { z } from 'zod'
import type { Sql } from '../database/database.ts'
import { conflict, routeNotFound, notFound } from '../http/errors.ts'
import type { SignedInUser } from '../http/access.ts'
import { write } from '../http/write.ts'
import { withZod } from '../http/with-zod.ts'
import { auditRegistryChange, lockModuleRegistry } from './audit-registry-changes.ts'
import { loadChoices, loadModuleStatus } from './module-status.ts'
import { admin } from '../http/access.ts'
import { approveRights } from './rights/approved-rights.ts'
import { prepareActivation } from './schemas/prepare-activation.ts'
import { routesOf } from '../http/route.ts'

export const changeBody = z.object({
  reason: z.string().trim().max(1000).default(''),
  /** The revision that the administrator saw. The change is refused if the registry has another one now. */
  revision: z.coerce.number().int().optional(),
})
const activationBody = changeBody.extend({
  release: releaseNameSchema,
  /** Per cent of the people; 100 is everyone */
  share: z.union([canaryShareSchema, z.literal(100)]).default(100),
})
/** With null, the share of the canary decides. */
const choiceBody = z.object({ release: releaseNameSchema.nullable() })
const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const messages = {
  changed: {
    en: 'Someone else changed the registry in the meantime.',
    bn: 'এর মধ্যে অন্য কেউ রেজিস্ট্রি পরিবর্তন করেছেন।',
  },
  notice: { en: 'notice', bn: 'বিজ্ঞপ্তি' },
}

/** The access table lets only administrators in. */
export const administratorOf = ({ user }: FastifyRequest): SignedInUser => {
  if (!user) throw routeNotFound()
  return user
}

export const registryRefusal = (error: unknown) =>
  error instanceof CommandError ? conflict({ en: error.message, bn: error.bn }).as('module.refused') : error

/** A change of a registry that is not the one the person saw is a conflict with what is there now. */
export async function toRevisionConflict(error: unknown, load: () => Promise<ModulesResponse>) {
  if (!(error instanceof RevisionConflict)) return registryRefusal(error)
  return conflict(messages.changed, {}, { current: await load() }).as('version.stale')
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function releases(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { registry } = app

  routes.get(
    '/modules',
    route({ roles: admin, summary: 'Modules and their releases', returns: 'ModulesResponse' }),
    (request): Promise<ModulesResponse> => loadModuleStatus(app, administratorOf(request)),
  )

  /**
   * Makes one change: first in the registry's file, then in the audit log. If the transaction is repeated
   * after the file was changed, the revision differs and the repeat is refused.
   */
  async function applyChange(
    request: FastifyRequest,
    name: string,
    { reason, revision }: { reason: string; revision?: number | undefined },
    apply: (context: ChangeContext) => StoredRegistry,
    /** Runs before the transaction, because a migration may take long */
    prepare: () => Promise<void> = async () => undefined,
    approve?: (sql: Sql) => Promise<void>,
  ): Promise<ModulesResponse> {
    if (!Object.hasOwn(registry.stored().modules, name) && listReleases(registry.folder, name).length === 0)
      throw routeNotFound()
    const user = administratorOf(request)
    const expectedRevision = revision ?? registry.stored().revision
    if (expectedRevision === registry.stored().revision)
      await prepare().catch((error: unknown) => {
        throw registryRefusal(error)
      })
    await write(request, async (sql) => {
      await lockModuleRegistry(sql)
      try {
        const context: ChangeContext = {
          by: user.username,
          why: reason,
          through: 'screen',
          revision: expectedRevision,
        }
        const { history, revision: newRevision } = await withLock(registry.folder, () => apply(context))
        if (history[0]) await auditRegistryChange(sql, request, history[0])
        await approve?.(sql)
        return { revision: newRevision }
      } catch (error) {
        throw await toRevisionConflict(error, () => loadModuleStatus(app, user))
      }
    })
    return loadModuleStatus(app, user)
  }

  routes.post(
    '/modules/:name/activate',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Module: activate a release',
      returns: 'ModulesResponse',
      schema: { params, body: activationBody },
    }),
    (request) => {
      const { name } = request.params
      const { release, share } = request.body
      return applyChange(
        request,
        name,
        request.body,
        (context) =>
          share === 100
            ? activate(registry.folder, name, release, context)
            : startCanary(registry.folder, name, release, share, context),
        () => prepareActivation(app, name, release, share),
        // the person has seen what the release asks for
        (sql) => approveRights(sql, request, name, descriptorOf(registry.folder, name, release).asks ?? []),
      )
    },
  )

  routes.post(
    '/modules/:name/rollback',
    route({
      roles: admin,
      summary: 'Module: roll back',
      returns: 'ModulesResponse',
      schema: { params, body: changeBody },
    }),
    (request) => {
      const { name } = request.params
      return applyChange(request, name, request.body, (context) =>
        registry.stored().modules[name]?.canary
          ? endCanary(registry.folder, name, context)
          : rollback(registry.folder, name, context),
      )
    },
  )

  routes.post(
    '/modules/:name/choose',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Module: choose a release for oneself',
      returns: 'ModulesResponse',
      schema: { params, body: choiceBody },
    }),
    async (request) => {
      const { name } = request.params
      const { release } = request.body
      const user = administratorOf(request)
      await write(request, async (sql) => {
        const row = { user_id: user.id, module: name }
        await sql`delete from module_choices where user_id = ${user.id} and module = ${name}`
        if (release !== null) await sql`insert into module_choices ${sql({ ...row, release })}`
        return loadChoices(sql, user.id)
      })
      return loadModuleStatus(app, user)
    },
  )

  const noticeSchema = { params: z.object({ id: z.uuid() }) }
  routes.post(
    '/modules/notices/:id/dismiss',
    route({ roles: admin, summary: 'Dismiss the notice of an automatic rollback', schema: noticeSchema }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const { count } = await sql`
        update module_changes set dismissed_at = coalesce(dismissed_at, now())
        where id = ${request.params.id} and automatic`
        if (count === 0) throw notFound(messages.notice)
        return null
      })
      return reply.code(204).send()
    },
  )
}
