const retryDelayMs = 3000

/**
 * Asks quietly whether the server and its database are back, and acts once when they are. Nothing happens where they
 * were not away. Answers what ends the waiting.
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
