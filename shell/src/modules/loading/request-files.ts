import type { ActiveModule } from '@samity/shared-api/module'
import { fetchEarly } from '../guard/early-files.ts'

/**
 * The URLs of all files of a screen with their hashes. None for a development build: it lists no scripts, and
 * its manifest changes with each edit.
 */
export function filesOf({ base, integrity, screens }: ActiveModule, screen: string): [string, string][] {
  const screenFiles = screens?.[screen]
  if (!screenFiles || !Object.keys(screenFiles).some((file) => file.endsWith('.js'))) return []
  return Object.entries({ ...integrity, ...screenFiles }).map(([file, hash]) => [base + file, hash])
}

/**
 * Requests all files of a screen at once. Otherwise each would wait for the code that names it: the manifest,
 * the entry, the exposed chunk and the chunk of the screen are four round trips.
 */
export function requestFiles(module: ActiveModule, screen: string): void {
  for (const [url, hash] of filesOf(module, screen)) fetchEarly(url, hash)
}
