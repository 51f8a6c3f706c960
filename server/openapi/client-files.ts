import path from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import type { ApiDocument, Operation } from '../src/openapi/paths.ts'
import { workspaceRoot } from './wire-schema-inputs.ts'

const head = '// `npm run openapi` writes this file from the OpenAPI document.\n'
const idempotencyKey = '#/components/parameters/IdempotencyKey'

const acceptsKey = ({ parameters = [] }: Operation) =>
  parameters.some((one) => '$ref' in one && one.$ref === idempotencyKey)

/** The writes that store no response, so that a repeated one is done twice: 'POST /api/login'. */
function routesWithoutKey({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([route, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => method !== 'get' && !acceptsKey(operation))
      .map(([method]) => `${method.toUpperCase()} ${route}`),
  )
}

function routesFile(document: ApiDocument): string {
  const lines = routesWithoutKey(document)
    .sort()
    .map((route) => `  '${route}',\n`)
  const comment = '/** Writes that do not accept an Idempotency-Key. The client never repeats them. */\n'
  const declaration = 'export const routesWithoutKey: ReadonlySet<string>'
  return `${head}\n${comment}${declaration} = new Set([\n${lines.join('')}])\n`
}

/** For the fake system of `@samity/module-service/testing`, which refuses what a module does not ask for. */
function areasFile(document: ApiDocument): string {
  const lines = Object.entries(document.paths)
    .flatMap(([url, operations]) => {
      const methodsByArea = Map.groupBy(Object.keys(operations), (method) => operations[method]!['x-area'])
      return [...methodsByArea].flatMap(([area, methods]) =>
        area === undefined || area === 'several'
          ? []
          : [`  ['${methods.join(' ').toUpperCase()}', '${url.replace('/api/', '')}', '${area}'],\n`],
      )
    })
    .sort()
  const comment = '/** Methods, path below /api/ and area of the routes that services may ask for. */\n'
  return `${head}\n${comment}export const routeAreas: readonly (readonly [string, string, string])[] = [\n${lines.join('')}]\n`
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Leaves out what a type does not say, and descriptions of a field that only repeat its name, or that another
 * field of this name has already.
 */
function withoutRepetition(document: ApiDocument): ApiDocument {
  const described = new Set<string>()
  const isRepeated = (key: string, value: unknown, owner: string) => {
    if (['format', 'examples', 'headers'].includes(key) && typeof value !== 'boolean') return true
    if (key !== 'description' || typeof value !== 'string' || !owner) return false
    const description = `${owner} ${value}`
    const isKnown = described.has(description)
    described.add(description)
    return isKnown || wordsOf(value.replace('Only rows with this ', '')) === wordsOf(owner)
  }
  const copyOf = (value: unknown, owner: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => copyOf(one, ''))
    if (typeof value !== 'object' || value === null) return value
    const name = 'in' in value && 'name' in value ? String(value.name) : owner
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        isRepeated(key, inner, name)
          ? []
          : [[key, key === 'properties' ? fieldsOf(inner as object) : copyOf(inner, '')]],
      ),
    )
  }
  const fieldsOf = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, copyOf(field, name)]))
  // a JSON value has the shape that it had
  return copyOf(document, '') as ApiDocument
}

/** The client throws every error response, so its types have only the others. */
function clientDocument(document: ApiDocument): ApiDocument {
  const copy = withoutRepetition(document)
  for (const operation of Object.values(copy.paths).flatMap((operations) => Object.values(operations)))
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status < '304')
        .map(([status, response]) => [status, { ...response, description: '' }]),
    )
  return copy
}

const maxLineLength = 140
/** The types use these instead of `components["schemas"]`, and for headers that most operations have. */
const aliases = `type Schemas = components['schemas']
type Parameters = components['parameters']
type Responses = components['responses']
type ReadHeaders = { 'Accept-Language'?: Parameters['AcceptLanguage']; 'If-None-Match'?: Parameters['IfNoneMatch'] }
type WriteHeaders = { 'Accept-Language'?: Parameters['AcceptLanguage']; 'Idempotency-Key'?: Parameters['IdempotencyKey'] }
`

/**
 * Leaves out members that nothing can be written to, repeated comments and headers of any name, and joins
 * short lines.
 */
function compact(types: string): string {
  let text = types
    .replaceAll(/^ *(?:\w+\?: never|\[name: string\]: unknown);\n/gm, '')
    .replaceAll(/^ *\/\*\* @(?:enum|constant) .*\n/gm, '')
    .replaceAll(/^ *\/\*\* .*\n(?= *\S+ components\["parameters"\])/gm, '')
    .replaceAll('@description ', '')
    .replaceAll(
      /components\["(\w)(\w+)"\](?=\[)/g,
      (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`,
    )
    .replaceAll(
      /header\?: \{\n *"Accept-Language"\?: .*\n *"If-None-Match"\?: .*\n *\}/g,
      'header?: ReadHeaders',
    )
    .replaceAll(
      /header\?: \{\n *"Accept-Language"\?: .*\n *"Idempotency-Key"\?: .*\n *\}/g,
      'header?: WriteHeaders',
    )
    .replaceAll(/\/\*\*\n *\* /g, '/** ')
    .replaceAll(/\n *\*\/$/gm, ' */')
    .replaceAll(/^ +/gm, (indent) => indent.slice(indent.length / 2))
  const join = (whole: string, ...parts: string[]) => {
    const line = parts.join(' ')
    return line.length > maxLineLength ? whole : line
  }
  for (let previous = ''; previous !== text;) {
    previous = text
    text = text
      .replaceAll(/^ *[a-z]\w*\??: \{\n *\};\n/gm, '')
      .replaceAll(
        /^(.*\{)\n((?: *[^\s}*][^\n*]*;\n)*) *(\}.*)$/gm,
        (whole, start: string, members: string, end: string) =>
          join(whole, start, members.trim().replaceAll(/;\n */g, '; ').replace(/;$/, ''), end),
      )
      .replaceAll(
        /^(.*\{)\n *(\/\*\* .*\*\/ .*);\n *(\}.*)$/gm,
        (whole, start: string, member: string, end: string) => join(whole, start, member, end),
      )
      .replaceAll(/^( *\/\*\* .*\*\/)\n *(.*;)$/gm, (whole, comment: string, member: string) =>
        join(whole, comment, member),
      )
  }
  return `${aliases}\n${text}`
}

const areasPath = path.join(workspaceRoot, 'packages/module-service/src/testing/generated/route-areas.ts')

export async function clientFiles(document: ApiDocument): Promise<Map<string, string>> {
  const source = path.join(workspaceRoot, 'packages/client/src/generated')
  const types = await openapiTypes(
    // our type of the document has only the parts that the server completes
    clientDocument(document) as unknown as Exclude<Parameters<typeof openapiTypes>[0], string | URL | Buffer>,
    { alphabetize: true, defaultNonNullable: false, silent: true },
  )
  return new Map([
    [path.join(source, 'api.ts'), `${head}\n${compact(astToString(types))}`],
    [path.join(source, 'routes-without-key.ts'), routesFile(document)],
    [areasPath, areasFile(document)],
  ])
}
