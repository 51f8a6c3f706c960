import { setTimeout as delay } from 'node:timers/promises'

/**
 * Repeats `check` until it returns something else than undefined and false, and returns that. The test's own
 * time limit ends it.
 */
export async function until<T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  for (;;) {
    const value = await check()
    if (value !== undefined && value !== false) return value
    await delay(50)
  }
}
