import type { ActiveModule } from '@samity/shared-api/module'
import { fetchEarly } from '../guard/early-files.ts'

/**
 * Requests all files of a screen at once. Otherwise each would wait for the code that names it: the manifest,
 * the entry, the exposed chunk and the chunk of the screen are four round trips.
 */
export function requestFiles({ base, integrity, screens }: ActiveModule, screen: string): void {
  const screenFiles = screens?.[screen]
  // a development build lists no scripts, and its manifest changes with each edit
  if (!screenFiles || !Object.keys(screenFiles).some((file) => file.endsWith('.js'))) return
  for (const [file, hash] of Object.entries({ ...integrity, ...screenFiles })) fetchEarly(base + file, hash)
}
