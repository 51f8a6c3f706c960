import { LRUCache } from 'lru-cache'
import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Shell } from './html.ts'

/** `beforeComposing` is called when no page is cached. It may throw to prevent the composing. */
type GetPage<Page> = (
  url: string,
  shell: Shell,
  registry: ModuleRegistry,
  beforeComposing: () => void,
) => Promise<Page>
/** `version` is the version of the data, read before anything else of the page. */
type ComposePage<Page> = (
  url: string,
  shell: Shell,
  registry: ModuleRegistry,
  version: number,
) => Promise<Page>
type CachedPage<Page> = {
  shell: Shell
  registry: ModuleRegistry
  version: number
  page: Page
}

const cacheTtlMs = 1000
/** More pages than a website has. Without a limit, invented URLs would fill the memory. */
const maxCachedPages = 300

/**
 * Caches each URL's page for a second, as long as shell, releases and data stay the same. The lifetime exists for the one
 * thing that changes without a new version of the data: the day.
 */
export function microCache<Page>(compose: ComposePage<Page>, dataVersion: () => number): GetPage<Page> {
  const cache = new LRUCache<string, CachedPage<Page>>({ max: maxCachedPages, ttl: cacheTtlMs })
  return async (url, shell, registry, beforeComposing) => {
    const version = dataVersion()
    const entry = cache.get(url)
    const isCurrent = entry?.shell === shell && entry.registry === registry && entry.version === version
    if (isCurrent) return entry.page
    beforeComposing()
    const page = await compose(url, shell, registry, version)
    cache.set(url, { shell, registry, version, page })
    return page
  }
}
