import path from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import type { ApiDocument, Operation } from '../src/http/openapi-paths.ts'
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

/** The client throws every error response, so its types have only the others. */
function withoutErrors(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document)
  for (const operation of Object.values(copy.paths).flatMap((operations) => Object.values(operations)))
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status < '304'),
    )
  return copy
}

/** Returns the files of `@samity/client` that are made of the document, by their path. */
export async function clientFiles(document: ApiDocument): Promise<Map<string, string>> {
  const source = path.join(workspaceRoot, 'client/src')
  const types = await openapiTypes(
    // our type of the document has only the parts that the server completes
    withoutErrors(document) as unknown as Exclude<Parameters<typeof openapiTypes>[0], string | URL | Buffer>,
    { alphabetize: true, defaultNonNullable: false, silent: true },
  )
  return new Map([
    [path.join(source, 'api.ts'), `${head}\n${astToString(types)}`],
    [path.join(source, 'routes-without-key.ts'), routesFile(document)],
  ])
}
