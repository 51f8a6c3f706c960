import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import type { createStore } from 'jotai'
import { csrfHeaders } from '../contract/csrf.ts'
import type { ErrorBody } from '../contract/error-body.ts'
import type { PasskeyOptions } from '../contract/users/two-factor.ts'
import type { Words } from '../contract/words.ts'
import { releaseHeader } from '../contract/release-header.ts'
import { actingRelease } from './acting-module.ts'
import { dropEarly, takeEarly } from './early-requests.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import {
  identityConfirmationAtom,
  languageAtom,
  getPageStore,
  sessionAtom,
  sessionEndedAtom,
} from './session.ts'

const seconds = 1000

export const http = axios.create({
  baseURL: '/api/',
  timeout: 20 * seconds,
  headers: { Accept: 'application/json' },
})

async function readJson(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

// the refusal of a file arrives as a file
http.interceptors.response.use(undefined, async (error: unknown) => {
  if (error instanceof AxiosError && error.response?.data instanceof Blob)
    error.response.data = await readJson(error.response.data)
  throw error
})

type Store = ReturnType<typeof createStore>

async function takeResponse(config: InternalAxiosRequestConfig, { get }: Store) {
  const { method, responseType = 'json' } = config
  if (method !== 'get' || responseType !== 'json') return undefined
  const { access_token: token } = get(sessionAtom)
  // any failure, also a refused token, is handled by the request that follows
  const early = await takeEarly(http.getUri(config), { token, language: get(languageAtom) })?.catch(
    () => undefined,
  )
  if (!early?.isOk) return undefined
  const { status, headers, body } = early
  return { data: body, status, statusText: '', headers: AxiosHeaders.from(headers), config }
}

const adapterFor =
  (store: Store): AxiosAdapter =>
  async (config) => {
    if (config.method !== 'get') dropEarly()
    return (await takeResponse(config, store)) ?? axios.getAdapter(axios.defaults.adapter, config)(config)
  }

const waitForSignIn = (store: Store, previousToken: string): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = store.sub(sessionAtom, () => {
      const { access_token } = store.get(sessionAtom)
      if (access_token === previousToken) return
      stop()
      resolve(access_token !== '')
    })
  })

// the client cannot know the type of a response
const codeOf = ({ response }: AxiosError) => ((response?.data ?? {}) as Partial<ErrorBody>).code

const isConfirmationRequired = (error: AxiosError): boolean =>
  error.response?.status === 403 && codeOf(error) === 'auth.confirm'

const waitForConfirmation = (store: Store): Promise<boolean> =>
  new Promise((resolve) => {
    store.set(identityConfirmationAtom, 'open')
    const stopSession = store.sub(sessionAtom, () => {
      if (!store.get(sessionAtom).access_token) store.set(identityConfirmationAtom, 'cancelled')
    })
    const stop = store.sub(identityConfirmationAtom, () => {
      stop()
      stopSession()
      resolve(store.get(identityConfirmationAtom) === 'confirmed')
    })
  })

/**
 * Connects the client to the page's jotai store: it sends the store's token and language, and tells the store
 * when the session has ended.
 */
export function connectHttp(store: Store): void {
  http.defaults.adapter = adapterFor(store)
  http.interceptors.request.use((config) => {
    const { access_token } = store.get(sessionAtom)
    if (access_token) config.headers.set('Authorization', `Bearer ${access_token}`)
    config.headers.set(csrfHeaders())
    config.headers.set('Accept-Language', store.get(languageAtom))
    const release = actingRelease()
    if (release) config.headers.set(releaseHeader, release)
    if (config.method === 'post' && !config.headers.has('Idempotency-Key'))
      config.headers.set('Idempotency-Key', newIdempotencyKey())
    return config
  })
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError)) throw error
    const { config, response } = error
    // a member who has not signed in on the own page: a session of staff is another matter
    const isForMembers = codeOf(error) === 'auth.member'
    if (config && response?.status === 401 && config.url !== 'login/' && !isForMembers) {
      const { access_token } = store.get(sessionAtom)
      // a late response to a token that has been replaced in the meantime does not end the session
      const isCurrentToken =
        access_token !== '' && config.headers.get('Authorization') === `Bearer ${access_token}`
      if (isCurrentToken) store.set(sessionEndedAtom, true)
      // a read is repeated after the sign-in; `user/` is not, because it checks whether there is a session at
      // all
      const canRepeat = config.method === 'get' && config.url !== 'user/' && access_token !== ''
      if (canRepeat && (!isCurrentToken || (await waitForSignIn(store, access_token))))
        return http.request(config)
      throw error
    }
    if (config && isConfirmationRequired(error) && (await waitForConfirmation(store)))
      return http.request(config)
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

// The first importer loads this client late, never on a visitor's first page. The store then exists already.
const store = getPageStore()
if (store) connectHttp(store)

const networkError: Words = { en: 'Network error. Please try again.', bn: 'নেটওয়ার্ক সমস্যা। আবার চেষ্টা করুন।' }

/** A failed call as screens see it. `status` is 0 when there was no response. */
export type RequestError = {
  status: number
  message: string
  errors: Record<string, string[]>
  overridable?: boolean
  price_reason_required?: boolean
  passkey_options?: PasskeyOptions
}

const unknownError: Words = { en: 'Something went wrong!', bn: 'কিছু একটা ভুল হয়েছে!' }
const inPageLanguage = ({ en, bn }: Words) => (document.documentElement.lang === 'bn' ? bn : en)
const isText = (value: unknown): value is string => typeof value === 'string'

/** Undefined also for a message that is no text: a proxy or the service of a module may answer anything. */
export function serverMessage(error: unknown): string | undefined {
  const message = axios.isAxiosError<ErrorBody>(error) && error.response?.data?.message
  return isText(message) && message !== '' ? message : undefined
}

const readErrors = (errors: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors)
      .map(([field, messages]: [string, unknown]) => [field, [messages].flat().filter(isText)] as const)
      .filter(([, messages]) => messages.length > 0),
  )

export function toRequestError(error: unknown): RequestError {
  if (!axios.isAxiosError<ErrorBody>(error))
    return {
      status: 0,
      message: error instanceof Error ? error.message : isText(error) ? error : inPageLanguage(unknownError),
      errors: {},
    }
  const { response } = error
  if (!response)
    return {
      status: 0,
      message: inPageLanguage(networkError),
      errors: {},
    }
  return {
    status: response.status,
    message: serverMessage(error) ?? inPageLanguage(unknownError),
    errors: typeof response.data?.errors === 'object' ? readErrors(response.data.errors ?? {}) : {},
    ...(response.data?.overridable && { overridable: true }),
    ...(response.data?.price_reason_required && { price_reason_required: true }),
    ...(response.data?.passkey_options && { passkey_options: response.data.passkey_options }),
  }
}
