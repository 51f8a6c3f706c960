const fallbackDelayMs = 1000

/** Calls `work` when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, fallbackDelayMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work)
  return () => cancelIdleCallback(id)
}
