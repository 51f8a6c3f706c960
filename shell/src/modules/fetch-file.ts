const seconds = 1000
/** No file of a module takes longer; the federation run-time itself would wait for ever. */
export const timeLimit = 10 * seconds

type Request = { url: string; controller: AbortController }
const underWay = new Set<Request>()
/** Files whose last request failed: what the browser's cache holds of them is not trusted. */
const failed = new Set<string>()

const late = () => new DOMException('signal timed out', 'TimeoutError')

/**
 * Fetches a file of a release with exactly the content that its hash names. A wrong file may lie in the browser's cache
 * for a year, so a request that fails is made once more past the cache, and every later one too until one succeeds. A
 * request that hangs is aborted: it would hold one of the few connections to its server.
 */
export async function fetchFile(url: string, integrity: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  const { signal } = controller
  const request = { url, controller }
  const timer = setTimeout(() => controller.abort(late()), timeLimit)
  underWay.add(request)
  const ask = (cache: RequestCache) => fetch(url, { ...init, integrity, cache, signal })
  const askTwice = () =>
    ask('default').catch((error: unknown) => {
      if (signal.aborted) throw error
      return ask('reload')
    })
  try {
    const response = await (failed.has(url) ? ask('reload') : askTwice())
    failed.delete(url)
    return response
  } catch (error) {
    failed.add(url)
    throw error
  } finally {
    clearTimeout(timer)
    underWay.delete(request)
  }
}

/** Aborts what is still asked for below an address: nobody waits for it any more. */
export function abandon(base: string): void {
  for (const { url, controller } of underWay) if (url.startsWith(base)) controller.abort(late())
}
