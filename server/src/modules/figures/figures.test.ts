import { rmSync } from 'node:fs'
import { today } from '@samity/shared-api/contract/day'
import type { ModuleFigures, VisitFigures } from '@samity/shared-api/contract/system/screen-figures'
import { activate, readStoredRegistry, startCanary } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { registryForUser } from '../registry-for-user.ts'
import { withTickets } from '../report-tickets.ts'
import { recordFigures, sweepFigures } from './record-figures.ts'

let releases: string
let server: TestServer
let admin: TestUser
let active: string
let canary: string
let unused: string

beforeAll(async () => {
  releases = aFolder()
  active = aRelease(releases, { version: '1.0.0' }).release
  const descriptor = aDescriptor({ budgets: { Tea: { rowsMs: 300, kib: 20, requests: 2 } } })
  canary = aRelease(releases, { version: '1.1.0', descriptor }).release
  unused = aRelease(releases, { version: '1.2.0' }).release
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
})
beforeEach(async () => {
  activate(releases, 'mfe-tea', active, 'rahim')
  await server.sql`truncate screen_figures, screen_people`
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const registryEntry = () => readStoredRegistry(releases).modules['mfe-tea']
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => server.as('staff')))

type Visit = Partial<VisitFigures> & { screen?: string; module?: string }
async function report(
  who: TestUser | null,
  release: string,
  { screen = 'Tea', module = 'mfe-tea', ...figures }: Visit,
) {
  const one = { name: module, release, base: '/', integrity: {}, descriptor: aDescriptor() }
  const { modules } = await withTickets(server.sql, { schema: 1, revision: 1, modules: [one] }, who)
  return (who ?? server.visitor).post('module-reports/', {
    module,
    release,
    ticket: modules[0]?.ticket,
    screen,
    ms: 1,
    outcome: 'measured',
    detail: '',
    figures: { device: 'desktop', ...figures },
  })
}
async function visit(people: TestUser[], release: string, figures: Visit, times = 3) {
  for (const person of people) for (let time = 0; time < times; time++) await report(person, release, figures)
}
const readFigures = async () => (await admin.get('modules/mfe-tea/figures/')).json<ModuleFigures>()

test('the figures of a release are its medians by screen and device, without anything of a person', async () => {
  const [one, two] = await staff(2)
  await visit([one!], active, { rowsMs: 100, framesMs: 0, kib: 12, requests: 2 })
  await visit([two!], active, { rowsMs: 400, requests: 2 }, 1)
  await visit([two!], active, { device: 'phone', rowsMs: 900 }, 1)
  const { screens, releases: history } = await readFigures()
  expect(screens).toMatchObject([
    {
      release: active,
      screen: 'Tea',
      device: 'desktop',
      visits: 4,
      over: [],
      framesMs: { median: 0, high: 0 },
      requests: { median: 2, high: 2 },
    },
    { device: 'phone', visits: 1, framesMs: null, kib: null },
  ])
  expect(Math.abs(screens[0]!.rowsMs!.median / 100 - 1)).toBeLessThan(0.1)
  expect(history).toEqual([{ release: active, median: expect.any(Number), high: expect.any(Number) }])
  const people = await server.sql<{ person: string }[]>`select distinct person from screen_people`
  expect(people).toHaveLength(2)
  for (const { person } of people) expect(person).toMatch(/^[\w-]{22}$/)
})

test('what three quarters of enough visits exceed is over the budget of the release, and rolls nothing back', async () => {
  startCanary(releases, 'mfe-tea', canary, 50, 'rahim')
  const [one] = await staff(1)
  await visit([one!], canary, { rowsMs: 500, kib: 5, requests: 2 }, 9)
  expect((await readFigures()).screens).toMatchObject([{ release: canary, over: [] }])
  await visit([one!], canary, { rowsMs: 500, kib: 5, requests: 2 }, 1)
  expect((await readFigures()).screens).toMatchObject([{ release: canary, over: ['rowsMs'] }])
  expect(registryEntry()?.canary?.release).toBe(canary)
})

describe('a canary', () => {
  let people: TestUser[]
  beforeEach(async () => {
    people = await staff(7)
    const before = { device: 'desktop', rowsMs: 400, framesMs: 20 } as const
    for (let time = 0; time < 3; time++)
      await Promise.all(
        people.map(({ id }) =>
          recordFigures(
            server.sql,
            `user:${id}`,
            { module: 'mfe-tea', release: active, screen: 'Tea' },
            before,
          ),
        ),
      )
    startCanary(releases, 'mfe-tea', canary, 50, 'rahim')
  })
  const canaryPeople = () => people.slice(0, 4)

  test('that shows its rows 30 % later ends, with the figures in the notice and the audit log', async () => {
    await visit(canaryPeople(), canary, { rowsMs: 520, framesMs: 20 })
    expect(registryEntry()).toMatchObject({ active, canary: null })
    const [change] = readStoredRegistry(releases).history
    expect(change).toMatchObject({ action: 'end-canary', through: 'system' })
    const facts = change!.rollback!
    expect(facts).toMatchObject({ release: canary, failing: 3, screen: 'Tea', reason: 'rowsMs', percent: 50 })
    expect(facts.canaryMs! / facts.activeMs!).toBeGreaterThanOrEqual(1.2)
    const sentence = `${canary} was slower for 3 of 3 people: in 50 % of the visits, Tea showed its rows within ${facts.canaryMs} ms instead of ${facts.activeMs} ms`
    const { notices: [notice] = [] } = await registryForUser(server.app, server.app.registry, {
      user: { ...admin, role: 'admin' } as never,
      ip: '',
    })
    expect(notice).toMatchObject({ from: canary, to: active, why: sentence, rollback: facts })
    // that the canary began comes from the registry's history, and may be written later
    const events = (await admin.get('audit/?subject=modules')).json<object[]>()
    const end = { actor: 'system', action: 'end-canary', reason: sentence }
    expect(events).toContainEqual(expect.objectContaining(end))
    const { modules } = (await admin.get('modules/')).json()
    expect(modules[0].releases).toContainEqual(expect.objectContaining({ release: canary, ended: true }))
  })

  test('that holds up the page longer ends', async () => {
    await visit(canaryPeople(), canary, { rowsMs: 400, framesMs: 200 })
    expect(registryEntry()?.canary).toBeNull()
    expect(readStoredRegistry(releases).history[0]?.rollback).toMatchObject({ reason: 'framesMs' })
  })

  test.each([
    ['10 % slower', () => visit(canaryPeople(), canary, { rowsMs: 440 })],
    ['slower by less than anyone notices', () => visit(canaryPeople(), canary, { framesMs: 60 })],
    ['slower for one person, however often', () => visit(people.slice(0, 1), canary, { rowsMs: 4000 }, 30)],
    [
      'slower for a minority',
      async () => {
        await visit(people.slice(0, 4), canary, { rowsMs: 400 })
        await visit(people.slice(4), canary, { rowsMs: 900 })
      },
    ],
    ['slower in fewer than three visits', () => visit(canaryPeople(), canary, { rowsMs: 900 }, 2)],
    [
      'measured only by people who did not have the active release',
      async () => visit(await staff(4), canary, { rowsMs: 900 }),
    ],
    [
      'measured on a device that nobody had before',
      () => visit(canaryPeople(), canary, { device: 'phone', rowsMs: 900 }),
    ],
  ])('that is %s stays', async (_name, measure) => {
    await measure()
    expect(registryEntry()?.canary?.release).toBe(canary)
  })

  test('stays while the active release is as slow: the server is', async () => {
    await server.sql`update screen_people set day = day - 3`
    await server.sql`update screen_figures set day = day - 3`
    await visit(people.slice(4), active, { rowsMs: 900 })
    await visit(canaryPeople(), canary, { rowsMs: 900 })
    expect(registryEntry()?.canary?.release).toBe(canary)
  })

  test('stays while nobody else is measured', async () => {
    await server.sql`update screen_people set day = day - 3`
    await server.sql`update screen_figures set day = day - 3`
    await visit(canaryPeople(), canary, { rowsMs: 900 })
    expect(registryEntry()?.canary?.release).toBe(canary)
  })
})

test('the active release is never rolled back for its figures', async () => {
  activate(releases, 'mfe-tea', canary, 'rahim')
  const people = await staff(4)
  await visit(people, active, { rowsMs: 100 })
  await visit(people, canary, { rowsMs: 900 })
  expect(registryEntry()?.active).toBe(canary)
})

describe('a hostile report', () => {
  const rows = async () => {
    const [row] = await server.sql<[{ count: number }]>`select count(*) as count from screen_figures`
    return row.count
  }

  test('of an unknown module, release or screen, without a ticket or from a visitor is not counted', async () => {
    const [one] = await staff(1)
    for (const figures of [{ module: 'mfe-milk' }, { screen: 'Coffee' }, { screen: '/dashboard/tea/12' }])
      expect((await report(one!, active, { rowsMs: 5, ...figures })).statusCode).toBe(204)
    await report(one!, '9.9.9+000000000000', { rowsMs: 5 })
    await report(one!, unused, { rowsMs: 5 })
    await report(null, active, { rowsMs: 5 })
    await report(await server.as('cashier'), active, { rowsMs: 5 })
    const body = { module: 'mfe-tea', release: active, screen: 'Tea', ms: 1, outcome: 'measured', detail: '' }
    await one!.post('module-reports/', { ...body, figures: { device: 'phone', rowsMs: 5 } })
    expect(await rows()).toBe(0)
  })

  test('with a value, device or figure that cannot be is refused', async () => {
    const [one] = await staff(1)
    for (const figures of [{ rowsMs: -1 }, { rowsMs: 1e12 }, { device: 'fridge' }, { path: 5 }])
      expect((await report(one!, active, figures as Visit)).statusCode).toBe(400)
    expect(await rows()).toBe(0)
  })

  test('counts 20 times a day for one person, and no value is longer than a minute', async () => {
    const [one] = await staff(1)
    await visit([one!], active, { rowsMs: 9_000_000 }, 30)
    expect(await server.sql`select bucket, visits from screen_figures`).toEqual([{ bucket: 116, visits: 20 }])
    expect(await server.sql`select total from screen_people`).toEqual([{ total: 20 * 60_000 }])
  })
})

test('figures are kept for 90 days, and the part of a person for 14', async () => {
  const [one] = await staff(1)
  await report(one!, active, { rowsMs: 100 })
  const days = async () => {
    await sweepFigures(server.sql)
    const [{ figures, people }] = await server.sql<[{ figures: number; people: number }]>`
      select (select count(*) from screen_figures) as figures, (select count(*) from screen_people) as people`
    return [figures, people]
  }
  const age = (count: number) => server.sql`
    with people as (update screen_people set day = ${today()}::date - ${count}::int)
    update screen_figures set day = ${today()}::date - ${count}::int`
  await age(13)
  expect(await days()).toEqual([1, 1])
  await age(14)
  expect(await days()).toEqual([1, 0])
  await age(89)
  expect(await days()).toEqual([1, 0])
  await age(90)
  expect(await days()).toEqual([0, 0])
})

test('only administrators read the figures, and a module without them has none', async () => {
  expect((await (await server.as('staff')).get('modules/mfe-tea/figures/')).statusCode).toBe(403)
  expect(await readFigures()).toEqual({ days: 90, screens: [], releases: [] })
})
