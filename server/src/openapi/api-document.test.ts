import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWireSchemas } from '../../openapi/build-wire-schemas.ts'
import { clientFiles } from '../../openapi/client-files.ts'
import type { ApiDocument, Operation } from './paths.ts'
import { wireSchemas, type JsonSchema } from '../http/wire-schemas.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

jest.setTimeout(120_000)

let server: TestServer
let document: ApiDocument
let operations: { name: string; method: string; operation: Operation }[]

beforeAll(async () => {
  server = await startTestServer()
  document = (await server.visitor.get('docs/json')).json()
  operations = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${url}`, method, operation })),
  )
})
afterAll(() => server.close())

const namesWhere = (isWrong: (one: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ name }) => name)

test('every operation has an operationId of its own, a summary and the tag of an area', () => {
  expect(operations.length).toBeGreaterThan(300)
  expect(namesWhere(({ operation }) => !operation.operationId || !operation.summary)).toEqual([])
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  const tags = new Set((document['tags'] as { name: string }[]).map(({ name }) => name))
  expect(
    namesWhere(({ operation }) => operation.tags?.length !== 1 || !tags.has(operation.tags[0]!)),
  ).toEqual([])
})

test('every operation has the schema of its success and the shape of its errors', () => {
  const hasSuccess = ({ responses }: Operation) =>
    Object.entries(responses).some(
      ([status, response]) => status === '204' || (status.startsWith('2') && 'content' in response),
    )
  expect(namesWhere(({ operation }) => !hasSuccess(operation))).toEqual([])
  expect(namesWhere(({ operation: { responses } }) => !responses['400'] || !responses['429'])).toEqual([])
  expect(
    namesWhere(
      ({ method, operation: { responses } }) => method !== 'get' && !(responses['409'] && responses['422']),
    ),
  ).toEqual([])
})

test('security and roles are those of the access rules', () => {
  const operationOf = (name: string) => operations.find((one) => one.name === name)!.operation
  expect(operationOf('get /api/settings').security).toEqual([])
  expect(operationOf('get /api/advocates').security).toEqual([{}, { session: [] }])
  expect(operationOf('get /api/my').security).toEqual([{ member: [] }])
  expect(operationOf('post /api/banks')).toMatchObject({
    security: [{ session: [] }],
    'x-roles': ['admin', 'staff'],
    'x-area': 'configuration',
  })
})

test('money records, forms and totals are described', () => {
  const { get, post } = document.paths['/api/vokalotnama'] as Record<'get' | 'post', Operation>
  expect(Object.keys(post.responses)).toContain('201')
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(get.responses['200']).toMatchObject({
    headers: {
      'X-Total-Count': expect.anything(),
      'X-Total-Amount': expect.anything(),
      ETag: expect.anything(),
    },
  })
  expect(get.parameters).toContainEqual(expect.objectContaining({ in: 'query', name: 'sale_type' }))
  const { put } = document.paths['/api/actual_expanse/{id}/attachment'] as Record<'put', Operation>
  expect(Object.keys(put.requestBody!.content)).toEqual(['multipart/form-data'])
})

test('every field of a body says what callers send', () => {
  const typeWords = ['type', '$ref', 'anyOf', 'const', 'enum']
  const untyped = (schema: JsonSchema, place: string): string[] => [
    ...(typeWords.some((word) => word in schema) ? [] : [place]),
    ...Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, one]) =>
      untyped(one, `${place}.${name}`),
    ),
    ...['items', 'anyOf'].flatMap((word) =>
      [schema[word] ?? []].flat().flatMap((one) => untyped(one as JsonSchema, `${place} ${word}`)),
    ),
  ]
  const bodies = operations.flatMap(({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => String(schema['$ref'])),
  )
  expect(bodies.length).toBeGreaterThan(100)
  expect(
    [...new Set(bodies)].flatMap((reference) => {
      const name = reference.replace('#/components/schemas/', '')
      return untyped(document.components.schemas[name]!, name)
    }),
  ).toEqual([])
})

test('every reference of the document has its schema', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  )
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
})

test('the schemas of the wire are made of the contract, and again only when it has changed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-schemas-'))
  const file = path.join(folder, 'wire-schemas.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as { inputs: string }
  writeFileSync(file, '{"inputs":"former"}')
  await buildWireSchemas(file)
  const made = read()
  // the server of this test reads what the set-up has built
  expect(made).toEqual(wireSchemas())
  const marked = JSON.stringify({ ...made, schemas: {} })
  writeFileSync(file, marked)
  await buildWireSchemas(file)
  expect(readFileSync(file, 'utf8')).toBe(marked)
  rmSync(folder, { recursive: true })
})

test('the types of the client are those of the document (npm run openapi)', async () => {
  const files = await clientFiles(document)
  const stale = [...files].filter(([file, content]) => readFileSync(file, 'utf8') !== content)
  expect(stale.map(([file]) => file)).toEqual([])
})
