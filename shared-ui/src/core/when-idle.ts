const fallbackDelayMs = 1000
/** After the first screen has appeared, its own requests go first. */
const quietDelayMs = 2000
/**
 * The longest wait for the first screen. A page without the shell, such as the gallery, never says that it
 * has one.
 */
const maxWaitMs = 10_000

/**
 * The shell sets it on the root element when the first screen of the page has appeared, and sends the event.
 */
const screenMark = 'screen'
const screenEvent = 'samity:screen'

/**
 * Calls `work` when the first screen has appeared and the browser has nothing else to do. Returns a function
 * that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let cancelStep = (): void => undefined
  const delay = (step: () => void, ms: number) => {
    cancelStep()
    const timer = setTimeout(step, ms)
    cancelStep = () => clearTimeout(timer)
  }
  const waitForIdle = () => {
    // Safari has no idle callbacks
    if (typeof requestIdleCallback !== 'function') return delay(work, fallbackDelayMs)
    const id = requestIdleCallback(work)
    cancelStep = () => cancelIdleCallback(id)
  }
  const waitQuietly = () => {
    document.removeEventListener(screenEvent, waitQuietly)
    delay(waitForIdle, quietDelayMs)
  }
  if (screenMark in document.documentElement.dataset) waitForIdle()
  else {
    document.addEventListener(screenEvent, waitQuietly)
    delay(waitQuietly, maxWaitMs)
  }
  return () => {
    document.removeEventListener(screenEvent, waitQuietly)
    cancelStep()
  }
}
