import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Role } from '@samity/shared-api/contract'
import type { Descriptor, ExtensionEntry } from '@samity/shared-api/module'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { activate, readStoredRegistry, startCanary } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { auditRegistryChanges } from './audit-registry-changes.ts'
import { registryForRole, registryForVisitors } from './registry-projections.ts'
import { registryForUser } from './registry-for-user.ts'
import { withTickets } from './report-tickets.ts'
import type { WebsiteParts } from '../website/website.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let releases: string
let server: TestServer
let renderCheck: WebsiteParts['renderCheck']
let admin: TestUser
let first: string
let second: string
let third: string

const site = aDescriptor({
  name: 'mfe-site',
  routes: [{ path: '/', screen: 'Home', title: { en: 'Home', bn: 'হোম' } }],
  nav: [],
})

beforeEach(async () => {
  releases = aFolder()
  first = aRelease(releases, { version: '1.0.0' }).release
  second = aRelease(releases, { version: '1.1.0' }).release
  third = aRelease(releases, { version: '1.2.0' }).release
  activate(releases, 'mfe-tea', first, 'build')
  renderCheck = async () => []
  const website: WebsiteParts = {
    pages: async () => undefined,
    renderPreview: async () => undefined,
    renderCheck: (module, release) => renderCheck(module, release),
  }
  server = await startTestServer({ SAMITY_RELEASES: releases }, { website: () => website })
  admin = await server.as('admin')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const entry = () => readStoredRegistry(releases).modules['mfe-tea']
const readModules = async () => (await admin.get('modules/')).json<ModulesResponse>()
const readAuditLog = async () =>
  (await admin.get('audit/?subject=modules')).json<
    { actor: string; action: string; subject_id: string; after: object; reason: string }[]
  >()
const aReport = (release: string, outcome: string, screen = 'Tea', module = 'mfe-tea') => ({
  module,
  release,
  screen,
  ms: 20,
  outcome,
  detail: outcome === 'loaded' ? '' : 'TypeError: x is undefined',
})
/** A report with the ticket that the page of that person, or of a visitor, received. */
async function withTicket(who: TestUser | null, ...facts: Parameters<typeof aReport>) {
  const { module, release } = aReport(...facts)
  const activeModule = { name: module, release, base: '/', integrity: {}, descriptor: site }
  const { modules } = await withTickets(server.sql, { schema: 1, revision: 1, modules: [activeModule] }, who)
  return { ...aReport(...facts), ticket: modules[0]?.ticket }
}
const report = async (who: TestUser, ...facts: Parameters<typeof aReport>) =>
  who.post('module-reports/', await withTicket(who, ...facts))
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => server.as('staff')))
const from = async (remoteAddress: string, ...facts: Parameters<typeof aReport>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/module-reports/',
    payload: await withTicket(null, ...facts),
    remoteAddress,
  })
const reportAsStrangers = async (count: number, release: string) => {
  for (let host = 1; host <= count; host++)
    await from(`10.0.0.${host}`, release, 'crashed', 'Home', 'mfe-site')
}
const failureRows = async () => (await readModules()).failures.length

describe('Settings → Modules', () => {
  test('shows the releases, the active one and its history', async () => {
    expect(await readModules()).toMatchObject({
      problem: null,
      limits: { share: 30, people: 3, minutes: 15 },
      modules: [
        {
          name: 'mfe-tea',
          title: { en: 'Tea' },
          active: first,
          mine: first,
          mayGoBack: false,
          canary: null,
          releases: expect.arrayContaining([
            expect.objectContaining({ release: first, state: 'active', local: true, people: 0 }),
            expect.objectContaining({ release: second, state: null }),
          ]),
        },
      ],
      history: [{ action: 'activate', to: first, by: 'build', through: 'build' }],
    })
  })

  test('activates a release and rolls back; the audit log records who and why', async () => {
    const { revision } = await readModules()
    const response = await admin.post('modules/mfe-tea/activate/', {
      release: second,
      reason: 'new prices',
      revision,
    })
    expect([response.statusCode, response.json().modules[0].active]).toEqual([200, second])
    await admin.post('modules/mfe-tea/rollback/', { reason: 'it is slow' })
    expect(entry()).toMatchObject({ active: first, by: admin.username })
    expect(await readAuditLog()).toMatchObject([
      { actor: admin.username, action: 'rollback', subject_id: 'mfe-tea', reason: 'it is slow' },
      { actor: admin.username, action: 'activate', after: { release: second }, reason: 'new prices' },
      { actor: 'build', action: 'activate', after: { release: first, through: 'build' } },
    ])
  })

  test('rolls back once for repeats with the same key', async () => {
    for (const release of [second, third]) activate(releases, 'mfe-tea', release, 'rahim')
    const key = { 'idempotency-key': 'once' }
    for (let time = 0; time < 3; time++)
      expect((await admin.post('modules/mfe-tea/rollback/', { reason: '' }, key)).statusCode).toBe(200)
    expect(entry()?.active).toBe(second)
  })

  test('refuses the second of two administrators and returns the current registry', async () => {
    const { revision } = await readModules()
    const other = await server.as('admin')
    await other.post('modules/mfe-tea/activate/', { release: third, revision })
    const refusal = await admin.post('modules/mfe-tea/activate/', { release: second, revision })
    expect(refusal.statusCode).toBe(409)
    expect(refusal.json()).toMatchObject({
      message: 'Someone else changed the registry in the meantime.',
      current: { modules: [{ active: third }] },
    })
    expect(entry()?.active).toBe(third)
  })

  test('refuses an impossible change with the reason, and changes nothing', async () => {
    writeFileSync(path.join(releases, 'mfe-tea', second, 'mf-manifest.json'), '{ }')
    const refusal = await admin.post('modules/mfe-tea/activate/', { release: second })
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      `mfe-tea ${second}: mf-manifest.json was changed after its release.`,
    ])
    expect((await admin.post('modules/mfe-tea/rollback/', {})).json().message).toBe(
      'mfe-tea has no earlier release to go back to.',
    )
    const inBengali = await admin.post('modules/mfe-tea/rollback/', {}, { 'accept-language': 'bn' })
    expect(inBengali.json().message).toBe('mfe-tea-এর ফিরে যাওয়ার মতো আগের কোনো রিলিজ নেই।')
    expect((await admin.post('modules/mfe-tea/activate/', { release: '../../etc' })).statusCode).toBe(422)
    expect((await admin.post('modules/mfe-milk/activate/', { release: second })).statusCode).toBe(404)
    expect((await readAuditLog()).map(({ actor }) => actor)).toEqual(['build'])
  })

  test('lists a module without an active release, and activates one', async () => {
    const { release } = aRelease(releases, { descriptor: site })
    expect((await readModules()).modules).toMatchObject([
      { name: 'mfe-site', active: null, releases: [{ release, state: null }] },
      { name: 'mfe-tea' },
    ])
    expect((await admin.post('modules/mfe-site/activate/', { release })).statusCode).toBe(200)
    expect(readStoredRegistry(releases).modules['mfe-site']?.active).toBe(release)
  })

  test('reports a corrupt registry and uses the last good one until the next change', async () => {
    mkdirSync(releases, { recursive: true })
    writeFileSync(path.join(releases, 'modules.json'), '{ "schema": 1,')
    expect((await readModules()).problem).toMatch(/modules\.json is not JSON\. The last good registry/)
    await admin.post('modules/mfe-tea/activate/', { release: second })
    expect(await readModules()).toMatchObject({ problem: null, modules: [{ active: second }] })
  })
})

test('a change by command is logged once, whatever the number of servers that see it', async () => {
  activate(releases, 'mfe-tea', second, { by: 'Karim', why: 'from the shell' })
  const { history } = readStoredRegistry(releases)
  await Promise.all([1, 2, 3].map(() => auditRegistryChanges(server.sql, history)))
  expect(await readAuditLog()).toMatchObject([
    {
      actor: 'Karim',
      action: 'activate',
      after: { release: second, through: 'command' },
      reason: 'from the shell',
    },
    { actor: 'build' },
  ])
})

test('a new database logs the last change of each module, not the whole history', async () => {
  for (const release of [second, third, first, second]) activate(releases, 'mfe-tea', release, 'rahim')
  const fresh = await startTestServer({ SAMITY_RELEASES: releases })
  // the server logs what it finds after its start
  const entries = await until(async () => {
    const rows = await fresh.sql`select actor from audit_events where subject = 'modules'`
    return rows.length > 0 ? rows : undefined
  })
  expect(entries).toHaveLength(1)
  await fresh.close()
})

describe('a report of a page load', () => {
  test('is counted by release, and a failure is listed with its reason', async () => {
    const [one, two] = await staff(2)
    await report(one!, first, 'loaded')
    await report(two!, first, 'crashed')
    const { modules, failures } = await readModules()
    expect(modules[0]?.releases.find(({ release }) => release === first)).toMatchObject({
      people: 2,
      failing: 1,
    })
    expect(failures).toMatchObject(
      [{ module: 'mfe-tea', release: first, screen: 'Tea', reason: 'crashed', detail: /TypeError/ }].map(
        (failure) => ({ ...failure, detail: 'TypeError: x is undefined' }),
      ),
    )
  })

  test('is not counted for a screen, release or module that is not in the registry, and is refused when malformed', async () => {
    for (const facts of [
      [first, 'broken', 'Coffee'],
      ['9.9.9+000000000000', 'broken'],
      [first, 'broken', 'Tea', 'mfe-milk'],
      [third, 'broken'],
    ] as Parameters<typeof aReport>[])
      expect((await report(admin, ...facts)).statusCode).toBe(204)
    expect((await readModules()).failures).toEqual([])
    expect((await admin.post('module-reports/', { module: 'mfe-tea' })).statusCode).toBe(400)
  })

  test('is counted with a message and a stack as long as they may be, in Bengali, too', async () => {
    const [one] = await staff(1)
    const payload = { ...(await withTicket(one!, first, 'crashed')), stack: '\u0001'.repeat(1500) }
    const detail = 'ত্রুটি'.repeat(100).slice(0, 500)
    expect((await one!.post('module-reports/', { ...payload, detail })).statusCode).toBe(204)
    expect((await readModules()).failures).toMatchObject([{ detail }])
  })

  test('is not counted without the ticket that the page received', async () => {
    const [one, two] = await staff(2)
    for (const payload of [
      aReport(first, 'broken'),
      { ...aReport(first, 'broken'), ticket: 'made up' },
      await withTicket(two!, first, 'broken'),
      { ...(await withTicket(one!, second, 'broken')), release: first },
    ])
      expect((await one!.post('module-reports/', payload)).statusCode).toBe(204)
    expect(await failureRows()).toBe(0)
    await report(one!, first, 'broken')
    expect(await failureRows()).toBe(1)
  })

  test('is counted with the ticket that the page of a signed-in person received', async () => {
    const [one] = await staff(1)
    const app = server.app
    const { modules } = await registryForUser(app, app.registry, {
      user: { ...one!, role: 'staff' } as never,
      ip: '',
    })
    expect(modules).toMatchObject([{ name: 'mfe-tea', ticket: expect.stringMatching(/^[\w-]{43}$/) }])
    await one!.post('module-reports/', { ...aReport(first, 'broken'), ticket: modules[0]?.ticket })
    expect(await failureRows()).toBe(1)
  })

  test('is not counted from a role that does not get the module', async () => {
    await report(await server.as('cashier'), first, 'broken')
    await from('10.0.0.1', first, 'broken')
    expect(await failureRows()).toBe(0)
  })

  test('is listed once in five minutes for one person and screen', async () => {
    const [one] = await staff(1)
    await Promise.all(Array.from({ length: 20 }, () => report(one!, first, 'crashed')))
    expect(await failureRows()).toBe(1)
    await server.sql`update module_loads set failed_at = failed_at - interval '6 minutes'`
    await report(one!, first, 'crashed')
    expect(await failureRows()).toBe(2)
  })

  test('is listed up to 100 times for visitors of a release, and still listed for staff', async () => {
    const good = aRelease(releases, { descriptor: site }).release
    activate(releases, 'mfe-site', good, 'rahim')
    await reportAsStrangers(130, good)
    const [{ rows } = { rows: 0 }] = await server.sql<{ rows: number }[]>`
      select count(*) as rows from module_failures`
    expect(rows).toBe(100)
    const [one] = await staff(1)
    await report(one!, good, 'crashed', 'Home', 'mfe-site')
    expect((await readModules()).failures[0]).toMatchObject({ module: 'mfe-site', release: good })
    expect(await server.sql`select 1 from module_failures where person = ${`user:${one!.id}`}`).toHaveLength(
      1,
    )
  })

  test('is refused after 300 reports of one visitor', async () => {
    const statuses = []
    for (let time = 0; time < 310; time++) statuses.push((await from('10.0.0.1', first, 'late')).statusCode)
    expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a new release that fails', () => {
  beforeEach(() => activate(releases, 'mfe-tea', second, 'rahim'))

  test('for too many people is rolled back, with an audit event and a notice that can be dismissed', async () => {
    const people = await staff(4)
    await report(people[3]!, second, 'loaded')
    for (const person of people.slice(0, 2)) await report(person, second, 'crashed')
    expect(entry()?.active).toBe(second)
    await report(people[2]!, second, 'broken')
    expect(entry()).toMatchObject({ active: first, by: 'system' })
    const [rollback] = await readAuditLog()
    expect(rollback).toMatchObject({ actor: 'system', action: 'rollback', after: { release: first } })
    expect(rollback?.reason).toContain(`${second} failed for 3 of 4 people`)

    const facts = { release: second, failing: 3, people: 4, minutes: 15, screen: 'Tea', reason: 'broken' }
    const sentence = `${second} failed for 3 of 4 people within 15 minutes (Tea: broken)`
    expect(readStoredRegistry(releases).history[0]).toMatchObject({ why: '', rollback: facts })
    expect((await readModules()).history[0]).toMatchObject({ why: sentence, rollback: facts })
    const { notices: [notice] = [] } = await registryForUser(server.app, server.app.registry, {
      user: { ...admin, role: 'admin' } as never,
      ip: '',
    })
    expect(notice).toMatchObject({ from: second, to: first, why: sentence, rollback: facts })
    expect((await admin.post(`modules/notices/${notice!.id}/dismiss/`)).statusCode).toBe(204)
    expect(await server.sql`select 1 from module_changes where automatic and dismissed_at is null`).toEqual(
      [],
    )
  })

  test('is rolled back once: the release that the system restored stays active', async () => {
    activate(releases, 'mfe-tea', third, 'rahim')
    const people = await staff(4)
    for (const release of [third, second])
      for (const person of people) await report(person, release, 'broken')
    expect(entry()?.active).toBe(second)
  })

  test('is watched even when an account named system activated it', async () => {
    activate(releases, 'mfe-tea', third, { by: 'system', why: '', through: 'screen' })
    for (const person of await staff(4)) await report(person, third, 'broken')
    expect(entry()?.active).toBe(second)
  })

  test('repeatedly for one person stays active', async () => {
    const [one] = await staff(1)
    for (let time = 0; time < 20; time++) await report(one!, second, 'crashed')
    expect(entry()?.active).toBe(second)
  })

  test('for a few of many people stays active', async () => {
    const people = await staff(12)
    for (const person of people.slice(3)) await report(person, second, 'loaded')
    for (const person of people.slice(0, 3)) await report(person, second, 'crashed')
    expect(entry()?.active).toBe(second)
  })

  test('and then loads by Retry stays active', async () => {
    const people = await staff(4)
    for (const person of people.slice(0, 2)) await report(person, second, 'unreachable')
    await server.sql`update module_loads set failed_at = failed_at - interval '10 seconds'`
    for (const person of people.slice(0, 2)) await report(person, second, 'loaded')
    for (const person of people.slice(2)) await report(person, second, 'unreachable')
    expect(entry()?.active).toBe(second)
  })

  test('in the reports of strangers stays: nobody without a session loads the back office', async () => {
    for (let host = 1; host < 60; host++) await from(`10.0.0.${host}`, second, 'crashed')
    expect(entry()?.active).toBe(second)
  })

  describe('on the website', () => {
    let good: string
    let bad: string
    const active = () => readStoredRegistry(releases).modules['mfe-site']?.active
    beforeEach(() => {
      good = aRelease(releases, { descriptor: site, files: { 'home.js': 'home()' } }).release
      bad = aRelease(releases, { descriptor: site, files: { 'home.js': 'hom()' }, version: '1.1.0' }).release
      activate(releases, 'mfe-site', good, 'rahim')
      activate(releases, 'mfe-site', bad, 'rahim')
    })

    test('stays when only strangers report failures', async () => {
      await reportAsStrangers(40, bad)
      expect(active()).toBe(bad)
    })

    test('is rolled back when strangers report it and one of its files was changed', async () => {
      writeFileSync(path.join(releases, 'mfe-site', bad, 'home.js'), 'x')
      await reportAsStrangers(8, bad)
      expect(active()).toBe(bad)
      await from('10.0.0.9', bad, 'crashed', 'Home', 'mfe-site')
      expect(active()).toBe(good)
    })

    test('is rolled back when strangers report it and the server can render only the previous release', async () => {
      renderCheck = async (_module, release) => (release === bad ? ['/'] : [])
      await reportAsStrangers(9, bad)
      expect(active()).toBe(good)
    })

    test('stays when the server can render neither it nor the previous release', async () => {
      renderCheck = async () => ['/']
      await reportAsStrangers(9, bad)
      expect(active()).toBe(bad)
    })

    test('is rolled back when it fails for signed-in people', async () => {
      for (const person of await staff(3)) await report(person, bad, 'crashed', 'Home', 'mfe-site')
      expect(active()).toBe(good)
    })
  })

  test('as a canary ends the canary, and the active release stays active', async () => {
    startCanary(releases, 'mfe-tea', third, 50, 'rahim')
    for (const person of await staff(3)) await report(person, third, 'broken')
    expect(entry()).toMatchObject({ active: second, canary: null, by: 'rahim' })
  })
})

test('a failing release that is no longer new stays active', async () => {
  const file = path.join(releases, 'modules.json')
  activate(releases, 'mfe-tea', second, 'rahim')
  const stored = readStoredRegistry(releases)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  stored.modules['mfe-tea']!.changed = hourAgo
  writeFileSync(file, JSON.stringify(stored))
  for (const person of await staff(5)) await report(person, second, 'broken')
  expect(entry()?.active).toBe(second)
})

test('an administrator chooses a canary or the active release for their own pages', async () => {
  startCanary(releases, 'mfe-tea', second, 1, 'rahim')
  const mine = async () => (await readModules()).modules[0]?.mine
  await admin.post('modules/mfe-tea/choose/', { release: second })
  expect(await mine()).toBe(second)
  await admin.post('modules/mfe-tea/choose/', { release: first })
  expect(await mine()).toBe(first)
  await admin.post('modules/mfe-tea/choose/', { release: null })
  expect((await readModules()).modules[0]?.chosen).toBeNull()
})

test('only administrators read the registry', async () => {
  for (const role of ['staff', 'cashier', 'auditor'] as const)
    expect((await (await server.as(role)).get('modules/')).statusCode).toBe(403)
})

describe('an extension', () => {
  const library = (over: Partial<Descriptor> = {}) =>
    aDescriptor({
      name: 'mfe-library',
      routes: [],
      nav: [],
      permissions: [{ name: 'library.lend', title: { en: 'Lend', bn: 'ধার' }, roles: ['staff'] }],
      extensions: [
        anExtension({ id: 'books', allow: ['admin', 'staff', 'auditor'] }),
        anExtension({ id: 'loans', allow: ['staff', 'auditor'], permission: 'library.lend' }),
      ],
      ...over,
    })
  const anExtension = (over: Partial<ExtensionEntry>): ExtensionEntry => ({
    slot: 'dashboard.card',
    id: 'books',
    extension: 'Books',
    title: { en: 'Books', bn: 'বই' },
    order: 1,
    allow: ['staff'],
    ...over,
  })
  const activateLibrary = () => {
    const { release } = aRelease(releases, { descriptor: library() })
    activate(releases, 'mfe-library', release, 'rahim')
    return release
  }
  const extensionsFor = async (role: Role | null, permissions?: string[]) => {
    const registry = server.app.registry.forViewer({ key: 'user:1' })
    const { modules } = role
      ? registryForRole(registry, role, new Set(permissions ?? (role === 'staff' ? ['library.lend'] : [])))
      : registryForVisitors(registry)
    return modules.find(({ name }) => name === 'mfe-library')?.descriptor.extensions?.map(({ id }) => id)
  }

  test.each<[Role | null, string[] | undefined]>([
    ['admin', ['books']],
    ['staff', ['books', 'loans']],
    ['auditor', ['books']],
    ['cashier', undefined],
    [null, undefined],
  ])(
    'is delivered to %s only with role and permission, also by a module without screens',
    async (role, ids) => {
      activateLibrary()
      expect(await extensionsFor(role)).toEqual(ids)
    },
  )

  test('follows the permissions of the person instead of the default ones', async () => {
    activateLibrary()
    expect(await extensionsFor('auditor', ['library.lend'])).toEqual(['books', 'loans'])
    expect(await extensionsFor('staff', [])).toEqual(['books'])
  })

  test('that fails is counted for its release under the name of its slot, and only from its roles', async () => {
    const release = activateLibrary()
    const [one] = await staff(1)
    await report(one!, release, 'crashed', 'slot:dashboard.card/books', 'mfe-library')
    await report(await server.as('cashier'), release, 'crashed', 'slot:dashboard.card/books', 'mfe-library')
    await report(one!, release, 'crashed', 'slot:dashboard.card/pens', 'mfe-library')
    await report(admin, release, 'crashed', 'slot:dashboard.card/loans', 'mfe-library')
    expect((await readModules()).failures).toMatchObject([
      { module: 'mfe-library', release, screen: 'slot:dashboard.card/books', reason: 'crashed' },
    ])
  })

  test('that fails for several people rolls the release back', async () => {
    const good = activateLibrary()
    const { release: bad } = aRelease(releases, { version: '1.3.0', descriptor: library() })
    activate(releases, 'mfe-library', bad, 'rahim')
    for (const person of await staff(4))
      await report(person, bad, 'crashed', 'slot:dashboard.card/books', 'mfe-library')
    expect(readStoredRegistry(releases).modules['mfe-library']?.active).toBe(good)
  })
})
