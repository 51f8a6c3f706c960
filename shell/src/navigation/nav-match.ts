import type { Words } from '@samity/shared-api/contract/words'
import { matchRoute, type NavEntry, type RouteEntry } from '@samity/shared-api/module'

/** A link of the sidebar and the routes behind it, such as the list of an entry screen. */
export type NavLink = NavEntry & {
  behind: RouteEntry[]
  /** The work behind the link, when it is known */
  waiting?: number
  /** The first response with that number has not come yet */
  isAwaited?: boolean
}
export type NavSection = { section: string; label: Words | undefined; entries: NavLink[] }
export type NavMatch = { section: NavSection; link: NavLink; behind: RouteEntry | undefined }

/** Finds a path in the sidebar: section, link, and the route behind it if the path is not the link's own. */
export function findNavMatch(nav: NavSection[], path: string): NavMatch | undefined {
  const candidates = nav.flatMap((section) =>
    section.entries.flatMap((link) => [
      { path: link.path, section, link, behind: undefined },
      ...link.behind.map((behind) => ({ path: behind.path, section, link, behind })),
    ]),
  )
  return matchRoute(candidates, path)?.route
}
