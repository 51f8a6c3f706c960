import { LRUCache } from 'lru-cache'
import { readRelease, readShellBuild } from '@samity/module-registry'
import type { HashOf } from './file-check.ts'

const maxCachedReleases = 50

/** Looks hashes up in the list of each release. A list never changes, so each is read once and cached. */
export function hashesOfReleases(folder: string): HashOf {
  const lists = new LRUCache<string, Record<string, string>>({ max: maxCachedReleases })
  const listOf = (module: string, release: string): Record<string, string> => {
    const key = `${module}/${release}`
    const list = lists.get(key)
    if (list) return list
    const { files } = readRelease(folder, module, release)
    lists.set(key, files)
    return files
  }
  return (file) => {
    const [module = '', release = '', ...rest] = file.split('/')
    try {
      return listOf(module, release)[rest.join('/')]
    } catch {
      // not a release, or a release with an unusable list
      return undefined
    }
  }
}

/**
 * Looks hashes up in the description of the shell: of its current build, and of former ones that open tabs
 * still use.
 */
export const hashesOfShell =
  (folder: string): HashOf =>
  (file) => {
    // read each time, because the shell may be rebuilt while the server runs
    const { hashes } = readShellBuild(folder)
    return hashes[file]
  }
