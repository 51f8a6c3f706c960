import axios, { AxiosError } from 'axios'
import type { createStore } from 'jotai'
import { csrfHeaders } from '../contract/csrf.ts'
import type { RefusalBody } from '../contract/refusal.ts'
import type { Words } from '../contract/words.ts'
import { newKey } from './new-key.ts'
import { languageAtom, pageStore, sessionAtom, sessionEndedAtom } from './session.ts'

const seconds = 1000

/** Every call of the product: base address, session, language, CSRF header, time limit, idempotency key. */
export const http = axios.create({
  baseURL: '/api/',
  timeout: 20 * seconds,
  headers: { Accept: 'application/json' },
})

type Store = ReturnType<typeof createStore>

/** Waits until someone has signed in over the page that stands; false when they signed out instead. */
const signedInAgain = (store: Store, before: string): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = store.sub(sessionAtom, () => {
      const { access_token } = store.get(sessionAtom)
      if (access_token === before) return
      stop()
      resolve(access_token !== '')
    })
  })

/** Ties the client to the page's jotai store: token and language out, an ended session in. */
export function connectHttp(store: Store): void {
  http.interceptors.request.use((config) => {
    const { access_token } = store.get(sessionAtom)
    if (access_token) config.headers.set('Authorization', `Bearer ${access_token}`)
    config.headers.set(csrfHeaders())
    config.headers.set('Accept-Language', store.get(languageAtom))
    if (config.method === 'post' && !config.headers.has('Idempotency-Key'))
      config.headers.set('Idempotency-Key', newKey())
    return config
  })
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError)) throw error
    const { config, response } = error
    if (config && response?.status === 401 && config.url !== 'login/') {
      const { access_token } = store.get(sessionAtom)
      // a late answer to a token that has been replaced meanwhile ends nothing
      const ended = access_token !== '' && config.headers.get('Authorization') === `Bearer ${access_token}`
      if (ended) store.set(sessionEndedAtom, true)
      // what was only being read is read again behind the sign-in dialog; `user/` asks whether there is a session at all
      const again = config.method === 'get' && config.url !== 'user/' && access_token !== ''
      if (again && (!ended || (await signedInAgain(store, access_token)))) return http.request(config)
      throw error
    }
    if (
      config?.method === 'get' &&
      !response &&
      !config.headers.has('X-Retried') &&
      error.code !== AxiosError.ERR_CANCELED
    ) {
      config.headers.set('X-Retried', '1')
      return http.request(config)
    }
    throw error
  })
}

// The client is loaded late (never on a visitor's first page), by whoever needs it first.
const store = pageStore()
if (store) connectHttp(store)

const unreachable: Words = { en: 'Network error. Please try again.', bn: 'নেটওয়ার্ক সমস্যা। আবার চেষ্টা করুন।' }

/** A failed call as screens see it. `status` is 0 when no answer came at all. */
export type Refusal = {
  status: number
  message: string
  errors: Record<string, string[]>
  overridable?: boolean
}

/** The sentence that the server sent with its refusal, if it sent one. */
export const serverMessage = (error: unknown): string | undefined =>
  axios.isAxiosError<RefusalBody>(error) ? error.response?.data?.message || undefined : undefined

/** Every failed call ends as one of these; the sentence is the server's own where it gave one. */
export function toRefusal(error: unknown): Refusal {
  if (!axios.isAxiosError<RefusalBody>(error))
    return { status: 0, message: error instanceof Error ? error.message : String(error), errors: {} }
  const { response } = error
  if (!response)
    return {
      status: 0,
      message: document.documentElement.lang === 'bn' ? unreachable.bn : unreachable.en,
      errors: {},
    }
  return {
    status: response.status,
    message: serverMessage(error) ?? 'Something went wrong!',
    errors: response.data?.errors ?? {},
    ...(response.data?.overridable && { overridable: true }),
  }
}
