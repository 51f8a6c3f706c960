import { rmSync } from 'node:fs'
import type { PlacesResponse } from '@samity/shared-api/contract/system/places'
import { coreSlots } from '@samity/shared-api/contract/system/slots'
import type { ExtensionEntry } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { registryForUser } from '../registry-for-user.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

jest.setTimeout(30_000)

const words = (en: string) => ({ en, bn: `${en} (bn)` })
const anExtension = (id: string, order: number, over: Partial<ExtensionEntry> = {}): ExtensionEntry => ({
  slot: 'advocate.tab',
  id,
  extension: id.toUpperCase(),
  title: words(id),
  order,
  allow: ['admin', 'staff'],
  ...over,
})

let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser

beforeEach(async () => {
  releases = aFolder()
  const slots = [
    { name: 'library.book', title: words('Book'), props: { type: 'object' as const, properties: {} } },
  ]
  const descriptor = aDescriptor({
    name: 'mfe-library',
    slots,
    extensions: [anExtension('loans', 10), anExtension('fines', 20), anExtension('lines', 30)],
  })
  activate(releases, 'mfe-library', aRelease(releases, { descriptor }).release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  staff = await server.as('staff')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const readPlaces = async () => (await admin.get('places/')).json<PlacesResponse>()
const tabsOf = ({ places }: PlacesResponse) =>
  places
    .find(({ slot }) => slot === 'advocate.tab')!
    .extensions.map(({ id, hidden }) => (hidden ? `(${id})` : id))
const arrange = (chosen: string[], hidden: string[] = [], version = 0) =>
  admin.put('places/', {
    places: { 'advocate.tab': chosen.map((id) => ({ id, hidden: hidden.includes(id) })) },
    version,
  })

async function tabsFor(who: TestUser) {
  const [user] = await server.sql<{ id: number; role: 'staff'; username: string }[]>`
    select id, role, username from users where id = ${who.id}`
  // the registry reads only these fields of a signed-in person
  const request = { user, ip: '127.0.0.1' } as Parameters<typeof registryForUser>[2]
  const { modules } = await registryForUser(server.app, server.app.registry, request)
  return modules
    .flatMap(({ descriptor }) => descriptor.extensions ?? [])
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id)
}

test('every slot is listed, with its owner and what fills it in the order of the modules', async () => {
  const response = await readPlaces()
  expect(response.places).toHaveLength(coreSlots.length + 1)
  expect(response.places.at(-1)).toMatchObject({ slot: 'library.book', title: words('Book'), extensions: [] })
  expect(response.places.at(-1)?.module).toBeDefined()
  expect(tabsOf(response)).toEqual(['loans', 'fines', 'lines'])
})

test('the order and what is hidden reach the pages of everybody, and the audit log', async () => {
  const response = await arrange(['lines', 'fines', 'loans'], ['fines'])
  expect(tabsOf(response.json<PlacesResponse>())).toEqual(['lines', '(fines)', 'loans'])
  expect(await tabsFor(staff)).toEqual(['lines', 'loans'])
  const events = await server.sql`select actor, action from audit_events where subject = 'places'`
  expect(events).toEqual([{ actor: admin.username, action: 'update' }])
})

test('an extension without a choice follows the others', async () => {
  await arrange(['lines', 'fines', 'loans'])
  const descriptor = aDescriptor({
    name: 'mfe-library',
    extensions: [anExtension('loans', 10), anExtension('new', 1), anExtension('lines', 30)],
  })
  activate(releases, 'mfe-library', aRelease(releases, { version: '2.0.0', descriptor }).release, 'build')
  expect(tabsOf(await readPlaces())).toEqual(['lines', 'loans', 'new'])
})

test('only administrators choose, from the extensions that are there, on the version that they saw', async () => {
  expect((await staff.get('places/')).statusCode).toBe(403)
  expect((await arrange(['loans'])).statusCode).toBe(422)
  expect((await arrange(['lines', 'fines', 'loans'])).statusCode).toBe(200)
  expect((await arrange(['loans', 'fines', 'lines'])).statusCode).toBe(409)
})
