import type { RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract/words'
import { useRef, useState } from 'react'

export const genericError: Words = { en: 'Something went wrong!', bn: 'কিছু একটা ভুল হয়েছে!' }

/** The server's own sentence, or that something went wrong. */
export const errorText = ({ status, message }: RequestError): Words | string =>
  status === 0 || message === genericError.en ? genericError : message

/** Sends a body; the answer, or the refusal. The client is loaded only now: a visitor's first page goes without it. */
export async function sendForm<T extends object = object>(
  path: string,
  body: FormData | Record<string, string>,
): Promise<T | { refusal: RequestError }> {
  const { http, toRequestError } = await import('@samity/shared-api/client')
  try {
    return (await http.post<T>(path, body)).data
  } catch (error) {
    return { refusal: toRequestError(error) }
  }
}

export const isRefused = (response: object): response is { refusal: RequestError } => 'refusal' in response

/** Runs one piece of work at a time: a second click while the first is under way does nothing. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const once = (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void work().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  return [busy, once]
}
