import type { JsonSchema } from '../http/describe-routes.ts'
import { jsonContent } from './components.ts'

export type Parameter = {
  in: string
  name: string
  required?: boolean
  description?: string
  schema?: JsonSchema
}
export type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: object[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, object>
  'x-roles'?: readonly string[]
  /** The area of the scope that a token needs; without one no token reaches the route */
  'x-area'?: string
  'x-confirmation'?: 'always' | 'sometimes'
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
  [key: string]: unknown
}

export const isParameter = (one: Parameter | { $ref: string }): one is Parameter => 'in' in one

export const parametersOf = ({ components }: ApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => (isParameter(one) ? one : components.parameters![one.$ref.split('/').at(-1)!]!))

/**
 * Paths that differ only in the names of their parameters are one path in OpenAPI: `receipts/:number` and,
 * with another pattern, `receipts/:series`. Joins them below the first.
 */
export function mergePaths(paths: ApiDocument['paths']): ApiDocument['paths'] {
  const merged: ApiDocument['paths'] = {}
  const pathByShape = new Map<string, string>()
  for (const [path, operations] of Object.entries(paths)) {
    const shape = path.replace(/\{\w+\}/g, '{}')
    const target = pathByShape.get(shape) ?? path
    pathByShape.set(shape, target)
    const names = [...target.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const renamed = Object.entries(operations).map(
      ([method, operation]) => [method, withPathNames(operation, names)] as const,
    )
    merged[target] ??= {}
    for (const [method, operation] of renamed) {
      const other = merged[target][method]
      merged[target][method] = other ? eitherOperation(other, operation) : operation
    }
  }
  return merged
}

function withPathNames(operation: Operation, names: readonly string[]): Operation {
  let nth = 0
  return {
    ...operation,
    parameters: (operation.parameters ?? []).map((one) =>
      isParameter(one) && one.in === 'path' ? { ...one, name: names[nth++] ?? one.name } : one,
    ),
  }
}

/**
 * Two operations of one path: the first's name, the parameters of both, either response, and the headers that
 * both have.
 */
function eitherOperation(one: Operation, other: Operation): Operation {
  const keyOf = (parameter: Parameter | { $ref: string }) =>
    isParameter(parameter) ? `${parameter.in} ${parameter.name}` : parameter.$ref
  const parameters = new Map(
    [...(one.parameters ?? []), ...(other.parameters ?? [])].map((entry) => [keyOf(entry), entry]),
  )
  type Response = { content?: Content; headers?: object }
  const [first, second] = [one.responses['200'] as Response, other.responses['200'] as Response]
  const commonHeaders = Object.fromEntries(
    Object.entries(first.headers ?? {}).filter(([name]) => name in (second.headers ?? {})),
  )
  const schemas = [first, second].flatMap(({ content }) => content?.['application/json']?.schema ?? [])
  return {
    ...one,
    summary: `${one.summary}, or ${other.summary}`,
    parameters: [...parameters.values()],
    responses: {
      ...one.responses,
      ...other.responses,
      '200': {
        ...first,
        headers: commonHeaders,
        content: jsonContent({ anyOf: schemas }),
      },
    },
  }
}
