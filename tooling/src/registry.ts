import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ActiveModule, Descriptor, Registry } from '@samity/shared-api/module'
import { z } from 'zod'
import { readDescriptor, routeKey } from './descriptor.ts'
import { sha384, writeWhole } from './files.ts'
import { readJson, Refused } from './workspace.ts'

const releaseName = z
  .string()
  .regex(/^\d+\.\d+\.\d+\+[0-9a-f]{8,12}$/, "is not named '<version>+<content hash>'")
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384')

/** releases/modules.json: which release of each module is active. */
const storedSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  modules: z.record(
    z.string(),
    z.strictObject({
      active: releaseName,
      /** What was active before, to go back to */
      previous: releaseName.nullable(),
      changed: z.string(),
      /** 'build' follows local builds; a person's or a command's choice stays until someone chooses again */
      by: z.string(),
    }),
  ),
})
export type StoredRegistry = z.infer<typeof storedSchema>

const filesOf = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) })
/** release.json: what a release consists of. */
const releaseSchema = z.strictObject({
  schema: z.literal(1),
  module: z.string(),
  version: z.string(),
  release: releaseName,
  inputs: z.string(),
  files: z.record(z.string(), integrity),
  /** The part of `files` that the browser's federation run-time asks for by itself */
  integrity: z.record(z.string(), integrity),
  /** What each screen needs, so that a page can announce it in its head */
  screens: z.record(z.string(), filesOf),
  entry: filesOf,
  server: z.string().nullable(),
})
export type Release = z.infer<typeof releaseSchema>

const registryFile = (folder: string) => path.join(folder, 'modules.json')
export const releaseFolder = (folder: string, module: string, release: string) =>
  path.join(folder, module, release)

const describe = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; ')

export function readStored(folder: string): StoredRegistry {
  const file = registryFile(folder)
  if (!existsSync(file)) return { schema: 1, revision: 0, modules: {} }
  let content: unknown
  try {
    content = readJson(file)
  } catch {
    throw new Refused(`${file} is not JSON.`)
  }
  const read = storedSchema.safeParse(content)
  if (!read.success) throw new Refused(`${file} is not a registry. ${describe(read.error)}.`)
  return read.data
}

export function readRelease(folder: string, module: string, release: string): Release {
  const file = path.join(releaseFolder(folder, module, release), 'release.json')
  if (!existsSync(file)) throw new Refused(`${module} has no release ${release}.`)
  const read = releaseSchema.safeParse(readJson(file))
  if (!read.success) throw new Refused(`${file} is not a release. ${describe(read.error)}.`)
  if (read.data.module !== module || read.data.release !== release)
    throw new Refused(
      `${file} speaks of ${read.data.module} ${read.data.release}, not of ${module} ${release}.`,
    )
  return read.data
}

function activeModule(folder: string, name: string, release: string): ActiveModule {
  const { integrity } = readRelease(folder, name, release)
  const descriptor = readDescriptor(
    readJson(path.join(releaseFolder(folder, name, release), 'module.json')),
    `${name} ${release}`,
  )
  return { name, release, base: `/releases/${name}/${release}/`, integrity, descriptor }
}

function refuseDoubleRoutes(descriptors: Descriptor[]): void {
  const owners = new Map<string, string>()
  for (const { name, routes } of descriptors)
    for (const { path } of routes) {
      const owner = owners.get(routeKey(path))
      if (owner) throw new Refused(`${name} claims the route ${path}, which belongs to ${owner}.`)
      owners.set(routeKey(path), name)
    }
}

/** The whole registry as pages need it; one sentence says what is wrong when it cannot be used. */
export function readRegistry(folder: string): Registry {
  const { revision, modules } = readStored(folder)
  const active = Object.entries(modules).map(([name, { active }]) => activeModule(folder, name, active))
  refuseDoubleRoutes(active.map(({ descriptor }) => descriptor))
  return { schema: 1, revision, modules: active }
}

export type OpenRegistry = {
  /** The newest usable registry: a change is taken up without a restart, a broken one is not. */
  current: () => Registry
  /** Why the file on disk is not the one in use; null when it is. */
  problem: () => string | null
}

export function openRegistry(folder: string, onProblem: (sentence: string) => void = () => {}): OpenRegistry {
  let last: Registry = { schema: 1, revision: 0, modules: [] }
  let problem: string | null = null
  let seen = ''
  const stamp = () => {
    const file = registryFile(folder)
    const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {
      mtimeMs: 0,
      size: 0,
      ino: 0,
    }
    return `${mtimeMs} ${size} ${ino}`
  }
  const refresh = () => {
    const now = stamp()
    if (now === seen) return
    seen = now
    try {
      last = readRegistry(folder)
      problem = null
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      onProblem(problem)
    }
  }
  refresh()
  return {
    current: () => {
      refresh()
      return last
    },
    problem: () => problem,
  }
}

/** Makes a release the active one. The one before it is remembered. `by` is a person, a command, or 'build'. */
export function activate(folder: string, module: string, release: string, by: string): StoredRegistry {
  const stored = readStored(folder)
  const before = stored.modules[module]
  const candidate = activeModule(folder, module, release)
  const others = Object.entries(stored.modules)
    .filter(([name]) => name !== module)
    .map(([name, { active }]) => activeModule(folder, name, active).descriptor)
  refuseDoubleRoutes([...others, candidate.descriptor])
  const previous = before?.active === release ? before.previous : (before?.active ?? null)
  const next: StoredRegistry = {
    schema: 1,
    revision: stored.revision + 1,
    modules: {
      ...stored.modules,
      [module]: { active: release, previous, changed: new Date().toISOString(), by },
    },
  }
  mkdirSync(folder, { recursive: true })
  writeWhole(registryFile(folder), `${JSON.stringify(next, null, 2)}\n`)
  return next
}

/** Every release of a module that lies in the folder, newest first. */
export function listReleases(folder: string, module: string): string[] {
  const own = path.join(folder, module)
  if (!existsSync(own)) return []
  return readdirSync(own)
    .filter((name) => existsSync(path.join(own, name, 'release.json')))
    .map((name) => ({ name, made: statSync(path.join(own, name, 'release.json')).mtimeMs }))
    .sort((a, b) => b.made - a.made)
    .map(({ name }) => name)
}

/** A release that was made of exactly these inputs, if there is one. */
export const releaseOf = (releases: string, name: string, inputs: string): string | undefined =>
  listReleases(releases, name).find((release) => readRelease(releases, name, release).inputs === inputs)

/** Compares every file of a release with its hash; answers a sentence for each that differs. */
export function verifyRelease(folder: string, module: string, release: string): string[] {
  const own = releaseFolder(folder, module, release)
  return Object.entries(readRelease(folder, module, release).files).flatMap(([file, expected]) => {
    const full = path.join(own, file)
    if (!existsSync(full)) return [`${module} ${release}: ${file} is missing.`]
    return sha384(readFileSync(full)) === expected
      ? []
      : [`${module} ${release}: ${file} was changed after its release.`]
  })
}

/** All active releases, checked file by file. An empty list means that everything is as it was released. */
export const verify = (folder: string): string[] =>
  Object.entries(readStored(folder).modules).flatMap(([name, { active }]) =>
    verifyRelease(folder, name, active),
  )
