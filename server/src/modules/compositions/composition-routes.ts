import type { FastifyInstance } from 'fastify'
import type { Instant } from '@samity/shared-api/contract/moment'
import type {
  CompositionComparison,
  ModulesResponse,
  NamedCompositionRow,
} from '@samity/shared-api/contract/system/modules'
import {
  CommandError,
  compareCompositions,
  compositionProblems,
  descriptorOf,
  findComposition,
  forgetComposition,
  importComposition,
  nameComposition,
  readNamedCompositions,
  releasesToActivate,
  returnToComposition,
  withLock,
  type FoundComposition,
} from '@samity/module-registry'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { admin, overseers } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { auditRegistryChange, lockModuleRegistry } from '../audit-registry-changes.ts'
import { loadModuleStatus } from '../module-status.ts'
import { administratorOf, changeBody, registryRefusal, toRevisionConflict } from '../module-routes.ts'
import { approveRights } from '../rights/approved-rights.ts'
import { prepareModuleSchema } from '../schemas/prepare-module-schema.ts'
import { publishSchemaVersions } from '../schemas/schema-versions.ts'
import { keptSettings } from './kept-settings.ts'

const text = z.string().trim().min(1).max(100)
const nameBody = z.object({ name: text, composition: text.default('now') })
const returnBody = changeBody.extend({ composition: text })
const importBody = z.object({ file: z.string().max(200_000) })
const query = z.object({ one: text, other: text.default('now') })
const params = z.object({ name: text })

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function compositionRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { registry } = app
  const { folder } = registry

  const listNamed = (): NamedCompositionRow[] =>
    readNamedCompositions(folder).map(({ name, revision, at, by }, index) => ({
      id: index + 1,
      name,
      revision,
      at: at as Instant, // the package of the registry has no type for moments
      by,
    }))
  const find = (name: string): FoundComposition => orConflict(() => findComposition(folder, name))

  routes.get(
    '/compositions',
    route({ roles: overseers, summary: 'Compositions with a name', returns: 'NamedCompositionRow[]' }),
    async () => orConflict(listNamed),
  )

  routes.get(
    '/compositions/comparison',
    route({
      roles: overseers,
      summary: 'Compositions: compare two',
      description: 'Each is a name, a number (a revision of the registry), or `now`.',
      returns: 'CompositionComparison',
      errors: [409],
      schema: { querystring: query },
    }),
    async (request): Promise<CompositionComparison> => {
      const [one, other] = [find(request.query.one), find(request.query.other)]
      const settingsOf = async ({ settings, revision }: FoundComposition) =>
        settings ?? (revision === registry.stored().revision ? keptSettings(app) : undefined)
      const [left, right] = await Promise.all([settingsOf(one), settingsOf(other)])
      await publishSchemaVersions(app.sql, folder, app.log)
      return {
        differences: compareCompositions(folder, one.modules, other.modules),
        settings: left && right ? differentSettings(left, right) : null,
        problems: compositionProblems(folder, one.modules, registry.stored()).map(({ message, bn }) => ({
          en: message,
          bn,
        })),
      }
    },
  )

  routes.post(
    '/compositions',
    route({
      roles: admin,
      summary: 'Composition: name one',
      returns: 'NamedCompositionRow[]',
      schema: { body: nameBody },
    }),
    async (request) => {
      const { name, composition } = request.body
      const by = administratorOf(request).username
      const isNow = find(composition).revision === registry.stored().revision
      const settings = isNow ? await keptSettings(app) : undefined
      await write(request, async (sql) => {
        const composed = await orRefused(() =>
          withLock(folder, () =>
            nameComposition(folder, composition, { name, by, ...(settings && { settings }) }),
          ),
        )
        await audit(sql, request, {
          action: 'create',
          subject: 'compositions',
          subject_id: composed.revision,
          after: { name: composed.name, modules: composed.modules },
        })
        return null
      })
      return listNamed()
    },
  )

  routes.post(
    '/compositions/import',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Composition: take the file of another installation',
      returns: 'NamedCompositionRow[]',
      schema: { body: importBody },
    }),
    async (request) => {
      const by = administratorOf(request).username
      await write(request, async (sql) => {
        const { name, modules } = await orRefused(() =>
          withLock(folder, () => importComposition(folder, request.body.file, by)),
        )
        await audit(sql, request, { action: 'import', subject: 'compositions', after: { name, modules } })
        return null
      })
      return listNamed()
    },
  )

  routes.delete(
    '/compositions/:name',
    route({ roles: admin, summary: 'Composition: take its name away', schema: { params } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const { name, revision, modules } = find(request.params.name)
        await orRefused(() => withLock(folder, () => forgetComposition(folder, request.params.name)))
        await audit(sql, request, {
          action: 'delete',
          subject: 'compositions',
          subject_id: revision,
          before: { name, modules },
        })
        return null
      })
      return reply.code(204).send()
    },
  )

  routes.post(
    '/compositions/return',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Composition: return to it',
      description: 'Makes every module what it was in the composition, or changes nothing and says why.',
      returns: 'ModulesResponse',
      schema: { body: returnBody },
    }),
    async (request): Promise<ModulesResponse> => {
      const { composition, reason, revision = registry.stored().revision } = request.body
      const user = administratorOf(request)
      const { modules } = find(composition)
      const before = registry.stored()
      const changed = releasesToActivate(modules, before)
      await publishSchemaVersions(app.sql, folder, app.log)
      const problems = compositionProblems(folder, modules, before)
      if (problems.length > 0) throw registryRefusal(joined(problems))
      // no migration runs of a composition that would be refused
      for (const [name, release] of revision === before.revision ? changed : [])
        await orRefused(() =>
          prepareModuleSchema(app, {
            name,
            release,
            folder,
            descriptor: descriptorOf(folder, name, release),
            replaces: before.modules[name]?.active,
          }),
        )
      await write(request, async (sql) => {
        await lockModuleRegistry(sql)
        const context = { by: user.username, why: reason, through: 'screen' as const, revision }
        try {
          const after = await withLock(folder, () => returnToComposition(folder, modules, context))
          for (const change of after.history.slice(0, after.revision - revision))
            await auditRegistryChange(sql, request, change)
          // the person has seen which rights differ
          for (const [name, release] of changed)
            await approveRights(sql, request, name, descriptorOf(folder, name, release).asks ?? [])
          return { revision: after.revision }
        } catch (error) {
          throw await toRevisionConflict(error, () => loadModuleStatus(app, user))
        }
      })
      return loadModuleStatus(app, user)
    },
  )
}

const joined = (problems: CommandError[]) =>
  new CommandError(problems.map(({ message }) => message).join(' '), problems.map(({ bn }) => bn).join(' '))

function orConflict<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw registryRefusal(error)
  }
}
const orRefused = <T>(act: () => T | Promise<T>): Promise<T> =>
  Promise.resolve()
    .then(act)
    .catch((error: unknown) => {
      throw registryRefusal(error)
    })

type KeptSettings = NonNullable<FoundComposition['settings']>

function differentSettings(one: KeptSettings, other: KeptSettings) {
  const modules = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return modules.flatMap((module) => {
    const [left, right] = [{ ...one[module] }, { ...other[module] }]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])]
      .filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]))
      .map((name) => ({ module, name, one: left[name] ?? null, other: right[name] ?? null }))
  })
}
