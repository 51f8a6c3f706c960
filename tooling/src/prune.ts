import { existsSync, readdirSync, rmSync } from 'node:fs'
import { listReleases, readRelease, releaseFolder, releaseMade } from './released.ts'
import { readStoredOrKept, type StoredRegistry } from './stored-registry.ts'
import { Refused } from './workspace.ts'

const day = 24 * 60 * 60 * 1000

/** When somebody could last begin a page with a release: open tabs may use it a while longer. */
function lastGiven(folder: string, module: string, release: string, { history }: StoredRegistry): number {
  const left = history
    .filter((change) => change.module === module && change.from === release)
    .map(({ at }) => Date.parse(at))
  return Math.max(Date.parse(releaseMade(folder, module, release)), ...left)
}

const isLocal = (folder: string, module: string, release: string): boolean => {
  try {
    return readRelease(folder, module, release).released === null
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** `days` that an unused release is kept; `only: 'builds'` leaves what the release command made. */
export type Pruning = { days: number; only?: 'builds' }

/** Removes releases that nobody has been given for some days; never an active one, the one before it, or a canary. */
export function prune(folder: string, { days, only }: Pruning): string[] {
  const { stored } = readStoredOrKept(folder)
  const modules = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : []
  return modules.flatMap(({ name }) => {
    const entry = stored.modules[name]
    const needed = [entry?.active, entry?.previous, entry?.canary?.release]
    return listReleases(folder, name)
      .filter((release) => !needed.includes(release))
      .filter((release) => Date.now() - lastGiven(folder, name, release, stored) > days * day)
      .filter((release) => only === undefined || isLocal(folder, name, release))
      .map((release) => {
        rmSync(releaseFolder(folder, name, release), { recursive: true, force: true })
        return `${name} ${release}`
      })
  })
}
