import { registeredResources } from '../src/resources/resource-registry.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every constraint with a declared message exists and belongs to a declared field', async () => {
  const rows = await server.sql<{ name: string }[]>`
    select conname as name from pg_constraint union select indexrelid::regclass::text from pg_index where indisunique
    -- triggers raise some rules by a name
    union select (regexp_matches(prosrc, 'constraint = ''([a-z_]+)''', 'g'))[1] from pg_proc`
  const names = rows.map(({ name }) => name)
  const resources = registeredResources()
  expect(resources.length).toBeGreaterThan(15)
  for (const { path, conflicts, fields } of resources)
    for (const [constraint, { field }] of Object.entries(conflicts))
      expect([path, constraint, names.includes(constraint), field in fields]).toEqual([
        path,
        constraint,
        true,
        true,
      ])
})

test('every field that a declaration searches or filters by text is declared', () => {
  for (const { path, search, contains, fields } of registeredResources())
    expect([path, [...search, ...contains].filter((name) => !(name in fields))]).toEqual([path, []])
})

test('every declared table or view exists', async () => {
  for (const { path, relation } of registeredResources()) {
    const [row] = await server.sql<
      { exists: boolean }[]
    >`select to_regclass(${relation}) is not null as exists`
    expect([path, relation, row?.exists]).toEqual([path, relation, true])
  }
})

test('every unique index of a resource has a declared message', async () => {
  // the database generates these values: nobody can enter one twice
  const generatedValues = ['contact_messages_reference_key', 'api_tokens_token_hash_key']
  const explainedConstraints = new Set([
    ...generatedValues,
    ...registeredResources().flatMap(({ conflicts }) => Object.keys(conflicts)),
  ])
  const tables = registeredResources().map(({ relation }) => relation)
  const uniqueIndexes = await server.sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    where i.indisunique and not i.indisprimary and i.indrelid::regclass::text in ${server.sql(tables)}`
  expect(uniqueIndexes.map(({ name }) => name).filter((name) => !explainedConstraints.has(name))).toEqual([])
})
