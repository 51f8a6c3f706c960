import type { Language } from '@samity/shared-api/contract'
import type { Day } from '@samity/shared-api/contract/day'
import {
  addressIn,
  fillLead,
  isDashboardPath,
  matchRoute,
  type PageContext,
  type PageLocation,
  type ModuleRegistry,
  type RouteEntry,
} from '@samity/shared-api/module'
import type { SiteAssociation } from './association.ts'
import { writeHtml, type PageContent, type Shell } from './html.ts'
import type { PublicPage } from './render-page.ts'

/**
 * Everything that a page is composed of. Nothing of it depends on the session. `visitorRegistry` is the part
 * of the registry that the page contains, with the tickets that reports about the modules must contain. The
 * browser renders the page if `publicPage` is undefined.
 */
type PageParts = {
  shell: Shell
  location: PageLocation
  day: Day
  registry: ModuleRegistry
  visitorRegistry: ModuleRegistry
  association: SiteAssociation
  publicPage: PublicPage | undefined
  publicUrl: string
  development?: PageContext['development']
  singleSignOn?: string | undefined
}

/** The HTML has a placeholder for the nonce. */
export type ComposedPage = { status: number; html: string; styles: string; script: string }

const website = { en: 'The website of {name}.', bn: '{name}-এর ওয়েবসাইট।' }
const notFound = { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' }

/**
 * The search parameters that make another page of the same list. Search words and unknown parameters are left
 * out.
 */
function canonicalSearch(search: string): string {
  const params = new URLSearchParams(search)
  const entries = ['status', 'year', 'page'].flatMap((name) => {
    const value = params.get(name)
    return value && !(name === 'page' && value === '1') ? [[name, value]] : []
  })
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

const titleOf = (heading: string | undefined, name: string) =>
  heading && heading !== name ? `${heading} · ${name}` : name

export function composePage({
  shell,
  location: { path, search, language },
  day,
  registry,
  visitorRegistry,
  association: { words: association, organisation, picture: defaultPicture },
  publicPage,
  publicUrl,
  development,
  singleSignOn,
}: PageParts): ComposedPage {
  const routes: RouteEntry[] = [
    ...shell.routes,
    ...registry.modules.flatMap(({ descriptor }) => descriptor.routes),
  ]
  const match = matchRoute(routes, path)
  const renderedPage = publicPage?.page
  const status = renderedPage?.status ?? (match ? 200 : 404)
  const urlIn = (one: Language) => publicUrl + addressIn(one, path + canonicalSearch(search))
  // the logo is on every page and says nothing about this one
  const picture =
    renderedPage?.html.match(/\/media\/[0-9a-f]{40}(?=\/)/g)?.find((one) => one !== association.logo) ??
    defaultPicture
  const context: PageContext = {
    language,
    association,
    ...(development && { development }),
    ...(singleSignOn !== undefined && { singleSignOn }),
    // without a match the page says that nothing was found, and the browser has no screen that could take it
    // over
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
      // a screen of the shell in the frame has the title of its route
      renderedPage?.title || (match ? match.route.title : notFound)?.[language],
      association.name[language],
    ),
    description:
      renderedPage?.description || website[language].replace('{name}', () => association.name[language]),
    addresses: { en: urlIn('en'), bn: urlIn('bn') },
    organisation,
    pictureUrl: picture && `${publicUrl}${picture}/1280.jpg`,
    noIndex: status === 404 || new URLSearchParams(search).has('search'),
    siteName: association.name[language],
    html: renderedPage?.html ?? '',
    styles: publicPage ? `${shell.styles}\n${publicPage.styles}` : '',
    styleFiles: publicPage?.styleFiles ?? [],
    scripts: publicPage?.scripts ?? [],
    startsAtOnce: publicPage?.isShellScreen === true,
    staffHeading: isDashboardPath(path) ? (match?.route.title?.[language] ?? '') : undefined,
    staffLead:
      match?.route.lead && fillLead(match.route.lead, language, { day, association: association.name }),
    context,
    registry: visitorRegistry,
  }
  const script = content.staffHeading === undefined ? '' : shell.appearance
  return { status, html: writeHtml(shell, content), styles: content.styles, script }
}
