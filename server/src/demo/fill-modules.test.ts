import { rmSync } from 'node:fs'
import { today } from '@samity/shared-api/contract'
import type { ServiceClaims } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { fillModules } from './fill-modules.ts'
import { freePort } from '../process/free-port.ts'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { aServiceRelease, delay, listen } from '../../test/service-builders.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

type Demo = {
  claims: ServiceClaims
  body: { advocates: { id: number; number: string; name: string }[]; paid_by_cheque: object[] }
} | null

let releases: string
let server: TestServer
beforeEach(() => {
  releases = aFolder()
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function start(prelude = ''): Promise<string> {
  const release = aServiceRelease(releases, { prelude })
  activate(releases, 'mfe-tea', release, 'build')
  const port = await freePort()
  server = await startTestServer({ SAMITY_RELEASES: releases, HOST: '127.0.0.1', PORT: String(port) })
  return release
}
async function fill() {
  const sentences: string[] = []
  await fillModules(server.app, (sentence) => sentences.push(sentence))
  return sentences
}

test('services start when the server listens, because they fetch the keys of their tokens from it', async () => {
  const release = await start()
  await delay(500)
  expect(server.app.services.statusOf('mfe-tea', release)).toBeNull()
  await listen(server.app)
  await until(() => server.app.services.statusOf('mfe-tea', release)?.state === 'running')
})

test('a demonstration sends the active advocates to each service, with a token of the server', async () => {
  await start('globalThis.demoStatus = 204')
  const staff = await server.as('staff')
  const addAdvocate = (number: string) =>
    createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: number, phone: `0171234500${number}` }),
    )
  const [first, second, archived] = [await addAdvocate('1'), await addAdvocate('2'), await addAdvocate('3')]
  await server.sql`update advocates set archived_at = now() where id = ${archived.id}`
  const category = await createRecord(staff, 'expanse_category/', { category: 'Stationery' })
  const voucher = await createRecord(staff, 'actual_expanse/', {
    expanseCategory: category.id,
    date: today(),
    actualExpanse: '200',
    payee: 'Printer',
    payment_type: 'check',
  })
  const call = await listen(server.app)
  expect(await fill()).toEqual([])
  const demo = (await (await call('/demo', staff.token)).json()) as Demo
  expect(demo?.claims).toMatchObject({ aud: 'mfe-tea', sub: 'system', permissions: [] })
  expect(demo?.body.advocates.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(Object.keys(demo?.body.advocates[0] ?? {}).sort()).toEqual(['id', 'name', 'name_bengali', 'number'])
  expect(demo?.body.paid_by_cheque).toEqual([
    expect.objectContaining({
      direction: 'issued',
      path: 'actual_expanse',
      id: voucher.id,
      party: 'Printer',
      paisa: 20_000,
    }),
  ])
})

test('a service without such data is left alone', async () => {
  await start()
  const call = await listen(server.app)
  expect(await fill()).toEqual([])
  expect(await (await call('/demo')).json()).toBeNull()
})

test('a service that fails is named, and the demonstration goes on', async () => {
  await start('globalThis.demoStatus = 500')
  await listen(server.app)
  expect(await fill()).toEqual(['The service of mfe-tea could not add its demo data (status 500).'])
})
