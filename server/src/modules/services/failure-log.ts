const minuteMs = 60_000
/** Failures within this time count together; after a longer time without one the count starts at zero. */
const windowMs = 2 * minuteMs
const crashLoopFailures = 5
const firstDelayMs = 250
const maxDelayMs = 30_000

export type FailureLog = {
  add(now?: number): void
  count(now?: number): number
  isCrashLoop(now?: number): boolean
  /** The wait before the next start: twice as long after each failure, at most 30 s. */
  delayMs(now?: number): number
}

export function makeFailureLog(): FailureLog {
  let failures: number[] = []
  const recent = (now = performance.now()) => (failures = failures.filter((at) => now - at < windowMs))
  return {
    add: (now = performance.now()) => void (failures = [...recent(now), now]),
    count: (now) => recent(now).length,
    isCrashLoop: (now) => recent(now).length >= crashLoopFailures,
    delayMs: (now) => Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, recent(now).length - 1)),
  }
}
/** The minutes that an automatic rollback names: within them the service failed. */
export const failureWindowMinutes = windowMs / minuteMs
