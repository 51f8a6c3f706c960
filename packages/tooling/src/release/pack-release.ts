import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { checkBuild } from './check-build.ts'
import { groupByKind } from '../build/files-by-kind.ts'
import {
  addRelease,
  checkDescriptor,
  CommandError,
  contentHash,
  incompleteFolder,
  markReleased,
  otherDescriptors,
  readDescriptor,
  readJson,
  readUsableRegistry,
  refuseOtherContent,
  type FilesByKind,
  isServerFile,
  type Release,
  releaseFolder,
  screenNamesOf,
  sha384,
  type System,
  systemOf,
  verifyRelease,
} from '@samity/module-registry'
import { compressFolder, isCompressed, listFiles } from '../build/compress.ts'
import { runtimeFilesOf, readManifest } from '../build/federation-manifest.ts'

type BuildInfo = {
  version: string
  inputs: string
  screens: Record<string, FilesByKind>
  /**
   * True if the entry contains the hashes of the other chunks. If not, the registry has to contain all of
   * them.
   */
  chunksHashed: boolean
}

export async function describeRelease(
  folder: string,
  build: BuildInfo,
  descriptor: Descriptor,
  system: System,
): Promise<Release> {
  const { name } = descriptor
  const fileNames = listFiles(folder).filter((file) => !isCompressed(file) && file !== 'release.json')
  const manifest = readManifest(folder)
  checkBuild(descriptor, folder, fileNames, manifest, system)
  const files = Object.fromEntries(
    fileNames.map((file) => [file, sha384(readFileSync(path.join(folder, file)))]),
  )
  const runtimeFiles = runtimeFilesOf(manifest)
  const chunkFiles = fileNames.filter((file) => /\.(?:m?js|css)$/.test(file) && !isServerFile(file))
  const hashedFiles = build.chunksHashed ? runtimeFiles : [...new Set([...runtimeFiles, ...chunkFiles])]
  const description: Release = {
    schema: 1,
    module: name,
    version: build.version,
    release: `${build.version}+${contentHash(files)}`,
    inputs: build.inputs,
    files,
    integrity: Object.fromEntries(hashedFiles.map((file) => [file, files[file] ?? ''])),
    screens: build.screens,
    entry: groupByKind(runtimeFiles),
    server: files['server/render.mjs'] ? 'server/render.mjs' : null,
    released: null,
  }
  await compressFolder(folder)
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(description, null, 2)}\n`)
  return description
}

/**
 * Moves a release into `releases`, once. The same content again changes nothing; other content under the same
 * name is refused.
 */
export function publish(
  stagingFolder: string,
  description: Release,
  releases: string,
  isLocal: boolean,
): string {
  const { module, release } = description
  if (!isLocal) refuseOtherContent(releases, { ...description, released: new Date().toISOString() })
  const target = releaseFolder(releases, module, release)
  addRelease(releases, stagingFolder, target)
  const [error] = verifyRelease(releases, module, release)
  if (error)
    throw new CommandError(`${error.message} A release is never overwritten: remove ${target} first.`)
  if (!isLocal) {
    flushFiles(target)
    markReleased(releases, module, release)
  }
  return release
}

/** Nothing builds a release of another machine again: a power cut must not empty what is active. */
function flushFiles(folder: string): void {
  // another process that publishes it may be writing its description
  for (const name of listFiles(folder).filter((one) => !one.endsWith('.tmp'))) {
    const file = openSync(path.join(folder, name), process.platform === 'win32' ? 'r+' : 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

const versionPattern = /^\d+\.\d+\.\d+$/

export async function packRelease(
  folder: string,
  { descriptorFile, version }: { descriptorFile?: string; version?: string },
  releases: string,
): Promise<{ module: string; release: string }> {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`)
  const file = descriptorFile ?? path.join(folder, 'module.json')
  if (!existsSync(file)) throw new CommandError(`There is no descriptor ${file}; set one with --descriptor.`)
  const system = systemOf(releases)
  const descriptor = readDescriptor(readJson(file), file)
  const screens = screenNamesOf(descriptor)
  for (const others of otherDescriptors(releases, descriptor.name, readUsableRegistry(releases).registry))
    checkDescriptor(descriptor, screens, others, system)
  const releaseVersion = version ?? readManifest(folder).metaData.buildInfo.buildVersion
  if (!versionPattern.test(releaseVersion))
    throw new CommandError(`'${releaseVersion}' is not a version such as 1.4.0; set one with --version.`)
  const stagingFolder = incompleteFolder(releases, 'sealing')
  try {
    cpSync(folder, stagingFolder, { recursive: true })
    for (const leftover of ['mf-stats.json', '.vite'])
      rmSync(path.join(stagingFolder, leftover), { recursive: true, force: true })
    writeFileSync(path.join(stagingFolder, 'module.json'), `${JSON.stringify(descriptor, null, 2)}\n`)
    const build = {
      version: releaseVersion,
      inputs: 'sealed',
      screens: Object.fromEntries(screens.map((screen) => [screen, { js: [], css: [] }])),
      chunksHashed: false,
    }
    const description = await describeRelease(stagingFolder, build, descriptor, system)
    return { module: descriptor.name, release: publish(stagingFolder, description, releases, false) }
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true })
  }
}
