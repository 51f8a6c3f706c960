import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRelease } from '@samity/module-registry'
import type { ShellAssets } from './html.ts'
import type { HashOf } from './file-check.ts'

const maxCachedReleases = 50

/** The hashes that each release's own list names. A list never changes, so it is read once. */
export function hashesOfReleases(folder: string): HashOf {
  const lists = new Map<string, Record<string, string>>()
  const listOf = (module: string, release: string): Record<string, string> => {
    const key = `${module}/${release}`
    const list = lists.get(key)
    if (list) return list
    const { files } = readRelease(folder, module, release)
    if (lists.size >= maxCachedReleases) lists.clear()
    lists.set(key, files)
    return files
  }
  return (file) => {
    const [module = '', release = '', ...rest] = file.split('/')
    try {
      return listOf(module, release)[rest.join('/')]
    } catch {
      // not a release, or one whose list cannot be used
      return undefined
    }
  }
}

/** The hashes of the shell's builds: the present one, and those that open tabs began with. */
export const hashesOfShell =
  (folder: string): HashOf =>
  (file) => {
    // written by the shell's build; read each time, since it may be built anew while the server runs
    const { hashes } = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellAssets
    return hashes?.[file]
  }
