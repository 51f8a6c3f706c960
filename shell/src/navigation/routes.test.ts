import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { navFor } from './nav.ts'
import { findRoute } from './routes.ts'

const word = (en: string) => ({ en, bn: en })

const tea: ActiveModule = {
  name: 'mfe-tea',
  release: '1.0.0+0123456789ab',
  base: '/releases/mfe-tea/1.0.0+0123456789ab/',
  integrity: {},
  descriptor: {
    name: 'mfe-tea',
    title: word('Tea House'),
    contract: 1,
    requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
    routes: [
      { path: '/dashboard/tea', screen: 'Tea', title: word('Tea'), allow: ['admin', 'cashier'] },
      { path: '/dashboard/tea/:id', screen: 'Tea', title: word('Tea'), allow: ['admin'] },
      { path: '/menu', screen: 'Menu', title: word('Menu') },
    ],
    nav: [
      { section: 'sales', order: 1, path: '/dashboard/tea', label: word('Tea') },
      { section: 'kitchen', order: 1, path: '/dashboard/tea', label: word('Stove') },
    ],
  },
}
const registry: ModuleRegistry = { schema: 1, revision: 1, modules: [tea], closed: ['/dashboard/books'] }

test('a route of a module leads to its screen for a role that may open it', () => {
  expect(findRoute(registry, '/dashboard/tea/', 'cashier')).toMatchObject({
    kind: 'screen',
    pattern: '/dashboard/tea',
  })
  expect(findRoute(registry, '/dashboard/tea/7', 'admin')).toMatchObject({
    kind: 'screen',
    pattern: '/dashboard/tea/:id',
  })
  expect(findRoute(registry, '/menu', undefined)).toMatchObject({ kind: 'screen' })
})

test('a route is not allowed for other roles, also when the role may not use the whole module', () => {
  expect(findRoute(registry, '/dashboard/tea/7', 'cashier')).toEqual({ kind: 'not-allowed' })
  expect(findRoute(registry, '/dashboard/modules', 'staff')).toEqual({ kind: 'not-allowed' })
  expect(findRoute(registry, '/dashboard/books', 'cashier')).toEqual({ kind: 'not-allowed' })
})

test('an unknown path is not found', () => {
  expect(findRoute(registry, '/dashboard/coffee', 'admin')).toEqual({ kind: 'not-found' })
})

test('the sidebar contains what the role may open, with new sections last and labelled with the title of their module', () => {
  const sections = navFor(registry, 'cashier').map(({ section, label, entries }) => [
    section,
    label?.en,
    entries.map((entry) => entry.label.en),
  ])
  expect(sections).toEqual([
    ['top', undefined, ['Home']],
    ['sales', 'Sales', ['Tea']],
    ['settings', 'Settings', ['Change Password']],
    ['kitchen', 'Tea House', ['Stove']],
  ])
  expect(navFor(registry, 'auditor').map(({ section }) => section)).toEqual(['top', 'settings'])
})
