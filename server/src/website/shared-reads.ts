import type { Get } from '@samity/shared-api/module'

/**
 * Every page reads these for its frame, and the check page for its form. Their content is the same for all
 * visitors.
 */
const sharedPaths = new Set(['settings/', 'site-links/', 'check/papers/'])

/**
 * Reads for pages that no cache stores: each look-up of the check page is rendered, and would read the frame
 * again, too.
 * - Key: the path, and `readVersion()`. A result of older data is never found, as in the cache of pages.
 * - Bound: `sharedPaths`.
 * - Lifetime: until the version changes. A read that fails is not kept.
 * Every other path is read each time.
 */
export function shareReads(get: Get, readVersion: () => string): Get {
  let version = ''
  let results = new Map<string, Promise<unknown>>()
  return (path) => {
    if (!sharedPaths.has(path)) return get(path)
    // before the read begins, so that older data never has the key of newer data
    const newest = readVersion()
    if (newest !== version) {
      version = newest
      results = new Map()
    }
    const knownResult = results.get(path)
    if (knownResult) return knownResult
    const shared = results
    const result = get(path)
    shared.set(path, result)
    result.catch(() => shared.delete(path))
    return result
  }
}
