import type { Role } from '@samity/shared-api/contract/roles'
import type { Words } from '@samity/shared-api/contract/words'
import type { NavEntry, Registry } from '@samity/shared-api/module'
import { ownNav } from './own-routes.ts'
import { routeTable } from './routes.ts'

export type NavSection = { section: string; label: Words | undefined; entries: NavEntry[] }

/** Sections in the order of the sidebar. `top` stands above them without a heading. */
const labels: Record<string, Words | undefined> = {
  top: undefined,
  configuration: { en: 'Configuration', bn: 'কনফিগারেশন' },
  sales: { en: 'Sales', bn: 'বিক্রয়' },
  collection: { en: 'Collection', bn: 'সংগ্রহ' },
  account: { en: 'Account', bn: 'হিসাব' },
  settings: { en: 'Settings', bn: 'সেটিংস' },
}

const home: NavEntry = { section: 'top', order: 0, path: '/', label: { en: 'Home', bn: 'হোম' } }

/** The sidebar of a role. A module that names a section of its own gets it after the known ones, under its own title. */
export function navFor(registry: Registry, role: Role): NavSection[] {
  const table = routeTable(registry)
  const mayOpen = ({ path }: NavEntry) =>
    table.find((route) => route.path === path)?.allow?.includes(role) ?? false
  const offered = [...ownNav, ...registry.modules.flatMap(({ descriptor }) => descriptor.nav)].filter(mayOpen)
  const entries = [home, ...offered].sort((a, b) => a.order - b.order)
  const titleOf = (section: string): Words | undefined =>
    registry.modules.find(({ descriptor }) => descriptor.nav.some((entry) => entry.section === section))
      ?.descriptor.title
  const names = [...new Set([...Object.keys(labels), ...entries.map(({ section }) => section)])]
  return names
    .map((section) => ({
      section,
      label: section in labels ? labels[section] : titleOf(section),
      entries: entries.filter((entry) => entry.section === section),
    }))
    .filter((section) => section.entries.length > 0)
}
