// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import type { User } from '@samity/shared-api/session'
import { aModule } from '../modules/testing/a-module.ts'
import { findEarlyScreen, sendFirstReads } from './early-screen.ts'

const { fetch } = globalThis
let urls: string[]
beforeEach(() => {
  urls = []
  globalThis.fetch = async (url) => {
    urls.push(String(url))
    return new Response('[]')
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  Reflect.deleteProperty(navigator, 'connection')
})

const registry = {
  schema: 1 as const,
  revision: 1,
  modules: [
    aModule('mfe-tea', '1', {
      routes: [{ path: '/dashboard/tea', screen: 'Tea', allow: ['staff'], reads: ['tea/'] }],
    }),
  ],
}
const userOf = (over: Partial<User>) => ({ id: 1, role: 'staff', ...over }) as User // the code reads no other field
const find = (pathname: string, over: Partial<User> = {}) =>
  findEarlyScreen(registry, { pathname }, userOf(over))

test('the screen of a path is found for the roles that may open it', () => {
  expect(find('/dashboard/tea/')).toMatchObject({ screen: 'Tea', module: { name: 'mfe-tea' } })
  expect(find('/dashboard/coffee')).toBeUndefined()
  expect(find('/dashboard/tea', { role: 'cashier' })).toBeUndefined()
})

test('nothing is requested for a user who sees the set-up of two-step sign-in instead', () => {
  expect(find('/dashboard/tea', { two_factor_due: true })).toBeUndefined()
})

let count = 0
const aReader = () => ({ token: `token-${(count += 1)}`, language: 'en' as const })

test('the first reads of a route are sent, four at most', () => {
  sendFirstReads({ reads: ['a/', 'b/', 'c/', 'd/', 'e/'] }, '', aReader())
  expect(urls).toEqual(['/api/a/', '/api/b/', '/api/c/', '/api/d/'])
})

test('nothing is read early for a URL with a search, and for people who save data', () => {
  sendFirstReads({ reads: ['a/'] }, '?search=rahima', aReader())
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  sendFirstReads({ reads: ['a/'] }, '', aReader())
  expect(urls).toEqual([])
})
