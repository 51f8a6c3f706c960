import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Shell } from './html.ts'

/** `beforeComposing` is called when no page is kept: it may refuse to have one made. */
type GetPage<Page> = (
  url: string,
  shell: Shell,
  registry: ModuleRegistry,
  beforeComposing: () => void,
) => Promise<Page>
/** `version` is the data's from before anything of the page was looked up. */
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
  expiresAt: number
  page: Page
}

const cacheTtlMs = 1000
/** More addresses than a website has, so that made-up ones do not fill the memory. */
const maxCachedPages = 300

/**
 * An address that is asked for again within a second, of the same releases and the same data, gets the same page:
 * nothing is looked up for it. The second is for what changes by itself, the day.
 */
export function microCache<Page>(compose: ComposePage<Page>, dataVersion: () => number): GetPage<Page> {
  const cache = new Map<string, CachedPage<Page>>()
  return async (url, shell, registry, beforeComposing) => {
    const version = dataVersion()
    const now = Date.now()
    const entry = cache.get(url)
    const isCurrent = entry?.shell === shell && entry.registry === registry && entry.version === version
    if (isCurrent && now < entry.expiresAt) return entry.page
    beforeComposing()
    const page = await compose(url, shell, registry, version)
    if (cache.size >= maxCachedPages) cache.clear()
    cache.set(url, { shell, registry, version, expiresAt: now + cacheTtlMs, page })
    return page
  }
}
