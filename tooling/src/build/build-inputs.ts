import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { folderOf, installedVersion, isWorkspace, readJson, thisSystem } from '@samity/module-registry'

/** Tests and what only tests use do not make a build stale. */
const excludedNames = /\.test\.tsx?$|^testing$|^test$|^node_modules$|^dist$|^releases$|^\.|^[^.]*\.tgz$/

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

/** A hash of everything that a build is made from. The same inputs give the same files, so equal hashes need no new build. */
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

/** At home the parts that a build takes in are read as well; another team has them as packages with a version. */
function inputFolders(name: string): string[] {
  if (!isWorkspace) return [folderOf(name)]
  const bundlesUi = name === 'shell' || existsSync(path.join(folderOf(name), 'src/render.tsx'))
  const folders = [
    folderOf(name),
    folderOf('shared-api/src'),
    folderOf('module-registry/src'),
    folderOf('tooling/src'),
  ]
  return bundlesUi ? [...folders, folderOf('shared-ui/src')] : folders
}

/** What turns sources into files. The tooling that another team installed names the exact versions of its own. */
const builderVersions = () =>
  isWorkspace
    ? ['@rspack/core', '@module-federation/enhanced'].map((tool) => installedVersion(tool, 'tooling'))
    : readJson(path.join(import.meta.dirname, '../../package.json'))
