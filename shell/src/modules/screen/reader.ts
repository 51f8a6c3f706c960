import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { Words } from '@samity/shared-api/contract/words'
import { isDashboardPath, type Get } from '@samity/shared-api/module'

const seconds = 1000
/** As in the client of the back office */
const timeoutMs = 20 * seconds
const networkError: Words = { en: 'Network error. Please try again.', bn: 'নেটওয়ার্ক সমস্যা। আবার চেষ্টা করুন।' }

export function refuseUnanswered(cause: unknown): never {
  throw new Error(document.documentElement.lang === 'bn' ? networkError.bn : networkError.en, { cause })
}

const readAnonymously: Get = async (path) => {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...csrfHeaders(),
  }
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`/api/${path.replace(/^\//, '')}`, { headers, signal }).catch(refuseUnanswered)
  // a screen may show another sentence for a status
  if (!response.ok) throw new Error(await errorText(response), { cause: response })
  return (response.json() as Promise<unknown>).catch(refuseUnanswered)
}

const readAsUser: Get = async (path) => {
  const { http, toRequestError } = await import('@samity/shared-api/client')
  try {
    return (await http.get<unknown>(path.replace(/^\//, ''))).data
  } catch (error) {
    throw new Error(toRequestError(error).message, { cause: error })
  }
}

/** Returns the server's message, or the status when a proxy sent the response. */
async function errorText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body
  return hasMessage ? String(body.message) : `${response.status} ${response.statusText}`
}

/** The `get` for a screen's `data`. Pages of the website always read as a visitor. */
export const reader = (path: string): Get => (isDashboardPath(path) ? readAsUser : readAnonymously)
