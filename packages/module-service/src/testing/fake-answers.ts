import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ServiceClaims } from '@samity/shared-api/module'
import type { AuditChange } from '../audit-change.ts'

/** A request of the service: `path` is below /api/, without the query. */
export type ApiCall = {
  path: string
  query: URLSearchParams
  body: unknown
  headers: IncomingMessage['headers']
}
/** 200 by default, 201 for POST; without a body 204 */
export type ApiAnswer = { status?: number; body?: object } | 'no answer'
type Handler = (call: ApiCall) => ApiAnswer

export const claimsIn = ({ headers: { authorization = '' } }: IncomingMessage): Partial<ServiceClaims> =>
  // the fake system has signed it; a service that sends none gets no right
  JSON.parse(
    Buffer.from(authorization.split('.')[1] ?? 'e30', 'base64url').toString(),
  ) as Partial<ServiceClaims>

export const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

/** What a test says that the API answers: a fixed body for a request, or a function for a path. */
export function fakeAnswers() {
  const answers = new Map<string, object>()
  const calls: { request: string; body: unknown }[] = []
  const handlers: { method: string; pattern: RegExp; handler: Handler }[] = []

  /** Returns the body of the request, which is in `calls` from then on. */
  async function record(request: IncomingMessage, name: string): Promise<unknown> {
    const content = await text(request)
    const body: unknown = content === '' ? undefined : JSON.parse(content)
    calls.push({ request: name, body })
    return body
  }

  /** Returns the status: the audit log names a record by one id, and takes 16 KiB of a state. */
  async function keepAuditEntry(request: IncomingMessage, name: string): Promise<number> {
    // the service sends an entry
    const { record: id, before = {}, after = {} } = (await record(request, name)) as AuditChange
    const isNamed = /^[a-z][a-z0-9-]{0,39}(?:\/[\w-]{1,40})?$/.test(id)
    return isNamed && [before, after].every((state) => JSON.stringify(state).length <= 16 * 1024) ? 204 : 422
  }

  async function respond(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { method = 'GET', headers } = request
    const name = `${method} ${path}`
    const [plainPath = '', query] = path.split('?')
    const { handler } =
      handlers.findLast((entry) => entry.method === method && entry.pattern.test(plainPath)) ?? {}
    const fixed = answers.get(name)
    const body = handler || fixed ? await record(request, name) : undefined
    const answer: ApiAnswer = handler
      ? handler({ path: plainPath, query: new URLSearchParams(query), body, headers })
      : fixed
        ? { body: fixed }
        : { status: 404, body: { message: `The test has no answer for '${name}' (answers.set).` } }
    if (answer === 'no answer') request.socket.destroy()
    else if (answer.body)
      response
        .writeHead(answer.status ?? (method === 'POST' ? 201 : 200), { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
    else response.writeHead(answer.status ?? 204).end()
  }

  return {
    answers,
    calls,
    keepAuditEntry,
    respond,
    answer(method: string, path: string, handler: Handler) {
      handlers.push({ method, pattern: patternOf(path), handler })
    },
  }
}
