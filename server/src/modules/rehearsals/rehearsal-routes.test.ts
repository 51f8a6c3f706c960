import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, sha384, storeRehearsal } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import type { Rehearsal, RehearsalState } from '@samity/shared-api/contract/system/rehearsals'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(30_000)

const name = 'mfe-tea'
let data: string
let releases: string
let release: string
let server: TestServer
let admin: TestUser

beforeEach(async () => {
  data = aFolder()
  releases = path.join(data, 'releases')
  activate(releases, name, aRelease(releases).release, 'rahim')
  ;({ release } = aRelease(releases, { version: '1.1.0' }))
  server = await startTestServer({ SAMITY_RELEASES: releases, SAMITY_DATA: data })
  admin = await server.as('admin')
})
afterEach(async () => {
  await server.close()
  rmSync(data, { recursive: true })
})

function store(changes: Partial<Rehearsal>): void {
  const pictures = path.join(data, 'pictures')
  mkdirSync(pictures, { recursive: true })
  writeFileSync(path.join(pictures, '1.active.webp'), 'a print')
  const rehearsal: Rehearsal = {
    schema: 1,
    module: name,
    release,
    active: null,
    revision: 1,
    at: '2026-11-28T10:00:00Z',
    seconds: 90,
    backup: '2026-11-28T02:00:00Z',
    pages: 4,
    calls: 2,
    prints: 1,
    unopened: [],
    browser: 'Chrome/143',
    services: true,
    exceededMiB: null,
    findings: [],
    sendings: [],
    pictures: { '1.active.webp': sha384('a print') },
    ...changes,
  }
  storeRehearsal(releases, rehearsal, pictures, Buffer.alloc(32, 7))
}

const activateIt = () => admin.post(`modules/${name}/activate/`, { release })

test('an administrator requires rehearsals; an activation then waits for one that passed', async () => {
  expect((await admin.put('modules/rehearsals/', { required: true })).json()).toMatchObject({
    required: true,
  })
  const refused = await activateIt()
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'module.refused' })
  store({
    findings: [
      { kind: 'call', path: '/', roles: [], languages: [], active: '', candidate: 'GET /api/x 500' },
    ],
  })
  expect((await activateIt()).statusCode).toBe(409)
  store({})
  expect((await activateIt()).statusCode).toBe(200)
  const [event] = await server.sql`
    select after from audit_events where action = 'update' and subject = 'modules'`
  expect(event?.['after']).toEqual({ rehearsal_required: true })
})

test('the list of releases has the result, and its details have the pictures', async () => {
  store({})
  const { modules } = (await admin.get('modules/')).json<ModulesResponse>()
  const found = modules.flatMap((module) => module.releases).map(({ rehearsal }) => rehearsal?.isPassed)
  expect(found.toSorted()).toEqual([true, undefined])
  const details = await admin.get(`modules/${name}/rehearsal/?release=${encodeURIComponent(release)}`)
  const picture = Buffer.from('a print').toString('base64')
  expect(details.json()).toMatchObject({
    module: name,
    pictures: { '1.active.webp': `data:image/webp;base64,${picture}` },
  })
  const staff = await server.as('staff')
  expect(
    (await staff.get(`modules/${name}/rehearsal/?release=${encodeURIComponent(release)}`)).statusCode,
  ).toBe(403)
})

test('one rehearsal runs at a time, and an administrator cancels it', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'rehearse-release', name])
  const exit = once(child, 'exit')
  mkdirSync(path.join(data, 'rehearsal'))
  const state = { module: name, release, since: '2026-11-28T10:00:00Z', opened: 3, total: 8 }
  writeFileSync(path.join(data, 'rehearsal/state.json'), JSON.stringify({ ...state, pid: child.pid }))
  expect((await admin.get('modules/rehearsals/')).json()).toEqual({ required: false, running: state })
  expect((await admin.post(`modules/${name}/rehearse/`, { release })).statusCode).toBe(409)
  expect((await admin.post('modules/rehearsals/cancel/')).json()).toMatchObject({ running: null })
  await exit
  // a killed one blocks nothing
  expect((await admin.get('modules/rehearsals/')).json()).toEqual({ required: false, running: null })
})

test('a rehearsal is seen from its start, and no longer when it could not begin', async () => {
  const started = await admin.post(`modules/${name}/rehearse/`, { release })
  expect(started.json()).toMatchObject({ running: { module: name, release, opened: 0, total: 0 } })
  // its process finds no database in this folder
  await until(async () => (await admin.get('modules/rehearsals/')).json<RehearsalState>().running === null)
})

test('a server starts after a power cut during a rehearsal, and removes what is left of it', async () => {
  await server.close()
  mkdirSync(path.join(data, 'rehearsal'))
  writeFileSync(path.join(data, 'rehearsal/state.json'), '')
  server = await startTestServer({ SAMITY_RELEASES: releases, SAMITY_DATA: data })
  admin = await server.as('admin')
  expect((await admin.get('modules/rehearsals/')).json()).toMatchObject({ running: null })
  expect(existsSync(path.join(data, 'rehearsal'))).toBe(false)
})
