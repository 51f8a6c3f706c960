import { startTestServer, type TestServer } from '../../test/test-server.ts'

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
  const resources = [...server.app.resources.values()]
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
  for (const { path, search, contains, fields } of server.app.resources.values())
    expect([path, [...search, ...contains].filter((name) => !(name in fields))]).toEqual([path, []])
})

test('every declared table or view exists', async () => {
  for (const { path, relation } of server.app.resources.values()) {
    const [row] = await server.sql<
      { exists: boolean }[]
    >`select to_regclass(${relation}) is not null as exists`
    expect([path, relation, row?.exists]).toEqual([path, relation, true])
  }
})

test('every unique index of a resource has a declared message', async () => {
  // nobody enters these values: the database generates them, or an activation writes them once for each module
  const generatedValues = [
    'contact_messages_reference_key',
    'api_tokens_token_hash_key',
    'webhook_endpoints_module_key',
    'expense_categories_code_key',
  ]
  const explainedConstraints = new Set([
    ...generatedValues,
    ...[...server.app.resources.values()].flatMap(({ conflicts }) => Object.keys(conflicts)),
  ])
  const tables = [...server.app.resources.values()].map(({ relation }) => relation)
  const uniqueIndexes = await server.sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    where i.indisunique and not i.indisprimary and i.indrelid::regclass::text in ${server.sql(tables)}`
  expect(uniqueIndexes.map(({ name }) => name).filter((name) => !explainedConstraints.has(name))).toEqual([])
})

test('two servers with different features in one process do not know of each other', async () => {
  const other = await startTestServer()
  try {
    other.app.resources.delete('banks')
    other.app.constraintMessages.add('banks_name_key', { field: 'name', message: { en: 'other', bn: 'অন্য' } })
    other.app.receiptKinds.clear()
    other.app.checkableKinds.clear()
    expect(server.app.resources.has('banks')).toBe(true)
    expect(server.app.constraintMessages.find('banks_name_key')?.message.en).not.toBe('other')
    expect(server.app.receiptKinds.size).toBeGreaterThan(10)
    expect(server.app.checkableKinds.size).toBe(4)
  } finally {
    await other.close()
  }
})
