import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from '@rspack/core'
import type { RouteEntry } from '@samity/shared-api/module'
import { compile } from './compile.ts'
import { byKind } from './files-of.ts'
import { compressFolder, sha384 } from './files.ts'
import { keepFormer, type FormerBuild } from './former-files.ts'
import { inputsOf } from './inputs.ts'
import { defineShell, defineStart } from './preset.ts'
import { builtShell, describedIn, shellFolder, type ShellBuild } from './shell-build.ts'
import { folderOf, readJson, Refused, versionOf } from './workspace.ts'

/** Nothing of these may be in what a visitor's phone loads first. */
const heavy = /^(?!provide |consume ).*node_modules\/(antd|@ant-design|@rc-component|axios|zod|@tanstack)\//

function refuseHeavyStart(compilation: Compilation) {
  const entry = compilation.entrypoints.get('shell')
  if (!entry) throw new Refused('The shell has no entry.')
  for (const chunk of entry.chunks)
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const found = heavy.exec(module.identifier())
      if (found)
        throw new Refused(
          `The shell's first files contain ${found[1]}; a public page must not load it. Import it lazily.`,
        )
    }
  return { entry: byKind(entry.getFiles()), files: namesIn(compilation) }
}

const namesIn = (compilation: Compilation) => compilation.getAssets().map(({ name }) => name)

const ownRoutes = () =>
  (readJson(path.join(folderOf('shell'), 'routes.json')) as { routes: RouteEntry[] }).routes

/** The build before is a former one from now on. */
const replaced = (before: ShellBuild | undefined): FormerBuild[] =>
  before?.files.length
    ? [{ until: new Date().toISOString(), files: before.files }, ...before.former]
    : (before?.former ?? [])

export async function buildShell(): Promise<void> {
  const inputs = inputsOf('shell')
  const assets = path.join(shellFolder(), 'assets')
  const before = builtShell()
  const { entry, files } = await compile('The shell', defineShell(assets), refuseHeavyStart)
  const start = await compile('The start of a page', defineStart(assets), (compilation) => ({
    entry: byKind(compilation.entrypoints.get('start')?.getFiles() ?? []).js[0] ?? '',
    files: namesIn(compilation),
  }))
  const made = [...files, ...start.files]
  const own = Object.fromEntries(made.map((file) => [file, sha384(readFileSync(path.join(assets, file)))]))
  const integrity = Object.fromEntries(
    [...entry.js, ...entry.css, start.entry].map((file) => [file, own[file] ?? '']),
  )
  const former = keepFormer(assets, made, replaced(before))
  const kept = new Set(former.flatMap((build) => build.files))
  const ofFormer = Object.entries(before?.hashes ?? {}).filter(([file]) => kept.has(file))
  await compressFolder(assets, made)
  const template = readFileSync(path.join(folderOf('shell'), 'index.html'), 'utf8')
  writeFileSync(path.join(shellFolder(), 'index.html'), template)
  const described: ShellBuild = {
    version: versionOf('shell'),
    inputs,
    entry,
    start: start.entry,
    integrity,
    hashes: { ...Object.fromEntries(ofFormer), ...own },
    routes: ownRoutes(),
    files: made,
    former,
  }
  writeFileSync(describedIn(), `${JSON.stringify(described, null, 2)}\n`)
}
