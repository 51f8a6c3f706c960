import type { Registry } from '@samity/shared-api/module'
import type { Shell } from './html.ts'

/** `beforeComposing` is called when no page is kept: it may refuse to have one made. */
type Ask<Page> = (url: string, shell: Shell, registry: Registry, beforeComposing: () => void) => Promise<Page>
/** `version` is the data's from before anything of the page was looked up. */
type Compose<Page> = (url: string, shell: Shell, registry: Registry, version: number) => Promise<Page>
type Kept<Page> = { shell: Shell; registry: Registry; version: number; until: number; page: Page }

const second = 1000
/** More addresses than a website has, so that made-up ones do not fill the memory. */
const mostKept = 300

/**
 * An address that is asked for again within a second, of the same releases and the same data, gets the same page:
 * nothing is looked up for it. The second is for what changes by itself, the day.
 */
export function keptForASecond<Page>(compose: Compose<Page>, dataVersion: () => number): Ask<Page> {
  const kept = new Map<string, Kept<Page>>()
  return async (url, shell, registry, beforeComposing) => {
    const version = dataVersion()
    const now = Date.now()
    const known = kept.get(url)
    const same = known?.shell === shell && known.registry === registry && known.version === version
    if (same && now < known.until) return known.page
    beforeComposing()
    const page = await compose(url, shell, registry, version)
    if (kept.size >= mostKept) kept.clear()
    kept.set(url, { shell, registry, version, until: now + second, page })
    return page
  }
}
