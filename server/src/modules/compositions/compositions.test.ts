import { rmSync } from 'node:fs'
import path from 'node:path'
import type {
  CompositionComparison,
  ModulesResponse,
  NamedCompositionRow,
} from '@samity/shared-api/contract/system/modules'
import { activate, createSigningKey, exportComposition, readStoredRegistry } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { anAdvocate, createRecord } from '../../../test/builders.ts'

jest.setTimeout(30_000)

const words = (en: string) => ({ en, bn: `${en} (bn)` })
const settings = {
  schema: {
    type: 'object' as const,
    properties: {
      fine: { type: 'integer' as const, default: 5 },
      key: { type: 'string' as const, format: 'secret' as const, default: '' },
    },
  },
  labels: { fine: words('Fine'), key: words('Key') },
}
const names = ['mfe-cake', 'mfe-jam', 'mfe-tea']
let releases: string
let server: TestServer
let admin: TestUser

function release(name: string, version: string, over = {}) {
  const descriptor = aDescriptor({
    name,
    routes: [{ path: `/dashboard/${name}`, screen: 'Tea', title: words(name), allow: ['admin'] }],
    nav: [],
    settings,
    ...over,
  })
  return aRelease(releases, { descriptor, version }).release
}
const activateAll = (version: string, over = {}) =>
  names.map((name) => {
    const one = release(name, version, over)
    activate(releases, name, one, 'rahim')
    return one
  })

let first: string[]
beforeEach(async () => {
  releases = aFolder()
  first = activateAll('1.0.0')
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  admin = await server.as('admin')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const active = () => names.map((name) => readStoredRegistry(releases).modules[name]?.active)
const compare = async (one: string, other = 'now') =>
  (await admin.get(`compositions/comparison/?one=${one}&other=${other}`)).json<CompositionComparison>()
const nameNow = (name: string) => admin.post('compositions/', { name })

test('an administrator names one, compares it with later ones, and returns in one act', async () => {
  expect((await nameNow('Before the fees')).json<NamedCompositionRow[]>()).toMatchObject([
    { name: 'Before the fees', revision: 3 },
  ])
  expect((await nameNow('before THE fees')).json()).toMatchObject({ code: 'module.refused' })
  const second = activateAll('1.1.0', { asks: ['read:members'], service: { url: 'http://127.0.0.1:9' } })
  await server.sql`
    insert into module_settings (module, settings) values ('mfe-tea', '{"fine": 9, "key": "hidden"}')`

  const comparison = await compare('Before the fees')
  expect(comparison.differences).toEqual(
    names.map((module, index) => ({
      module,
      one: { release: first[index], isThere: true, asks: [], schema: null },
      other: { release: second[index], isThere: true, asks: ['read:members'], schema: null },
    })),
  )
  expect(comparison.settings).toEqual([{ module: 'mfe-tea', name: 'fine', one: 5, other: 9 }])
  expect(comparison.problems).toEqual([])
  expect((await compare('3', '6')).settings).toBeNull()

  // records stay, whatever code comes back
  const { sql } = server
  await createRecord(admin, 'advocates', anAdvocate())
  const [before] = await sql`select count(*) from advocates`
  const response = await admin.post('compositions/return/', {
    composition: 'Before the fees',
    reason: 'wrong fees',
  })
  expect(response.statusCode).toBe(200)
  expect(response.json<ModulesResponse>().revision).toBe(9)
  expect(active()).toEqual(first)
  expect((await sql`select count(*) from advocates`)[0]).toEqual(before)
  const entries = await sql<{ subject_id: string; reason: string }[]>`
    select subject_id, reason from audit_events
    where subject = 'modules' and reason = 'wrong fees' order by subject_id`
  expect(entries.map(({ subject_id }) => subject_id)).toEqual(names)
})

test('a return that does not fit is refused as a whole, with a sentence for each part', async () => {
  await nameNow('Trial')
  activateAll('1.1.0')
  const now = active()
  for (const [index, name] of names.slice(0, 2).entries())
    rmSync(path.join(releases, name, first[index]!), { recursive: true })
  const { problems } = await compare('Trial')
  expect(problems.map(({ en }) => en)).toEqual([
    `mfe-cake has no release ${first[0]}.`,
    `mfe-jam has no release ${first[1]}.`,
  ])
  const refused = await admin.post('compositions/return/', { composition: 'Trial' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe(problems.map(({ en }) => en).join(' '))
  expect(active()).toEqual(now)
})

test('a return after somebody else changed the registry is refused', async () => {
  await nameNow('Trial')
  activateAll('1.1.0')
  const { revision } = readStoredRegistry(releases)
  activate(releases, 'mfe-tea', release('mfe-tea', '1.2.0'), 'karim')
  const now = active()
  const response = await admin.post('compositions/return/', { composition: 'Trial', revision })
  expect(response.json()).toMatchObject({ code: 'version.stale' })
  expect(active()).toEqual(now)
})

test('a file from another installation comes in, signed where keys are set, and its name goes again', async () => {
  await nameNow('Trial')
  const key = path.join(releases, 'key.pem')
  const publicKey = createSigningKey(key)
  const file = exportComposition(releases, 'Trial', key)
  expect((await admin.delete('compositions/Trial/')).statusCode).toBe(204)
  try {
    process.env.RELEASE_KEYS = publicKey
    const changed = await admin.post('compositions/import/', { file: file.replace('1.0.0', '1.0.1') })
    expect(changed.json()).toMatchObject({ code: 'module.refused' })
    const taken = await admin.post('compositions/import/', { file })
    expect(taken.json()).toMatchObject([{ name: 'Trial', revision: null }])
  } finally {
    delete process.env.RELEASE_KEYS
  }
  expect((await admin.delete('compositions/Other/')).statusCode).toBe(409)
})
