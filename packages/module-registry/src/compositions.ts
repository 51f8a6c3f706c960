import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { z } from 'zod'
import { descriptorOf } from './active-module.ts'
import { CommandError } from './command-error.ts'
import { writeFileAtomically } from './files.ts'
import { readJson } from './read-json.ts'
import { withLockSync } from './registry-lock.ts'
import { releaseError } from './release-errors.ts'
import { signatureErrorOf, signText } from './release-signature.ts'
import { listReleases } from './release-store.ts'
import { readUsableRegistry, releaseNameSchema, type StoredRegistry } from './stored-registry.ts'

/*
 * A composition is the active release of each module at one moment. Its number is the revision of the
 * registry, and the history leads back to it. One with a name is in releases/compositions.json, so that it
 * outlives the history and can come from another installation.
 */

const modulesSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), releaseNameSchema)
export type Composition = z.infer<typeof modulesSchema>

const namedSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** Of this registry; null for a composition from another installation */
  revision: z.int().min(0).nullable(),
  at: z.iso.datetime(),
  by: z.string().min(1).max(200),
  modules: modulesSchema,
  /** The settings of the modules when it was named; secrets and pictures are not kept */
  settings: z.record(z.string(), z.record(z.string(), z.json())).optional(),
})
export type NamedComposition = z.infer<typeof namedSchema>

const fileSchema = z.strictObject({ schema: z.literal(1), compositions: z.array(namedSchema) })
const signedSchema = z.strictObject({ composition: namedSchema, signature: z.string().optional() })

const compositionsFile = (folder: string) => path.join(folder, 'compositions.json')

export function readNamedCompositions(folder: string): NamedComposition[] {
  const file = compositionsFile(folder)
  if (!existsSync(file)) return []
  try {
    return fileSchema.parse(readJson(file)).compositions
  } catch {
    throw new CommandError(`${file} is corrupt.`, `${file} নষ্ট।`)
  }
}

function changeNamed(folder: string, decide: (before: NamedComposition[]) => NamedComposition[]): void {
  withLockSync(folder, () => {
    const compositions = decide(readNamedCompositions(folder))
    writeFileAtomically(compositionsFile(folder), `${JSON.stringify({ schema: 1, compositions }, null, 2)}\n`)
  })
}

const isNamed =
  (name: string) =>
  ({ name: other }: NamedComposition) =>
    other.toLowerCase() === name.toLowerCase()

function addNamed(folder: string, composition: NamedComposition): NamedComposition {
  const { name } = composition
  if (/^\d*$/.test(name.trim()))
    throw new CommandError(
      'A name is not a number: numbers are those of the registry.',
      'নাম শুধু সংখ্যা হতে পারে না: সংখ্যাগুলো রেজিস্ট্রির।',
    )
  changeNamed(folder, (before) => {
    if (before.some(isNamed(name))) throw releaseError('compositionExists', { name })
    return [composition, ...before]
  })
  return composition
}

/** Follows the history back from today. Throws a `CommandError` for a number that it does not reach. */
export function compositionAt({ revision, modules, history }: StoredRegistry, number: number): Composition {
  const steps = revision - number
  if (number < 0 || steps < 0 || steps > history.length) throw releaseError('noComposition', { name: number })
  const composition: Composition = Object.fromEntries(
    Object.entries(modules).map(([name, { active }]) => [name, active]),
  )
  for (const { module, action, from } of history.slice(0, steps)) {
    if (action === 'canary' || action === 'end-canary') continue
    if (from === null) delete composition[module]
    else composition[module] = from
  }
  return composition
}

export type FoundComposition = Pick<NamedComposition, 'modules' | 'settings'> & {
  name: string | null
  revision: number | null
}

/** Finds a composition by its name, its number, or 'now'. */
export function findComposition(folder: string, text: string): FoundComposition {
  const { registry } = readUsableRegistry(folder)
  const composition = readNamedCompositions(folder).find(isNamed(text))
  if (composition) return composition
  const number = text === 'now' ? registry.revision : Number(text || NaN)
  if (!Number.isSafeInteger(number)) throw releaseError('noComposition', { name: text })
  return { name: null, revision: number, modules: compositionAt(registry, number) }
}

type NameFacts = { name: string; by: string; settings?: NamedComposition['settings'] }

/** Gives a composition a name: `text` is its number or 'now'. Prune keeps its releases from now on. */
export function nameComposition(
  folder: string,
  text: string,
  { name, by, settings }: NameFacts,
): NamedComposition {
  const { modules, revision } = findComposition(folder, text)
  const at = new Date().toISOString()
  return addNamed(folder, {
    name: name.trim(),
    revision,
    at,
    by,
    modules,
    ...(settings && { settings }),
  })
}

/** Takes the name away; the releases stay until they are pruned. */
export function forgetComposition(folder: string, name: string): void {
  changeNamed(folder, (before) => {
    if (!before.some(isNamed(name))) throw releaseError('noComposition', { name })
    return before.filter((one) => !isNamed(name)(one))
  })
}

/** The text of a file that carries a named composition to another installation, signed if there is a key. */
export function exportComposition(folder: string, name: string, keyFile?: string): string {
  const composition = readNamedCompositions(folder).find(isNamed(name))
  if (!composition) throw releaseError('noComposition', { name })
  const signature = keyFile && signText(JSON.stringify(composition), keyFile)
  return `${JSON.stringify({ composition, ...(signature && { signature }) }, null, 2)}\n`
}

/**
 * Adds the composition of such a file under its name. With `RELEASE_KEYS` one of them must have signed it.
 * Releases that it names may come later; until then nobody can return to it.
 */
export function importComposition(folder: string, text: string, by: string): NamedComposition {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw new CommandError('This is not a file of a composition.', 'এটি মডিউলের সমাবেশের ফাইল নয়।')
  }
  const result = signedSchema.safeParse(raw)
  if (!result.success)
    throw new CommandError('This is not a file of a composition.', 'এটি মডিউলের সমাবেশের ফাইল নয়।')
  const { composition, signature } = result.data
  const problem = signatureErrorOf(Buffer.from(JSON.stringify(composition)), signature)
  if (problem)
    throw releaseError(problem === 'unsigned' ? 'compositionUnsigned' : 'compositionSigner', {
      name: composition.name,
    })
  return addNamed(folder, { ...composition, revision: null, by })
}

export type ReleaseFacts = {
  release: string
  /** The files are on this system */
  isThere: boolean
  asks: string[]
  schema: { oldest: number; newest: number } | null
}
export type CompositionDifference = {
  module: string
  one: ReleaseFacts | null
  other: ReleaseFacts | null
}

function factsOf(folder: string, module: string, release: string | undefined): ReleaseFacts | null {
  if (release === undefined) return null
  const isThere = listReleases(folder, module).includes(release)
  const { asks = [], schema }: Partial<Descriptor> = isThere ? descriptorOf(folder, module, release) : {}
  return {
    release,
    isThere,
    asks: [...asks],
    schema: schema ? { oldest: schema.oldest, newest: schema.newest } : null,
  }
}

/** The modules whose release differs, by name. A module that one of the two does not have is null there. */
export function compareCompositions(
  folder: string,
  one: Composition,
  other: Composition,
): CompositionDifference[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .sort()
    .filter((module) => one[module] !== other[module])
    .map((module) => ({
      module,
      one: factsOf(folder, module, one[module]),
      other: factsOf(folder, module, other[module]),
    }))
}
