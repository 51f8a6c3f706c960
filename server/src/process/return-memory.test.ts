import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { returnMemoryWhenIdle } from './return-memory.ts'

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }))
jest.mock('node:vm', () => ({ runInNewContext: jest.fn() }))

const mebibyte = 1024 * 1024
let heapMiB: number
/** The heap after the next collection */
let keptMiB: number
let utilization: number
const collectGarbage = jest.fn(() => void (heapMiB = keptMiB))
/** The next check of the server */
const check = () => jest.advanceTimersToNextTimer()

beforeEach(() => {
  jest.useFakeTimers()
  heapMiB = 300
  keptMiB = 120
  utilization = 0.01
  collectGarbage.mockClear()
  jest.mocked(runInNewContext).mockReturnValue(collectGarbage)
  jest.spyOn(process, 'memoryUsage').mockImplementation(
    // only the heap is read
    (() => ({ heapTotal: heapMiB * mebibyte })) as unknown as typeof process.memoryUsage,
  )
  jest
    .spyOn(performance, 'eventLoopUtilization')
    .mockImplementation(() => ({ idle: 0, active: 0, utilization }))
  returnMemoryWhenIdle()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an idle server with a large heap collects garbage', () => {
  expect(setFlagsFromString).toHaveBeenCalledWith('--expose-gc')
  expect(collectGarbage).not.toHaveBeenCalled()
  check()
  expect(collectGarbage).toHaveBeenCalledTimes(1)
})

test('a server at work collects nothing, until it is idle', () => {
  utilization = 0.5
  check()
  check()
  expect(collectGarbage).not.toHaveBeenCalled()
  utilization = 0.01
  check()
  expect(collectGarbage).toHaveBeenCalledTimes(1)
})

test('a small heap is left alone', () => {
  heapMiB = 95
  check()
  expect(collectGarbage).not.toHaveBeenCalled()
})

test('after a collection that gave nothing back there is none until the server has worked again', () => {
  keptMiB = 299
  check()
  check()
  expect(collectGarbage).toHaveBeenCalledTimes(1)
  utilization = 0.5
  check()
  utilization = 0.01
  check()
  expect(collectGarbage).toHaveBeenCalledTimes(2)
})

test('a collection that gave much back is followed by another', () => {
  keptMiB = 200
  check()
  keptMiB = 100
  check()
  expect([collectGarbage.mock.calls.length, heapMiB]).toEqual([2, 100])
})
