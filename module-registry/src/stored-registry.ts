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
/** Stands where a person's name does when a release was taken back because it failed. */
export const systemChange = 'system'
const personSchema = z.string().min(1).max(200)

/** Of people, this many in a hundred get the canary; it is whole, and everyone is no share. */
export const canaryShareSchema = z.int().min(1).max(99)

const rollbackSchema = z.strictObject({
  release: releaseNameSchema,
  failing: z.int().min(0),
  people: z.int().min(0),
  minutes: z.number().min(0),
  screen: z.string(),
  reason: z.string(),
}) satisfies z.ZodType<RollbackReason>

const changeSchema = z.strictObject({
  /** The same change is in the audit trail under this id */
  id: z.uuid(),
  at: z.iso.datetime(),
  module: z.string(),
  action: z.enum(['activate', 'canary', 'end-canary', 'rollback', 'remove']),
  /** The release that people had before; null for a module's first */
  from: releaseNameSchema.nullable(),
  /** The release that people have now; of a removed module the one that they had */
  to: releaseNameSchema,
  share: canaryShareSchema.nullable(),
  by: personSchema,
  through: z.enum(['command', 'screen', 'build', 'system']),
  /** A person's own text; empty when the change has `rollback` */
  why: z.string().max(1000),
  /** The facts of an automatic rollback. Records of older versions have them as an English sentence in `why`. */
  rollback: rollbackSchema.optional(),
})
/** One change of the registry: what, who, when, why. */
export type RegistryChange = z.infer<typeof changeSchema>

const entrySchema = z.strictObject({
  active: releaseNameSchema,
  /** What was active before, to go back to */
  previous: releaseNameSchema.nullable(),
  /** And before that, newest first */
  earlier: z.array(releaseNameSchema).default([]),
  /** A release that only a share of the people gets */
  canary: z
    .strictObject({
      release: releaseNameSchema,
      share: canaryShareSchema,
      since: z.iso.datetime(),
      by: personSchema,
    })
    .nullable()
    .default(null),
  /** Where browsers fetch its releases: an address that holds `<module>/<release>/`; this server when it is left out */
  place: z
    .url({ protocol: /^https?$/ })
    .endsWith('/')
    .optional(),
  changed: z.string(),
  /** 'build' follows local builds; a person's or a command's choice stays until someone chooses again */
  by: personSchema,
})
export type RegistryEntry = z.infer<typeof entrySchema>

/** releases/modules.json: which release of each module is active, and how that came to be (newest first). */
const registrySchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  modules: z.record(z.string(), entrySchema),
  history: z.array(changeSchema).default([]),
})
export type StoredRegistry = z.infer<typeof registrySchema>

/** More than anyone looks back; the audit trail keeps all. */
export const maxHistory = 500

export const registryFile = (folder: string) => path.join(folder, 'modules.json')
/** The last registry that could be used, for the day when modules.json cannot. */
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

/** No change makes a registry older or takes everything out of it: what does is an accident. */
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
    throw new CommandError(`${file} names no module any more.`)
  return registry
}

/** The registry as it stands on disk; one sentence says why when it cannot be used. */
export function readStoredRegistry(folder: string): StoredRegistry {
  const file = registryFile(folder)
  if (existsSync(file)) return refuseOlder(file, readRegistryFile(file), readLastGood(folder))
  if (existsSync(lastGoodFile(folder))) throw new CommandError(`${file} is gone.`)
  return emptyRegistry
}

export function readLastGood(folder: string): StoredRegistry | undefined {
  try {
    return readRegistryFile(lastGoodFile(folder))
  } catch {
    return undefined
  }
}

/** The registry, or the last good one while the file cannot be used: what every change starts from. */
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

/** Keeps a registry that was found usable. A folder that cannot be written only costs the kept copy. */
export function saveLastGood(folder: string, registry: StoredRegistry): void {
  const previous = readLastGood(folder)
  if (previous && serialize(previous) === serialize(registry)) return
  try {
    writeFileAtomically(lastGoodFile(folder), serialize(registry))
  } catch {
    // whoever serves from a folder that only others may write goes on without
  }
}

/** Changes the registry in one step; readers see the old one or the new one. A file that cannot be used is put aside. */
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
