const seconds = 1000
/** No file of a module takes longer; the federation run-time itself would wait for ever. */
export const fetchTimeoutMs = 10 * seconds

type PendingFetch = { url: string; controller: AbortController }
const pendingFetches = new Set<PendingFetch>()
/** Files whose last request failed: what the browser's cache holds of them is not trusted. */
const failedUrls = new Set<string>()

const timeoutError = () => new DOMException('signal timed out', 'TimeoutError')

/**
 * Fetches a file of a release with exactly the content that its hash names. A wrong file may lie in the browser's cache
 * for a year, so a request that fails is made once more past the cache, and every later one too until one succeeds. A
 * request that hangs is aborted: it would hold one of the few connections to its server.
 */
export async function fetchFile(url: string, integrity: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  const { signal } = controller
  const pendingFetch = { url, controller }
  const timer = setTimeout(() => controller.abort(timeoutError()), fetchTimeoutMs)
  pendingFetches.add(pendingFetch)
  const attempt = (cache: RequestCache) => fetch(url, { ...init, integrity, cache, signal })
  const attemptTwice = () =>
    attempt('default').catch((error: unknown) => {
      if (signal.aborted) throw error
      return attempt('reload')
    })
  try {
    const response = await (failedUrls.has(url) ? attempt('reload') : attemptTwice())
    failedUrls.delete(url)
    return response
  } catch (error) {
    failedUrls.add(url)
    throw error
  } finally {
    clearTimeout(timer)
    pendingFetches.delete(pendingFetch)
  }
}

/** Aborts what is still asked for below an address: nobody waits for it any more. */
export function abortFetchesBelow(base: string): void {
  for (const { url, controller } of pendingFetches) if (url.startsWith(base)) controller.abort(timeoutError())
}
