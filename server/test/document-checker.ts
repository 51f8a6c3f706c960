import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { ApiDocument, Content, Operation } from '../src/openapi/paths.ts'

/** An operation of the document: its name as 'POST /api/banks', and what the document says. */
export type DocumentedOperation = { name: string; method: string; path: string; operation: Operation }

type ResponseObject = { $ref?: string; content?: Content; headers?: Record<string, object> }
/** Headers that the server sends with every response that the document gives them. */
const headersToExpect = new Set(['etag', 'x-total-count', 'x-total-amount'])

export const operationsOf = ({ paths }: ApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { name: `${method} ${path}`, method, path, operation }
    }),
  )

/** One step of a JSON pointer. */
const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
const pointerOf = (...names: string[]) => names.map(escaped).join('/')

/** Compares responses with the document. */
export function documentChecker(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, allErrors: true })
  // the formats that the document uses; the plugin's types know only the default export of CommonJS
  ;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
  ajv.addSchema(document, 'api')

  /** Returns at most three sentences. `pointer` is that of the schema in the document. */
  function errorsAt(pointer: string, value: unknown): string[] {
    const ref = `api#/${pointer}`
    const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref })
    if (validate(value)) return []
    const errors = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath.replace(/\/\d+/g, '/*')} ${message} ${JSON.stringify(params)}`,
    )
    return [...new Set(errors)].slice(0, 3)
  }

  function responseOf({ operation }: DocumentedOperation, status: string) {
    const response = operation.responses[status] as ResponseObject | undefined
    if (!response?.$ref) return response
    const [, , kind = '', name = ''] = response.$ref.split('/')
    const components = document.components as unknown as Record<string, Record<string, ResponseObject>>
    return components[kind]?.[name]
  }

  /** Sentences about what the document does not say of this response; none when it is as described. */
  function mismatches(one: DocumentedOperation, response: LightMyRequestResponse): string[] {
    const status = String(response.statusCode)
    const described = responseOf(one, status)
    if (!described) return [`${status} is not documented: ${response.body.slice(0, 150)}`]
    const missing = Object.keys(described.headers ?? {})
      .filter((name) => headersToExpect.has(name.toLowerCase()) && !response.headers[name.toLowerCase()])
      .map((name) => `${status} lacks the header ${name}`)
    return [...missing, ...bodyMismatches(one, status, described, response)]
  }

  function bodyMismatches(
    one: DocumentedOperation,
    status: string,
    { $ref: _ref, content = {} }: ResponseObject,
    response: LightMyRequestResponse,
  ): string[] {
    const type = (response.headers['content-type'] ?? '').split(';')[0]!
    if (Object.keys(content).length === 0)
      return response.body === '' ? [] : [`${status} has a body that is not documented`]
    if (!(type in content))
      return [`${status} has the type '${type}', not ${Object.keys(content).join(', ')}`]
    if (type !== 'application/json') return []
    const reference = (one.operation.responses[status] as ResponseObject).$ref
    const responsePointer = reference
      ? reference.slice(2)
      : pointerOf('paths', one.path, one.method.toLowerCase(), 'responses', status)
    const pointer = `${responsePointer}/${pointerOf('content', type, 'schema')}`
    return errorsAt(pointer, response.json()).map((error) => `${status} ${error}`)
  }

  /** Sentences about a JSON body that the server accepted and the document refuses. */
  function bodyErrors({ path, method, operation }: DocumentedOperation, body: unknown): string[] {
    if (!operation.requestBody?.content['application/json']) return []
    const pointer = pointerOf(
      'paths',
      path,
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    )
    return errorsAt(pointer, body).map((error) => `the accepted body: ${error}`)
  }

  return { mismatches, bodyErrors }
}

/** Collects mismatches by operation, each once, for one assertion that lists all. */
export class MismatchList {
  readonly #byOperation = new Map<string, Set<string>>()

  add({ name }: DocumentedOperation, sentences: readonly string[]): void {
    for (const sentence of sentences)
      this.#byOperation.set(name, (this.#byOperation.get(name) ?? new Set()).add(sentence))
  }

  toJSON(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.#byOperation].map(([name, sentences]) => [name, [...sentences].slice(0, 5)]),
    )
  }
}
