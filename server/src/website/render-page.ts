import path from 'node:path'
import type {
  AssociationProfile,
  PageLocation,
  ModuleRegistry,
  RenderedPage,
} from '@samity/shared-api/module'
import { matchRoute, screenPlaceholderId } from '@samity/shared-api/module'
import { readTrustedRelease, readServerPart } from '@samity/module-registry'
import { readStyles, type LinkedFile } from './html.ts'
import type { Renderer } from './render-pool.ts'
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

const placeholder = `<div id="${screenPlaceholderId}"></div>`

function fillFrame(frame: RenderedPage, screen: string): RenderedPage | undefined {
  const [before = '', after, ...rest] = frame.html.split(placeholder)
  return after === undefined || rest.length > 0 ? undefined : { ...frame, html: before + screen + after }
}

/**
 * Renders the page of a location in a render process, each time, with the module's own screen or with
 * `shellScreen`; undefined if the browser has to render it. It rejects when that fails or takes too long.
 */
export const makePublicPageRenderer =
  ({ releases, renderer, website }: Options) =>
  async (
    registry: ModuleRegistry,
    location: PageLocation,
    association: AssociationProfile,
    shellScreen?: ShellScreen,
  ): Promise<PublicPage | undefined> => {
    // the module of the website also renders the page for an unknown path
    const module = registry.modules.find(({ name, descriptor }) => name === website && descriptor.publicFrame)
    const match = shellScreen ? undefined : module && matchRoute(module.descriptor.routes, location.path)
    if (!module || (!shellScreen && !match && hasPage(registry, location.path))) return undefined
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
    const content = shellScreen ? 'placeholder' : 'screen'
    const renderedPage = await renderer.render(serverPart, location, association, content)
    const page = shellScreen ? fillFrame(renderedPage, shellScreen.html) : renderedPage
    if (!page) return undefined
    const moduleFolder = path.join(releases, module.name, module.release)
    return {
      module: module.name,
      release: module.release,
      page,
      styles: [
        ...files('css').map((file) => readStyles(moduleFolder, file, module.base)),
        ...(shellScreen?.styles ?? []),
      ].join('\n'),
      styleFiles: [...files('css').map((file) => module.base + file), ...(shellScreen?.styleFiles ?? [])],
      scripts: [...files('js').map(linkedFile), ...(shellScreen?.scripts ?? [])],
      isShellScreen: shellScreen !== undefined,
    }
  }
