import { init } from '@module-federation/enhanced/runtime'
import type { ActiveModule, Descriptor } from '@samity/shared-api/module'
import shell from '../../package.json' with { type: 'json' }
import { loadScreen } from './load.ts'

const word = (en: string) => ({ en, bn: en })
const requires = { shell: '^1.1', 'shared-ui': '^1.0', api: '^1.0' }

const aModule = (over: Partial<Descriptor>): ActiveModule => ({
  name: 'mfe-tea',
  release: `1.0.0+${JSON.stringify(over).length}`,
  base: '/releases/mfe-tea/1.0.0+0123456789ab/',
  integrity: {},
  descriptor: {
    name: 'mfe-tea',
    title: word('Tea'),
    contract: 1,
    requires,
    routes: [{ path: '/dashboard/tea', screen: 'Tea', allow: ['admin'] }],
    nav: [],
    ...over,
  },
})

beforeAll(() => void init({ name: 'shell', remotes: [] }))

let requestedUrls: string[]
beforeEach(() => {
  requestedUrls = []
  Object.assign(globalThis, {
    fetch: (url: RequestInfo) => {
      requestedUrls.push(String(url))
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
})
const requestedFiles = () => requestedUrls.filter((url) => url.includes('/releases/'))

test.each<[string, Partial<Descriptor>]>([
  ['another contract', { contract: 2 }],
  ['a future shell', { requires: { ...requires, shell: '^1.99' } }],
  ['an older shell', { requires: { ...requires, shell: '<1.1' } }],
])('a module for %s is refused before any of its files is requested', async (_what, facts) => {
  await expect(loadScreen(aModule(facts), 'Tea')).rejects.toMatchObject({ reason: 'contract' })
  expect(requestedFiles()).toEqual([])
})

test(`a module for shell ${shell.version} is requested`, async () => {
  const consoleWarnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(loadScreen(aModule({}), 'Tea')).rejects.not.toMatchObject({ reason: 'contract' })
  expect(requestedFiles()).not.toEqual([])
  consoleWarnings.mockRestore()
})
