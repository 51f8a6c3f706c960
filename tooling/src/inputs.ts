import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sharedVersions } from './sharing.ts'
import { folderOf, installedVersion } from './workspace.ts'

/** Tests and what only tests use do not make a build stale. */
const forTests = /\.test\.tsx?$|^testing$|^test$|^node_modules$|^dist$/

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (forTests.test(entry.name)) continue
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

/** A hash of everything that a build is made from. The same inputs give the same files, so equal hashes need no new build. */
export function inputsOf(name: string): string {
  const hash = createHash('sha256')
  const bundlesUi = name === 'shell' || existsSync(path.join(folderOf(name), 'src/render.tsx'))
  const folders = [folderOf(name), folderOf('shared-api/src'), folderOf('tooling/src')]
  if (bundlesUi) folders.push(folderOf('shared-ui/src'))
  for (const folder of folders)
    for (const file of filesBelow(folder))
      hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  const builders = ['@rspack/core', '@module-federation/enhanced'].map((tool) =>
    installedVersion(tool, 'tooling'),
  )
  return hash
    .update(JSON.stringify([sharedVersions(name), builders]))
    .digest('hex')
    .slice(0, 32)
}
