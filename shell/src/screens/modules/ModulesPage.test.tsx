import type { ActiveModule } from '@samity/shared-api/module'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { registryAtom } from '../../modules/registry.ts'
import ModulesPage from './ModulesPage.tsx'

const aModule = (name: string, base: string): ActiveModule => ({
  name,
  release: '1.4.0+0123456789ab',
  base,
  integrity: { 'mf-manifest.json': 'sha384-x' },
  descriptor: {
    name,
    title: { en: name.slice(4), bn: name.slice(4) },
    contract: 1,
    requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
    routes: [
      { path: '/dashboard/tea', screen: 'Tea', allow: ['admin'] },
      { path: '/dashboard/tea/:id', screen: 'Tea', allow: ['admin'] },
    ],
    nav: [],
  },
})

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

test('each module is listed with its release, and with whether its files can be had', async () => {
  globalThis.fetch = async (asked) => {
    if (String(asked).startsWith('https://elsewhere.example/')) throw new TypeError('Failed to fetch')
    // the check looks at nothing else of an answer, and jsdom has no Response
    return { ok: true } as Response
  }
  AbortSignal.timeout ??= () => new AbortController().signal
  const { store } = renderScreen(<ModulesPage />)
  act(() => {
    const modules = [
      aModule('mfe-tea', '/releases/mfe-tea/'),
      aModule('mfe-cake', 'https://elsewhere.example/cake/'),
    ]
    store.set(registryAtom, { schema: 1, revision: 12, modules })
  })
  expect(screen.getByText(/registry revision 12/)).toBeInTheDocument()
  expect(
    await screen.findByRole('row', {
      name: 'tea mfe-tea 1.4.0 0123456789ab This server 1 Reached, as released',
    }),
  ).toBeInTheDocument()
  expect(
    await screen.findByRole('row', {
      name: /^cake mfe-cake .* elsewhere.example 1 Not reached, or not as released$/,
    }),
  ).toBeInTheDocument()
  expect(screen.getByText('tea 1.4.0+0123456789ab · cake 1.4.0+0123456789ab')).toBeInTheDocument()
})
