import { init } from '@module-federation/enhanced/runtime'
import type { User } from '@samity/shared-api/session'
import { aModule } from '../modules/testing/a-module.ts'
import { fetchOpenScreen } from './fetch-open-screen.ts'

const aUser = (facts: Partial<User> = {}) => ({ id: 1, role: 'staff', ...facts }) as User // no other field is read

beforeAll(() => void init({ name: 'shell', remotes: [] }))

let requestedUrls: string[]
beforeEach(() => {
  requestedUrls = []
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(globalThis, {
    fetch: (url: RequestInfo) => {
      requestedUrls.push(String(url))
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
})
afterEach(() => jest.restoreAllMocks())

async function fetchAt(path: string, release: string, user = aUser()): Promise<string[]> {
  window.history.replaceState(null, '', path)
  const module = aModule('mfe-tea', release, {
    routes: [{ path: '/dashboard/tea', screen: 'Tea', allow: ['admin', 'staff'], reads: ['tea/'] }],
  })
  fetchOpenScreen({ schema: 1, revision: 1, modules: [module] }, user, { token: 't', language: 'en' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  return requestedUrls
}

test('the files and the first data of the screen at the URL are requested at once', async () => {
  const urls = await fetchAt('/dashboard/tea/', '1.0.0+a')
  expect(urls[0]).toBe('/api/tea/')
  expect(urls).toContainEqual(expect.stringContaining('/mf-manifest.json'))
})

test.each([
  ['another screen', '/dashboard/coffee', aUser()],
  ['a role that may not open it', '/dashboard/tea', aUser({ role: 'cashier' })],
  ['a user who must set up two-step sign-in first', '/dashboard/tea', aUser({ two_factor_due: true })],
])('nothing is requested for %s', async (label, path, user) => {
  expect(await fetchAt(path, `1.0.0+${label.length}`, user)).toEqual([])
})
