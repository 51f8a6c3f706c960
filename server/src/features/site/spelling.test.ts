import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { aSale, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const migration = readFileSync(
  path.join(__dirname, '../../../db/migrations/076.do.spelling-on-paper.sql'),
  'utf8',
)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const readSpelling = async () =>
  ((await server.visitor.get('settings/')).json() as AssociationSettings).prints.spelling

test('a new association prints corrected words, also after an update', async () => {
  expect(await readSpelling()).toBe('corrected')
  await server.sql.unsafe(migration)
  expect(await readSpelling()).toBe('corrected')
})

test('an association of the former version keeps the specified words until it chooses', async () => {
  const admin = await server.as('admin')
  await server.sql.unsafe(migration)
  expect(await readSpelling()).toBe('specified')
  await admin.put('settings/', { prints: { spelling: 'corrected' } })
  await server.sql.unsafe(migration)
  expect(await readSpelling()).toBe('corrected')
})

test('the wire has the specified words with either spelling', async () => {
  const admin = await server.as('admin')
  const { number } = await createRecord(admin, 'vokalotnama/', aSale({ sale_type: 'Notery Sticker' }))
  const read = async (url: string) => (await admin.get(url)).json() as object
  const readBoth = async () => [await read('vokalotnama/'), await read(`receipts/${number}/`)]
  await admin.put('settings/', { prints: { spelling: 'specified' } })
  const specified = await readBoth()
  await admin.put('settings/', { prints: { spelling: 'corrected' } })
  expect(await readBoth()).toEqual(specified)
  expect(JSON.stringify(specified)).toContain('Notery Sticker')
})
