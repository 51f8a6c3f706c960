import type { Language } from '@samity/shared-api/contract'
import {
  addressIn,
  isDashboardPath,
  matchRoute,
  type AssociationProfile,
  type PageContext,
  type PageLocation,
  type ModuleRegistry,
  type RouteEntry,
} from '@samity/shared-api/module'
import type { SiteAssociation } from './association.ts'
import { writeHtml, type PageContent, type Shell } from './html.ts'
import { registryForVisitors } from '../modules/registry-projections.ts'
import type { PublicPage } from './public-pages.ts'
import { prepareCachedPage, preparePage, type PageResponse, type PreparedPage } from './send-page.ts'

type ComposerOptions = {
  loadAssociation: () => Promise<SiteAssociation>
  /** The page of a location, if a module renders it on the server and succeeds */
  renderPage: (
    location: PageLocation,
    association: AssociationProfile,
    registry: ModuleRegistry,
    version: number,
  ) => Promise<PublicPage | undefined>
  /** Adds the tickets that reports about the modules must contain */
  withTickets: (registry: ModuleRegistry) => Promise<ModuleRegistry>
  publicUrl: string
  development?: NonNullable<PageContext['development']>
}

const website = { en: 'The website of {name}.', bn: '{name}-এর ওয়েবসাইট।' }
const notFound = { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' }

/** The search parameters that make another page of the same list. Search words and unknown parameters are left out. */
function canonicalSearch(search: string): string {
  const params = new URLSearchParams(search)
  const entries = ['status', 'year', 'page'].flatMap((name) => {
    const value = params.get(name)
    return value && !(name === 'page' && value === '1') ? [[name, value]] : []
  })
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/** '{heading} · {association}', or the association alone where it is the heading. */
const titleOf = (heading: string | undefined, name: string) =>
  heading && heading !== name ? `${heading} · ${name}` : name

/** Composes a page for everyone who receives the same releases. Pages do not depend on the session. */
export function makePageComposer({
  loadAssociation,
  renderPage,
  withTickets,
  publicUrl,
  development,
}: ComposerOptions) {
  /** Cache of prepared pages. An entry lives as long as the rendered page that it was made from (public-pages.ts). */
  const preparedPages = new WeakMap<
    PublicPage,
    { registry: ModuleRegistry; shell: Shell; page: PreparedPage }
  >()

  return async (
    shell: Shell,
    location: PageLocation,
    registry: ModuleRegistry,
    version: number,
    /** Origins of development builds that the administrator of this browser confirmed */
    overrides: string[] = [],
  ): Promise<PageResponse> => {
    const { path, language } = location
    const { words: association, organisation, picture: defaultPicture } = await loadAssociation()
    const { modules } = registry
    const routes: RouteEntry[] = [...shell.routes, ...modules.flatMap(({ descriptor }) => descriptor.routes)]
    const match = matchRoute(routes, path)
    const isShellPage = isDashboardPath(path) || matchRoute(shell.routes, path)
    const publicPage = isShellPage ? undefined : await renderPage(location, association, registry, version)
    const renderedPage = publicPage?.page
    const status = renderedPage?.status ?? (match ? 200 : 404)
    const isForEveryone = overrides.length === 0
    const previousPage = publicPage && isForEveryone ? preparedPages.get(publicPage) : undefined
    if (previousPage?.registry === registry && previousPage.shell === shell)
      return { status, page: previousPage.page }

    const urlIn = (one: Language) => publicUrl + addressIn(one, path + canonicalSearch(location.search))
    // the logo is on every page and says nothing about this one
    const picture =
      renderedPage?.html.match(/\/media\/[0-9a-f]{40}(?=\/)/g)?.find((one) => one !== association.logo) ??
      defaultPicture
    const context: PageContext = {
      language,
      association,
      ...(isForEveryone
        ? development && { development }
        : { development: { origins: overrides, everyone: false } }),
      // without a match the page says that nothing was found, and the browser has no screen that could take it over
      ...(publicPage &&
        match && {
          rendered: {
            module: publicPage.module,
            release: publicPage.release,
            path,
            data: publicPage.page.data,
          },
        }),
    }
    const content: PageContent = {
      language,
      title: titleOf(
        renderedPage?.title ?? (match ? match.route.title : notFound)?.[language],
        association.name[language],
      ),
      description:
        renderedPage?.description || website[language].replace('{name}', () => association.name[language]),
      addresses: { en: urlIn('en'), bn: urlIn('bn') },
      organisation,
      pictureUrl: picture && `${publicUrl}${picture}/1280.jpg`,
      noIndex: status === 404 || new URLSearchParams(location.search).has('search'),
      siteName: association.name[language],
      html: renderedPage?.html ?? '',
      styles: publicPage ? `${shell.styles}\n${publicPage.styles}` : '',
      scripts: publicPage?.scripts ?? [],
      context,
      registry: await withTickets(registryForVisitors(registry)),
    }
    const html = writeHtml(shell, content)
    // with overrides the page is for one browser and sent once
    const preparedPage = isForEveryone
      ? prepareCachedPage(html, content.styles)
      : preparePage(html, content.styles)
    if (publicPage && isForEveryone) preparedPages.set(publicPage, { registry, shell, page: preparedPage })
    return { status, page: preparedPage }
  }
}
