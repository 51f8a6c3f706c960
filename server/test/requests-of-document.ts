import fc from 'fast-check'
import { roles } from '@samity/shared-api/contract'
import type { Principal } from '../src/http/access.ts'
import type { JsonSchema } from '../src/http/describe-routes.ts'
import { parametersOf, type ApiDocument } from '../src/openapi/paths.ts'
import type { DocumentedOperation } from './document-checker.ts'

export type RandomRequest = { operation: DocumentedOperation; who: Principal; url: string; body?: unknown }

const maxDepth = 5
const day = fc.constantFrom('2026-03-10', '2024-02-29', '1999-12-31')
const typesOf = (schema: JsonSchema): string[] =>
  [schema['type'] ?? []].flat().filter((one) => typeof one === 'string')

/** Makes values that a schema of the document allows. What a schema leaves open is any text. */
export function valuesOf(document: ApiDocument) {
  const resolve = (schema: JsonSchema): JsonSchema => {
    const reference = schema['$ref']
    return typeof reference === 'string'
      ? (document.components.schemas[reference.split('/').at(-1)!] ?? {})
      : schema
  }

  function ofType(type: string, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const bound = (name: string, fallback: number) => Number(schema[name] ?? fallback)
    if (type === 'null') return fc.constant(null)
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer' || type === 'number') {
      const min = Math.max(bound('minimum', 0), bound('exclusiveMinimum', -1) + 1)
      return fc.integer({ min, max: Math.max(min, Math.min(bound('maximum', 2030), 2030)) })
    }
    if (type === 'array') {
      const places = schema['prefixItems'] as JsonSchema[] | undefined
      if (places) return fc.tuple(...places.map((one) => valueOf(one, depth + 1)))
      const minLength = bound('minItems', 0)
      const items = (schema['items'] ?? {}) as JsonSchema
      return fc.array(valueOf(items, depth + 1), { minLength, maxLength: minLength + 2 })
    }
    if (type === 'object') return ofObject(schema, depth)
    if (schema['format'] === 'date') return day
    const examples = (schema['examples'] ?? []) as unknown[]
    return fc.oneof(fc.constantFrom<unknown>('Rahim', '1', '5', '1250.00', ...examples), day)
  }

  function ofObject(schema: JsonSchema, depth: number): fc.Arbitrary<object> {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, valueOf(one, depth + 1)]),
    )
    const required = (schema['required'] ?? []) as string[]
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  }

  function valueOf(source: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
    const schema = resolve(source)
    if (depth > maxDepth) return fc.constant(null)
    if ('const' in schema) return fc.constant(schema['const'])
    const choices = schema['enum'] as unknown[] | undefined
    if (choices) return fc.constantFrom(...choices)
    const alternatives = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
    if (alternatives) return fc.oneof(...alternatives.map((one) => valueOf(one, depth + 1)))
    const types = typesOf(schema)
    const [only = 'properties' in schema ? 'object' : 'string'] = types
    return types.length > 1
      ? fc.oneof(...types.map((type) => ofType(type, schema, depth)))
      : ofType(only, schema, depth)
  }
  return valueOf
}

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()).slice(0, 500)

/**
 * Random requests for these operations: mostly with values that the document allows, sometimes with
 * `wrongValue`.
 */
export function requestsOf(
  document: ApiDocument,
  operations: readonly DocumentedOperation[],
  wrongValue: fc.Arbitrary<unknown>,
): fc.Arbitrary<RandomRequest> {
  const valueOf = valuesOf(document)
  const mostly = (right: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrongValue })
  const segment = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('0', '-1', '999999999', 'x', 'VKL', 'VKL-2026-000001', '%00') },
  )

  return fc.constantFrom(...operations).chain((one) => {
    const { operation, method, path } = one
    const parameters = parametersOf(document, operation).filter((each) => each.in === 'query')
    const query = fc.record(
      Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, mostly(valueOf(schema))])),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    )
    const schema = operation.requestBody?.content['application/json']?.schema
    const allowed = operation['x-roles'] ?? roles
    return fc
      .record({
        who: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom<Principal>(...(allowed as readonly Principal[])) },
          { weight: 1, arbitrary: fc.constantFrom<Principal>('anonymous', ...roles) },
        ),
        parts: fc.array(segment, { minLength: 3, maxLength: 3 }),
        // few at a time, because each wrong one ends the request
        query: query.chain((all) =>
          fc.subarray(Object.entries(all), { maxLength: Math.min(3, Object.keys(all).length) }),
        ),
        body: schema ? mostly(valueOf(schema)) : fc.constant(undefined),
      })
      .map(({ who, parts, query: pairs, body }) => {
        let nth = 0
        const target = path.replace(/\{(\w+)\}/g, (_, name) => {
          const part = parts[nth++ % parts.length]!
          // the id of a receipt in the place of a series is another route
          return name === 'series' && Number(part) > 0 ? 'VKL' : part
        })
        const search = pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
        return {
          operation: one,
          who,
          url: search ? `${target}?${search}` : target,
          ...(method !== 'GET' && body !== undefined && { body: body as unknown }),
        }
      })
  })
}
