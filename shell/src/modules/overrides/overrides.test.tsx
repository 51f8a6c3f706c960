import { bank } from '@samity/shared-api/contract/config/bank'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { registryAtom } from '../registry/registry.ts'
import { aModule } from '../testing/a-module.ts'
import {
  isConfirmed,
  storeConfirmation,
  storeOverrides,
  readOverrides,
  takeOverridesFromUrl,
} from './stored-overrides.ts'
import { OverrideBanner } from './OverrideBanner.tsx'
import { pageRegistryAtom, overridesAtom } from './overrides.ts'

const aTitledModule = (name: string, release: string, title: string) =>
  aModule(name, release, { title: { en: title, bn: `${title} বাংলা` } })
const tea = aTitledModule('mfe-tea', '1.0.0+aaaaaaaaaaaa', 'Tea')
const milk = aTitledModule('mfe-milk', '1.0.0+bbbbbbbbbbbb', 'Milk')
const origin = 'http://localhost:3003'
const newTea = aTitledModule('mfe-tea', '2.0.0+cccccccccccc', 'Green tea')

function renderBanner(language: 'en' | 'bn' = 'en') {
  const server = fakeServer(bank, []).route('DELETE', 'module-overrides/', () => ({ status: 204 }))
  const rendered = renderScreen(<OverrideBanner />, { language })
  act(() => rendered.store.set(registryAtom, { schema: 1, revision: 1, modules: [tea, milk] }))
  return { ...rendered, server }
}
beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('an override replaces its module only, and Reset restores the release of the server', async () => {
  const { store, user, server } = renderBanner()
  storeOverrides([{ name: 'mfe-tea', origin }])
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin, module: newTea }]))
  expect(store.get(pageRegistryAtom).modules).toEqual([milk, newTea])
  expect(screen.getByRole('status')).toHaveTextContent(`Green tea from ${origin} in this browser only`)

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(store.get(pageRegistryAtom).modules).toEqual([tea, milk])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(readOverrides()).toEqual([])
  // the next page of this browser allows no development build
  await waitFor(() =>
    expect(server.requests).toMatchObject([{ method: 'DELETE', path: 'module-overrides/' }]),
  )
})

test('an override that cannot be loaded shows the reason, and the released module stays', () => {
  const { store } = renderBanner()
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin, failure: 'person' }]))
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Could not load Tea from ${origin}: only administrators may load development builds.`,
  )
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin, failure: 'origin' }]))
  expect(screen.getByRole('alert')).toHaveTextContent(`DEV_ORIGINS=${origin}`)
  expect(store.get(pageRegistryAtom).modules).toEqual([tea, milk])
})

test('the administrator must confirm a development build, and may keep the released module', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const { store, user } = renderBanner()
  storeOverrides([{ name: 'mfe-tea', origin }])
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin, isUnconfirmed: true }]))
  expect(screen.getByRole('dialog', { name: 'Load a development build?' })).toHaveTextContent(
    `load Tea from ${origin} in this tab`,
  )
  expect(store.get(pageRegistryAtom).modules).toEqual([tea, milk])
  await user.click(screen.getByRole('button', { name: 'Keep the released module' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(readOverrides()).toEqual([])
})

test('a confirmation is valid for one module and one origin', () => {
  const override = { name: 'mfe-tea', origin }
  expect(isConfirmed(override)).toBe(false)
  storeConfirmation(override)
  storeConfirmation({ name: 'mfe-milk', origin })
  expect([isConfirmed(override), isConfirmed({ ...override, origin: 'http://localhost:3004' })]).toEqual([
    true,
    false,
  ])
})

test('the Bengali banner shows Bengali texts', () => {
  const { store } = renderBanner('bn')
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin, module: newTea }]))
  expect(screen.getByRole('button', { name: 'আগের অবস্থায় ফিরুন' })).toBeVisible()
})

test('nothing is shown before the session is confirmed', () => {
  const { store, container } = renderBanner()
  act(() => store.set(overridesAtom, [{ name: 'mfe-tea', origin }]))
  expect(container).not.toHaveTextContent(/Tea/)
})

test('an override in the URL is stored for this tab and removed from the URL, and an empty one ends it', () => {
  history.replaceState(null, '', `/dashboard/tea?page=2&module.mfe-tea=${origin}/somewhere`)
  expect(takeOverridesFromUrl()).toEqual([{ name: 'mfe-tea', origin }])
  expect(location.pathname + location.search).toBe('/dashboard/tea?page=2')
  expect(takeOverridesFromUrl()).toEqual([{ name: 'mfe-tea', origin }])
  history.replaceState(null, '', '/dashboard?module.mfe-tea=')
  expect(takeOverridesFromUrl()).toEqual([])
  expect(readOverrides()).toEqual([])
})
