import type { Refusal } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract/words'
import { useRef, useState } from 'react'

export const somethingWrong: Words = { en: 'Something went wrong!', bn: 'কিছু একটা ভুল হয়েছে!' }

/** The server's own sentence, or that something went wrong. */
export const sentenceOf = ({ status, message }: Refusal): Words | string =>
  status === 0 || message === somethingWrong.en ? somethingWrong : message

/** Sends a body; the answer, or the refusal. The client is loaded only now: a visitor's first page goes without it. */
export async function post<T extends object = object>(
  path: string,
  body: FormData | Record<string, string>,
): Promise<T | { refusal: Refusal }> {
  const { http, toRefusal } = await import('@samity/shared-api/client')
  try {
    return (await http.post<T>(path, body)).data
  } catch (error) {
    return { refusal: toRefusal(error) }
  }
}

export const isRefused = (answer: object): answer is { refusal: Refusal } => 'refusal' in answer

/** Runs one piece of work at a time: a second click while the first is under way does nothing. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const once = (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void work().finally(() => {
      running.current = false
      setBusy(false)
    })
  }
  return [busy, once]
}
