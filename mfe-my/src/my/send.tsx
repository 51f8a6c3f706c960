import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ErrorBody } from '@samity/shared-api/contract/error-body'
import { memberHeader } from '@samity/shared-api/contract/members/own-page'
import { addressIn } from '@samity/shared-api/module'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import { createContext, use, useRef, useState, type ReactNode } from 'react'

type Refusal = { status: number; message: string; errors: Partial<Record<string, string>> }
type Problem = Pick<Refusal, 'errors'> & { message: ReactNode }
type Request = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object }

/** The `advocate_id` of the member whose page it is; undefined before the sign-in. */
export const ShownMember = createContext<number | undefined>(undefined)

/** The headers of a write: whose page sends it, too, as another tab may have another member's session. */
export function useWriteHeaders(): () => Record<string, string> {
  const language = useLanguage()
  const member = use(ShownMember)
  return () => ({
    Accept: 'application/json',
    'Accept-Language': language,
    ...(member !== undefined && { [memberHeader]: String(member) }),
    ...csrfHeaders(),
  })
}

const words = {
  network: {
    en: 'The office could not be reached. Check the connection and try again.',
    bn: 'সংযোগ হয়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  },
  ended: { en: 'Your session has ended.', bn: 'আপনার সেশন শেষ হয়ে গেছে।' },
  signIn: {
    en: 'Sign in in a new tab, then try again here.',
    bn: 'নতুন ট্যাবে সাইন ইন করে এখানে আবার চেষ্টা করুন।',
  },
}

/** Sends a request of the member. An empty message of the problem means that nothing answered. */
async function send(
  { method, path, body }: Request,
  headers: Record<string, string>,
): Promise<Refusal | undefined> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // a session that has ended already is left, too: the page must not stay
    if (response.ok || (method === 'DELETE' && response.status === 401)) return undefined
    // the contract declares this type
    const { message, errors = {} } = (await response.json()) as ErrorBody
    return {
      status: response.status,
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text])),
    }
  } catch {
    return { status: 0, message: '', errors: {} }
  }
}

/**
 * Sends one request at a time. What was typed stays after a failure; after a success the page is read again,
 * at `then`.
 */
export function useSend() {
  const t = useWords(words)
  const language = useLanguage()
  const headers = useWriteHeaders()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<Problem>()
  const start = async (request: Request, then: string | (() => void)) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    const refusal = await send(request, headers())
    isRunning.current = false
    setBusy(false)
    if (refusal)
      setProblem({
        errors: refusal.errors,
        message: refusal.status === 401 ? <SessionEnded /> : refusal.message || t.network,
      })
    else if (typeof then === 'function') then()
    else location.assign(addressIn(language, then))
  }
  return { start, isBusy, problem }
}

/** The way to a new session. What was typed stays in this tab. */
export function SessionEnded() {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {t.ended}{' '}
      <a href={addressIn(language, '/my')} target="_blank" rel="noopener">
        {t.signIn}
      </a>
    </>
  )
}
