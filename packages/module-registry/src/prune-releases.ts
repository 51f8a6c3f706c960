import { existsSync, readdirSync, rmSync } from 'node:fs'
import { removeIncomplete } from './add-release.ts'
import { listReleases, readRelease, releaseFolder, releaseAddedAt } from './release-store.ts'
import { readUsableRegistry, type StoredRegistry } from './stored-registry.ts'
import { readNamedCompositions } from './compositions.ts'
import { rehearsalFolder } from './rehearsals.ts'
import { CommandError } from './command-error.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The last time at which a page could start with a release. Tabs that are still open may use it longer. */
function lastOfferedAt(folder: string, module: string, release: string, { history }: StoredRegistry): number {
  const replacementTimes = history
    .filter((change) => change.module === module && change.from === release)
    .map(({ at }) => Date.parse(at))
  return Math.max(Date.parse(releaseAddedAt(folder, module, release)), ...replacementTimes)
}

const isLocal = (folder: string, module: string, release: string): boolean => {
  try {
    return readRelease(folder, module, release).released === null
  } catch (error) {
    if (error instanceof CommandError) return false
    throw error
  }
}

export type PruneOptions = { maxAgeDays: number; only?: 'builds' }

/**
 * Removes releases that nobody has received for `maxAgeDays`, but never an active or previous release, a
 * canary, or a release of a named composition. With `only: 'builds'` releases made by the release command
 * stay too. Returns what it removed, as 'module release'; what a kill left of an incomplete one goes unnamed.
 */
export function prune(folder: string, { maxAgeDays, only }: PruneOptions): string[] {
  removeIncomplete(folder)
  const { registry } = readUsableRegistry(folder)
  const compositions = readNamedCompositions(folder)
  const modules = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : []
  return modules.flatMap(({ name }) => {
    const entry = registry.modules[name]
    const needed = [
      entry?.active,
      entry?.previous,
      entry?.canary?.release,
      ...compositions.map((one) => one.modules[name]),
    ]
    return listReleases(folder, name)
      .filter((release) => !needed.includes(release))
      .filter((release) => Date.now() - lastOfferedAt(folder, name, release, registry) > maxAgeDays * dayMs)
      .filter((release) => only === undefined || isLocal(folder, name, release))
      .map((release) => {
        for (const one of [releaseFolder(folder, name, release), rehearsalFolder(folder, name, release)])
          rmSync(one, { recursive: true, force: true })
        return `${name} ${release}`
      })
  })
}
