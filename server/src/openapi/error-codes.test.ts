import { readFileSync } from 'node:fs'
import type { ApiDocument } from './paths.ts'
import { today } from '@samity/shared-api/contract'
import { errorCodesFile, errorCodesPage } from '../../openapi/error-codes-page.ts'
import { aSale, anAdvocate, createRecord } from '../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../test/test-server.ts'

jest.setTimeout(60_000)

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

/** Each refusal names a record whose address answers. */
const conflictOf = async (response: { json(): unknown }) => {
  const { conflict } = response.json() as { conflict: { path: string; id: number } }
  expect((await admin.get(`${conflict.path}/${conflict.id}/`)).statusCode).toBe(200)
  return conflict
}

test('every resource whose values are unique answers for one record, so that a conflict can name it', async () => {
  const { paths } = (await server.visitor.get('docs/json')).json<ApiDocument>()
  const missing = [...server.app.resources.values()]
    .filter(({ conflicts }) => Object.keys(conflicts).length > 0)
    .map(({ path }) => `/api/${path}/{id}`)
    .filter((path) => !paths[path]?.['get'])
  expect(missing).toEqual([])
})

const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code

test('serials on another receipt have the code serials.overlap and the id of the receipt', async () => {
  const first = await createRecord(staff, 'vokalotnama', aSale())
  const response = await staff.post('vokalotnama', aSale({ serials: [{ from_serial: 10, to_serial: 12 }] }))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    code: 'serials.overlap',
    conflict: { path: 'receipts', id: first.id, number: first.number },
  })
  expect(await conflictOf(response)).toBeDefined()
})

test('the reasons of a conflict differ by their codes', async () => {
  const bank = await createRecord(staff, 'banks', {
    bank_name: 'Sonali',
    branch_name: 'Court',
    address: 'Court Road',
    account_category: 'Current',
  })
  const same = {
    bank_name: 'Sonali',
    branch_name: 'Court',
    address: 'Court Road',
    account_category: 'Current',
  }
  expect((await staff.post('banks', same)).json()).toMatchObject({
    code: 'record.duplicate',
    conflict: { path: 'banks', id: bank.id },
  })
  expect(codeOf(await staff.put(`banks/${bank.id}`, { ...same, version: 7 }))).toBe('version.stale')
  const sale = await createRecord(
    staff,
    'vokalotnama',
    aSale({ serials: [{ from_serial: 101, to_serial: 102 }] }),
  )
  expect((await staff.delete(`vokalotnama/${sale.id}`)).statusCode).toBe(204)
  expect(codeOf(await staff.delete(`vokalotnama/${sale.id}`))).toBe('record.void')
  await createRecord(staff, 'advocates', anAdvocate())
  await admin.put('lock', { locked_up_to: '2026-03-31' })
  expect(
    codeOf(await staff.post('vokalotnama', aSale({ serials: [{ from_serial: 201, to_serial: 202 }] }))),
  ).toBe('period.locked')
  await admin.put('lock', { locked_up_to: null })
})

test('record.duplicate names the record that has the value', async () => {
  const donation = {
    donation_type: 'others',
    date: '2026-03-10',
    fund_provider: 'A',
    fund_amount: '10',
    purpose: 'Library',
    receipt_no: 'No. 7',
  }
  const first = await createRecord(staff, 'fund-collection', donation)
  expect(await conflictOf(await staff.post('fund-collection', donation))).toMatchObject({ path: 'receipts' })
  expect((await staff.post('fund-collection', donation)).json()).toMatchObject({
    code: 'record.duplicate',
    conflict: { path: 'receipts', id: first.id, number: first.number },
  })
  const advocate = await createRecord(staff, 'advocates', anAdvocate({ bar_registration_number: 'A, B (7)' }))
  expect(
    (await staff.post('advocates', anAdvocate({ bar_registration_number: 'a, b (7)', phone: '' }))).json(),
  ).toMatchObject({ code: 'record.duplicate', conflict: { path: 'advocates', id: advocate.id } })
  const stock = await createRecord(staff, 'paper-stock', {
    kind: 'received',
    paper: 'VKL',
    from_serial: 70_001,
    to_serial: 70_010,
  })
  expect(
    (
      await staff.post('paper-stock', {
        kind: 'received',
        paper: 'VKL',
        from_serial: 70_010,
        to_serial: 70_020,
      })
    ).json(),
  ).toMatchObject({ code: 'serials.received', conflict: { path: 'paper-stock', id: stock.id } })
  const waiver = {
    advocate_id: 'A, B (7)',
    kind: 'monthly',
    amount: '10',
    reason: 'Illness',
  }
  const opening = await createRecord(admin, 'opening-dues', {
    ...waiver,
    from_period: '2020-01',
    to_period: '2020-06',
  })
  expect(
    (await admin.post('opening-dues', { ...waiver, from_period: '2020-06', to_period: '2020-08' })).json(),
  ).toMatchObject({ code: 'record.duplicate', conflict: { path: 'opening-dues', id: opening.id } })
})

test('a refusal that a program can act on has a code of its own', async () => {
  const sale = aSale({ serials: [{ from_serial: 70_001, to_serial: 70_001 }] })
  const dues = {
    advocate_id: 'nobody',
    kind: 'monthly',
    from_period: '2020-01',
    to_period: '2020-06',
    amount: '10',
  }
  expect(codeOf(await staff.post('opening-dues', dues))).toBe('record.reference')
  expect(
    codeOf(
      await staff.post('vokalotnama', {
        ...sale,
        sales_date: today(new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)),
      }),
    ),
  ).toBe('day.not_allowed')
  expect(codeOf(await staff.post('vokalotnama', { ...sale, total_amount: '999999' }))).toBe('total.other')
  expect(codeOf(await admin.get('events?after=00000000-1'))).toBe('feed.gone')
  expect(codeOf(await server.visitor.post('module-reports', { module: 1 }))).toBe('request.malformed')
})

test('an error without a reason of its own has the code of its status', async () => {
  expect(codeOf(await server.visitor.get('banks'))).toBe('auth.required')
  expect(codeOf(await cashier.get('audit'))).toBe('auth.role')
  expect(codeOf(await staff.get('banks/999999'))).toBe('record.missing')
  expect(codeOf(await staff.get('nothing'))).toBe('route.missing')
  expect(codeOf(await staff.get('banks?limit=abc'))).toBe('request.malformed')
  expect(codeOf(await staff.post('banks', {}))).toBe('fields.invalid')
  expect(codeOf(await staff.put('user', { nothing: 1 }))).toBe('fields.unknown')
  const key = { 'idempotency-key': 'one key for two forms' }
  await staff.post('form', { form_name: 'First', form_rate: '10' }, key)
  expect(codeOf(await staff.post('form', { form_name: 'Second', form_rate: '10' }, key))).toBe(
    'idempotency.reused',
  )
})

/** Prettier wraps the written page. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

test('docs/api-errors.md lists the codes of the catalogue (npm run openapi)', () => {
  expect(oneLine(readFileSync(errorCodesFile, 'utf8'))).toBe(oneLine(errorCodesPage()))
})
