import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from '@rspack/core'
import type { RouteEntry } from '@samity/shared-api/module'
import { compile, filesByImport } from './compile.ts'
import { antdStyleName } from './antd/precomputed-styles.ts'
import { groupByKind } from './files-by-kind.ts'
import {
  CommandError,
  folderOf,
  readJson,
  sha384,
  shellBuildFile,
  versionOf,
  type FormerBuild,
  type ShellBuild,
} from '@samity/module-registry'
import { compressFolder, listFiles } from './compress.ts'
import { pruneFormerBuilds } from './former-builds.ts'
import { inputsHashOf } from './build-inputs.ts'
import { exposedScreens } from './exposed-screens.ts'
import { findBuild, loadConfig } from './load-config.ts'
import { shellMapsFolder } from './browser-builds.ts'
import { shellServerFile } from './server-builds.ts'
import { lastShellBuild, shellFolder } from './shell-build.ts'
import { everyStaffPage } from './staff-chunks.ts'

/** Packages that the first files of the shell must not contain, because a visitor's phone loads those. */
const heavyPackage =
  /^(?!provide |consume ).*node_modules\/(antd|@ant-design|@rc-component|axios|zod|@tanstack)\//

function inspectShell(compilation: Compilation) {
  const entry = compilation.entrypoints.get('shell')
  if (!entry) throw new CommandError('The shell has no entry.')
  for (const chunk of entry.chunks)
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const match = heavyPackage.exec(module.identifier())
      if (match)
        throw new CommandError(
          `The shell's first files contain ${match[1]}; a public page must not load it. Import it lazily.`,
        )
    }
  const imports = filesByImport(compilation)
  const screens = [...exposedScreens(path.join(folderOf('shell'), 'src/navigation/own-routes.ts'))].map(
    ([screen, request]) => [screen, imports.get(request) ?? { js: [], css: [] }] as const,
  )
  return {
    entry: groupByKind(entry.getFiles()),
    screens: Object.fromEntries(screens),
    files: assetNames(compilation),
    staffFiles: staffFilesOf(compilation),
  }
}

function staffFilesOf(compilation: Compilation): string[] {
  const chunks = [...compilation.chunks]
  const staffChunks = everyStaffPage.flatMap((part) => chunks.filter(({ name }) => name === part))
  const antdStyles = assetNames(compilation).filter((name) => antdStyleName.test(name))
  const { js, css } = groupByKind(staffChunks.flatMap(({ files }) => [...files]))
  return [...antdStyles, ...css, ...js]
}

const scriptOf = ({ entrypoints }: Compilation, entry: string): string =>
  groupByKind(entrypoints.get(entry)?.getFiles() ?? []).js[0] ?? ''

/**
 * The files that browsers load, sorted, because Rspack has no fixed order. The source maps are in another
 * folder.
 */
const assetNames = (compilation: Compilation) =>
  compilation
    .getAssets()
    .flatMap(({ name }) => (name.endsWith('.map') ? [] : name))
    .toSorted()

function pruneMaps(assets: string): void {
  const maps = path.join(shellFolder(), shellMapsFolder)
  for (const file of listFiles(maps))
    if (!existsSync(path.join(assets, file.replace(/\.map$/, '')))) rmSync(path.join(maps, file))
}

/** The routes of the shell's own screens */
export const readShellRoutes = () =>
  (readJson(path.join(folderOf('shell'), 'routes.json')) as { routes: RouteEntry[] }).routes

const withReplacedBuild = (previous: ShellBuild | undefined): FormerBuild[] =>
  previous?.files.length
    ? [{ until: new Date().toISOString(), files: previous.files }, ...previous.former]
    : (previous?.former ?? [])

export async function buildShell(): Promise<void> {
  const inputs = inputsHashOf('shell')
  const assets = path.join(shellFolder(), 'assets')
  const previous = lastShellBuild()
  const builds = await loadConfig('shell', { output: assets })
  const { entry, screens, files, staffFiles } = await compile(
    'The shell',
    findBuild(builds, 'shell', 'shell'),
    inspectShell,
  )
  const start = await compile('The start of a page', findBuild(builds, 'start', 'shell'), (compilation) => ({
    start: scriptOf(compilation, 'start'),
    early: scriptOf(compilation, 'early'),
    appearance: scriptOf(compilation, 'appearance'),
    files: assetNames(compilation),
  }))
  await compile("The server's part of the shell", findBuild(builds, 'server', 'shell'), () => undefined)
  const allFiles = [...files, ...start.files]
  const hashes = Object.fromEntries(
    allFiles.map((file) => [file, sha384(readFileSync(path.join(assets, file)))]),
  )
  const integrity = Object.fromEntries(
    [...entry.js, ...entry.css, start.start, start.early, ...staffFiles].map((file) => [
      file,
      hashes[file] ?? '',
    ]),
  )
  const former = pruneFormerBuilds(assets, allFiles, withReplacedBuild(previous))
  pruneMaps(assets)
  const formerFiles = new Set(former.flatMap((build) => build.files))
  const formerHashes = Object.entries(previous?.hashes ?? {}).filter(([file]) => formerFiles.has(file))
  await compressFolder(assets, allFiles)
  const template = readFileSync(path.join(folderOf('shell'), 'index.html'), 'utf8')
  writeFileSync(path.join(shellFolder(), 'index.html'), template)
  const shellBuild: ShellBuild = {
    version: versionOf('shell'),
    inputs,
    entry,
    start: start.start,
    early: start.early,
    appearance: readFileSync(path.join(assets, start.appearance), 'utf8'),
    staffFiles,
    integrity,
    hashes: { ...Object.fromEntries(formerHashes), ...hashes },
    routes: readShellRoutes(),
    screens,
    server: shellServerFile,
    files: allFiles,
    former,
  }
  writeFileSync(shellBuildFile(shellFolder()), `${JSON.stringify(shellBuild, null, 2)}\n`)
}
