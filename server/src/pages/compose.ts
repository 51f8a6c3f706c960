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
import { writeHtml, type PageContent, type Shell } from './html.ts'
import { forVisitors } from './projections.ts'
import type { PublicPage } from './public-pages.ts'
import { preparePage, type PreparedPage } from './send-page.ts'

type Parts = {
  association: () => Promise<AssociationWords>
  /** The finished page of a place, where a module renders it on the server and manages to */
  rendered: (
    place: Place,
    association: AssociationWords,
    registry: Registry,
  ) => Promise<PublicPage | undefined>
  publicUrl: string
}

const notFound = { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' }

/** '{heading} · {association}', or the association alone where it is the heading. */
const titleOf = (heading: string | undefined, name: string) =>
  heading && heading !== name ? `${heading} · ${name}` : name

/** Puts together what a page consists of, for everyone who is given the same releases: pages know no session. */
export function pageComposer({ association, rendered, publicUrl }: Parts) {
  /** Pages that are kept as rendered are kept as they are sent, too. */
  const finished = new WeakMap<PublicPage, { registry: Registry; shell: Shell; page: PreparedPage }>()

  return async (
    shell: Shell,
    place: Place,
    registry: Registry,
  ): Promise<{ status: number; page: PreparedPage }> => {
    const { path, language } = place
    const whose = await association()
    const { modules } = registry
    const routes: RouteEntry[] = [...shell.routes, ...modules.flatMap(({ descriptor }) => descriptor.routes)]
    const match = matchRoute(routes, path)
    const made = inDashboard(path) ? undefined : await rendered(place, whose, registry)
    const page = made?.page
    const status = page?.status ?? (match ? 200 : 404)
    const before = made && finished.get(made)
    if (before?.registry === registry && before.shell === shell) return { status, page: before.page }

    const inOther = language === 'en' ? 'bn' : 'en'
    const facts: PageFacts = {
      language,
      association: whose,
      ...(made && { rendered: { module: made.module, release: made.release, path, data: made.page.data } }),
    }
    const content: PageContent = {
      language,
      title: titleOf(page?.title ?? (match ? match.route.title : notFound)?.[language], whose.name[language]),
      description: page?.description ?? '',
      canonical: publicUrl + addressIn(language, path),
      other: { language: inOther, href: publicUrl + addressIn(inOther, path) },
      siteName: whose.name[language],
      html: page?.html ?? '',
      styles: made?.styles ?? [],
      scripts: made?.scripts ?? [],
      facts,
      registry: forVisitors(registry),
    }
    const prepared = preparePage(writeHtml(shell, content))
    if (made) finished.set(made, { registry, shell, page: prepared })
    return { status, page: prepared }
  }
}
