import { whenIdle } from './when-idle.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete document.documentElement.dataset['screen']
})
/** Marks the page as the shell does when its first screen has appeared */
const showScreen = () => {
  document.documentElement.dataset['screen'] = ''
  document.dispatchEvent(new Event('samity:screen'))
}

test('work waits for the first screen of the page, and leaves it time for its own requests', () => {
  const work = jest.fn()
  whenIdle(work)
  jest.advanceTimersByTime(5000)
  showScreen()
  jest.advanceTimersByTime(1999)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1001)
  expect(work).toHaveBeenCalledTimes(1)
})

test('later work does not wait for a screen', () => {
  showScreen()
  const work = jest.fn()
  whenIdle(work)
  jest.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work on a page without the shell runs in the end', () => {
  const work = jest.fn()
  whenIdle(work)
  jest.advanceTimersByTime(13_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('cancelled work never runs', () => {
  const work = jest.fn()
  whenIdle(work)()
  showScreen()
  const cancel = whenIdle(work)
  cancel()
  jest.advanceTimersByTime(20_000)
  expect(work).not.toHaveBeenCalled()
})
