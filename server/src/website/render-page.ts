import path from 'node:path'
import type {
  AssociationProfile,
  PageLocation,
  ModuleRegistry,
  RenderedPage,
} from '@samity/shared-api/module'
import { matchRoute } from '@samity/shared-api/module'
import { readTrustedRelease, readServerPart } from '@samity/module-registry'
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

/** The browser renders pages with longer URLs, so that no URL can make rendering expensive (characters). */
const maxPathLength = 200
const maxSearchLength = 200

/** Measures the decoded text: a Bengali letter is one character, not nine as in a URL. */
const isTooLong = ({ path: pathname, search }: PageLocation): boolean =>
  pathname.length > maxPathLength || [...new URLSearchParams(search)].join().length > maxSearchLength

const hasPage = ({ modules }: ModuleRegistry, pathname: string) =>
  modules.some(({ descriptor }) => matchRoute(descriptor.routes, pathname))

/** Renders a page of the website in a render process, each time. It rejects when that fails or takes too long. */
export const makePublicPageRenderer =
  ({ releases, renderer, website }: Options) =>
  /** The page of a location; undefined if the browser has to render it. */
  async (
    registry: ModuleRegistry,
    location: PageLocation,
    association: AssociationProfile,
  ): Promise<PublicPage | undefined> => {
    // the module of the website also renders the page for an unknown path
    const module = registry.modules.find(({ name, descriptor }) => name === website && descriptor.publicFrame)
    const match = module && matchRoute(module.descriptor.routes, location.path)
    if (!module || (!match && hasPage(registry, location.path))) return undefined
    const release = readTrustedRelease(releases, module.name, module.release)
    const { server: entry } = release
    if (!entry || isTooLong(location)) return undefined

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
    return {
      module: module.name,
      release: module.release,
      page: await renderer.render(serverPart, location, association),
      styles: files('css')
        .map((file) => readStyles(path.join(releases, module.name, module.release), file, module.base))
        .join('\n'),
      scripts: files('js').map(linkedFile),
    }
  }
