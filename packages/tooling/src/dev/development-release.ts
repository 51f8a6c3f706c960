import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from '@rspack/core'
import {
  activate,
  contentHash,
  folderOf,
  readUsableRegistry,
  releaseFolder,
  type Release,
  setModuleOrigin,
  sha384,
  versionOf,
} from '@samity/module-registry'
import { filesByImport } from '../build/compile.ts'
import { listFiles } from '../build/compress.ts'
import { checkModule } from '../release/build-release.ts'

/**
 * The server of a system needs these of a module whose files for browsers come from the development server at
 * `origin`. The server puts `styles`, by the import in the source, into the pages that it renders.
 */
export type ModuleParts = {
  name: string
  origin: string
  styles: Map<string, string[]>
  files: Map<string, string>
  serverFile?: string
  serviceFolder?: string
}

export function stylesOf(compilation: Compilation): Pick<ModuleParts, 'styles' | 'files'> {
  const styles = new Map([...filesByImport(compilation)].map(([request, { css }]) => [request, css]))
  const files = [...new Set([...styles.values()].flat())].map(
    (file) => [file, compilation.getAsset(file)?.source.source().toString() ?? ''] as const,
  )
  return { styles, files: new Map(files) }
}

const manifest = '{ "shared": [] }\n'

/**
 * Writes the release of a module that the server of a system in development uses, and activates it. Its name
 * changes with its content, but the files of browsers are always those of the development server.
 */
export function writeDevelopmentRelease(releases: string, parts: ModuleParts): void {
  const { name, origin, styles, serverFile, serviceFolder } = parts
  const { screens } = checkModule(name, releases)
  const contents = new Map([
    ['mf-manifest.json', manifest],
    ['module.json', readFileSync(path.join(folderOf(name), 'module.json'), 'utf8')],
  ])
  if (serverFile && existsSync(serverFile)) {
    for (const [file, content] of parts.files) contents.set(file, content)
    contents.set('server/render.mjs', readFileSync(serverFile, 'utf8'))
  }
  if (serviceFolder)
    for (const file of listFiles(serviceFolder))
      contents.set(`service/${file}`, readFileSync(path.join(serviceFolder, file), 'utf8'))
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, sha384(content)]))
  const version = versionOf(name)
  const release = `${version}+${contentHash(files)}`
  const cssOf = (request: string) => (styles.get(request) ?? []).filter((file) => contents.has(file))
  const description: Release = {
    schema: 1,
    module: name,
    version,
    release,
    inputs: 'development',
    files,
    integrity: { 'mf-manifest.json': files['mf-manifest.json'] ?? '' },
    screens: Object.fromEntries(
      [...screens].map(([screen, request]) => [screen, { js: [], css: cssOf(request) }]),
    ),
    entry: { js: [], css: [] },
    server: contents.has('server/render.mjs') ? 'server/render.mjs' : null,
    released: null,
  }
  const previous = readUsableRegistry(releases).registry.modules[name]
  if (previous?.active === release) return
  const folder = releaseFolder(releases, name, release)
  for (const [file, content] of [...contents, ['release.json', JSON.stringify(description)] as const]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  activate(releases, name, release, 'build')
  if (!previous) setModuleOrigin(releases, name, `${origin}/`, 'build')
  // the server may still render with the last one
  if (previous?.previous && previous.previous !== release)
    rmSync(releaseFolder(releases, name, previous.previous), { recursive: true, force: true })
}
