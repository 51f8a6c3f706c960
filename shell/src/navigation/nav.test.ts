import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ActiveModule,
  Descriptor,
  NavEntry,
  ModuleRegistry,
  RouteEntry,
} from '@samity/shared-api/module'
import type { Role } from '@samity/shared-api/contract/roles'
import { findNavMatch } from './nav-match.ts'
import { navFor } from './nav.ts'

const word = (en: string) => ({ en, bn: en })
const entryRoles: Role[] = ['admin', 'staff', 'cashier']
const everyone: Role[] = [...entryRoles, 'auditor']

const route = (path: string, allow: Role[]): RouteEntry => ({
  path: `/dashboard/${path}`,
  screen: 'Screen',
  title: word(path),
  allow,
})
const link = (section: string, path: string): NavEntry => ({
  section,
  order: 1,
  path: `/dashboard/${path}`,
  label: word(path),
})
const activeModule = (name: string, routes: RouteEntry[], nav: NavEntry[]): ActiveModule => ({
  name,
  release: '1.0.0+0',
  base: `/releases/${name}/1.0.0+0/`,
  integrity: {},
  descriptor: {
    name,
    title: word(name),
    contract: 1,
    requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
    routes,
    nav,
  },
})

// its links stand between those of the shell; the build of the module checks this file
const administration = JSON.parse(
  readFileSync(join(__dirname, '../../../mfe-admin/module.json'), 'utf8'),
) as Descriptor

const registry: ModuleRegistry = {
  schema: 1,
  revision: 1,
  modules: [
    activeModule(
      'mfe-sales',
      [
        route('bill', entryRoles),
        route('bill/:id', ['admin']),
        route('bill-list', everyone),
        route('interest', entryRoles),
        route('interest-list', everyone),
        route('receipt/:number', everyone),
      ],
      [link('collection', 'bill'), link('collection', 'interest')],
    ),
    activeModule(
      'mfe-config',
      [
        route('Advocate', ['admin', 'staff']),
        route('Advocate-list', everyone),
        route('addBank', ['admin', 'staff']),
      ],
      [{ ...link('configuration', 'Advocate'), icon: 'members' }, link('configuration', 'addBank')],
    ),
    activeModule('mfe-admin', administration.routes, administration.nav),
  ],
}
const linksOf = (role: Role, section: string) =>
  navFor(registry, role)
    .find((entry) => entry.section === section)
    ?.entries.map(({ label }) => label.en)

test('the sections are in the specified order, independent of the order of the modules', () => {
  const names = navFor(registry, 'admin').map(({ label }) => label?.en)
  expect(names).toEqual([undefined, 'Configuration', 'Collection', 'Settings'])
  expect(linksOf('admin', 'settings')).toEqual([
    'Profile',
    'Change Password',
    'Tasks',
    'Users',
    'Settings',
    'Modules',
    'Module Settings',
    'Places',
    'Module Records',
    'Messages',
    'Notices',
  ])
  const ofStaff = ['Profile', 'Change Password', 'Tasks', 'Module Records', 'Messages', 'Notices']
  expect(linksOf('staff', 'settings')).toEqual(ofStaff)
  expect(linksOf('auditor', 'settings')).toEqual(ofStaff)
  expect(linksOf('cashier', 'settings')).toEqual(['Profile', 'Change Password', 'Tasks', 'Module Records'])
})

test('a role that may not open an entry screen gets a link to its list', () => {
  expect(linksOf('cashier', 'collection')).toEqual(['bill', 'interest'])
  expect(linksOf('auditor', 'collection')).toEqual(['bill-list', 'interest-list'])
})

test('a cashier has no configuration section and sees the advocate list above the sections', () => {
  expect(linksOf('cashier', 'configuration')).toBeUndefined()
  const [top] = navFor(registry, 'cashier')
  expect(top?.entries.map(({ label, icon }) => [label.en, icon])).toEqual([
    ['Home', undefined],
    ['Advocate-list', 'members'],
  ])
})

test('a list and a path with an id belong to the link of their entry screen', () => {
  const nav = navFor(registry, 'admin')
  const linkAt = (path: string) => findNavMatch(nav, path)?.link.path
  expect(linkAt('/dashboard/bill-list')).toBe('/dashboard/bill')
  expect(linkAt('/dashboard/bill/12/')).toBe('/dashboard/bill')
  expect(linkAt('/dashboard/addbank')).toBe('/dashboard/addBank')
  expect(linkAt('/dashboard/receipt/VKL-2026-000001')).toBeUndefined()
})
