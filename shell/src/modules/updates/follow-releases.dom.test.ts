// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import type { ActiveModule, ScreenModule } from '@samity/shared-api/module'
import { reloadModulesAtom } from '@samity/shared-api/session'
import { waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { registryAtom } from '../registry/registry.ts'
import { moduleStore } from '../store/module-store.ts'
import { aModule } from '../testing/a-module.ts'
import { adoptRegistry, followReleases } from './follow-releases.ts'

const fetchOfPage = globalThis.fetch
afterEach(() => void Object.assign(globalThis, { fetch: fetchOfPage }))

test('a screen that has changed permissions or releases has the registry loaded again at once', async () => {
  const registry = { schema: 1, revision: 7, modules: [] }
  Object.assign(globalThis, { fetch: () => Promise.resolve(Response.json(registry)) })
  const store = createStore()
  followReleases(store)
  expect(store.get(registryAtom).revision).toBe(0)
  store.set(reloadModulesAtom)
  await waitFor(() => expect(store.get(registryAtom).revision).toBe(7))
})

function aLoadedRelease(name: string, release: string, load: () => Promise<ScreenModule>): ActiveModule {
  const module = aModule(name, release, { routes: [{ path: `/dashboard/${name}`, screen: 'List' }] })
  const code = { screens: { List: load } }
  moduleStore.dispatch(module, { name: 'loadStarted', code: Promise.resolve(code) })
  moduleStore.dispatch(module, { name: 'codeArrived' })
  return module
}

test('a release whose code never comes to its end does not keep those of other modules from the tab', async () => {
  jest.useFakeTimers()
  const list = async () => ({ default: () => null })
  const before = [aLoadedRelease('mfe-tea', '1', list), aLoadedRelease('mfe-milk', '1', list)]
  const tea = aLoadedRelease('mfe-tea', '2', () => new Promise(() => undefined))
  const milk = aLoadedRelease('mfe-milk', '2', list)
  const store = createStore()
  store.set(registryAtom, { schema: 1, revision: 1, modules: before })
  void adoptRegistry(store, { schema: 1, revision: 2, modules: [tea, milk] })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(store.get(registryAtom).modules.map(({ release }) => release)).toEqual(['1', '2'])
  jest.useRealTimers()
})
