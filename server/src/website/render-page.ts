import path from 'node:path'
import type {
  ActiveModule,
  AssociationProfile,
  FrameContent,
  Get,
  PageLocation,
  ModuleRegistry,
  RenderedPage,
} from '@samity/shared-api/module'
import { matchRoute, screenPlaceholderId } from '@samity/shared-api/module'
import { readTrustedRelease, readServerPart, type Release } from '@samity/module-registry'
import { readStyles, type LinkedFile } from './html.ts'
import type { Renderer, ServerPart } from './render-pool.ts'
import type { ShellScreen } from './render-shell-screen.ts'

export type PublicPage = {
  module: string
  release: string
  page: RenderedPage
  styles: string
  styleFiles: string[]
  scripts: LinkedFile[]
  /** A screen of the shell: nobody only reads it, so its scripts load right after the first paint */
  isShellScreen: boolean
}

type Options = {
  releases: string
  renderer: Renderer
  /** Renders screens for members, in processes of their own: no other module's code is there. */
  memberRenderer?: Renderer
  website: string
}
/** Stands in the frame in place of a module's screen; or the reads of that screen for one member */
type ScreenContent = { shellScreen?: ShellScreen; memberGet?: Get }

/** The browser renders pages with longer URLs, so that no URL can make rendering expensive (characters). */
const maxPathLength = 200
const maxSearchLength = 200

/** Measures the decoded text: a Bengali letter is one character, not nine as in a URL. */
const isTooLong = ({ path: pathname, search }: PageLocation): boolean =>
  pathname.length > maxPathLength || [...new URLSearchParams(search)].join().length > maxSearchLength

const moduleAt = ({ modules }: ModuleRegistry, pathname: string): ActiveModule | undefined =>
  modules.find(({ descriptor }) => matchRoute(descriptor.routes, pathname))

/** The module whose page at this path is for the member whose session the browser has. */
export function moduleForMembersAt(registry: ModuleRegistry, pathname: string): ActiveModule | undefined {
  const module = moduleAt(registry, pathname)
  return module && matchRoute(module.descriptor.routes, pathname)?.route.session ? module : undefined
}

const placeholder = `<div id="${screenPlaceholderId}"></div>`

function fillFrame(frame: RenderedPage, screen: string): RenderedPage | undefined {
  const [before = '', after, ...rest] = frame.html.split(placeholder)
  return after === undefined || rest.length > 0 ? undefined : { ...frame, html: before + screen + after }
}

type OpenPart = { module: ActiveModule; files: Release; serverPart: ServerPart }
/** A page as one release renders it, and the files that the browser needs for it. */
type Part = { page: RenderedPage; styles: string[]; styleFiles: string[]; scripts: LinkedFile[] }

/**
 * Renders the page of a location in a render process, each time: a screen of the website's module, or
 * `shellScreen` or a screen of another module in its frame. Undefined if the browser has to render it. It
 * rejects when that fails or takes too long.
 */
export const makePublicPageRenderer =
  ({ releases, renderer, memberRenderer = renderer, website }: Options) =>
  async (
    registry: ModuleRegistry,
    location: PageLocation,
    association: AssociationProfile,
    { shellScreen, memberGet }: ScreenContent = {},
  ): Promise<PublicPage | undefined> => {
    if (isTooLong(location)) return undefined
    const site = registry.modules.find(({ name, descriptor }) => name === website && descriptor.publicFrame)
    const owner = shellScreen ? undefined : moduleAt(registry, location.path)
    if (!site) return undefined

    /** Undefined if the release of the module has no part for the server. */
    function openPart(module: ActiveModule): OpenPart | undefined {
      const { name, release } = module
      const files = readTrustedRelease(releases, name, release)
      const readFiles = () => readServerPart(releases, files)
      return files.server
        ? { module, files, serverPart: { name: `${name} ${release}`, entry: files.server, readFiles } }
        : undefined
    }

    async function renderPart(
      { module: { name, release, base, descriptor }, files, serverPart }: OpenPart,
      content: FrameContent,
    ): Promise<Part> {
      const get = content === 'screen' ? memberGet : undefined
      const page = await (get ? memberRenderer : renderer).render(
        serverPart,
        location,
        association,
        content,
        get,
      )
      const match = content === 'screen' ? matchRoute(descriptor.routes, location.path) : undefined
      const screens = [descriptor.publicFrame, match?.route.screen].map(
        (screen) => files.screens[screen ?? ''],
      )
      const filesOf = (kind: 'js' | 'css') => [
        ...new Set([...files.entry[kind], ...screens.flatMap((screen) => screen?.[kind] ?? [])]),
      ]
      const folder = path.join(releases, name, release)
      return {
        page,
        styles: filesOf('css').map((file) => readStyles(folder, file, base)),
        styleFiles: filesOf('css').map((file) => base + file),
        scripts: filesOf('js').map((file) => ({ href: base + file, integrity: files.files[file] ?? '' })),
      }
    }

    const compose = (module: ActiveModule, parts: Omit<Part, 'page'>[], page: RenderedPage): PublicPage => ({
      module: module.name,
      release: module.release,
      page,
      styles: parts.flatMap(({ styles }) => styles).join('\n'),
      styleFiles: parts.flatMap(({ styleFiles }) => styleFiles),
      scripts: parts.flatMap(({ scripts }) => scripts),
      isShellScreen: shellScreen !== undefined,
    })

    const sitePart = openPart(site)
    if (!sitePart) return undefined
    // the module of the website also renders the page for an unknown path
    if (!shellScreen && (!owner || owner === site)) {
      const part = await renderPart(sitePart, 'screen')
      return compose(site, [part], part.page)
    }
    if (shellScreen) {
      const frame = await renderPart(sitePart, 'placeholder')
      const page = fillFrame(frame.page, shellScreen.html)
      return page && compose(site, [frame, shellScreen], page)
    }
    const ownPart = owner && openPart(owner)
    if (!owner || !ownPart) return undefined
    const [frame, screen] = await Promise.all([
      renderPart(sitePart, 'placeholder'),
      renderPart(ownPart, 'screen'),
    ])
    const page = fillFrame(frame.page, screen.page.html)
    if (!page) return undefined
    const data = { frame: page.data.frame, screen: screen.page.data.screen }
    return compose(owner, [frame, screen], { ...screen.page, html: page.html, data })
  }
