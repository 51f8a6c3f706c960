import path from 'node:path'
import { today } from '@samity/shared-api/contract/day'
import type { AssociationWords, Place, Registry, RenderedPage } from '@samity/shared-api/module'
import { matchRoute } from '@samity/shared-api/module'
import { readTrustedRelease, readServerPart, type Release } from '@samity/tooling/registry'
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
  /** The one module whose code may run on the server, if it draws the website */
  website: string
}

/** More pages than a website has; without a limit, made-up query strings would fill the memory. */
const mostKept = 300
/** So long a page that could not be made is left to the browser, before it is tried again (ms). */
const pause = 5000
/** Longer addresses are left to the browser: rendering must cost little, whatever an address asks for (characters). */
const maxPathLength = 200
const maxSearchLength = 200

/** How much an address asks for, as people write it: a Bengali letter is one character, not nine. */
const isLong = ({ path, search }: Place): boolean =>
  path.length > maxPathLength || [...new URLSearchParams(search)].join().length > maxSearchLength

const isKnown = ({ modules }: Registry, path: string) =>
  modules.some(({ descriptor }) => matchRoute(descriptor.routes, path))

/** Renders the pages of the website and keeps them until the data or the release changes. */
export function publicPages({ releases, renderer, website }: Options) {
  const kept = new Map<string, Promise<PublicPage>>()
  const failed = new Map<string, number>()
  const described = new Map<string, Release>()

  const releaseOf = (name: string, release: string): Release => {
    const key = `${name} ${release}`
    const known = described.get(key) ?? readTrustedRelease(releases, name, release)
    described.set(key, known)
    return known
  }

  /**
   * The page of a place, if a module of the registry renders it on the server. `version` is the data's from before
   * `association` was read: a page of both cannot be kept as one of newer data.
   */
  function page(
    registry: Registry,
    place: Place,
    association: AssociationWords,
    version: number,
  ): Promise<PublicPage> | undefined {
    // an address that nobody knows is answered by who draws the website
    const module = registry.modules.find(({ name, descriptor }) => name === website && descriptor.publicFrame)
    const match = module && matchRoute(module.descriptor.routes, place.path)
    if (!module || (!match && isKnown(registry, place.path))) return undefined
    const release = releaseOf(module.name, module.release)
    const entry = release.server
    if (!entry || isLong(place)) return undefined
    // the day is in it: pages show the year, and which committee is this year's
    const key = [module.base, place.language, place.path + place.search, version, today()].join(' ')
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    if (Date.now() < (failed.get(key) ?? 0)) return undefined

    const linked = (file: string): LinkedFile => ({
      href: module.base + file,
      integrity: release.files[file] ?? '',
    })
    const frame = release.screens[module.descriptor.publicFrame ?? '']
    const screen = match && release.screens[match.route.screen]
    const files = (kind: 'js' | 'css') => [
      ...new Set([...release.entry[kind], ...(frame?.[kind] ?? []), ...(screen?.[kind] ?? [])]),
    ]
    const part = {
      name: `${module.name} ${module.release}`,
      entry,
      readFiles: () => readServerPart(releases, release),
    }
    const made = renderer.render(part, place, association).then((page) => ({
      module: module.name,
      release: module.release,
      page,
      styles: files('css')
        .map((file) => readStyles(path.join(releases, module.name, module.release), file, module.base))
        .join('\n'),
      scripts: files('js').map(linked),
    }))
    keep(key, made)
    return made
  }

  function keep(key: string, made: Promise<PublicPage>): void {
    kept.set(key, made)
    made.catch(() => {
      kept.delete(key)
      if (failed.size > mostKept) failed.clear()
      failed.set(key, Date.now() + pause)
    })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest) kept.delete(oldest)
  }

  return page
}
