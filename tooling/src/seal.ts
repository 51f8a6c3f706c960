import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { checkBuilt } from './check-built.ts'
import { byKind, type FilesOf } from './files-of.ts'
import { checkDescriptor, namedScreens, readDescriptor } from './descriptor.ts'
import { compressFolder, isPacked, listFiles, sha384 } from './files.ts'
import { askedForByRuntime, readManifest } from './manifest.ts'
import {
  contentHash,
  markReleased,
  refuseOtherContent,
  releaseFolder,
  verifyRelease,
  type Release,
} from './released.ts'
import { othersOf } from './check-release.ts'
import { readStoredOrKept } from './stored-registry.ts'
import { systemOf, type System } from './sharing.ts'
import { readJson, Refused } from './workspace.ts'

type Made = {
  version: string
  inputs: string
  /** What each screen needs, where the bundler says so */
  screens: Record<string, FilesOf>
  /** Whether the bundler has put the hashes of deeper chunks into the entry; otherwise the registry carries all of them */
  chunksHashed: boolean
}

/** Checks a folder that some bundler made and writes release.json into it: from then on it is a release. */
export async function describeRelease(
  folder: string,
  made: Made,
  descriptor: Descriptor,
  system: System,
): Promise<Release> {
  const { name } = descriptor
  const all = listFiles(folder).filter((file) => !isPacked(file) && file !== 'release.json')
  const manifest = readManifest(folder)
  checkBuilt(descriptor, folder, all, manifest, system)
  const files = Object.fromEntries(all.map((file) => [file, sha384(readFileSync(path.join(folder, file)))]))
  const asked = askedForByRuntime(manifest)
  const loaded = all.filter((file) => /\.(?:m?js|css)$/.test(file) && !file.startsWith('server/'))
  const guarded = made.chunksHashed ? asked : [...new Set([...asked, ...loaded])]
  const described: Release = {
    schema: 1,
    module: name,
    version: made.version,
    release: `${made.version}+${contentHash(files)}`,
    inputs: made.inputs,
    files,
    integrity: Object.fromEntries(guarded.map((file) => [file, files[file] ?? ''])),
    screens: made.screens,
    entry: byKind(asked),
    server: files['server/render.mjs'] ? 'server/render.mjs' : null,
    released: null,
  }
  await compressFolder(folder)
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(described, null, 2)}\n`)
  return described
}

/** A release is written once. The same content again is no news; other content under the same name is refused. */
export function publish(draft: string, described: Release, releases: string, local: boolean): string {
  const { module, release } = described
  if (!local) refuseOtherContent(releases, { ...described, released: new Date().toISOString() })
  const target = releaseFolder(releases, module, release)
  if (existsSync(target)) {
    const [changed] = verifyRelease(releases, module, release)
    if (changed)
      throw new Refused(`${changed.message} A release is never overwritten: remove ${target} first.`)
  } else moveTo(target, draft, releases)
  if (!local) markReleased(releases, module, release)
  return release
}

/** The releases may lie on another disk, and nobody may find half a release there. */
function moveTo(target: string, draft: string, releases: string): void {
  const arriving = path.join(releases, `.arriving-${randomUUID()}`)
  mkdirSync(path.dirname(target), { recursive: true })
  try {
    cpSync(draft, arriving, { recursive: true })
    renameSync(arriving, target)
  } finally {
    rmSync(arriving, { recursive: true, force: true })
  }
}

const versionWritten = /^\d+\.\d+\.\d+$/

/** Makes a release of what any bundler has built, and puts it among the releases. Answers its name. */
export async function seal(
  folder: string,
  { descriptorFile, version }: { descriptorFile?: string; version?: string },
  releases: string,
): Promise<{ module: string; release: string }> {
  if (!existsSync(folder)) throw new Refused(`There is no folder ${folder}.`)
  const file = descriptorFile ?? path.join(folder, 'module.json')
  if (!existsSync(file)) throw new Refused(`There is no descriptor ${file}; name one with --descriptor.`)
  const system = systemOf(releases)
  const descriptor = readDescriptor(readJson(file), file)
  const screens = namedScreens(descriptor)
  for (const others of othersOf(releases, descriptor.name, readStoredOrKept(releases).stored))
    checkDescriptor(descriptor, screens, others, system)
  const named = version ?? readManifest(folder).metaData.buildInfo.buildVersion
  if (!versionWritten.test(named))
    throw new Refused(`'${named}' is not a version such as 1.4.0; name one with --version.`)
  const draft = path.join(releases, `.sealing-${randomUUID()}`)
  try {
    cpSync(folder, draft, { recursive: true })
    for (const notes of ['mf-stats.json', '.vite'])
      rmSync(path.join(draft, notes), { recursive: true, force: true })
    writeFileSync(path.join(draft, 'module.json'), `${JSON.stringify(descriptor, null, 2)}\n`)
    const made = {
      version: named,
      inputs: 'sealed',
      screens: Object.fromEntries(screens.map((screen) => [screen, { js: [], css: [] }])),
      chunksHashed: false,
    }
    const described = await describeRelease(draft, made, descriptor, system)
    return { module: descriptor.name, release: publish(draft, described, releases, false) }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
