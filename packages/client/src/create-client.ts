import createFetchClient, { type FetchResponse, type MaybeOptionalInit, type Middleware } from 'openapi-fetch'
import { readApiError } from './errors.ts'
import { fetchWithRetries, idempotencyHeader, type RetryOptions } from './fetch-with-retries.ts'
import { newKey } from './idempotency-key.ts'
import { routesWithoutKey } from './generated/routes-without-key.ts'

export type ClientOptions = RetryOptions & {
  /** Where Samity is: 'https://bar.example.org' */
  url: string
  /** An API token, or the `access` of a session. Without it the client reads what visitors may read. */
  token?: string
  /** The language of messages; English when left out. */
  language?: 'en' | 'bn'
  /** Sends a request; the fetch of the platform when left out. */
  fetch?: (request: Request) => Promise<Response>
}

type Method = 'get' | 'post' | 'put' | 'delete'
type MediaType = `${string}/${string}`

export type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<M, object> ? Path : never
}[keyof Paths] &
  string

/** The parameters and the body of a call; `undefined` is one of the types when a call needs neither. */
export type InitOf<Operations, M extends Method> =
  Operations extends Record<M, object> ? MaybeOptionalInit<Operations, M> : never

export type DataOf<Operations, M extends Method, Init> =
  Operations extends Record<M, infer Operation extends Record<string | number, unknown>>
    ? FetchResponse<Operation, Init, MediaType> extends infer Result
      ? Result extends { data: infer Data }
        ? Data
        : never
      : never
    : never

/** `data` is the body of the response; `response` has its status and headers. */
export type Answer<Data> = { data: Data; response: Response }

export type Call<Paths, M extends Method> = <
  Path extends PathsWith<Paths, M>,
  Init extends InitOf<Paths[Path], M>,
>(
  path: Path,
  ...init: undefined extends InitOf<Paths[Path], M> ? [init?: Init] : [init: Init]
) => Promise<Answer<DataOf<Paths[Path], M, Init>>>

/**
 * Calls by method and path, as in openapi-fetch, but every error is thrown: an `ApiError` or a
 * `ConnectionError`.
 */
export type SamityClient<Paths> = {
  GET: Call<Paths, 'get'>
  POST: Call<Paths, 'post'>
  PUT: Call<Paths, 'put'>
  DELETE: Call<Paths, 'delete'>
}

const keyMaker: Middleware = {
  onRequest({ request, schemaPath }) {
    const { method, headers } = request
    if (method === 'GET' || headers.has(idempotencyHeader)) return
    if (!routesWithoutKey.has(`${method} ${schemaPath}`)) headers.set(idempotencyHeader, newKey())
  },
}

const errorThrower: Middleware = {
  async onResponse({ request, response }) {
    // 304 answers the caller's own If-None-Match
    if (response.ok || response.status === 304) return
    throw await readApiError(response, {
      request: `${request.method} ${request.url}`,
      idempotencyKey: request.headers.get(idempotencyHeader) ?? undefined,
    })
  },
}

/**
 * Returns a client for the API: `createClient<paths>({ url, token })` with the `paths` of
 * `@samity/client/api`. It repeats reads and writes that no response came to, a write always with the same
 * Idempotency-Key.
 */
export function createClient<Paths extends object>({
  url,
  token,
  language,
  fetch: send = fetch,
  ...retryOptions
}: ClientOptions): SamityClient<Paths> {
  const client = createFetchClient<Paths>({
    baseUrl: url,
    fetch: fetchWithRetries(send, retryOptions),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
  })
  client.use(keyMaker, errorThrower)
  const { GET, POST, PUT, DELETE } = client
  // `errorThrower` leaves only responses of success, which the types of openapi-fetch cannot say
  return { GET, POST, PUT, DELETE } as unknown as SamityClient<Paths>
}
