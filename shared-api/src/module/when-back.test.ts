import { whenBack } from './index.ts'

const { fetch: originalFetch } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = originalFetch
})

/** Responses of `/readyz`, one for each request; the last one repeats. */
const mockReadiness = (...responses: boolean[]) => {
  const fetchMock = jest.fn()
  globalThis.fetch = (async (url: string) => {
    fetchMock(url)
    const ok = responses.length > 1 ? responses.shift() : responses[0]
    if (!ok) throw new TypeError('Failed to fetch')
    return { ok }
  }) as never
  return fetchMock
}
const waitAWhile = () => jest.advanceTimersByTimeAsync(30_000)

test('the callback runs once when the server is back after an outage', async () => {
  const fetchMock = mockReadiness(false, false, true)
  const act = jest.fn()
  whenBack(act)
  await waitAWhile()
  expect(act).toHaveBeenCalledTimes(1)
  expect(fetchMock.mock.calls).toEqual([['/readyz'], ['/readyz'], ['/readyz']])
})

test('the callback does not run when the server was never away', async () => {
  const fetchMock = mockReadiness(true)
  const act = jest.fn()
  whenBack(act)
  await waitAWhile()
  expect(act).not.toHaveBeenCalled()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('the callback does not run after the caller has stopped the polling', async () => {
  mockReadiness(false, true)
  const act = jest.fn()
  const stop = whenBack(act)
  await jest.advanceTimersByTimeAsync(10)
  stop()
  await waitAWhile()
  expect(act).not.toHaveBeenCalled()
})
