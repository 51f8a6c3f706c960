const retryDelayMs = 3000

/**
 * Polls `/readyz` until the server and its database are available again, then calls `onBack` once. If the
 * first check finds them available, it calls nothing: the failure had another reason. Returns a function that
 * stops the polling.
 */
export function whenBack(onBack: () => void): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  let wasAway = false
  const check = async () => {
    const isReady = await isServerReady(controller.signal)
    if (controller.signal.aborted || (isReady && !wasAway)) return
    if (isReady) return onBack()
    wasAway = true
    timer = setTimeout(() => void check(), retryDelayMs)
  }
  void check()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

async function isServerReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
