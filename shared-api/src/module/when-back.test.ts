import { whenBack } from './index.ts'

const { fetch: before } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = before
})

/** The server's answers to one question after the other; the last one stays. */
const readiness = (...answers: boolean[]) => {
  const asked = jest.fn()
  globalThis.fetch = (async (url: string) => {
    asked(url)
    const ok = answers.length > 1 ? answers.shift() : answers[0]
    if (!ok) throw new TypeError('Failed to fetch')
    return { ok }
  }) as never
  return asked
}
const aWhile = () => jest.advanceTimersByTimeAsync(30_000)

test('when the server was away and is back it acts, once', async () => {
  const asked = readiness(false, false, true)
  const act = jest.fn()
  whenBack(act)
  await aWhile()
  expect(act).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls).toEqual([['/readyz'], ['/readyz'], ['/readyz']])
})

test('a failure that has another reason is not tried again', async () => {
  const asked = readiness(true)
  const act = jest.fn()
  whenBack(act)
  await aWhile()
  expect(act).not.toHaveBeenCalled()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('whoever has left is not called back', async () => {
  readiness(false, true)
  const act = jest.fn()
  const leave = whenBack(act)
  await jest.advanceTimersByTimeAsync(10)
  leave()
  await aWhile()
  expect(act).not.toHaveBeenCalled()
})
