import { http } from '@samity/shared-api/client'

const timeoutMs = 10_000
const intervalMs = 60_000

/** The response to each read; undefined after a failure */
export type ShowResponse = (read: string, response: unknown) => void

/**
 * Reads the numbers of the menu: at once, after each successful write, when the person comes back, and each
 * minute while the page is visible. A read that fails or takes longer than 10 seconds has no response, and no
 * read waits for another one. Returns what ends it.
 */
export function followCounts(reads: string[], showResponse: ShowResponse): () => void {
  const followers = reads.map((read) => followRead(read, showResponse))
  const refresh = () => {
    for (const follower of followers) follower.refresh()
  }
  const refreshVisible = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  const writes = http.interceptors.response.use((response) => {
    if (response.config.method !== 'get') refresh()
    return response
  })
  const timer = setInterval(refreshVisible, intervalMs)
  window.addEventListener('focus', refreshVisible)
  document.addEventListener('visibilitychange', refreshVisible)
  refresh()
  return () => {
    http.interceptors.response.eject(writes)
    clearInterval(timer)
    window.removeEventListener('focus', refreshVisible)
    document.removeEventListener('visibilitychange', refreshVisible)
    for (const follower of followers) follower.stop()
  }
}

/** One request at a time: what asks during a request is answered by one more after it. */
function followRead(read: string, showResponse: ShowResponse) {
  let request: AbortController | undefined
  let isAskedAgain = false
  let isStopped = false
  async function refresh() {
    if (request) {
      isAskedAgain = true
      return
    }
    const controller = new AbortController()
    request = controller
    const timer = setTimeout(() => controller.abort(), timeoutMs)
    // nobody asked for it: a session that has ended is left to what the person does next
    const options = { signal: controller.signal, validateStatus: () => true }
    const response = await http.get<unknown>(read, options).then(
      ({ data, status }) => (status === 200 ? data : undefined),
      () => undefined,
    )
    clearTimeout(timer)
    request = undefined
    if (isStopped) return
    showResponse(read, response)
    if (!isAskedAgain) return
    isAskedAgain = false
    void refresh()
  }
  return {
    refresh: () => void refresh(),
    stop() {
      isStopped = true
      request?.abort()
    },
  }
}
