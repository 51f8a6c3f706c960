import { whenBack } from './index.ts'

const { fetch: originalFetch } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = originalFetch
})

/** The server's answers to one question after the other; the last one stays. */
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

test('when the server was away and is back it acts, once', async () => {
  const fetchMock = mockReadiness(false, false, true)
  const act = jest.fn()
  whenBack(act)
  await waitAWhile()
  expect(act).toHaveBeenCalledTimes(1)
  expect(fetchMock.mock.calls).toEqual([['/readyz'], ['/readyz'], ['/readyz']])
})

test('a failure that has another reason is not tried again', async () => {
  const fetchMock = mockReadiness(true)
  const act = jest.fn()
  whenBack(act)
  await waitAWhile()
  expect(act).not.toHaveBeenCalled()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('whoever has left is not called back', async () => {
  mockReadiness(false, true)
  const act = jest.fn()
  const stop = whenBack(act)
  await jest.advanceTimersByTimeAsync(10)
  stop()
  await waitAWhile()
  expect(act).not.toHaveBeenCalled()
})
