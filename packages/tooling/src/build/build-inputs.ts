import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { folderOf, installedVersion, isWorkspace, readJson, thisSystem } from '@samity/module-registry'

/** Tests, stories and their helpers do not make a build stale, nor do outputs. */
const excludedNames =
  /\.(?:test|stories)\.tsx?$|^testing$|^test$|^node_modules$|^dist$|^releases$|^\.|^[^.]*\.tgz$/

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (excludedNames.test(entry.name)) continue
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

export function inputsHashOf(name: string): string {
  const hash = createHash('sha256')
  for (const folder of inputFolders(name))
    for (const file of filesBelow(folder))
      hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash
    .update(JSON.stringify([thisSystem(name).shared, builderVersions()]))
    .digest('hex')
    .slice(0, 32)
}

/**
 * In the workspace the hash also covers the packages that a build contains. Another team has them installed,
 * with a version.
 */
function inputFolders(name: string): string[] {
  if (!isWorkspace) return [folderOf(name)]
  const bundlesUi = name === 'shell' || existsSync(path.join(folderOf(name), 'src/render.tsx'))
  const folders = [
    folderOf(name),
    ...namedInputs(name),
    folderOf('shared-api/src'),
    folderOf('packages/module-registry/src'),
    folderOf('packages/tooling/src'),
  ]
  return bundlesUi ? [...folders, folderOf('shared-ui/src')] : folders
}

function namedInputs(name: string): string[] {
  const { samity } = readJson(path.join(folderOf(name), 'package.json')) as { samity?: { inputs?: string[] } }
  return (samity?.inputs ?? []).map((folder) => folderOf(folder))
}

/**
 * The versions of the build tools. For another team the package.json of the installed tooling has their exact
 * versions.
 */
const builderVersions = () =>
  isWorkspace
    ? ['@rspack/core', '@module-federation/enhanced'].map((tool) =>
        installedVersion(tool, 'packages/tooling'),
      )
    : readJson(path.join(import.meta.dirname, '../../package.json'))
