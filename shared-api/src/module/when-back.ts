const pause = 3000

/**
 * Asks quietly whether the server and its database are back, and acts once when they are. Nothing happens where they
 * were not away. Answers what ends the waiting.
 */
export function whenBack(act: () => void): () => void {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  let wasAway = false
  const look = async () => {
    const ready = await answers(leaving.signal)
    if (leaving.signal.aborted || (ready && !wasAway)) return
    if (ready) return act()
    wasAway = true
    timer = setTimeout(() => void look(), pause)
  }
  void look()
  return () => {
    leaving.abort()
    clearTimeout(timer)
  }
}

async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
