import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export type UploadPart = { field: string; bytes: Buffer; type: string }

/** Uses the product like a signed-in person: through its own API, so that the demo obeys every rule. */
export class Client {
  readonly #app: FastifyInstance
  readonly #token: string

  constructor(app: FastifyInstance, token: string) {
    this.#app = app
    this.#token = token
  }

  async #call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    content: { payload?: object | Buffer; type?: string } = {},
  ): Promise<T> {
    const { statusCode, body } = await this.#app.inject({
      method,
      url: `/api/${path}`,
      ...(content.payload && { payload: content.payload }),
      headers: {
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': randomUUID(),
        ...(content.type && { 'content-type': content.type }),
      },
    })
    if (statusCode >= 400) throw new Error(`${method} ${path} failed with status ${statusCode}: ${body}`)
    // the caller names the response type of this path
    return (body === '' ? undefined : JSON.parse(body)) as T
  }

  get = <T>(path: string): Promise<T> => this.#call('GET', path)
  post = <T = { id: number }>(path: string, payload: object): Promise<T> =>
    this.#call('POST', path, { payload })
  put = <T = { id: number }>(path: string, payload: object): Promise<T> =>
    this.#call('PUT', path, { payload })
  remove = (path: string, reason: string): Promise<void> =>
    this.#call('DELETE', path, { payload: { reason } })

  /** Posts a multipart form: nested values as JSON, and one file. */
  postForm = <T = { id: number; photo?: string; image?: string }>(
    path: string,
    fields: object,
    part: UploadPart,
  ): Promise<T> => this.#sendForm('POST', path, fields, part)
  putForm = <T = { photo?: string }>(path: string, fields: object, part: UploadPart): Promise<T> =>
    this.#sendForm('PUT', path, fields, part)

  async #sendForm<T>(
    method: 'POST' | 'PUT',
    path: string,
    fields: object,
    { field, bytes, type }: UploadPart,
  ): Promise<T> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (value !== null && value !== undefined)
        form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    form.set(field, new Blob([new Uint8Array(bytes)], { type }), `${field}.${type.split('/')[1]}`)
    const encoded = new Response(form)
    const payload = Buffer.from(await encoded.arrayBuffer())
    return this.#call(method, path, { payload, type: encoded.headers.get('content-type') ?? '' })
  }
}
