import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { RollbackReason } from '@samity/shared-api/contract/system/rollback-reason'
import { z } from 'zod'
import { writeFileAtomically } from './files.ts'
import { withLockSync } from './registry-lock.ts'
import { CommandError } from './command-error.ts'
import { readJson } from './read-json.ts'

export const releaseNameSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+\+[0-9a-f]{8,12}$/, "is not named '<version>+<content hash>'")
/** The `by` of an automatic rollback, in place of a person's name. */
export const systemChange = 'system'
const personSchema = z.string().min(1).max(200)

/** Per cent of the people who receive a canary: a whole number below 100. */
export const canaryShareSchema = z.int().min(1).max(99)

const rollbackSchema = z.strictObject({
  release: releaseNameSchema,
  failing: z.int().min(0),
  people: z.int().min(0),
  minutes: z.number().min(0),
  screen: z.string(),
  reason: z.string(),
  crashes: z.int().min(1).optional(),
  percent: z.int().optional(),
  activeMs: z.int().min(0).optional(),
  canaryMs: z.int().min(0).optional(),
}) satisfies z.ZodType<RollbackReason>

const changeSchema = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  module: z.string(),
  action: z.enum(['activate', 'canary', 'end-canary', 'rollback', 'remove']),
  from: releaseNameSchema.nullable(),
  to: releaseNameSchema,
  share: canaryShareSchema.nullable(),
  by: personSchema,
  through: z.enum(['command', 'screen', 'build', 'system']),
  why: z.string().max(1000),
  rollback: rollbackSchema.optional(),
})
/**
 * One change of the registry, which the audit log has under the same `id`. `from` is null for a module's
 * first release; `to` of a removed module is the release that people had. `why` is a person's own text, and
 * empty when the change has `rollback`: records of older versions have its facts as an English sentence in
 * `why`.
 */
export type RegistryChange = z.infer<typeof changeSchema>

/**
 * A rollback activates `previous`; `earlier` has the releases before it, newest first. Browsers fetch the
 * files from the URL `place` of a folder with `<module>/<release>/`, or from this server without it. With the
 * `by` 'build' the module follows local builds; a release that a person or command activated stays until
 * someone changes it.
 */
const entrySchema = z.strictObject({
  active: releaseNameSchema,
  previous: releaseNameSchema.nullable(),
  earlier: z.array(releaseNameSchema).default([]),
  canary: z
    .strictObject({
      release: releaseNameSchema,
      share: canaryShareSchema,
      since: z.iso.datetime(),
      by: personSchema,
    })
    .nullable()
    .default(null),
  place: z
    .url({ protocol: /^https?$/ })
    .endsWith('/')
    .optional(),
  changed: z.string(),
  by: personSchema,
})
export type RegistryEntry = z.infer<typeof entrySchema>

/** releases/modules.json: the active release of each module, and the history of changes (newest first). */
const registrySchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  modules: z.record(z.string(), entrySchema),
  history: z.array(changeSchema).default([]),
})
export type StoredRegistry = z.infer<typeof registrySchema>

/** More changes than anyone looks at. The audit log contains all of them. */
export const maxHistory = 500

export const registryFile = (folder: string) => path.join(folder, 'modules.json')
const lastGoodFile = (folder: string) => path.join(folder, 'modules.good.json')
const brokenFile = (folder: string) => path.join(folder, 'modules.broken.json')

export const describeIssues = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; ')

function readRegistryFile(file: string): StoredRegistry {
  let content: unknown
  try {
    content = readJson(file)
  } catch (error) {
    const isReadError = error instanceof Error && 'code' in error
    throw new CommandError(
      isReadError ? `${file} cannot be read (${String(error.code)}).` : `${file} is not JSON.`,
    )
  }
  const result = registrySchema.safeParse(content)
  if (!result.success) throw new CommandError(`${file} is not a registry. ${describeIssues(result.error)}.`)
  return result.data
}

const emptyRegistry: StoredRegistry = { schema: 1, revision: 0, modules: {}, history: [] }

/**
 * Refuses a registry that is older than the last good one or has lost all modules: no change does that, so it
 * is an accident.
 */
function refuseOlder(
  file: string,
  registry: StoredRegistry,
  lastGood: StoredRegistry | undefined,
): StoredRegistry {
  if (!lastGood) return registry
  if (registry.revision < lastGood.revision)
    throw new CommandError(
      `${file} is revision ${registry.revision}, older than the last good one (${lastGood.revision}).`,
    )
  if (Object.keys(registry.modules).length === 0 && Object.keys(lastGood.modules).length > 0)
    throw new CommandError(`${file} no longer contains any module.`)
  return registry
}

export function readStoredRegistry(folder: string): StoredRegistry {
  const file = registryFile(folder)
  // read first: a change that another process makes meanwhile would make it newer than the registry
  const lastGood = readLastGood(folder)
  if (existsSync(file)) return refuseOlder(file, readRegistryFile(file), lastGood)
  if (existsSync(lastGoodFile(folder))) throw new CommandError(`${file} is missing.`)
  return emptyRegistry
}

export function readLastGood(folder: string): StoredRegistry | undefined {
  try {
    return readRegistryFile(lastGoodFile(folder))
  } catch {
    return undefined
  }
}

export function readUsableRegistry(folder: string): { registry: StoredRegistry; warning: string | null } {
  try {
    return { registry: readStoredRegistry(folder), warning: null }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const lastGood = readLastGood(folder)
    if (!lastGood) throw error
    return {
      registry: lastGood,
      warning: `${error.message} The last good registry (revision ${lastGood.revision}) is in use.`,
    }
  }
}

const serialize = (registry: StoredRegistry) => `${JSON.stringify(registry, null, 2)}\n`

export function saveLastGood(folder: string, registry: StoredRegistry): void {
  const previous = readLastGood(folder)
  if (previous && serialize(previous) === serialize(registry)) return
  try {
    writeFileAtomically(lastGoodFile(folder), serialize(registry))
  } catch {
    // a server without write access to the folder works without this copy
  }
}

/**
 * Changes the registry in one step: readers see the old one or the new one. An unusable file is moved to
 * modules.broken.json.
 */
export function updateRegistry(
  folder: string,
  decide: (before: StoredRegistry) => StoredRegistry,
): StoredRegistry {
  return withLockSync(folder, () => {
    const { registry: before, warning } = readUsableRegistry(folder)
    const after = decide(before)
    if (after === before && !warning) return before
    if (warning && statSync(registryFile(folder), { throwIfNoEntry: false })?.isFile())
      copyFileSync(registryFile(folder), brokenFile(folder))
    else if (warning) rmSync(registryFile(folder), { recursive: true, force: true })
    writeFileAtomically(registryFile(folder), serialize(after))
    saveLastGood(folder, after)
    return after
  })
}
