import { rmSync } from 'node:fs'
import { today, yearOf } from '@samity/shared-api/contract'
import type { ModuleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import type { ServiceClaims } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { reconcile } from '../../features/accounts/reconciliation.ts'
import { freePort } from '../../process/free-port.ts'
import { aFine, aModuleWithSeries, anAdvocate, createRecord, errorsOf, word } from '../../../test/builders.ts'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/*
 * A receipt on its whole way: page, gateway, service in a process of its own, API, ledger. Nothing is
 * replaced.
 */

type Posted = { status: number; body: ModuleReceipt & { message: string; code: string } }

let releases: string
let server: TestServer
let call: Awaited<ReturnType<typeof listen>>
let admin: TestUser
let cashier: TestUser
beforeAll(async () => {
  releases = aFolder()
  const tea = aServiceRelease(releases, {
    descriptor: { receiptSeries: [{ code: 'TEA', title: word('Tea'), head: word('Tea money') }] },
  })
  activate(releases, 'mfe-tea', tea, 'build')
  // a service that nobody asks
  const content = aModuleWithSeries('mfe-milk', ['MLK'])
  const descriptor = { ...content.descriptor, service: { url: 'http://127.0.0.1:9' } }
  const milk = aRelease(releases, { ...content, descriptor })
  activate(releases, 'mfe-milk', milk.release, 'build')
  const port = await freePort()
  // the service finds the API at this port
  server = await startTestServer({
    SAMITY_RELEASES: releases,
    SECRET_KEY: 'k'.repeat(40),
    HOST: '127.0.0.1',
    PORT: String(port),
  })
  admin = await server.as('admin')
  cashier = await server.as('cashier')
  call = await listen(server.app, port)
  for (const code of ['TEA', 'MLK']) await admin.post(`receipt-series/${code}/approve/`, {})
  await until(async () => (await call('/health')).ok)
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const post = async (
  key: string,
  { series = 'TEA', token = cashier.token, subject = '', payer = 'Karim' } = {},
) => {
  const query = new URLSearchParams({ series, key, date: today(), subject, payer })
  return (await (await call(`/post?${query}`, token)).json()) as Posted
}
const tokenOf = async (person: TestUser) =>
  (await (await call('/who', person.token)).json()) as { token: string; claims: ServiceClaims }
/** Posts with a token as somebody would who has got hold of it. */
const postWith = async (token: string, series = 'TEA') =>
  (
    await server.visitor.post(`receipts/${series}/`, aFine({ date: today() }), {
      authorization: `Bearer ${token}`,
    })
  ).statusCode
const writtenByTea = () => server.sql<
  { actor: string; action: string; subject: string; subject_id: string | null }[]
>`
  select actor, action, subject, subject_id from audit_events where subject like 'tea/%' order by id`
const countReceipts = async () => (await server.sql`select 1 from receipts`).length

test('a receipt gets its number, is in the ledger and the audit log of the person, and a repeat posts nothing', async () => {
  const first = await post('fine-1')
  expect(first).toMatchObject({
    status: 201,
    body: { number: `TEA-${yearOf(today())}-000001`, total: '25.50', created_by: cashier.username },
  })
  const repeats = await Promise.all([post('fine-1'), post('fine-1')])
  for (const repeat of repeats) expect(repeat.body).toEqual(first.body)
  expect((await post('fine-2')).body.number).toBe(`TEA-${yearOf(today())}-000002`)
  expect(await countReceipts()).toBe(2)

  const [{ paisa } = { paisa: 0 }] = await server.sql<{ paisa: number }[]>`
    select sum(amount) as paisa from ledger_lines`
  expect(paisa).toBe(2 * 2550)
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  const events = (await admin.get('audit/?subject=receipts')).json<object[]>()
  expect(events).toHaveLength(2)
  expect(events[1]).toMatchObject({ actor: cashier.username, action: 'create', number: first.body.number })
})

test('three people who take the money of one subject at once make one receipt', async () => {
  const before = await countReceipts()
  const people = [admin, cashier, await server.as('staff')]
  const answers = await Promise.all(
    people.map(({ token }, index) => post(`key-${index}`, { token, subject: 'booking/12' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  const [{ body: receipt }] = answers as [Posted]
  expect(receipt).toMatchObject({ subject: 'booking/12', total: '25.50' })
  expect(new Set(answers.map(({ body }) => body.number))).toEqual(new Set([receipt.number]))
  expect(await countReceipts()).toBe(before + 1)

  expect(await post('key-0', { subject: 'booking/12', payer: 'Rahima' })).toMatchObject({
    status: 409,
    body: {
      code: 'subject.taken',
      message: `${receipt.number} is the receipt for booking/12 and says something else. Nothing was posted.`,
      conflict: { path: 'receipts', id: receipt.id, number: receipt.number },
    },
  })
  expect(await countReceipts()).toBe(before + 1)
})

test('after a void the subject is free: the same key gets a new receipt', async () => {
  const { body: first } = await post('fee-9', { subject: 'fee/9' })
  const deletion = await admin.delete(`receipts/TEA/${first.id}/`, { reason: 'Wrong person' })
  expect(deletion.statusCode).toBe(204)
  const { status, body: second } = await post('fee-9', { subject: 'fee/9' })
  expect(status).toBe(201)
  expect(second).toMatchObject({ subject: 'fee/9', voided_at: null })
  expect(second.number > first.number).toBe(true)
  expect((await post('fee-9', { subject: 'fee/9' })).body).toEqual(second)
  const found = (await admin.get('receipts/TEA/?subject=fee/9&voided=1')).json<ModuleReceipt[]>()
  expect(found.map(({ number }) => number)).toEqual([second.number, first.number])
})

test('a correction keeps the subject', async () => {
  const { body: receipt } = await post('fee-10', { subject: 'fee/10' })
  const change = (body: object) => admin.put(`receipts/TEA/${receipt.id}/`, aFine({ date: today(), ...body }))
  expect((await change({ payer: 'Rahima' })).json()).toMatchObject({ payer: 'Rahima', subject: 'fee/10' })
  const refusal = await change({ subject: 'fee/11' })
  expect([refusal.statusCode, Object.keys(errorsOf(refusal))]).toEqual([422, ['subject']])
})

test('a service posts neither to the series of another module nor for a visitor', async () => {
  const before = await countReceipts()
  expect(await post('milk-1', { series: 'MLK' })).toMatchObject({
    status: 403,
    body: { message: 'This belongs to another module.' },
  })
  expect((await post('visitor-1', { token: '' })).status).toBe(401)
  expect(await countReceipts()).toBe(before)
})

test('a service learns number and name of an advocate for a person, and nothing else about members', async () => {
  const { id } = await createRecord(admin, 'advocates/', anAdvocate())
  const { token } = await tokenOf(cashier)
  const get = (path: string) =>
    server.visitor.get(`advocates/${id}/${path}`, { authorization: `Bearer ${token}` })
  const reference = await get('reference/')
  expect(reference.json()).toEqual({
    id,
    bar_registration_number: expect.any(String),
    name_english: expect.any(String),
    name_bengali: expect.any(String),
    is_archived: false,
  })
  expect((await get('standing/')).json()).toMatchObject({ code: 'auth.right' })
  expect((await admin.post(`advocates/${id}/archive/`, {})).statusCode).toBeLessThan(300)
  expect((await get('reference/')).json()).toMatchObject({ is_archived: true })
  expect((await server.visitor.get(`advocates/${id}/reference/`)).statusCode).toBe(401)
})

describe('receipts without a person', () => {
  const tea = () => server.app.registry.current().modules.find(({ name }) => name === 'mfe-tea')!
  /** What the service sends in a job. */
  const sendAlone = async (method: 'post' | 'put' | 'delete', path: string, body: object) => {
    const token = await server.app.services.tokens.sign({
      aud: 'mfe-tea',
      sub: 'system',
      permissions: [],
      asks: [],
      language: 'en',
      release: tea().release,
      request: 'job',
    })
    return server.visitor[method](path, body, { authorization: `Bearer ${token}` })
  }
  const aPayment = (subject: string, body: object = {}) =>
    aFine({ date: today(), payment_type: 'mobile_banking', subject, ...body })
  const postAlone = (subject: string, body: object = {}) =>
    sendAlone('post', 'receipts/TEA/', aPayment(subject, body))
  const setLimit = (person: TestUser, daily_limit: string) =>
    person.post('receipt-series/TEA/automatic/', { daily_limit })
  const codeOf = (response: { json: () => { code: string } }) => response.json().code

  test('wait for an administrator, stay within the limit of the day, and name the module', async () => {
    const before = await countReceipts()
    expect(codeOf(await postAlone('pay/1'))).toBe('auth.right')
    expect((await setLimit(cashier, '60')).statusCode).toBe(403)
    expect((await setLimit(admin, '60')).json()).toMatchObject({
      automatic_limit: '60.00',
      automatic_by: admin.username,
      automatic_today: '0.00',
    })
    const first = await postAlone('pay/1')
    expect([first.statusCode, first.json()]).toEqual([
      201,
      expect.objectContaining({ total: '25.50', created_by: '', subject: 'pay/1' }),
    ])
    expect((await postAlone('pay/1')).json()).toEqual(first.json())
    // ten at once: one more fits
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => postAlone(`pay/many/${index}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect(codeOf(answers.find(({ statusCode }) => statusCode === 409)!)).toBe('series.limit')
    expect(await countReceipts()).toBe(before + 2)
    const [event] = (await admin.get('audit/?subject=receipts&action=create')).json<object[]>()
    expect(event).toMatchObject({ actor: `mfe-tea ${tea().release}` })
    expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  })

  test('are never cash, never of another day, and have a subject', async () => {
    await setLimit(admin, '1000')
    const refusalOf = async (subject: string, body: object) => errorsOf(await postAlone(subject, body))
    expect(Object.keys(await refusalOf('pay/2', { payment_type: 'cash' }))).toEqual(['payment_type'])
    expect(Object.keys(await refusalOf('', {}))).toEqual(['subject'])
    expect(Object.keys(await refusalOf('pay/2', { date: '2020-01-01' }))).toEqual(['date'])
  })

  test('are voided by the module, and those of people by people', async () => {
    await setLimit(admin, '1000')
    const own = (await postAlone('pay/3')).json<ModuleReceipt>()
    const { body: ofPerson } = await post('pay-4', { subject: 'pay/4' })
    const reason = { reason: 'The provider sent it back' }
    expect(codeOf(await sendAlone('delete', `receipts/TEA/${ofPerson.id}/`, reason))).toBe('auth.person')
    expect(
      (await sendAlone('put', `receipts/TEA/${own.id}/`, aPayment('pay/3', { payer: 'X' }))).statusCode,
    ).toBe(403)
    expect((await sendAlone('delete', `receipts/TEA/${own.id}/`, reason)).statusCode).toBe(204)
    // a void receipt still counts
    const [series] = (await admin.get('receipt-series/'))
      .json<{ code: string; automatic_today: string }[]>()
      .filter(({ code }) => code === 'TEA')
    expect(Number(series!.automatic_today)).toBeGreaterThanOrEqual(25.5)
  })

  test('end with the limit, and when the person who set it is no longer an administrator', async () => {
    const other = await server.as('admin')
    await setLimit(other, '1000')
    expect((await postAlone('pay/5')).statusCode).toBe(201)
    await server.sql`update users set role = 'staff' where id = ${other.id}`
    expect(codeOf(await postAlone('pay/6'))).toBe('auth.right')
    await setLimit(admin, '')
    expect(codeOf(await postAlone('pay/6'))).toBe('auth.right')
  })
})

test('a token that is forged, expired or made for another module posts nothing', async () => {
  const before = await countReceipts()
  const { token, claims } = await tokenOf(cashier)
  const [head = '', , signature = ''] = token.split('.')
  const asAdmin = { ...claims, sub: `user:${admin.id}`, role: 'admin' }
  const forged = `${head}.${Buffer.from(JSON.stringify(asAdmin)).toString('base64url')}.${signature}`
  const { tokens } = server.app.services
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 120_000)
  const expired = await tokens.sign(claims)
  clock.mockRestore()
  const ofAnother = await tokens.sign({ ...claims, aud: 'mfe-milk' })

  expect([await postWith(forged), await postWith(expired), await postWith(ofAnother)]).toEqual([
    401, 401, 403,
  ])
  expect(await postWith(token, 'MLK')).toBe(403)
  expect(await countReceipts()).toBe(before)
  // the same request with the token as it was signed
  expect(await postWith(token)).toBe(201)
})

test('each write that the service accepts is in the audit log with its release, once', async () => {
  const before = (await writtenByTea()).length
  const send = (path: string, method: string) => call(path, cashier.token, { method })
  expect((await send('/health', 'POST')).status).toBe(200)
  expect((await send('/who', 'DELETE')).status).toBe(200)
  expect((await send('/note', 'POST')).status).toBe(200)
  // a read, a visitor, and what the service refuses
  expect((await call('/who', undefined, { method: 'POST' })).status).toBe(200)
  expect((await send('/health', 'GET')).status).toBe(200)
  expect((await send('/nowhere', 'POST')).status).toBe(404)
  const actor = cashier.username
  expect((await writtenByTea()).slice(before)).toEqual([
    { actor, action: 'create', subject: 'tea/health', subject_id: null },
    { actor, action: 'delete', subject: 'tea/who', subject_id: null },
    { actor, action: 'archive', subject: 'tea/pots', subject_id: '7' },
  ])
  const { release } = server.app.registry.current().modules.find(({ name }) => name === 'mfe-tea')!
  const rows = await server.sql`
    select distinct module, release from audit_events where subject like 'tea/%'`
  expect(rows).toEqual([{ module: 'mfe-tea', release }])
})
