import { readFileSync } from 'node:fs'
import { errorCodesFile, errorCodesPage } from '../openapi/error-codes-page.ts'
import { aSale, anAdvocate, createRecord } from './builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from './test-server.ts'

jest.setTimeout(60_000)

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code

test('serials on another receipt have the code serials.overlap and the id of the receipt', async () => {
  const first = await createRecord(staff, 'vokalotnama', aSale())
  const response = await staff.post('vokalotnama', aSale({ serials: [{ from_serial: 10, to_serial: 12 }] }))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    code: 'serials.overlap',
    conflict: { path: 'receipts', id: first.id, number: first.number },
  })
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
  expect(codeOf(await staff.post('banks', same))).toBe('record.duplicate')
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

test('docs/api-errors.md lists the codes of the catalogue (npm run openapi)', () => {
  expect(readFileSync(errorCodesFile, 'utf8')).toBe(errorCodesPage())
})
