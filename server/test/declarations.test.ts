import { registeredResources } from '../src/resources/resource-registry.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let served: TestServer
beforeAll(async () => {
  served = await startTestServer()
})
afterAll(() => served.close())

test('every constraint that a declaration speaks for exists, and marks a field that is declared', async () => {
  const known = await served.sql<{ name: string }[]>`
    select conname as name from pg_constraint union select indexrelid::regclass::text from pg_index where indisunique`
  const names = known.map(({ name }) => name)
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

test('what a declaration searches and filters by containing is declared', () => {
  for (const { path, search, contains, fields } of registeredResources())
    expect([path, [...search, ...contains].filter((name) => !(name in fields))]).toEqual([path, []])
})

test('every declared table or view exists', async () => {
  for (const { path, relation } of registeredResources()) {
    const [found] = await served.sql<
      { there: boolean }[]
    >`select to_regclass(${relation}) is not null as there`
    expect([path, relation, found?.there]).toEqual([path, relation, true])
  }
})

test('every unique or excluding constraint of a register has its sentence', async () => {
  // the database makes these values itself: nobody can enter one twice
  const ownValues = ['contact_messages_reference_key']
  const spoken = new Set([
    ...ownValues,
    ...registeredResources().flatMap(({ conflicts }) => Object.keys(conflicts)),
  ])
  const tables = registeredResources().map(({ relation }) => relation)
  const silent = await served.sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    where i.indisunique and not i.indisprimary and i.indrelid::regclass::text in ${served.sql(tables)}`
  expect(silent.map(({ name }) => name).filter((name) => !spoken.has(name))).toEqual([])
})
