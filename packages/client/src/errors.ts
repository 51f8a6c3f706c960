/** The body of every error response of the API (docs/api-errors.md). Some codes have further members. */
export type ErrorBody = {
  /** A sentence for people, in the language of the client. Do not compare it. */
  message: string
  /** The reason for programs. Treat a code that you do not know as the general code of its status. */
  code?: string
  /** Messages by the field's name on the wire; a nested row has a path such as 'serials.0.to_serial' */
  errors?: Record<string, string[]>
  /** The record in the way */
  conflict?: { path: string; id: number; number?: string }
  [more: string]: unknown
}

type Circumstances = {
  /** The request as 'POST https://…' */
  request: string
  /** The Idempotency-Key of a write: a repeated call with it and the same body is safe. */
  idempotencyKey: string | undefined
}

/** The API refused a request, or could not do it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody
  readonly request: string
  readonly idempotencyKey: string | undefined
  /** The wait that the API asks for; undefined when it says nothing. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    body: ErrorBody,
    { request, idempotencyKey, retryAfterSeconds }: Circumstances & { retryAfterSeconds: number | undefined },
  ) {
    super(`${request}: ${status} ${body.code ?? ''} ${body.message}`)
    this.status = status
    this.body = body
    this.request = request
    this.idempotencyKey = idempotencyKey
    this.retryAfterSeconds = retryAfterSeconds
  }

  /**
   * The reason, such as 'serials.overlap'; an empty text when something between the program and the API
   * answered.
   */
  get code(): string {
    return this.body.code ?? ''
  }

  /** Messages by field; empty when no field is wrong. */
  get errors(): Record<string, string[]> {
    return this.body.errors ?? {}
  }

  get conflict(): ErrorBody['conflict'] {
    return this.body.conflict
  }
}

/**
 * No response came, also after all retries. A write may have been done: repeat it with the same
 * `idempotencyKey`.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly request: string
  readonly idempotencyKey: string | undefined

  constructor({ request, idempotencyKey }: Circumstances, cause: unknown) {
    super(`${request}: no response`, { cause })
    this.request = request
    this.idempotencyKey = idempotencyKey
  }
}

/**
 * Reads Retry-After, which is a number of seconds or a date. Undefined without the header or when it cannot
 * be read.
 */
export function retryAfterOf({ headers }: Response, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000))
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/**
 * Reads the error of a response with status 400 or above. A body that is not the API's becomes the message.
 */
export async function readApiError(response: Response, circumstances: Circumstances): Promise<ApiError> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    // a proxy answered with a page
  }
  return new ApiError(
    response.status,
    isErrorBody(body) ? body : { message: text.slice(0, 200) || response.statusText },
    { ...circumstances, retryAfterSeconds: retryAfterOf(response) },
  )
}
