import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '@samity/module-registry'
import type { Descriptor } from '@samity/shared-api/module'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The early reads of the routes of all modules. */
const reads = [
  'mfe-accounts',
  'mfe-config',
  'mfe-sales',
  'mfe-treasury',
  'mfe-members',
  'mfe-authenticity',
  'mfe-api',
].flatMap((name) => {
  // the build of the module checks this file
  const { routes } = JSON.parse(readFileSync(path.join(folderOf(name), 'module.json'), 'utf8')) as Descriptor
  return routes.flatMap((route) => route.reads ?? [])
})

test('the audit log records no early read, because the page may read what nobody looks at', async () => {
  const admin = await server.as('admin')
  await createRecord(
    admin,
    'advocates/',
    anAdvocate({ nid_number: '1234567890', nominees: [{ name: 'Salma', nid: '9876543210123' }] }),
  )
  const eventsOf = async (read: string) => {
    const [last] = await server.sql<{ id: string }[]>`select max(id) as id from audit_events`
    const { statusCode } = await admin.get(read)
    const events = await server.sql<{ action: string; subject: string }[]>`
      select action, subject from audit_events
      where id > ${last!.id}`
    return [read, statusCode, ...events.map(({ action, subject }) => `${action} ${subject}`)]
  }
  expect(reads.length).toBeGreaterThan(20)
  for (const read of reads) expect(await eventsOf(read)).toEqual([read, 200])
  // a list that must not be among them
  const list = 'advocates/?limit=50&offset=0'
  expect(await eventsOf(list)).toEqual([list, 200, 'view advocates'])
})
