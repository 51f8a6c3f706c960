import type { FastifyContextConfig } from 'fastify'
import type { AccessRule } from '../http/access.ts'
import { areas, type DescribedRoute, type JsonSchema } from '../http/describe-routes.ts'
import { idempotencyExempt } from '../http/idempotency.ts'
import { bodyNames, filePart, liftRequired, withoutPictures } from './bodies.ts'
import { capital, header, jsonContent, schemaRef, sharedComponents } from './components.ts'
import { isParameter, mergePaths, type ApiDocument, type Operation } from './paths.ts'
import { choiceNamer, shareParameters } from './shared-schemas.ts'
import { wireSchemas } from '../http/wire-schemas.ts'

/* Completes the document that @fastify/swagger makes of the zod schemas with what the routes declare. */

const routeKeyOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/^\/api\//, '').replace(/\{(\w+)\}/g, ':$1')}`

/** 'GET users/:id/sessions' → 'getUsersByIdSessions'. It changes only when the route does. */
export const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api\//, '')
    .split('/')
    .map((segment) =>
      segment.startsWith('{')
        ? `By${capital(segment.slice(1, -1))}`
        : segment
            .split(/[^A-Za-z0-9]+/)
            .map(capital)
            .join(''),
    )
    .join('')

function returnedSchema(returns: string | JsonSchema): JsonSchema {
  if (typeof returns !== 'string') return returns
  return returns.endsWith('[]')
    ? { type: 'array', items: schemaRef(returns.slice(0, -2)) }
    : schemaRef(returns)
}

function successResponses(
  { returns, status, media, total, redirects, dryRun }: DescribedRoute,
  method: string,
) {
  const code = status ?? (returns === undefined && media === undefined ? 204 : 200)
  const isRead = method === 'get'
  const headers = {
    ...(total && { 'X-Total-Count': header('TotalCount') }),
    ...(total === 'amount' && { 'X-Total-Amount': header('TotalAmount') }),
    ...(isRead && !media && { ETag: header('ETag') }),
  }
  const content =
    media !== undefined
      ? {
          ...(returns !== undefined && jsonContent(returnedSchema(returns))),
          ...Object.fromEntries(
            [media].flat().map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        }
      : returns !== undefined && jsonContent(returnedSchema(returns))
  return {
    [String(code)]: {
      description: code === 204 ? 'Done; there is no content' : 'Success',
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(content && { content }),
    },
    ...(dryRun && { '200': { description: 'Nothing was changed', content: jsonContent(schemaRef(dryRun)) } }),
    ...(isRead && { '304': { $ref: '#/components/responses/NotModified' } }),
    ...(redirects && { '303': { $ref: '#/components/responses/Redirect' } }),
  }
}

const errorNames: Record<number, string> = {
  400: 'Malformed',
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  503: 'Unavailable',
}

function errorResponses({ errors = [] }: DescribedRoute, method: string, path: string, rule: AccessRule) {
  const isWrite = method !== 'get'
  const statuses = new Set([
    400,
    ...(rule === 'open' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...(isWrite ? [409, 413, 415, 422] : []),
    429,
    503,
    ...errors,
  ])
  return Object.fromEntries(
    [...statuses]
      .sort((left, right) => left - right)
      .map((status) => [String(status), { $ref: `#/components/responses/${errorNames[status]!}` }]),
  )
}

type RouteConfigs = ReadonlyMap<string, FastifyContextConfig>

export function completeDocument(document: ApiDocument, configs: RouteConfigs): ApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const nameBody = bodyNames(schemas)
  const addSchema = (name: string): void => {
    const schema = wireSchemas().schemas[name]
    if (name in schemas || !schema) return
    schemas[name] = schema
    addReferenced(schema)
  }
  const addReferenced = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) addSchema(name!)
  }

  function complete(method: string, path: string, operation: Operation): Operation {
    const key = routeKeyOf(method, path)
    const { description, rules, files } = configs.get(key) ?? {}
    if (!description || !rules) return operation
    const { roles, tokens, confirmation } = rules
    const operationId = operationIdOf(method, path)
    const responses = {
      ...successResponses(description, method),
      ...errorResponses(description, method, path, roles),
    }
    addReferenced(responses)
    return {
      operationId,
      summary: description.summary,
      ...(description.description && { description: description.description }),
      tags: [description.area],
      security: securityOf(roles),
      ...(roles !== 'open' && { 'x-roles': roles }),
      ...(roles !== 'open' && tokens !== 'closed' && { 'x-area': tokens }),
      ...(confirmation && { 'x-confirmation': confirmation === 'always' ? confirmation : 'sometimes' }),
      parameters: parametersOf(operation, description, method, path),
      ...requestBodyOf(operation, description, files, operationId, method),
      responses,
    }
  }

  function requestBodyOf(
    { requestBody }: Operation,
    { body, file, returns }: DescribedRoute,
    files: number | undefined,
    operationId: string,
    method: string,
  ): Pick<Operation, 'requestBody'> {
    const json = requestBody?.content['application/json']?.schema ?? body
    if (!json && !file) return {}
    const schema = liftRequired(json ?? { type: 'object' }) as JsonSchema
    const rowName = typeof returns === 'string' ? returns.replace('[]', '') : undefined
    const names = [...(rowName ? [`${rowName}Input`] : []), `${capital(operationId)}Body`]
    const form = file
      ? {
          ...schema,
          ...filePart(file),
          properties: { ...(schema['properties'] as object), ...(filePart(file)['properties'] as object) },
        }
      : schema
    const isFormOnly = file !== undefined && !json
    return {
      requestBody: {
        // a deletion needs no body unless it must say something
        required: method !== 'delete' || Array.isArray(schema['required']),
        content: {
          ...(!isFormOnly && jsonContent(nameBody(withoutPictures(schema), names))),
          ...(files !== undefined &&
            (files > 0 || file) && {
              'multipart/form-data': {
                schema: nameBody(
                  form,
                  names.map((name) => `${name}Form`),
                ),
              },
            }),
        },
      },
    }
  }

  const merged = mergePaths(
    Object.fromEntries(
      Object.entries(document.paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            complete(method, path, operation),
          ]),
        ),
      ]),
    ),
  )
  addSchema('ErrorBody')
  const { choices } = wireSchemas()
  const nameChoices = choiceNamer(choices, schemas)
  for (const [name, schema] of Object.entries(schemas))
    // a JSON value has the shape that it had
    if (!(name in choices)) schemas[name] = nameChoices(schema) as JsonSchema
  const paths = nameChoices(merged) as ApiDocument['paths']
  const parameters = shareParameters(paths)
  return {
    ...document,
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      ...document.components,
      ...sharedComponents,
      parameters: { ...sharedComponents.parameters, ...parameters },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1))),
    },
  }
}

function securityOf(rule: AccessRule): object[] {
  if (rule === 'open') return []
  if (rule.includes('member')) return [{ member: [] }]
  return rule.includes('anonymous') ? [{}, { session: [] }] : [{ session: [] }]
}

function parametersOf(
  { parameters = [] }: Operation,
  { query = {} }: DescribedRoute,
  method: string,
  path: string,
): Operation['parameters'] {
  const namedParameters = parameters.filter(isParameter).map((one) => {
    const { description, ...schema } = (one.schema ?? {}) as JsonSchema & { description?: string }
    const text =
      one.description ?? description ?? (one.in === 'path' ? pathDescriptions[one.name] : undefined)
    const { $schema: _dialect, ...plain } = schema as JsonSchema
    return {
      name: one.name,
      in: one.in,
      ...(text && { description: text }),
      required: one.required ?? false,
      schema: Object.keys(plain).length > 0 ? plain : { type: 'string' },
    }
  })
  const declared = new Set(namedParameters.filter((one) => one.in === 'query').map(({ name }) => name))
  const others = Object.entries(query)
    .filter(([name]) => !declared.has(name))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      ...(typeof description === 'string' && { description }),
      required: false,
      schema,
    }))
  const isRepeatable = method !== 'get' && !idempotencyExempt.test(path.replace(/\{\w+\}/g, '1'))
  return [
    ...namedParameters,
    ...others,
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(method === 'get' ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

const pathDescriptions: Record<string, string> = {
  id: 'The id of the record',
  name: 'The name of the module',
  number: 'The number of the receipt',
  series: 'The code of the receipt series',
  code: 'The code',
  objection: 'The id of the objection',
}
