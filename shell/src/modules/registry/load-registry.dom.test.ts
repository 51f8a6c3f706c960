// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import type { ModuleRegistry } from '@samity/shared-api/module'
import { aModule } from '../testing/a-module.ts'
import { loadModuleRegistry, requestRegistryEarly } from './load-registry.ts'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

const registryOf = (revision: number): ModuleRegistry => ({
  schema: 1,
  revision,
  modules: [aModule('mfe-tea', '1')],
  closed: [],
})

/** The server responds to each request with the next of these. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  const remaining = [...responses]
  globalThis.fetch = async () => {
    const respond = remaining.shift()
    if (!respond) throw new Error('There was one request too many.')
    return respond()
  }
}
const withRevision = (revision: number) => () => new Response(JSON.stringify(registryOf(revision)))
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const hanging = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))

let count = 0
const aToken = () => `token-${(count += 1)}`

test('the registry that was requested early is taken once', async () => {
  respondWith(withRevision(1), withRevision(2))
  const token = aToken()
  expect(await requestRegistryEarly(token)).toEqual(registryOf(1))
  expect(await loadModuleRegistry(token)).toEqual(registryOf(1))
  expect(await loadModuleRegistry(token)).toEqual(registryOf(2))
})

test('another token does not receive it', async () => {
  respondWith(withRevision(1), withRevision(2))
  await requestRegistryEarly(aToken())
  expect(await loadModuleRegistry(aToken())).toEqual(registryOf(2))
})

test.each([
  ['failed', unreachable],
  ['was refused', () => new Response('', { status: 401 })],
])('after an early request that %s the registry is requested again', async (_how, respond) => {
  respondWith(respond, withRevision(2))
  const token = aToken()
  await requestRegistryEarly(token).catch(() => undefined)
  expect(await loadModuleRegistry(token)).toEqual(registryOf(2))
})

test('an early request that hung is not repeated, so that the cached registry is used after the same time', async () => {
  respondWith(hanging)
  const token = aToken()
  await requestRegistryEarly(token).catch(() => undefined)
  await expect(loadModuleRegistry(token)).rejects.toThrow('signal timed out')
})
