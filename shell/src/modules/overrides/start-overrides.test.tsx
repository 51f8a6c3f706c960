import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { aModule } from '../testing/a-module.ts'
import { overridesAtom } from './overrides.ts'
import { startOverrides } from './start-overrides.tsx'

let isServerAway = true
const loads = jest.fn()
jest.mock('./OverrideBanner.tsx', () => {
  loads()
  if (isServerAway) throw new Error('Loading chunk failed')
  return jest.requireActual<object>('./OverrideBanner.tsx')
})

const { fetch: originalFetch } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = originalFetch
})

test('the banner of an override appears when the server is back, even if its code could not be loaded at first', async () => {
  globalThis.fetch = (async () => {
    if (isServerAway) throw new TypeError('Failed to fetch')
    return { ok: true }
  }) as never
  const store = createStore()
  const origin = 'http://localhost:3003'
  const module = aModule('mfe-tea', '2.0.0+cccccccccccc', { title: { en: 'Tea', bn: 'চা' } })
  store.set(overridesAtom, [{ name: 'mfe-tea', origin, module }])
  const session = { confirmedRole: () => undefined, confirm: () => undefined }
  await act(async () => {
    void startOverrides(store, { everyone: true, origins: [origin] }, session)
    await jest.advanceTimersByTimeAsync(10_000)
  })
  expect(loads).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  isServerAway = false
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('status')).toHaveTextContent(`Tea from ${origin} in this browser only`)
})
