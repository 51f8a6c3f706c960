/** Runs at most `max` pieces of work at the same time. Others wait in the order of their calls. */
export function createSemaphore(max: number) {
  let activeCount = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (activeCount >= max) await new Promise<void>((resume) => queue.push(resume))
    else activeCount++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else activeCount--
    }
  }
}
