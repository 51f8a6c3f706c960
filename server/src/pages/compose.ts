import type { Language } from '@samity/shared-api/contract'
import {
  addressIn,
  inDashboard,
  matchRoute,
  type AssociationWords,
  type PageFacts,
  type Place,
  type Registry,
  type RouteEntry,
} from '@samity/shared-api/module'
import type { Whose } from './association.ts'
import { writeHtml, type PageContent, type Shell } from './html.ts'
import { forVisitors } from './projections.ts'
import type { PublicPage } from './public-pages.ts'
import { preparePage, type Composed, type PreparedPage } from './send-page.ts'

type Parts = {
  association: () => Promise<Whose>
  /** The finished page of a place, where a module renders it on the server and manages to */
  rendered: (
    place: Place,
    association: AssociationWords,
    registry: Registry,
    version: number,
  ) => Promise<PublicPage | undefined>
  /** Adds what reports about the modules must carry */
  withTickets: (registry: Registry) => Promise<Registry>
  publicUrl: string
  development?: NonNullable<PageFacts['development']>
}

const website = { en: 'The website of {name}.', bn: '{name}-এর ওয়েবসাইট।' }
const notFound = { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' }

/** What makes another page of the same list. Words of a visitor's own, and what nobody knows, are left out. */
function listed(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = ['status', 'year', 'page'].flatMap((name) => {
    const value = asked.get(name)
    return value && !(name === 'page' && value === '1') ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** '{heading} · {association}', or the association alone where it is the heading. */
const titleOf = (heading: string | undefined, name: string) =>
  heading && heading !== name ? `${heading} · ${name}` : name

/** Puts together what a page consists of, for everyone who is given the same releases: pages know no session. */
export function pageComposer({ association, rendered, withTickets, publicUrl, development }: Parts) {
  /** Pages that are kept as rendered are kept as they are sent, too. */
  const finished = new WeakMap<PublicPage, { registry: Registry; shell: Shell; page: PreparedPage }>()

  return async (
    shell: Shell,
    place: Place,
    registry: Registry,
    version: number,
    /** Where this browser's administrator may take development builds from */
    overrides: string[] = [],
  ): Promise<Composed> => {
    const { path, language } = place
    const { words: whose, organisation, picture: standing } = await association()
    const { modules } = registry
    const routes: RouteEntry[] = [...shell.routes, ...modules.flatMap(({ descriptor }) => descriptor.routes)]
    const match = matchRoute(routes, path)
    const ofShell = inDashboard(path) || matchRoute(shell.routes, path)
    const made = ofShell ? undefined : await rendered(place, whose, registry, version)
    const page = made?.page
    const status = page?.status ?? (match ? 200 : 404)
    const isEveryones = overrides.length === 0
    const before = made && isEveryones ? finished.get(made) : undefined
    if (before?.registry === registry && before.shell === shell) return { status, page: before.page }

    const inLanguage = (one: Language) => publicUrl + addressIn(one, path + listed(place.search))
    // the logo stands on every page and says nothing of this one
    const picture =
      page?.html.match(/\/media\/[0-9a-f]{40}(?=\/)/g)?.find((one) => one !== whose.logo) ?? standing
    const facts: PageFacts = {
      language,
      association: whose,
      ...(isEveryones
        ? development && { development }
        : { development: { origins: overrides, everyone: false } }),
      // what stands for an address that nobody knows is no page that the browser's part knows
      ...(made &&
        match && {
          rendered: { module: made.module, release: made.release, path, data: made.page.data },
        }),
    }
    const content: PageContent = {
      language,
      title: titleOf(page?.title ?? (match ? match.route.title : notFound)?.[language], whose.name[language]),
      description: page?.description || website[language].replace('{name}', () => whose.name[language]),
      addresses: { en: inLanguage('en'), bn: inLanguage('bn') },
      organisation,
      picture: picture && `${publicUrl}${picture}/1280.jpg`,
      unlisted: status === 404 || new URLSearchParams(place.search).has('search'),
      siteName: whose.name[language],
      html: page?.html ?? '',
      styles: made ? `${shell.styles}\n${made.styles}` : '',
      scripts: made?.scripts ?? [],
      facts,
      registry: await withTickets(forVisitors(registry)),
    }
    const prepared = preparePage(writeHtml(shell, content), content.styles)
    if (made && isEveryones) finished.set(made, { registry, shell, page: prepared })
    return { status, page: prepared }
  }
}
