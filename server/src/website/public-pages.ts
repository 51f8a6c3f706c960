import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { today } from '@samity/shared-api/contract/day'
import type {
  AssociationProfile,
  PageLocation,
  ModuleRegistry,
  RenderedPage,
} from '@samity/shared-api/module'
import { matchRoute } from '@samity/shared-api/module'
import { readTrustedRelease, readServerPart, type Release } from '@samity/module-registry'
import { readStyles, type LinkedFile } from './html.ts'
import type { Renderer } from './render-pool.ts'

export type PublicPage = {
  module: string
  release: string
  page: RenderedPage
  styles: string
  scripts: LinkedFile[]
}

type Options = {
  releases: string
  renderer: Renderer
  /** The module that renders the website: the only one whose code may run on the server */
  website: string
}

/** More pages than a website has. Without a limit, invented query strings would fill the memory. */
const maxCachedPages = 300
/** After a failure the browser renders the page for this time, before the server tries again. */
const retryDelayMs = 5000
/** The browser renders pages with longer URLs, so that no URL can make rendering expensive (characters). */
const maxPathLength = 200
const maxSearchLength = 200

/** Measures the decoded text: a Bengali letter is one character, not nine as in a URL. */
const isTooLong = ({ path: pathname, search }: PageLocation): boolean =>
  pathname.length > maxPathLength || [...new URLSearchParams(search)].join().length > maxSearchLength

const hasPage = ({ modules }: ModuleRegistry, pathname: string) =>
  modules.some(({ descriptor }) => matchRoute(descriptor.routes, pathname))

/** Renders the pages of the website and caches them until the data, the release or the day changes. */
export function makePublicPageRenderer({ releases, renderer, website }: Options) {
  const cache = new LRUCache<string, Promise<PublicPage>>({ max: maxCachedPages })
  const recentFailures = new LRUCache<string, true>({ max: maxCachedPages, ttl: retryDelayMs })
  const releaseCache = new Map<string, Release>()

  const releaseOf = (name: string, release: string): Release => {
    const key = `${name} ${release}`
    const entry = releaseCache.get(key) ?? readTrustedRelease(releases, name, release)
    releaseCache.set(key, entry)
    return entry
  }

  /**
   * The page of a location; undefined if the browser has to render it. `version` is the version of the data, read before
   * `association`: a page with the old association is then never cached as a page of the newer data.
   */
  function renderPage(
    registry: ModuleRegistry,
    location: PageLocation,
    association: AssociationProfile,
    version: number,
  ): Promise<PublicPage> | undefined {
    // the module of the website also renders the page for an unknown path
    const module = registry.modules.find(({ name, descriptor }) => name === website && descriptor.publicFrame)
    const match = module && matchRoute(module.descriptor.routes, location.path)
    if (!module || (!match && hasPage(registry, location.path))) return undefined
    const release = releaseOf(module.name, module.release)
    const entry = release.server
    if (!entry || isTooLong(location)) return undefined
    // the key contains the day, because pages show the year and this year's committee
    const key = [module.base, location.language, location.path + location.search, version, today()].join(' ')
    const cachedPage = cache.get(key)
    if (cachedPage) return cachedPage
    if (recentFailures.has(key)) return undefined

    const linkedFile = (file: string): LinkedFile => ({
      href: module.base + file,
      integrity: release.files[file] ?? '',
    })
    const frame = release.screens[module.descriptor.publicFrame ?? '']
    const screen = match && release.screens[match.route.screen]
    const files = (kind: 'js' | 'css') => [
      ...new Set([...release.entry[kind], ...(frame?.[kind] ?? []), ...(screen?.[kind] ?? [])]),
    ]
    const serverPart = {
      name: `${module.name} ${module.release}`,
      entry,
      readFiles: () => readServerPart(releases, release),
    }
    const publicPage = renderer.render(serverPart, location, association).then((content) => ({
      module: module.name,
      release: module.release,
      page: content,
      styles: files('css')
        .map((file) => readStyles(path.join(releases, module.name, module.release), file, module.base))
        .join('\n'),
      scripts: files('js').map(linkedFile),
    }))
    store(key, publicPage)
    return publicPage
  }

  function store(key: string, publicPage: Promise<PublicPage>): void {
    cache.set(key, publicPage)
    publicPage.catch(() => {
      cache.delete(key)
      recentFailures.set(key, true)
    })
  }

  return renderPage
}
