import { rmSync } from 'node:fs'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { aServiceRelease } from '../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { registryForUser } from './registry-for-user.ts'

jest.setTimeout(30_000)

const tea = 'mfe-tea'
let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser

const newRelease = (version: string) =>
  aServiceRelease(releases, {
    version,
    service: { url: 'http://127.0.0.1:9' },
    descriptor: { asks: ['write:configuration'] },
  })
const activateRelease = (version: string) => {
  const release = newRelease(version)
  activate(releases, tea, release, 'rahim')
  return release
}

let first: string
beforeEach(async () => {
  releases = aFolder()
  first = activateRelease('1.0.0')
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  admin = await server.as('admin')
  staff = await server.as('staff')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function headersOf(who: TestUser): Promise<Record<string, string>> {
  const [user] = await server.sql<{ id: number; role: 'staff'; username: string }[]>`
    select id, role, username from users where id = ${who.id}`
  const registry = await registryForUser(server.app, server.app.registry, {
    user: { ...user!, session: 1, two_factor_due: false } as never,
    ip: '127.0.0.1',
  })
  const module = registry.modules.find(({ name }) => name === tea)!
  return { 'x-samity-release': `${tea} ${module.release} ${module.ticket}` }
}
const addBank = (who: TestUser, name: string, headers?: Record<string, string>) =>
  who.post(
    'banks/',
    { bank_name: name, address: 'Court Road', branch_name: 'Court', account_category: 'Savings' },
    headers,
  )
const entriesOf = async (query: string) =>
  (await admin.get(`audit/?subject=banks&${query}`)).json<AuditEntry[]>()

test('every entry names the release and composition that wrote it, until after a rollback', async () => {
  await addBank(staff, 'Agrani', await headersOf(staff))
  const second = activateRelease('1.1.0')
  const headers = await headersOf(staff)
  const added = [await addBank(staff, 'Janata', headers), await addBank(staff, 'Rupali', headers)]
  const { revision } = server.app.registry.stored()
  const rollback = await admin.post(`modules/${tea}/rollback/`, { reason: 'wrong banks', revision })
  expect(rollback.statusCode).toBe(200)

  const entries = await entriesOf(`release=${encodeURIComponent(second)}`)
  expect(entries.map(({ subject_id }) => Number(subject_id)).toSorted()).toEqual(
    added.map((response) => response.json<{ id: number }>().id),
  )
  expect(entries[0]).toMatchObject({ module: tea, release: second, composition: revision, action: 'create' })
  expect(await entriesOf(`release=${encodeURIComponent(first)}`)).toHaveLength(1)
  const written = rollback
    .json<ModulesResponse>()
    .modules.find(({ name }) => name === tea)!
    .releases.map(({ release, written: count }) => [release, count])
  expect(Object.fromEntries(written)).toEqual({ [first]: 1, [second]: 2 })
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
})

test('a page names no release that the server did not send to this person', async () => {
  const own = (await headersOf(staff))['x-samity-release']!
  const others = (await headersOf(admin))['x-samity-release']!
  for (const [index, value] of [others, own.replace('1.0.0', '1.0.1'), `${tea} ${first}`, 'x'].entries()) {
    const name = `Bank ${index + 1}`
    expect((await addBank(staff, name, { 'x-samity-release': value })).statusCode).toBe(201)
  }
  const entries = await entriesOf('')
  expect(entries).toHaveLength(4)
  for (const { module, release, composition } of entries)
    expect({ module, release, composition }).toEqual({ module: null, release: null, composition: 1 })
})

test('a service, with and without a person, is named with its release', async () => {
  expect((await admin.post(`module-rights/${tea}/approve/`, {})).statusCode).toBe(200)
  const module = server.app.registry.current().modules.find(({ name }) => name === tea)!
  const asks = await server.app.rightsOf(module)
  for (const who of [{ sub: 'system' } as const, { sub: `user:${staff.id}`, role: 'staff' } as const]) {
    const token = await server.app.services.tokens.sign({
      aud: tea,
      permissions: [],
      asks,
      language: 'en',
      release: module.release,
      request: 'r1',
      ...who,
    })
    const bank = {
      bank_name: who.sub.slice(0, 4),
      address: 'A',
      branch_name: 'B',
      account_category: 'Savings',
    }
    const response = await server.visitor.post('banks/', bank, { authorization: `Bearer ${token}` })
    expect(response.statusCode).toBe(201)
  }
  expect(await entriesOf(`release=${encodeURIComponent(first)}`)).toHaveLength(2)
})

test('the hash chain covers the release', async () => {
  await addBank(staff, 'Agrani', await headersOf(staff))
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
  await server.sql`alter table audit_events disable trigger user`
  await server.sql`update audit_events set release = '9.9.9+000000000000' where release is not null`
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: false })
})
