import { createClient, type SamityClient } from '@samity/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '../http/access.ts'

export type UploadPart = { field: string; bytes: Buffer; type: string }

type AnyRead = { responses: { 200: { content: { 'application/json': unknown } } } }
type AnyWrite = AnyRead & { requestBody: { content: { 'application/json': object } } }
/**
 * The demo computes its paths, so the types of the document cannot say what each of them takes and returns.
 */
type AnyPaths = Record<string, { get: AnyRead; post: AnyWrite; put: AnyWrite; delete: AnyWrite }>

async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { statusCode, headers, rawPayload } = await app.inject({
    // the client sends no other methods
    method: request.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
}

/**
 * Uses the product like a program of a signed-in person: through its own API, so that the demo obeys every
 * rule.
 */
export class Client {
  readonly app: FastifyInstance
  readonly #samity: SamityClient<AnyPaths>
  readonly #token: string

  constructor(app: FastifyInstance, token: string) {
    this.app = app
    this.#token = token
    this.#samity = createClient<AnyPaths>({
      url: 'http://localhost',
      token,
      fetch: (request) => inject(app, request),
    })
  }

  user = (): Promise<SignedInUser | null> =>
    // a session is found by this header alone
    this.app.sessions.userOf({ headers: { authorization: `Bearer ${this.#token}` } } as FastifyRequest)

  // the caller names the response type of this path
  get = async <T>(path: string): Promise<T> => (await this.#samity.GET(`/api/${path}`)).data as T
  post = async <T = { id: number }>(path: string, body: object): Promise<T> =>
    (await this.#samity.POST(`/api/${path}`, { body })).data as T
  put = async <T = { id: number }>(path: string, body: object): Promise<T> =>
    (await this.#samity.PUT(`/api/${path}`, { body })).data as T
  remove = async (path: string, reason: string): Promise<void> => {
    await this.#samity.DELETE(`/api/${path}`, { body: { reason } })
  }

  /** Puts a multipart form: nested values as JSON, and one file. */
  putForm = <T = { photo?: string }>(path: string, fields: object, part: UploadPart): Promise<T> =>
    this.put(path, makeForm(fields, part))
}

function makeForm(fields: object, { field, bytes, type }: UploadPart): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), `${field}.${type.split('/')[1]}`)
  return form
}
