import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { isCode } from './registry-lock.ts'

/** Folders of releases that are not complete yet. Their names are no module's: they are never served. */
const incompletePattern = /^\.(?:arriving|copy|fetching|sealing)-/

/** A new folder name for a release that is not complete yet. */
export const incompleteFolder = (releases: string, purpose: 'copy' | 'fetching' | 'sealing'): string =>
  path.join(releases, `.${purpose}-${randomUUID()}`)

/** Removes what a kill left, a day later: nobody works on a release for so long. */
export function removeIncomplete(releases: string): void {
  if (!existsSync(releases)) return
  const dayAgoMs = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(releases).filter((one) => incompletePattern.test(one))) {
    const folder = path.join(releases, name)
    const modifiedAtMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (modifiedAtMs < dayAgoMs) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the folder of a release to `target`, then renames it: they may be on different disks, and no process
 * may see an incomplete release. Another process may add the same release at the same time. The first one
 * stays.
 */
export function addRelease(releases: string, from: string, target: string): void {
  if (existsSync(target)) return
  const copy = incompleteFolder(releases, 'copy')
  mkdirSync(path.dirname(target), { recursive: true })
  try {
    cpSync(from, copy, { recursive: true })
    renameSync(copy, target)
  } catch (error) {
    if (!isCode(error, ['ENOTEMPTY', 'EEXIST'])) throw error
  } finally {
    // on a full disk each try would fill what is left
    rmSync(copy, { recursive: true, force: true })
  }
}
