import { abortEarlyFilesBelow, takeEarlyFile } from './early-files.ts'
import { fetchTimeoutMs, timeoutError } from './fetch-timeout.ts'

type PendingFetch = { url: string; controller: AbortController }
const pendingFetches = new Set<PendingFetch>()
/** Files whose last request failed. Their copies in the browser's cache are not trusted. */
const failedUrls = new Set<string>()

/**
 * Fetches a file of a release and rejects any content that does not match the hash. The browser's cache may
 * hold a wrong file for a year, so a failed request is repeated once past the cache, and so is every later
 * one until one succeeds. A request that hangs is aborted after `fetchTimeoutMs`, because it would block one
 * of the few connections to its server.
 */
export async function fetchFile(url: string, integrity: string, init?: RequestInit): Promise<Response> {
  const early = takeEarlyFile(url, integrity)
  const controller = early?.controller ?? new AbortController()
  const { signal } = controller
  const pendingFetch = { url, controller }
  const timer = setTimeout(() => controller.abort(timeoutError()), fetchTimeoutMs)
  pendingFetches.add(pendingFetch)
  const attempt = (cache: RequestCache) => fetch(url, { ...init, integrity, cache, signal })
  const attemptTwice = () =>
    (early?.response ?? attempt('default')).catch((error: unknown) => {
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

/** Aborts the pending requests below a URL whose load has been given up. */
export function abortFetchesBelow(base: string): void {
  abortEarlyFilesBelow(base)
  for (const { url, controller } of pendingFetches) if (url.startsWith(base)) controller.abort(timeoutError())
}
