import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { sha384, writeFileAtomically } from './files.ts'
import { signatureErrorOf, readSignature, signatureFileOf, signerOf, signFile } from './release-signature.ts'
import { describeIssues, releaseNameSchema } from './stored-registry.ts'
import { releaseError } from './release-errors.ts'
import { CommandError } from './command-error.ts'

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384')
const fileNameSchema = z
  .string()
  .max(300)
  .regex(/^(?![/.])[^\\:?#%\p{Cc}]+$/u, 'is not the name of a file')
  .refine(
    (name) => name.split('/').every((part) => !['', '.', '..'].includes(part)),
    'leads out of the folder',
  )
const entryFilesSchema = z.strictObject({ js: z.array(fileNameSchema), css: z.array(fileNameSchema) })

const releaseSchema = z.strictObject({
  schema: z.literal(1),
  module: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not the name of a module'),
  version: z.string(),
  release: releaseNameSchema,
  inputs: z.string(),
  files: z.record(fileNameSchema, integritySchema),
  /** The part of `files` that the browser's federation runtime loads on its own */
  integrity: z.record(fileNameSchema, integritySchema),
  screens: z.record(z.string(), entryFilesSchema),
  entry: entryFilesSchema,
  server: fileNameSchema.nullable(),
  /**
   * When the release command created it; null for a local build, whose content may differ under the same
   * version
   */
  released: z.iso.datetime().nullable().default(null),
})
export type Release = z.infer<typeof releaseSchema>

export function releaseFolder(folder: string, module: string, release: string): string {
  const releasePath = path.join(folder, module, release)
  if (path.relative(folder, releasePath).split(path.sep).join('/') !== `${module}/${release}`)
    throw new CommandError(`'${module}/${release}' leads out of the releases folder.`)
  return releasePath
}
export const descriptionFile = (folder: string, module: string, release: string) =>
  path.join(releaseFolder(folder, module, release), 'release.json')

export const contentHash = (files: Record<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(files)))
    .digest('hex')
    .slice(0, 12)

/**
 * Refuses a release.json that does not match its own name: someone may have changed a file and its hash, or
 * removed a hash.
 */
function checkConsistency({ module, release, files, integrity: hashes, entry }: Release): void {
  const [, hashPart = ''] = release.split('+')
  if (!contentHash(files).startsWith(hashPart)) throw releaseError('otherList', { module, release })
  const needed = ['mf-manifest.json', ...entry.js, ...entry.css]
  const missing = needed.find((file) => !hashes[file])
  if (missing) throw releaseError('noHash', { module, release, file: missing })
  const differing = Object.keys(hashes).find((file) => hashes[file] !== files[file])
  if (differing) throw releaseError('twoHashes', { module, release, file: differing })
}

export function parseRelease(text: string, source: string): Release {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new CommandError(`${source} is not JSON.`)
  }
  const result = releaseSchema.safeParse(content)
  if (!result.success) throw new CommandError(`${source} is not a release. ${describeIssues(result.error)}.`)
  checkConsistency(result.data)
  return result.data
}

/**
 * Reads a release without checking its signature, for lists and builds. Use `readTrustedRelease` for releases
 * that people receive.
 */
export const readRelease = (folder: string, module: string, release: string): Release =>
  readContent(folder, module, release).description

/** Reads a release that people may receive: if the operator has set keys, one of them must have signed it. */
export function readTrustedRelease(folder: string, module: string, release: string): Release {
  const { content, description } = readContent(folder, module, release)
  const reason = signatureErrorOf(content, readSignature(descriptionFile(folder, module, release)))
  if (reason) throw releaseError(reason, { module, release })
  return description
}

/** The public key of the operator's `RELEASE_KEYS` that signed a release; undefined if none did. */
export function readSigner(folder: string, module: string, release: string): string | undefined {
  const { content } = readContent(folder, module, release)
  return signerOf(content, readSignature(descriptionFile(folder, module, release)))
    ?.export({ type: 'spki', format: 'der' })
    .toString('base64')
}

export const signRelease = (folder: string, module: string, release: string, keyFile: string): void =>
  signFile(descriptionFile(folder, module, readRelease(folder, module, release).release), keyFile)

function readContent(folder: string, module: string, release: string) {
  const file = descriptionFile(folder, module, release)
  if (!existsSync(file)) throw releaseError('noRelease', { module, release })
  const content = readFileSync(file)
  const description = parseRelease(content.toString(), file)
  if (description.module !== module || description.release !== release)
    throw new CommandError(
      `${file} describes ${description.module} ${description.release}, not ${module} ${release}.`,
    )
  return { content, description }
}

const modifiedAtMs = (folder: string, module: string, release: string) =>
  statSync(descriptionFile(folder, module, release), { throwIfNoEntry: false })?.mtimeMs ?? 0

export function listReleases(folder: string, module: string): string[] {
  const moduleFolder = path.join(folder, module)
  if (!existsSync(moduleFolder)) return []
  return readdirSync(moduleFolder)
    .map((name) => ({ name, modifiedAt: modifiedAtMs(folder, module, name) }))
    .filter(({ modifiedAt }) => modifiedAt > 0)
    .sort((a, b) => b.modifiedAt - a.modifiedAt)
    .map(({ name }) => name)
}

/** Finds a release by its name or by a beginning of it, such as its version. Throws if several match. */
export function resolveRelease(folder: string, module: string, prefix: string): string {
  const all = listReleases(folder, module)
  if (all.includes(prefix)) return prefix
  const matches = all.filter((release) => release.startsWith(prefix))
  const [match] = matches
  if (match && matches.length === 1) return match
  if (matches.length > 1)
    throw new CommandError(`${module} ${prefix} may mean ${matches.join(' or ')}. Use a full name.`)
  return prefix
}

export const modulesWithReleases = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => /^[a-z][a-z0-9-]*$/.test(name) && listReleases(folder, name).length > 0,
      )
    : []

export const releaseAddedAt = (folder: string, module: string, release: string): string =>
  new Date(modifiedAtMs(folder, module, release)).toISOString()

const readIfValid = (folder: string, module: string, release: string): Release[] => {
  try {
    return [readRelease(folder, module, release)]
  } catch (error) {
    if (error instanceof CommandError) return []
    throw error
  }
}

export const findReleaseByInputs = (releases: string, name: string, inputs: string): string | undefined =>
  listReleases(releases, name)
    .flatMap((release) => readIfValid(releases, name, release))
    .find((release) => release.inputs === inputs)?.release

/** Refuses other content under a version that was released before. Local builds are exempt. */
export function refuseOtherContent(folder: string, candidate: Release): void {
  if (!candidate.released) return
  const { module, version, release, released } = candidate
  const first = listReleases(folder, module)
    .filter((other) => other !== release && other.startsWith(`${version}+`))
    .flatMap((other) => readIfValid(folder, module, other))
    .find((other) => other.released && other.released <= released)
  if (first) throw releaseError('otherContent', { module, version, release: first.release })
}

export function markReleased(folder: string, module: string, release: string): void {
  const description = readRelease(folder, module, release)
  if (description.released) return
  const releasedDescription = { ...description, released: new Date().toISOString() }
  // the signature does not match the new content
  rmSync(signatureFileOf(descriptionFile(folder, module, release)), { force: true })
  writeFileAtomically(
    descriptionFile(folder, module, release),
    `${JSON.stringify(releasedDescription, null, 2)}\n`,
  )
}

/**
 * Files that only the server reads: its own part of public pages, source maps, and the module's service.
 * Browsers never receive them.
 */
export const isServerFile = (file: string): boolean => /^(?:server|service)\//.test(file)

export const sourceMapsFolder = 'server/maps'

export function readSourceMap(folder: string, release: Release, script: string): string | undefined {
  const file = `${sourceMapsFolder}/${script}.map`
  const expected = Object.hasOwn(release.files, file) ? release.files[file] : undefined
  const fullPath = path.join(releaseFolder(folder, release.module, release.release), file)
  if (!expected || !existsSync(fullPath)) return undefined
  const content = readFileSync(fullPath)
  return sha384(content) === expected ? content.toString() : undefined
}

function readReleasedFiles(
  folder: string,
  { module, release, files }: Release,
  isWanted: (file: string) => boolean,
): [file: string, content: Buffer][] {
  return Object.entries(files)
    .filter(([file]) => isWanted(file))
    .map(([file, expected]) => {
      const fullPath = path.join(releaseFolder(folder, module, release), file)
      if (!existsSync(fullPath)) throw releaseError('missing', { module, release, file })
      const content = readFileSync(fullPath)
      if (sha384(content) !== expected) throw releaseError('changed', { module, release, file })
      return [file, content]
    })
}

/**
 * Reads the code of a release's server part. Compares each file with its hash, so that only released code
 * runs.
 */
export const readServerPart = (folder: string, release: Release): Record<string, string> =>
  Object.fromEntries(
    readReleasedFiles(folder, release, (file) => /^server\/.*\.m?js$/.test(file)).map(([file, content]) => [
      file,
      content.toString(),
    ]),
  )

export const readServiceFiles = (folder: string, release: Release): Map<string, Buffer> =>
  new Map(readReleasedFiles(folder, release, (file) => file.startsWith('service/')))

const decompressors = { '.br': brotliDecompressSync, '.gz': gunzipSync }

function compressedCopiesMatch(file: string, expected: string): boolean {
  return Object.entries(decompressors).every(([extension, decompress]) => {
    if (!existsSync(file + extension)) return true
    try {
      return sha384(decompress(readFileSync(file + extension))) === expected
    } catch {
      return false
    }
  })
}

export function verifyRelease(folder: string, module: string, release: string): CommandError[] {
  const releasePath = releaseFolder(folder, module, release)
  return Object.entries(readRelease(folder, module, release).files).flatMap(([file, expected]) => {
    const fullPath = path.join(releasePath, file)
    if (!existsSync(fullPath)) return [releaseError('missing', { module, release, file })]
    return sha384(readFileSync(fullPath)) === expected && compressedCopiesMatch(fullPath, expected)
      ? []
      : [releaseError('changed', { module, release, file })]
  })
}
