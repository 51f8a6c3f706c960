import type { Role } from '@samity/shared-api/contract/roles'
import type { Words } from '@samity/shared-api/contract/words'
import type { NavEntry, ModuleRegistry, RouteEntry } from '@samity/shared-api/module'
import type { NavLink, NavSection } from './nav-match.ts'
import { ownNav } from './own-routes.ts'
import { routeTable } from './routes.ts'

/** The sections in the order of the sidebar. `top` comes first and has no heading. */
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
 * Returns the routes behind each link, by the path of the link. In a descriptor, the routes behind a link
 * follow the link's own route, up to the next route that has a link. A route with a parameter belongs to the
 * link only if it is below the link's path.
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

/** The link for a role: to its screen, or to the first one behind it that the role may open. */
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
  // the number belongs to the screen of the entry
  const { count: _, ...link } = entry
  return { ...link, path, label: title, behind: ownRoute ? [ownRoute, ...behind] : behind, isFallback: true }
}

/** The sidebar of a role. New sections come after the known ones, with the title of their module. */
export function navFor(registry: ModuleRegistry, role: Role): NavSection[] {
  const table = routeTable(registry)
  const nav = [...ownNav, ...registry.modules.flatMap(({ descriptor }) => descriptor.nav)]
  const behind = routesBehindLinks(table, nav)
  const ownRouteOf = (entry: NavEntry) => table.find(({ path }) => path === entry.path)
  const links = nav.flatMap(
    (entry) => linkForRole(entry, behind.get(entry.path) ?? [], ownRouteOf(entry), role) ?? [],
  )
  // a section with one list is not shown: its link moves above the sections (a cashier's advocate list)
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
