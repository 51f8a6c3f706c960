import { csrfHeaders } from '../contract/csrf.ts'
import type { Language } from '../contract/words.ts'

/*
 * A page of the back office sends its first GET requests before the code that needs the responses has loaded
 * (decision 082). The code then takes each response once, instead of sending the request itself. If there is
 * no response that it may use, it sends the request as if there had been none before.
 */

/** For whom a response is. Another session or language never takes it. */
export type Reader = { token: string; language?: Language }

export type EarlyResponse = { isOk: boolean; status: number; headers: Record<string, string>; body: string }

type EarlyRequest = Reader & { sentAtMs: number; response: Promise<EarlyResponse> }

const timeoutMs = 5000
/** The response to an older request is not used, because the data may have changed. */
const maxAgeMs = 15_000

/** The script that a page starts with and the shell are separate builds, so they share the requests here. */
const place: typeof globalThis & { samityEarlyRequests?: Map<string, EarlyRequest> } = globalThis
const earlyRequests = () => (place.samityEarlyRequests ??= new Map<string, EarlyRequest>())

const isFor = (request: EarlyRequest, { token, language }: Reader) =>
  request.token === token && request.language === language && Date.now() - request.sentAtMs < maxAgeMs

/** Sends a GET request for a reader. It fails with a TimeoutError after 5 seconds. */
export async function getAs(url: string, { token, language }: Reader): Promise<EarlyResponse> {
  const response = await fetch(url, {
    headers: {
      Accept: 'application/json',
      ...csrfHeaders(),
      ...(language && { 'Accept-Language': language }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    // a request that hangs blocks one of the few connections to the server
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { ok, status, headers } = response
  return { isOk: ok, status, headers: Object.fromEntries(headers), body: await response.text() }
}

export function sendEarly(url: string, reader: Reader): Promise<EarlyResponse> {
  const current = earlyRequests().get(url)
  if (current && isFor(current, reader)) return current.response
  const response = getAs(url, reader)
  // nobody may ever take it
  response.catch(() => undefined)
  earlyRequests().set(url, { ...reader, sentAtMs: Date.now(), response })
  return response
}

export function takeEarly(url: string, reader: Reader): Promise<EarlyResponse> | undefined {
  const request = earlyRequests().get(url)
  earlyRequests().delete(url)
  return request && isFor(request, reader) ? request.response : undefined
}

export const dropEarly = (): void => earlyRequests().clear()
