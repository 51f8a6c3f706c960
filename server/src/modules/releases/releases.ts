import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ModulesAnswer } from '@samity/shared-api/contract/site/modules'
import {
  activate,
  ChangedMeanwhile,
  endCanary,
  inTurn,
  canaryShare,
  listReleases,
  Refused,
  releaseName,
  rollback,
  startCanary,
  type Deed,
  type StoredRegistry,
} from '@samity/tooling/registry'
import { z } from 'zod'
import { conflict, noSuchPlace, notFound } from '../../platform/errors.ts'
import type { SignedIn } from '../../platform/sessions.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { auditChange, lockModules } from './audit-changes.ts'
import { chosenBy, standing } from './standing.ts'

const reasoned = z.object({
  reason: z.string().trim().max(1000).default(''),
  /** The revision that was looked at; another one by now is refused */
  revision: z.coerce.number().int().optional(),
})
const activation = reasoned.extend({
  release: releaseName,
  /** Of the people, per cent; 100 is everyone */
  share: z.union([canaryShare, z.literal(100)]).default(100),
})
/** null: whichever the share gives */
const choice = z.object({ release: releaseName.nullable() })
const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const says = {
  changed: {
    en: 'Someone else changed the registry in the meantime.',
    bn: 'এর মধ্যে অন্য কেউ রেজিস্ট্রি পরিবর্তন করেছেন।',
  },
  notice: { en: 'notice', bn: 'বিজ্ঞপ্তি' },
}

/** The access table lets only administrators in. */
const asker = ({ user }: FastifyRequest): SignedIn => {
  if (!user) throw noSuchPlace()
  return user
}

/** Which releases people are given, for administrators: look, activate, try on some, go back. */
export async function releases(app: FastifyInstance): Promise<void> {
  const routes = typed(app)
  const { registry } = app

  routes.get('/modules', (request): Promise<ModulesAnswer> => standing(app, asker(request)))

  /** One change: the file first, then its line in the audit trail. A repeat of the transaction meets another revision. */
  async function change(
    request: FastifyRequest,
    name: string,
    { reason, revision }: { reason: string; revision?: number | undefined },
    act: (deed: Deed) => StoredRegistry,
  ): Promise<ModulesAnswer> {
    if (!Object.hasOwn(registry.stored().modules, name) && listReleases(registry.folder, name).length === 0)
      throw noSuchPlace()
    const user = asker(request)
    const seen = revision ?? registry.stored().revision
    await write(request, async (sql) => {
      await lockModules(sql)
      try {
        const deed: Deed = { by: user.username, why: reason, through: 'screen', revision: seen }
        const { history, revision: made } = await inTurn(registry.folder, () => act(deed))
        if (history[0]) await auditChange(sql, request, history[0])
        return { revision: made }
      } catch (error) {
        if (error instanceof ChangedMeanwhile)
          throw conflict(says.changed, {}, { current: await standing(app, user) })
        if (error instanceof Refused) throw conflict({ en: error.message, bn: error.bn })
        throw error
      }
    })
    return standing(app, user)
  }

  routes.post('/modules/:name/activate', { schema: { params, body: activation } }, (request) => {
    const { name } = request.params
    const { release, share } = request.body
    return change(request, name, request.body, (deed) =>
      share === 100
        ? activate(registry.folder, name, release, deed)
        : startCanary(registry.folder, name, release, share, deed),
    )
  })

  routes.post('/modules/:name/rollback', { schema: { params, body: reasoned } }, (request) => {
    const { name } = request.params
    return change(request, name, request.body, (deed) =>
      registry.stored().modules[name]?.canary
        ? endCanary(registry.folder, name, deed)
        : rollback(registry.folder, name, deed),
    )
  })

  routes.post('/modules/:name/choose', { schema: { params, body: choice } }, async (request) => {
    const { name } = request.params
    const { release } = request.body
    const user = asker(request)
    await write(request, async (sql) => {
      const row = { user_id: user.id, module: name }
      await sql`delete from module_choices where user_id = ${user.id} and module = ${name}`
      if (release !== null) await sql`insert into module_choices ${sql({ ...row, release })}`
      return chosenBy(sql, user.id)
    })
    return standing(app, user)
  })

  const ofNotice = { params: z.object({ id: z.uuid() }) }
  routes.post('/modules/notices/:id/dismiss', { schema: ofNotice }, async (request, reply) => {
    await write(request, async (sql) => {
      const { count } = await sql`
        update module_changes set dismissed_at = coalesce(dismissed_at, now())
        where id = ${request.params.id} and automatic`
      if (count === 0) throw notFound(says.notice)
      return null
    })
    return reply.code(204).send()
  })
}
