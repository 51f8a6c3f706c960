import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { othersOf } from './check-release.ts'
import { byKind, compile, filesByImport, type FilesOf } from './compile.ts'
import { checkDescriptor, readDescriptor } from './descriptor.ts'
import { exposedScreens } from './exposed-screens.ts'
import { compressFolder, isPacked, listFiles, sha384 } from './files.ts'
import { inputsOf } from './inputs.ts'
import { defineModule, defineServerRender } from './preset.ts'
import {
  contentHash,
  markReleased,
  readRelease,
  refuseOtherContent,
  releaseFolder,
  releaseOf,
  verifyRelease,
  type Release,
} from './released.ts'
import { readStoredOrKept } from './stored-registry.ts'
import { folderOf, moduleNames, readJson, Refused, root, versionOf } from './workspace.ts'

/** Checks a module's descriptor against its own code and against the other active modules. */
export function checkModule(name: string, releases: string) {
  if (!moduleNames().includes(name))
    throw new Refused(`There is no module '${name}'. Known: ${moduleNames().join(', ')}.`)
  const descriptor = readDescriptor(readJson(path.join(folderOf(name), 'module.json')), `${name}/module.json`)
  if (descriptor.name !== name) throw new Refused(`${name}/module.json calls itself '${descriptor.name}'.`)
  const screens = exposedScreens(path.join(folderOf(name), 'src/module.tsx'))
  for (const others of othersOf(releases, name, readStoredOrKept(releases).stored))
    checkDescriptor(descriptor, [...screens.keys()], others)
  return { descriptor, screens }
}

/** The files that the federation run-time of the browser asks for by itself; chunks below them are covered by the bundler. */
function askedForByRuntime(folder: string, manifestFile: string): string[] {
  type Assets = { js: FilesInManifest; css: FilesInManifest }
  type FilesInManifest = { sync: string[] }
  const manifest = readJson(path.join(folder, manifestFile)) as {
    metaData: { remoteEntry: { path: string; name: string } }
    exposes: { assets: Assets }[]
  }
  const { remoteEntry } = manifest.metaData
  const exposed = manifest.exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync])
  return [...new Set([manifestFile, path.join(remoteEntry.path, remoteEntry.name), ...exposed])]
}

const manifestFile = 'mf-manifest.json'

function describeRelease(
  name: string,
  folder: string,
  inputs: string,
  screens: Record<string, FilesOf>,
): Release {
  const files = Object.fromEntries(
    listFiles(folder)
      .filter((file) => !isPacked(file))
      .map((file) => [file, sha384(readFileSync(path.join(folder, file)))]),
  )
  const asked = askedForByRuntime(folder, manifestFile)
  const integrity = Object.fromEntries(asked.map((file) => [file, files[file] ?? '']))
  const version = versionOf(name)
  return {
    schema: 1,
    module: name,
    version,
    release: `${version}+${contentHash(files)}`,
    inputs,
    files,
    integrity,
    screens,
    entry: byKind(asked),
    server: files['server/render.mjs'] ? 'server/render.mjs' : null,
    released: null,
  }
}

type How = {
  /** A build of someone's own machine: it may have any content under its version */
  local?: boolean
}

/** Builds one module alone into an immutable folder of the releases and answers its release's name. Activates nothing. */
export async function release(name: string, releases: string, { local = false }: How = {}): Promise<string> {
  const { screens } = checkModule(name, releases)
  const inputs = inputsOf(name)
  const made = releaseOf(releases, name, inputs)
  if (made && !local) return madeBefore(releases, name, made)
  const draft = path.join(root, '.cache', `${name}-${randomUUID()}`)
  try {
    const revision = inputs.slice(0, 12)
    const imports = await compile(name, defineModule(name, revision, draft), filesByImport)
    if (existsSync(path.join(folderOf(name), 'src/render.tsx')))
      await compile(
        `The server's part of ${name}`,
        defineServerRender(name, revision, draft),
        () => undefined,
      )
    rmSync(path.join(draft, 'mf-stats.json'), { force: true })
    copyFileSync(path.join(folderOf(name), 'module.json'), path.join(draft, 'module.json'))
    const needed = [...screens].map(
      ([screen, request]) => [screen, imports.get(request) ?? { js: [], css: [] }] as const,
    )
    const described = describeRelease(name, draft, inputs, Object.fromEntries(needed))
    if (!local) refuseOtherContent(releases, { ...described, released: new Date().toISOString() })
    await compressFolder(draft)
    writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(described, null, 2)}\n`)
    publish(draft, described, releases)
    if (!local) markReleased(releases, name, described.release)
    return described.release
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What was built from exactly these sources becomes the release; nothing is built twice. */
function madeBefore(releases: string, name: string, made: string): string {
  const described = readRelease(releases, name, made)
  refuseOtherContent(releases, { ...described, released: described.released ?? new Date().toISOString() })
  const [changed] = verifyRelease(releases, name, made)
  if (changed) throw new Refused(`${changed} A release is never overwritten: remove it first.`)
  markReleased(releases, name, made)
  return made
}

/** A release is written once. The same content again is no news; other content under the same name is refused. */
function publish(draft: string, { module, release }: Release, releases: string): void {
  const target = releaseFolder(releases, module, release)
  if (existsSync(target)) {
    const [changed] = verifyRelease(releases, module, release)
    if (changed) throw new Refused(`${changed} A release is never overwritten: remove ${target} first.`)
    return
  }
  mkdirSync(path.dirname(target), { recursive: true })
  renameSync(draft, target)
}
