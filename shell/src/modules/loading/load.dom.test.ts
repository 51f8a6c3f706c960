import { init } from '@module-federation/enhanced/runtime'
import type { Descriptor } from '@samity/shared-api/module'
import shell from '../../../package.json' with { type: 'json' }
import { aModule } from '../testing/a-module.ts'
import { loadScreen } from './load.ts'

const { requires } = aModule('mfe-tea', '1').descriptor

/** A release for each set of facts. */
const teaWith = (over: Partial<Descriptor>) =>
  aModule('mfe-tea', `1.0.0+${JSON.stringify(over).length}`, over)

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
  await expect(loadScreen(teaWith(facts), 'Tea')).rejects.toMatchObject({ reason: 'contract' })
  expect(requestedFiles()).toEqual([])
})

test(`a module for shell ${shell.version} is requested`, async () => {
  const consoleWarnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(loadScreen(teaWith({}), 'Tea')).rejects.not.toMatchObject({ reason: 'contract' })
  expect(requestedFiles()).not.toEqual([])
  consoleWarnings.mockRestore()
})
