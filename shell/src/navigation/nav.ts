import type { Role } from '@samity/shared-api/contract/roles'
import type { Words } from '@samity/shared-api/contract/words'
import { matchRoute, type NavEntry, type ModuleRegistry, type RouteEntry } from '@samity/shared-api/module'
import { ownNav } from './own-routes.ts'
import { routeTable } from './routes.ts'

/** A link of the sidebar, and the routes that stand behind it: an entry screen's list, its address with an id. */
export type NavLink = NavEntry & { behind: RouteEntry[] }
export type NavSection = { section: string; label: Words | undefined; entries: NavLink[] }

/** Sections in the order of the sidebar. `top` stands above them without a heading. */
const sectionLabels: Record<string, Words | undefined> = {
  top: undefined,
  configuration: { en: 'Configuration', bn: 'কনফিগারেশন' },
  sales: { en: 'Sales', bn: 'বিক্রয়' },
  collection: { en: 'Collection', bn: 'সংগ্রহ' },
  account: { en: 'Account', bn: 'হিসাব' },
  settings: { en: 'Settings', bn: 'সেটিংস' },
}

const home: NavLink = { section: 'top', order: 0, path: '/', label: { en: 'Home', bn: 'হোম' }, behind: [] }

/**
 * In a descriptor the routes that belong to a link follow the link's own route, up to the next one that has a link. A
 * route with a parameter belongs to it only when it lies below the link's path.
 */
function routesBehindLinks(routes: RouteEntry[], nav: NavEntry[]): Map<string, RouteEntry[]> {
  const behind = new Map<string, RouteEntry[]>(nav.map(({ path }) => [path, []]))
  let link = ''
  for (const route of routes) {
    if (behind.has(route.path)) link = route.path
    else if (!route.path.includes(':') || route.path.startsWith(`${link}/`)) behind.get(link)?.push(route)
  }
  return behind
}

/** What a link offers to a role: its own screen, or the first one behind it that the role may open, such as the list. */
function linkForRole(
  entry: NavEntry,
  behind: RouteEntry[],
  ownRoute: RouteEntry | undefined,
  role: Role,
): (NavLink & { isFallback?: true }) | undefined {
  if (ownRoute?.allow?.includes(role)) return { ...entry, behind }
  const openRoute = behind.find(({ path, allow }) => !path.includes(':') && allow?.includes(role))
  if (!openRoute) return undefined
  const { path, title = entry.label } = openRoute
  return { ...entry, path, label: title, behind: ownRoute ? [ownRoute, ...behind] : behind, isFallback: true }
}

/** The sidebar of a role. A module that names a section of its own gets it after the known ones, under its own title. */
export function navFor(registry: ModuleRegistry, role: Role): NavSection[] {
  const table = routeTable(registry)
  const nav = [...ownNav, ...registry.modules.flatMap(({ descriptor }) => descriptor.nav)]
  const behind = routesBehindLinks(table, nav)
  const ownRouteOf = (entry: NavEntry) => table.find(({ path }) => path === entry.path)
  const links = nav.flatMap(
    (entry) => linkForRole(entry, behind.get(entry.path) ?? [], ownRouteOf(entry), role) ?? [],
  )
  // one list is no section: who may only read the members finds them above the sections
  const isAlone = ({ section, isFallback }: (typeof links)[number]) =>
    isFallback && links.filter((link) => link.section === section).length === 1
  const sectionLinks = links.map((link) =>
    isAlone(link) ? { ...link, section: 'top', order: 100 + link.order } : link,
  )
  const entries: NavLink[] = [home, ...sectionLinks].sort((a, b) => a.order - b.order)
  const titleOf = (section: string): Words | undefined =>
    registry.modules.find(({ descriptor }) => descriptor.nav.some((entry) => entry.section === section))
      ?.descriptor.title
  const names = [...new Set([...Object.keys(sectionLabels), ...entries.map(({ section }) => section)])]
  return names
    .map((section) => ({
      section,
      label: section in sectionLabels ? sectionLabels[section] : titleOf(section),
      entries: entries.filter((entry) => entry.section === section),
    }))
    .filter((section) => section.entries.length > 0)
}

export type NavMatch = { section: NavSection; link: NavLink; behind: RouteEntry | undefined }

/** Where a path stands in the sidebar: its section, its link, and the route behind the link if it is not the link's own. */
export function findNavMatch(nav: NavSection[], path: string): NavMatch | undefined {
  const candidates = nav.flatMap((section) =>
    section.entries.flatMap((link) => [
      { path: link.path, section, link, behind: undefined },
      ...link.behind.map((behind) => ({ path: behind.path, section, link, behind })),
    ]),
  )
  return matchRoute(candidates, path)?.route
}
