import { rmSync } from 'node:fs'
import type { PermissionsResponse } from '@samity/shared-api/contract/system/module-permissions'
import type { ModuleSettingsResponse } from '@samity/shared-api/contract/system/module-settings'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import type { Descriptor } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { moduleSettings } from '../settings/module-settings.ts'
import { registryForUser } from '../registry-for-user.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

jest.setTimeout(30_000)

const words = (en: string) => ({ en, bn: `${en} (bn)` })
const settings: Required<Descriptor>['settings'] = {
  schema: {
    type: 'object',
    properties: {
      days: { type: 'integer', default: 14, minimum: 1, maximum: 90 },
      desk: { type: 'string', default: 'Main', minLength: 1, maxLength: 20 },
      reminders: { type: 'boolean', default: true },
      shelf: { type: 'string', default: 'A', enum: ['A', 'B'] },
    },
  },
  labels: { days: words('Days'), desk: words('Desk'), reminders: words('Reminders'), shelf: words('Shelf') },
  help: { days: words('How long a book may be on loan') },
}
const library: Partial<Descriptor> = {
  name: 'mfe-library',
  routes: [
    { path: '/dashboard/library', screen: 'Books', allow: ['admin', 'staff', 'auditor'] },
    {
      path: '/dashboard/library/lend',
      screen: 'Lend',
      allow: ['admin', 'staff'],
      permission: 'library.lend',
    },
  ],
  nav: [
    { section: 'sales', order: 1, path: '/dashboard/library', label: words('Library') },
    { section: 'sales', order: 2, path: '/dashboard/library/lend', label: words('Lend') },
  ],
  permissions: [
    { name: 'library.lend', title: words('Lend books'), roles: ['staff'] },
    { name: 'library.waive', title: words('Waive fines'), roles: [] },
  ],
  settings,
}

let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser

beforeEach(async () => {
  releases = aFolder()
  activate(releases, 'mfe-library', aLibrary('1.0.0'), 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  staff = await server.as('staff')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

function aLibrary(version: string, changes: Partial<Descriptor> = {}): string {
  return aRelease(releases, { version, descriptor: aDescriptor({ ...library, ...changes }) }).release
}
const registryOf = async (who: TestUser) => {
  const [user] = await server.sql<{ id: number; role: 'staff' | 'admin'; username: string }[]>`
    select id, role, username from users where id = ${who.id}`
  // the registry reads only these fields of a signed-in person
  const request = { user, ip: '127.0.0.1' } as Parameters<typeof registryForUser>[2]
  return registryForUser(server.app, server.app.registry, request)
}
const pathsOf = async (who: TestUser) =>
  (await registryOf(who)).modules.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))
const readPermissions = async () => (await admin.get('permissions/')).json<PermissionsResponse>()
const assign = (roles: Record<string, string[]>, version?: number) =>
  admin.put('permissions/', { roles, version })

describe('permissions', () => {
  test('have the roles of the descriptor until an administrator changes them', async () => {
    expect(await readPermissions()).toEqual({
      version: 0,
      permissions: [
        {
          name: 'library.lend',
          title: words('Lend books'),
          module: words('Tea'),
          roles: ['staff'],
          defaults: ['staff'],
        },
        { name: 'library.waive', title: words('Waive fines'), module: words('Tea'), roles: [], defaults: [] },
      ],
    })
    expect((await assign({ 'library.lend': ['cashier', 'admin'] }, 0)).statusCode).toBe(200)
    const { version, permissions } = await readPermissions()
    expect([version, permissions.map(({ roles }) => roles)]).toEqual([1, [['admin', 'cashier'], []]])
  })

  test('decide which screens a person receives', async () => {
    expect(await registryOf(staff)).toMatchObject({ permissions: ['library.lend'], closed: [] })
    expect(await pathsOf(staff)).toEqual(['/dashboard/library', '/dashboard/library/lend'])
    // without the permission even an administrator gets no screen for it
    expect(await pathsOf(admin)).toEqual(['/dashboard/library'])
    await assign({ 'library.lend': ['admin'] })
    expect(await registryOf(staff)).toMatchObject({ permissions: [], closed: ['/dashboard/library/lend'] })
    expect((await registryOf(staff)).modules[0]?.descriptor.nav).toHaveLength(1)
    expect(await registryOf(admin)).toMatchObject({ permissions: ['library.lend'], closed: [] })
  })

  test('are written to the audit log with the roles before and after', async () => {
    await assign({ 'library.lend': ['staff'], 'library.waive': ['admin'] })
    const events =
      await server.sql`select actor, before, after from audit_events where subject = 'permissions'`
    expect(events).toEqual([
      { actor: admin.username, before: { 'library.waive': [] }, after: { 'library.waive': ['admin'] } },
    ])
  })

  test('are not overwritten by somebody who saw an older version, and unknown ones are refused', async () => {
    await assign({ 'library.lend': ['admin'] }, 0)
    expect((await assign({ 'library.lend': ['staff'] }, 0)).statusCode).toBe(409)
    expect((await assign({ 'tea.brew': ['staff'] })).statusCode).toBe(422)
    expect((await readPermissions()).permissions[0]?.roles).toEqual(['admin'])
  })

  test('are for administrators', async () => {
    expect((await staff.get('permissions/')).statusCode).toBe(403)
    expect((await staff.put('permissions/', { roles: {} })).statusCode).toBe(403)
  })
})

describe('settings of a module', () => {
  const url = 'modules/mfe-library/settings/'
  const read = async () => (await admin.get(url)).json<ModuleSettingsResponse>()
  const defaults = { days: 14, desk: 'Main', reminders: true, shelf: 'A' }
  const readAsService = () => moduleSettings(server.app, aDescriptor(library))

  test('have their defaults, then what was saved', async () => {
    expect(await read()).toMatchObject({ version: 0, values: defaults })
    expect((await read()).fields[0]).toEqual({
      name: 'days',
      type: 'integer',
      label: words('Days'),
      help: words('How long a book may be on loan'),
      default: 14,
      minimum: 1,
      maximum: 90,
    })
    const values = { ...defaults, days: 21, reminders: false }
    expect((await admin.put(url, { values, version: 0 })).json()).toMatchObject({ version: 1, values })
    expect(await readAsService()).toEqual(values)
    const events =
      await server.sql`select subject_id, before, after from audit_events where subject = 'module-settings'`
    expect(events).toEqual([
      {
        subject_id: 'mfe-library',
        before: { days: 14, reminders: true },
        after: { days: 21, reminders: false },
      },
    ])
  })

  test('are refused with a sentence at each invalid field, in both languages', async () => {
    const values = { days: 91, desk: '', reminders: true, shelf: 'C' }
    const response = await admin.put(url, { values, version: 0 })
    expect([response.statusCode, response.json<{ errors: object }>().errors]).toEqual([
      422,
      {
        days: ['Enter 90 or less.'],
        desk: ['Enter at least 1 characters.'],
        shelf: ['Choose one of the values.'],
      },
    ])
    const bengali = await admin.put(
      url,
      { values: { ...defaults, days: 1.5, colour: 'red' } },
      { 'accept-language': 'bn' },
    )
    expect(bengali.json<{ errors: object }>().errors).toEqual({
      days: ['একটি পূর্ণ সংখ্যা লিখুন।'],
      colour: ['মডিউলটিতে এমন কোনো সেটিং নেই।'],
    })
    expect(await read()).toMatchObject({ version: 0, values: defaults })
  })

  test('of an older version are refused', async () => {
    await admin.put(url, { values: { ...defaults, days: 30 }, version: 0 })
    expect((await admin.put(url, { values: defaults, version: 0 })).statusCode).toBe(409)
    expect(await readAsService()).toMatchObject({ days: 30 })
  })

  test('survive a release with another schema where they fit, and a rollback finds the others again', async () => {
    await admin.put(url, { values: { ...defaults, days: 60, desk: 'Annex' } })
    const { days, desk } = settings.schema.properties
    const schema = { type: 'object' as const, properties: { days: { ...days!, maximum: 30 }, desk: desk! } }
    activate(releases, 'mfe-library', aLibrary('1.1.0', { settings: { ...settings, schema } }), 'admin')
    expect((await read()).values).toEqual({ days: 14, desk: 'Annex' })
    await admin.put(url, { values: { days: 20, desk: 'Annex' } })
    expect(await readAsService()).toEqual({ days: 20, desk: 'Annex', reminders: true, shelf: 'A' })
  })

  test('may be days, amounts, named choices and a secret, which only the service reads', async () => {
    const entry: Required<Descriptor>['settings'] = {
      schema: {
        type: 'object',
        properties: {
          opens: { type: 'string', default: '', format: 'day' },
          rent: { type: 'string', default: '0', format: 'amount' },
          hall: { type: 'string', default: 'a', enum: ['a', 'b'] },
          key: { type: 'string', default: '', format: 'secret', maxLength: 40 },
        },
      },
      labels: { opens: words('Opens'), rent: words('Rent'), hall: words('Hall'), key: words('Key') },
      choices: { hall: { a: words('Large hall'), b: words('Small hall') } },
    }
    const values = { opens: '2026-03-01', rent: '150.50', hall: 'b', key: 'pay-me-1874' }
    activate(releases, 'mfe-library', aLibrary('1.2.0', { settings: entry }), 'admin')
    const readForService = () =>
      moduleSettings(server.app, aDescriptor({ name: 'mfe-library', settings: entry }))
    const save = async (over: object) => {
      const { version } = (await admin.get(url)).json<ModuleSettingsResponse>()
      return admin.put(url, { values: { ...values, ...over }, version })
    }
    const refused = await save({ opens: '2026-02-30', rent: '1.555' })
    expect(refused.json().errors).toEqual({
      opens: ['Choose a day.'],
      rent: ['Enter an amount in taka, such as 150 or 150.50.'],
    })

    expect((await save({})).json()).toMatchObject({ values: { ...values, key: '' } })
    expect(await readForService()).toEqual(values)
    const fields = (await admin.get(url)).json<ModuleSettingsResponse>().fields
    expect(fields.find(({ name }) => name === 'key')).toMatchObject({ format: 'secret', is_stored: true })
    expect(fields.find(({ name }) => name === 'hall')).toMatchObject({ choices: entry.choices!['hall'] })
    await server.sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${admin.id}`
    expect((await save({ key: '', hall: 'a' })).json().code).toBe('auth.confirm')
    expect((await save({ hall: 'a' })).statusCode).toBe(200)
    await server.sql`update sessions set created_at = now() where user_id = ${admin.id}`
    // an empty text keeps it, null removes it
    await save({ key: '', hall: 'a' })
    expect(await readForService()).toEqual({ ...values, hall: 'a' })
    const stored =
      await server.sql`select settings::text from module_settings union all select (before, after)::text from audit_events`
    expect(JSON.stringify(stored)).not.toContain('pay-me-1874')
    await save({ key: null })
    expect(await readForService()).toMatchObject({ key: '' })
  })

  test('are for administrators, and a module without settings has none', async () => {
    expect((await staff.get(url)).statusCode).toBe(403)
    expect((await admin.get('modules/mfe-tea/settings/')).statusCode).toBe(404)
  })
})

test('the list of releases says what each asks for, and what is new', async () => {
  const second = aLibrary('1.1.0', {
    service: { main: 'service/main.mjs' },
    permissions: [
      ...library.permissions!,
      { name: 'library.buy', title: words('Buy books'), roles: ['admin'] },
    ],
    receiptSeries: [{ code: 'LIB', title: words('Library'), head: words('Fines') }],
  })
  const { modules } = (await admin.get('modules/')).json<ModulesResponse>()
  const asks = modules[0]?.releases.find(({ release }) => release === second)?.asks ?? []
  expect(asks.filter(({ isNew }) => isNew).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'service service/main.mjs',
    'series LIB',
    'permission library.buy',
  ])
  expect(asks.filter(({ isNew }) => !isNew).map(({ name }) => name)).toEqual([
    'library.lend',
    'library.waive',
    'days',
    'desk',
    'reminders',
    'shelf',
  ])
})
