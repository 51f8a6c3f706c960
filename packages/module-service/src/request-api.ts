import type { ErrorBody } from '@samity/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { messages, noRecord, ServiceError } from './service-error.ts'

const timeoutMs = 8000
/** A segment that leads upwards: an URL drops it and names another route, also where it is encoded. */
const dotSegment = /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i

type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  headers?: Record<string, string>
}

/**
 * Sends a request to the API for the person whose request the service answers, and returns the response.
 * Throws what the API refuses, with its status, sentence and code, and 502 with `unanswered` when it does not
 * answer. Throws 404 for a path with a segment '.' or '..', which encodeURIComponent keeps.
 */
export async function requestApi(
  request: FastifyRequest,
  path: string,
  { method = 'GET', body, headers = {} }: ApiRequest = {},
  unanswered = messages.unanswered,
): Promise<unknown> {
  if (dotSegment.test(path.replace(/[?#].*/s, ''))) throw noRecord()
  const response = await fetch(new URL(path, request.server.apiUrl), {
    method,
    headers: {
      authorization: request.headers.authorization ?? '',
      'accept-language': request.claims.language,
      // fetch itself names the type of a form, with its boundary
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    request.log.error(error)
    throw new ServiceError(502, unanswered)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const { message, errors, code, conflict } = (answer ?? {}) as Partial<ErrorBody> // what the API sends
  const both = (text: string) => ({ en: text, bn: text })
  throw new ServiceError(
    response.status,
    message ? both(message) : unanswered,
    Object.fromEntries(Object.entries(errors ?? {}).map(([field, [text = '']]) => [field, both(text)])),
    { ...(code && { code }), ...(conflict && { conflict }) },
  )
}
