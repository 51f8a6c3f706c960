// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import { reloadModulesAtom } from '@samity/shared-api/session'
import { waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { registryAtom } from '../registry/registry.ts'
import { followReleases } from './follow-releases.ts'

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
