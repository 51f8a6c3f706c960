import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { sha384, writeWhole } from './files.ts'
import { distrust, readSignature, signatureOf, signFile } from './release-signature.ts'
import { describe, releaseName } from './stored-registry.ts'
import { refusal } from './refusals.ts'
import { Refused } from './workspace.ts'

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384')
/** A file below the release's folder, and nothing that leads out of it. */
const fileName = z
  .string()
  .max(300)
  .regex(/^(?![/.])[^\\:?#%\p{Cc}]+$/u, 'is not the name of a file')
  .refine(
    (name) => name.split('/').every((part) => !['', '.', '..'].includes(part)),
    'leads out of the folder',
  )
const filesOf = z.strictObject({ js: z.array(fileName), css: z.array(fileName) })

/** release.json: what a release consists of. */
const releaseSchema = z.strictObject({
  schema: z.literal(1),
  module: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not the name of a module'),
  version: z.string(),
  release: releaseName,
  inputs: z.string(),
  files: z.record(fileName, integrity),
  /** The part of `files` that the browser's federation run-time asks for by itself */
  integrity: z.record(fileName, integrity),
  /** What each screen needs, so that a page can announce it in its head */
  screens: z.record(z.string(), filesOf),
  entry: filesOf,
  server: fileName.nullable(),
  /** When the release command made it; null for a local build, which may have any content under its version */
  released: z.iso.datetime().nullable().default(null),
})
export type Release = z.infer<typeof releaseSchema>

/** Where a release lies: always one folder in the folder of its module. */
export function releaseFolder(folder: string, module: string, release: string): string {
  const own = path.join(folder, module, release)
  if (path.relative(folder, own).split(path.sep).join('/') !== `${module}/${release}`)
    throw new Refused(`'${module}/${release}' leads out of the folder of releases.`)
  return own
}
const describedIn = (folder: string, module: string, release: string) =>
  path.join(releaseFolder(folder, module, release), 'release.json')

/** Stands behind the '+' of a release's name. */
export const contentHash = (files: Record<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(files)))
    .digest('hex')
    .slice(0, 12)

/** What release.json says must fit its own name, or one could change a file together with its hash, or leave a hash out. */
function checkWhole({ module, release, files, integrity: asked, entry }: Release): void {
  const [, named = ''] = release.split('+')
  if (!contentHash(files).startsWith(named)) throw refusal('otherList', { module, release })
  const needed = ['mf-manifest.json', ...entry.js, ...entry.css]
  const bare = needed.find((file) => !asked[file])
  if (bare) throw refusal('noHash', { module, release, file: bare })
  const other = Object.keys(asked).find((file) => asked[file] !== files[file])
  if (other) throw refusal('twoHashes', { module, release, file: other })
}

/** What a release.json says; `from` is named when it says nothing usable. */
export function readReleaseAs(text: string, from: string): Release {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Refused(`${from} is not JSON.`)
  }
  const read = releaseSchema.safeParse(content)
  if (!read.success) throw new Refused(`${from} is not a release. ${describe(read.error)}.`)
  checkWhole(read.data)
  return read.data
}

/** What lies in the folder, for lists and builds. Whoever gives a release to people reads it as a trusted one. */
export const readRelease = (folder: string, module: string, release: string): Release =>
  readContent(folder, module, release).described

/** A release that people may be given: where the operator names keys, one of them has signed it. */
export function readTrustedRelease(folder: string, module: string, release: string): Release {
  const { content, described } = readContent(folder, module, release)
  const why = distrust(content, readSignature(describedIn(folder, module, release)))
  if (why) throw refusal(why, { module, release })
  return described
}

export const signRelease = (folder: string, module: string, release: string, keyFile: string): void =>
  signFile(describedIn(folder, module, readRelease(folder, module, release).release), keyFile)

function readContent(folder: string, module: string, release: string) {
  const file = describedIn(folder, module, release)
  if (!existsSync(file)) throw refusal('noRelease', { module, release })
  const content = readFileSync(file)
  const read = readReleaseAs(content.toString(), file)
  if (read.module !== module || read.release !== release)
    throw new Refused(`${file} speaks of ${read.module} ${read.release}, not of ${module} ${release}.`)
  return { content, described: read }
}

const madeAt = (folder: string, module: string, release: string) =>
  statSync(describedIn(folder, module, release), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Every release of a module that lies in the folder, newest first. */
export function listReleases(folder: string, module: string): string[] {
  const own = path.join(folder, module)
  if (!existsSync(own)) return []
  return readdirSync(own)
    .map((name) => ({ name, made: madeAt(folder, module, name) }))
    .filter(({ made }) => made > 0)
    .sort((a, b) => b.made - a.made)
    .map(({ name }) => name)
}

/** Modules whose releases lie in the folder, active or not. */
export const modulesWithReleases = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => /^[a-z][a-z0-9-]*$/.test(name) && listReleases(folder, name).length > 0,
      )
    : []

/** When a release came into the folder. */
export const releaseMade = (folder: string, module: string, release: string): string =>
  new Date(madeAt(folder, module, release)).toISOString()

const readable = (folder: string, module: string, release: string): Release[] => {
  try {
    return [readRelease(folder, module, release)]
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

/** A release that was made of exactly these inputs, if there is one. */
export const releaseOf = (releases: string, name: string, inputs: string): string | undefined =>
  listReleases(releases, name)
    .flatMap((release) => readable(releases, name, release))
    .find((release) => release.inputs === inputs)?.release

/** A version that was released stands for one content; another needs another number. Local builds are free. */
export function refuseOtherContent(folder: string, candidate: Release): void {
  if (!candidate.released) return
  const { module, version, release, released } = candidate
  const first = listReleases(folder, module)
    .filter((other) => other !== release && other.startsWith(`${version}+`))
    .flatMap((other) => readable(folder, module, other))
    .find((other) => other.released && other.released <= released)
  if (first) throw refusal('otherContent', { module, version, release: first.release })
}

/** From now on the version stands for this content. */
export function markReleased(folder: string, module: string, release: string): void {
  const described = readRelease(folder, module, release)
  if (described.released) return
  const marked = { ...described, released: new Date().toISOString() }
  // what was signed is not what it says now
  rmSync(signatureOf(describedIn(folder, module, release)), { force: true })
  writeWhole(describedIn(folder, module, release), `${JSON.stringify(marked, null, 2)}\n`)
}

/** The code of a release's server part, each file compared with its hash, so that what runs is what was released. */
export function readServerPart(folder: string, { module, release, files }: Release): Record<string, string> {
  const code = Object.entries(files).filter(([file]) => /^server\/.*\.m?js$/.test(file))
  return Object.fromEntries(
    code.map(([file, expected]) => {
      const full = path.join(releaseFolder(folder, module, release), file)
      if (!existsSync(full)) throw refusal('missing', { module, release, file })
      const content = readFileSync(full)
      if (sha384(content) !== expected) throw refusal('changed', { module, release, file })
      return [file, content.toString()]
    }),
  )
}

const unpackers = { '.br': brotliDecompressSync, '.gz': gunzipSync }

function packedAsReleased(file: string, expected: string): boolean {
  return Object.entries(unpackers).every(([ending, unpack]) => {
    if (!existsSync(file + ending)) return true
    try {
      return sha384(unpack(readFileSync(file + ending))) === expected
    } catch {
      return false
    }
  })
}

/** Compares every file of a release, also as it was compressed, with its hash; answers a refusal for each that differs. */
export function verifyRelease(folder: string, module: string, release: string): Refused[] {
  const own = releaseFolder(folder, module, release)
  return Object.entries(readRelease(folder, module, release).files).flatMap(([file, expected]) => {
    const full = path.join(own, file)
    if (!existsSync(full)) return [refusal('missing', { module, release, file })]
    return sha384(readFileSync(full)) === expected && packedAsReleased(full, expected)
      ? []
      : [refusal('changed', { module, release, file })]
  })
}
