import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkIntervalMs = 15_000
/** The share of time in which this thread did something, below which nobody waits for it. */
const idleUtilization = 0.05
/** A heap below this is not worth a collection. */
const minHeapBytes = 96 * 1024 * 1024
/**
 * The next collection finds nothing worth its time when the last one gave back less than this share of the
 * heap.
 */
const worthwhileShare = 0.05

/**
 * Collects garbage when the server becomes idle. V8 lets the heap grow as long as the machine has memory, and
 * without work it collects nothing: three quarters of what the server had after a load was garbage, and
 * stayed for ever.
 */
export function returnMemoryWhenIdle(): void {
  setFlagsFromString('--expose-gc')
  // V8 gives the function to contexts that are created after the flag is set
  const collectGarbage = runInNewContext('gc') as () => void
  let lastUtilization = performance.eventLoopUtilization()
  let hasWorked = true
  setInterval(() => {
    const utilization = performance.eventLoopUtilization()
    const isIdle =
      performance.eventLoopUtilization(utilization, lastUtilization).utilization < idleUtilization
    lastUtilization = utilization
    if (!isIdle) hasWorked = true
    const heapBytes = process.memoryUsage().heapTotal
    if (!isIdle || !hasWorked || heapBytes < minHeapBytes) return
    collectGarbage()
    hasWorked = process.memoryUsage().heapTotal < (1 - worthwhileShare) * heapBytes
    lastUtilization = performance.eventLoopUtilization()
  }, checkIntervalMs).unref()
}
