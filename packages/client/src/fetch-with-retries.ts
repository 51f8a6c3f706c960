import { ConnectionError, retryAfterOf } from './errors.ts'

export const idempotencyHeader = 'idempotency-key'

export type RetryOptions = {
  /** Repetitions of a failed request; 4 when left out, 0 for never. */
  retries?: number
  /** The wait before the first repetition; it doubles each time. 500 ms when left out. */
  firstDelayMs?: number
  /** The longest wait. When the API asks for a longer one, the error is thrown. 60 seconds when left out. */
  maxDelayMs?: number
}

/** The API refused the request before its work (429), or it or a proxy could not do it at the moment. */
const passingStatuses = new Set([429, 502, 503, 504])
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A read changes nothing, and the API does a write with a key only once. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  readMethods.has(method) || headers.has(idempotencyHeader)

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })

/**
 * Between half and all of the doubled delay, so that programs that failed together do not come back together.
 */
const backOffMs = (attempt: number, firstDelayMs: number, maxDelayMs: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Returns a fetch that repeats a request when no response came or the API cannot do it at the moment: after
 * Retry-After, else after a delay that doubles. It repeats only reads and writes with an Idempotency-Key.
 * Throws a `ConnectionError` when no response came.
 */
export function fetchWithRetries(
  send: (request: Request) => Promise<Response>,
  { retries = 4, firstDelayMs = 500, maxDelayMs = 60_000 }: RetryOptions,
): (request: Request) => Promise<Response> {
  function waitMs(request: Request, attempt: number, response?: Response): number | undefined {
    if (attempt >= retries || !isRepeatable(request)) return undefined
    if (response && !passingStatuses.has(response.status)) return undefined
    const seconds = response && retryAfterOf(response)
    const ms = seconds === undefined ? backOffMs(attempt, firstDelayMs, maxDelayMs) : seconds * 1000
    return ms <= maxDelayMs ? ms : undefined
  }

  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      let response: Response | undefined
      let wait: number | undefined
      try {
        // a body can be sent only once, so that each attempt sends a copy
        response = await send(request.clone())
        wait = waitMs(request, attempt, response)
      } catch (error) {
        if (request.signal.aborted) throw error
        wait = waitMs(request, attempt)
        if (wait === undefined)
          throw new ConnectionError(
            {
              request: `${request.method} ${request.url}`,
              idempotencyKey: request.headers.get(idempotencyHeader) ?? undefined,
            },
            error,
          )
      }
      if (response && wait === undefined) return response
      await response?.body?.cancel()
      await delay(wait ?? 0, request.signal)
    }
  }
}
