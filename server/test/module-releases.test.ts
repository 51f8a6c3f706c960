import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { activate, readStoredRegistry, startCanary } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { auditRegistryChanges } from '../src/modules/audit-registry-changes.ts'
import { registryForUser } from '../src/modules/registry-for-user.ts'
import { withTickets } from '../src/modules/report-tickets.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let releases: string
let served: TestServer
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
  served = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await served.as('admin')
})
afterEach(async () => {
  await served.close()
  rmSync(releases, { recursive: true })
})

const entry = () => readStoredRegistry(releases).modules['mfe-tea']
const asked = async () => (await admin.get('modules/')).json<ModulesResponse>()
const trail = async () =>
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
/** The ticket of a report as the page of that person, or of a visitor, has it. */
async function ticketed(who: TestUser | null, ...facts: Parameters<typeof aReport>) {
  const { module, release } = aReport(...facts)
  const given = { name: module, release, base: '/', integrity: {}, descriptor: site }
  const { modules } = await withTickets(served.sql, { schema: 1, revision: 1, modules: [given] }, who)
  return { ...aReport(...facts), ticket: modules[0]?.ticket }
}
const report = async (who: TestUser, ...facts: Parameters<typeof aReport>) =>
  who.post('module-reports/', await ticketed(who, ...facts))
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => served.as('staff')))
const from = async (remoteAddress: string, ...facts: Parameters<typeof aReport>) =>
  served.app.inject({
    method: 'POST',
    url: '/api/module-reports/',
    payload: await ticketed(null, ...facts),
    remoteAddress,
  })
const strangersReport = async (count: number, release: string) => {
  for (let host = 1; host <= count; host++)
    await from(`10.0.0.${host}`, release, 'crashed', 'Home', 'mfe-site')
}
const failureRows = async () => (await asked()).failures.length

describe('Settings → Modules', () => {
  test('shows releases, what is active, and how it came to be', async () => {
    expect(await asked()).toMatchObject({
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

  test('activates a release and goes back; both are in the trail with who and why', async () => {
    const { revision } = await asked()
    const made = await admin.post('modules/mfe-tea/activate/', {
      release: second,
      reason: 'new prices',
      revision,
    })
    expect([made.statusCode, made.json().modules[0].active]).toEqual([200, second])
    await admin.post('modules/mfe-tea/rollback/', { reason: 'it is slow' })
    expect(entry()).toMatchObject({ active: first, by: admin.username })
    expect(await trail()).toMatchObject([
      { actor: admin.username, action: 'rollback', subject_id: 'mfe-tea', reason: 'it is slow' },
      { actor: admin.username, action: 'activate', after: { release: second }, reason: 'new prices' },
      { actor: 'build', action: 'activate', after: { release: first, through: 'build' } },
    ])
  })

  test('a repeat with the same key goes back once', async () => {
    for (const release of [second, third]) activate(releases, 'mfe-tea', release, 'rahim')
    const key = { 'idempotency-key': 'once' }
    for (let time = 0; time < 3; time++)
      expect((await admin.post('modules/mfe-tea/rollback/', { reason: '' }, key)).statusCode).toBe(200)
    expect(entry()?.active).toBe(second)
  })

  test('of two administrators the second is told, and shown what is now', async () => {
    const { revision } = await asked()
    const other = await served.as('admin')
    await other.post('modules/mfe-tea/activate/', { release: third, revision })
    const late = await admin.post('modules/mfe-tea/activate/', { release: second, revision })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      message: 'Someone else changed the registry in the meantime.',
      current: { modules: [{ active: third }] },
    })
    expect(entry()?.active).toBe(third)
  })

  test('what cannot be activated is refused with the reason, and nothing changes', async () => {
    writeFileSync(path.join(releases, 'mfe-tea', second, 'mf-manifest.json'), '{ }')
    const refused = await admin.post('modules/mfe-tea/activate/', { release: second })
    expect([refused.statusCode, refused.json().message]).toEqual([
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
    expect((await trail()).map(({ actor }) => actor)).toEqual(['build'])
  })

  test('a module that nobody activated yet is listed, and activated from there', async () => {
    const { release } = aRelease(releases, { descriptor: site })
    expect((await asked()).modules).toMatchObject([
      { name: 'mfe-site', active: null, releases: [{ release, state: null }] },
      { name: 'mfe-tea' },
    ])
    expect((await admin.post('modules/mfe-site/activate/', { release })).statusCode).toBe(200)
    expect(readStoredRegistry(releases).modules['mfe-site']?.active).toBe(release)
  })

  test('says that the last good registry is in use, and the next change mends it', async () => {
    mkdirSync(releases, { recursive: true })
    writeFileSync(path.join(releases, 'modules.json'), '{ "schema": 1,')
    expect((await asked()).problem).toMatch(/modules\.json is not JSON\. The last good registry/)
    await admin.post('modules/mfe-tea/activate/', { release: second })
    expect(await asked()).toMatchObject({ problem: null, modules: [{ active: second }] })
  })
})

test('what a command changes comes into the trail once, whatever number of servers sees it', async () => {
  activate(releases, 'mfe-tea', second, { by: 'Karim', why: 'from the shell' })
  const { history } = readStoredRegistry(releases)
  await Promise.all([1, 2, 3].map(() => auditRegistryChanges(served.sql, history)))
  expect(await trail()).toMatchObject([
    {
      actor: 'Karim',
      action: 'activate',
      after: { release: second, through: 'command' },
      reason: 'from the shell',
    },
    { actor: 'build' },
  ])
})

test('a new database notes the last change of each module, not the whole past', async () => {
  for (const release of [second, third, first, second]) activate(releases, 'mfe-tea', release, 'rahim')
  const fresh = await startTestServer({ SAMITY_RELEASES: releases })
  const noted = await fresh.sql`select actor from audit_entries where subject = 'modules'`
  expect(noted).toHaveLength(1)
  await fresh.close()
})

describe('how loads go', () => {
  test('is counted by release, and failures are listed with their reason', async () => {
    const [one, two] = await staff(2)
    await report(one!, first, 'loaded')
    await report(two!, first, 'crashed')
    const { modules, failures } = await asked()
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

  test('a screen, release or module that the registry does not give is not counted; what is no report is refused', async () => {
    for (const facts of [
      [first, 'broken', 'Coffee'],
      ['9.9.9+000000000000', 'broken'],
      [first, 'broken', 'Tea', 'mfe-milk'],
      [third, 'broken'],
    ] as Parameters<typeof aReport>[])
      expect((await report(admin, ...facts)).statusCode).toBe(204)
    expect((await asked()).failures).toEqual([])
    expect((await admin.post('module-reports/', { module: 'mfe-tea' })).statusCode).toBe(400)
  })

  test('a report without the ticket that the page received is not counted', async () => {
    const [one, two] = await staff(2)
    for (const payload of [
      aReport(first, 'broken'),
      { ...aReport(first, 'broken'), ticket: 'made up' },
      await ticketed(two!, first, 'broken'),
      { ...(await ticketed(one!, second, 'broken')), release: first },
    ])
      expect((await one!.post('module-reports/', payload)).statusCode).toBe(204)
    expect(await failureRows()).toBe(0)
    await report(one!, first, 'broken')
    expect(await failureRows()).toBe(1)
  })

  test('a signed-in page receives tickets for what the role is given, and they hold', async () => {
    const [one] = await staff(1)
    const app = served.app
    const { modules } = await registryForUser(app, app.registry, {
      user: { ...one!, role: 'staff' } as never,
      ip: '',
    })
    expect(modules).toMatchObject([{ name: 'mfe-tea', ticket: expect.stringMatching(/^[\w-]{43}$/) }])
    await one!.post('module-reports/', { ...aReport(first, 'broken'), ticket: modules[0]?.ticket })
    expect(await failureRows()).toBe(1)
  })

  test('a role that is not given the module does not count', async () => {
    await report(await served.as('cashier'), first, 'broken')
    await from('10.0.0.1', first, 'broken')
    expect(await failureRows()).toBe(0)
  })

  test('a failure of one person and screen is listed once in five minutes', async () => {
    const [one] = await staff(1)
    await Promise.all(Array.from({ length: 20 }, () => report(one!, first, 'crashed')))
    expect(await failureRows()).toBe(1)
    await served.sql`update module_loads set failed_at = failed_at - interval '6 minutes'`
    await report(one!, first, 'crashed')
    expect(await failureRows()).toBe(2)
  })

  test('of a release only so many failures of visitors are listed, and those of staff still are', async () => {
    const good = aRelease(releases, { descriptor: site }).release
    activate(releases, 'mfe-site', good, 'rahim')
    await strangersReport(130, good)
    const [{ rows } = { rows: 0 }] = await served.sql<{ rows: number }[]>`
      select count(*) as rows from module_failures`
    expect(rows).toBe(100)
    const [one] = await staff(1)
    await report(one!, good, 'crashed', 'Home', 'mfe-site')
    expect((await asked()).failures[0]).toMatchObject({ module: 'mfe-site', release: good })
    expect(await served.sql`select 1 from module_failures where person = ${`user:${one!.id}`}`).toHaveLength(
      1,
    )
  })

  test('one visitor can report only so often', async () => {
    const statuses = []
    for (let time = 0; time < 310; time++) statuses.push((await from('10.0.0.1', first, 'late')).statusCode)
    expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a new release that fails', () => {
  beforeEach(() => activate(releases, 'mfe-tea', second, 'rahim'))

  test('for too many people is taken back, with an entry in the trail and a notice until it is dismissed', async () => {
    const people = await staff(4)
    await report(people[3]!, second, 'loaded')
    for (const person of people.slice(0, 2)) await report(person, second, 'crashed')
    expect(entry()?.active).toBe(second)
    await report(people[2]!, second, 'broken')
    expect(entry()).toMatchObject({ active: first, by: 'system' })
    const [taken] = await trail()
    expect(taken).toMatchObject({ actor: 'system', action: 'rollback', after: { release: first } })
    expect(taken?.reason).toContain(`${second} failed for 3 of 4 people`)

    const facts = { release: second, failing: 3, people: 4, minutes: 15, screen: 'Tea', reason: 'broken' }
    const sentence = `${second} failed for 3 of 4 people within 15 minutes (Tea: broken)`
    expect(readStoredRegistry(releases).history[0]).toMatchObject({ why: '', rollback: facts })
    expect((await asked()).history[0]).toMatchObject({ why: sentence, rollback: facts })
    const { notices: [notice] = [] } = await registryForUser(served.app, served.app.registry, {
      user: { ...admin, role: 'admin' } as never,
      ip: '',
    })
    expect(notice).toMatchObject({ from: second, to: first, why: sentence, rollback: facts })
    expect((await admin.post(`modules/notices/${notice!.id}/dismiss/`)).statusCode).toBe(204)
    expect(await served.sql`select 1 from module_changes where automatic and dismissed_at is null`).toEqual(
      [],
    )
  })

  test('does not go back and forth: what the system went back to stays', async () => {
    activate(releases, 'mfe-tea', third, 'rahim')
    const people = await staff(4)
    for (const release of [third, second])
      for (const person of people) await report(person, release, 'broken')
    expect(entry()?.active).toBe(second)
  })

  test('is watched also when an account of the name system activated it', async () => {
    activate(releases, 'mfe-tea', third, { by: 'system', why: '', through: 'screen' })
    for (const person of await staff(4)) await report(person, third, 'broken')
    expect(entry()?.active).toBe(second)
  })

  test('for one person again and again stays', async () => {
    const [one] = await staff(1)
    for (let time = 0; time < 20; time++) await report(one!, second, 'crashed')
    expect(entry()?.active).toBe(second)
  })

  test('for a few of many stays', async () => {
    const people = await staff(12)
    for (const person of people.slice(3)) await report(person, second, 'loaded')
    for (const person of people.slice(0, 3)) await report(person, second, 'crashed')
    expect(entry()?.active).toBe(second)
  })

  test('and comes by Retry stays', async () => {
    const people = await staff(4)
    for (const person of people.slice(0, 2)) await report(person, second, 'unreachable')
    await served.sql`update module_loads set failed_at = failed_at - interval '10 seconds'`
    for (const person of people.slice(0, 2)) await report(person, second, 'loaded')
    for (const person of people.slice(2)) await report(person, second, 'unreachable')
    expect(entry()?.active).toBe(second)
  })

  test('is not taken back by strangers: nobody without a session loads the back office', async () => {
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

    test('stays when only strangers report that it fails', async () => {
      await strangersReport(40, bad)
      expect(active()).toBe(bad)
    })

    test('goes back when strangers report it and a file of it was changed', async () => {
      writeFileSync(path.join(releases, 'mfe-site', bad, 'home.js'), 'x')
      await strangersReport(8, bad)
      expect(active()).toBe(bad)
      await from('10.0.0.9', bad, 'crashed', 'Home', 'mfe-site')
      expect(active()).toBe(good)
    })

    test('goes back when strangers report it and the server cannot render it, but the one before', async () => {
      served.app.renderCheck.run = async (_module, release) => (release === bad ? ['/'] : [])
      await strangersReport(9, bad)
      expect(active()).toBe(good)
    })

    test('stays when the server can render neither it nor the one before', async () => {
      served.app.renderCheck.run = async () => ['/']
      await strangersReport(9, bad)
      expect(active()).toBe(bad)
    })

    test('goes back when it fails for signed-in people', async () => {
      for (const person of await staff(3)) await report(person, bad, 'crashed', 'Home', 'mfe-site')
      expect(active()).toBe(good)
    })
  })

  test('as a canary ends, and the active release stays', async () => {
    startCanary(releases, 'mfe-tea', third, 50, 'rahim')
    for (const person of await staff(3)) await report(person, third, 'broken')
    expect(entry()).toMatchObject({ active: second, canary: null, by: 'rahim' })
  })
})

test('a release that is no longer new stays', async () => {
  const file = path.join(releases, 'modules.json')
  activate(releases, 'mfe-tea', second, 'rahim')
  const stored = readStoredRegistry(releases)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  stored.modules['mfe-tea']!.changed = hourAgo
  writeFileSync(file, JSON.stringify(stored))
  for (const person of await staff(5)) await report(person, second, 'broken')
  expect(entry()?.active).toBe(second)
})

test('an administrator chooses a canary or the active release for the own pages', async () => {
  startCanary(releases, 'mfe-tea', second, 1, 'rahim')
  const mine = async () => (await asked()).modules[0]?.mine
  await admin.post('modules/mfe-tea/choose/', { release: second })
  expect(await mine()).toBe(second)
  await admin.post('modules/mfe-tea/choose/', { release: first })
  expect(await mine()).toBe(first)
  await admin.post('modules/mfe-tea/choose/', { release: null })
  expect((await asked()).modules[0]?.chosen).toBeNull()
})

test('the registry is for administrators alone', async () => {
  for (const role of ['staff', 'cashier', 'auditor'] as const)
    expect((await (await served.as(role)).get('modules/')).statusCode).toBe(403)
})
