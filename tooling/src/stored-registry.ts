import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWhole } from './files.ts'
import { underLock } from './registry-lock.ts'
import { readJson, Refused } from './workspace.ts'

export const releaseName = z
  .string()
  .regex(/^\d+\.\d+\.\d+\+[0-9a-f]{8,12}$/, "is not named '<version>+<content hash>'")
/** Stands where a person's name does when a release was taken back because it failed. */
export const theSystem = 'system'
const person = z.string().min(1).max(200)

/** Of people, this many in a hundred get the canary; it is whole, and everyone is no share. */
export const canaryShare = z.int().min(1).max(99)

const change = z.strictObject({
  /** The same change is in the audit trail under this id */
  id: z.uuid(),
  at: z.iso.datetime(),
  module: z.string(),
  action: z.enum(['activate', 'canary', 'end-canary', 'rollback', 'remove']),
  /** The release that people had before; null for a module's first */
  from: releaseName.nullable(),
  /** The release that people have now; of a removed module the one that they had */
  to: releaseName,
  share: canaryShare.nullable(),
  by: person,
  through: z.enum(['command', 'screen', 'build', 'system']),
  why: z.string().max(1000),
})
/** One change of the registry: what, who, when, why. */
export type RegistryChange = z.infer<typeof change>

const entry = z.strictObject({
  active: releaseName,
  /** What was active before, to go back to */
  previous: releaseName.nullable(),
  /** And before that, newest first */
  earlier: z.array(releaseName).default([]),
  /** A release that only a share of the people gets */
  canary: z
    .strictObject({ release: releaseName, share: canaryShare, since: z.iso.datetime(), by: person })
    .nullable()
    .default(null),
  /** Where browsers fetch its releases: an address that holds `<module>/<release>/`; this server when it is left out */
  place: z
    .url({ protocol: /^https?$/ })
    .endsWith('/')
    .optional(),
  changed: z.string(),
  /** 'build' follows local builds; a person's or a command's choice stays until someone chooses again */
  by: person,
})
export type RegistryEntry = z.infer<typeof entry>

/** releases/modules.json: which release of each module is active, and how that came to be (newest first). */
const stored = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  modules: z.record(z.string(), entry),
  history: z.array(change).default([]),
})
export type StoredRegistry = z.infer<typeof stored>

/** More than anyone looks back; the audit trail keeps all. */
export const mostChanges = 500

export const registryFile = (folder: string) => path.join(folder, 'modules.json')
/** The last registry that could be used, for the day when modules.json cannot. */
const keptFile = (folder: string) => path.join(folder, 'modules.good.json')
const brokenFile = (folder: string) => path.join(folder, 'modules.broken.json')

export const describe = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; ')

function readFile(file: string): StoredRegistry {
  let content: unknown
  try {
    content = readJson(file)
  } catch (error) {
    const unread = error instanceof Error && 'code' in error
    throw new Refused(unread ? `${file} cannot be read (${String(error.code)}).` : `${file} is not JSON.`)
  }
  const read = stored.safeParse(content)
  if (!read.success) throw new Refused(`${file} is not a registry. ${describe(read.error)}.`)
  return read.data
}

const nothing: StoredRegistry = { schema: 1, revision: 0, modules: {}, history: [] }

/** No change makes a registry older or takes everything out of it: what does is an accident. */
function notLess(file: string, read: StoredRegistry, kept: StoredRegistry | undefined): StoredRegistry {
  if (!kept) return read
  if (read.revision < kept.revision)
    throw new Refused(
      `${file} is revision ${read.revision}, older than the last good one (${kept.revision}).`,
    )
  if (Object.keys(read.modules).length === 0 && Object.keys(kept.modules).length > 0)
    throw new Refused(`${file} names no module any more.`)
  return read
}

/** The registry as it stands on disk; one sentence says why when it cannot be used. */
export function readStored(folder: string): StoredRegistry {
  const file = registryFile(folder)
  if (existsSync(file)) return notLess(file, readFile(file), readKept(folder))
  if (existsSync(keptFile(folder))) throw new Refused(`${file} is gone.`)
  return nothing
}

export function readKept(folder: string): StoredRegistry | undefined {
  try {
    return readFile(keptFile(folder))
  } catch {
    return undefined
  }
}

/** The registry, or the last good one while the file cannot be used: what every change starts from. */
export function readStoredOrKept(folder: string): { stored: StoredRegistry; problem: string | null } {
  try {
    return { stored: readStored(folder), problem: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const kept = readKept(folder)
    if (!kept) throw error
    return {
      stored: kept,
      problem: `${error.message} The last good registry (revision ${kept.revision}) is in use.`,
    }
  }
}

const text = (registry: StoredRegistry) => `${JSON.stringify(registry, null, 2)}\n`

/** Keeps a registry that was found usable. A folder that cannot be written only costs the kept copy. */
export function keep(folder: string, registry: StoredRegistry): void {
  const before = readKept(folder)
  if (before && text(before) === text(registry)) return
  try {
    writeWhole(keptFile(folder), text(registry))
  } catch {
    // whoever serves from a folder that only others may write goes on without
  }
}

/** Changes the registry in one step; readers see the old one or the new one. A file that cannot be used is put aside. */
export function changeStored(
  folder: string,
  decide: (before: StoredRegistry) => StoredRegistry,
): StoredRegistry {
  return underLock(folder, () => {
    const { stored: before, problem } = readStoredOrKept(folder)
    const after = decide(before)
    if (after === before && !problem) return before
    if (problem && statSync(registryFile(folder), { throwIfNoEntry: false })?.isFile())
      copyFileSync(registryFile(folder), brokenFile(folder))
    else if (problem) rmSync(registryFile(folder), { recursive: true, force: true })
    writeWhole(registryFile(folder), text(after))
    keep(folder, after)
    return after
  })
}
