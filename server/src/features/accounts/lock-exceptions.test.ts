import type { LockException } from '@samity/shared-api/contract/accounts/lock'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { runReconciliation } from './reconciliation-runs.ts'
import { aSale, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff] = [await server.as('admin'), await server.as('staff')]
})
afterAll(() => server.close())

let serial = 0
const aSaleOn = (sales_date: string) =>
  aSale({ sales_date, price: '10', serials: [{ from_serial: ++serial, to_serial: serial }] })
const anException = (overrides: object = {}) => ({
  first_day: '2023-03-01',
  last_day: '2023-03-31',
  hours: 2,
  reason: 'A book of vouchers was found',
  ...overrides,
})
const openException = async (overrides: object = {}) =>
  (await createRecord(admin, 'lock/exceptions/', anException(overrides))) as unknown as LockException
const endException = (id: number) => admin.post(`lock/exceptions/${id}/end/`)
const entriesOf = async (id: number) =>
  (await admin.get(`lock/exceptions/${id}/entries/`)).json() as AuditEntry[]

beforeEach(async () => {
  await server.sql`update lock_exceptions set ended_at = now(), ended_by = created_by where ended_at is null`
  await server.sql`update period_lock set locked_up_to = '2023-12-31'`
})

test('an exception permits bookings on its days while it is open, and lists them', async () => {
  await server.sql`update period_lock set locked_up_to = null`
  const old = await createRecord(staff, 'vokalotnama/', aSaleOn('2023-03-05'))
  await server.sql`update period_lock set locked_up_to = '2023-12-31'`
  expect((await staff.post('vokalotnama/', aSaleOn('2023-03-05'))).statusCode).toBe(409)

  const exception = await openException()
  expect(exception).toMatchObject({ open: true, entries: 0, made_by: admin.username, ended_at: null })
  const booked = await createRecord(staff, 'vokalotnama/', aSaleOn('2023-03-05'))
  expect((await staff.put(`vokalotnama/${old.id}/`, aSaleOn('2023-03-06'))).statusCode).toBe(200)
  expect((await staff.delete(`vokalotnama/${booked.id}/`)).statusCode).toBe(204)
  // bookings outside its days stay refused, also by a move; a booking on an open day is not listed
  for (const day of ['2023-02-28', '2023-04-01'])
    expect((await staff.post('vokalotnama/', aSaleOn(day))).statusCode).toBe(409)
  expect((await staff.put(`vokalotnama/${old.id}/`, aSaleOn('2023-04-01'))).statusCode).toBe(409)
  await createRecord(staff, 'vokalotnama/', aSaleOn('2024-01-01'))
  expect((await staff.put(`vokalotnama/${old.id}/`, aSaleOn('2024-01-02'))).statusCode).toBe(200)

  const entries = await entriesOf(exception.id)
  expect(entries.toReversed().map(({ action, number }) => [action, number])).toEqual([
    ['create', booked['number']],
    ['update', old['number']],
    ['void', booked['number']],
    ['update', old['number']],
  ])
  expect(entries.every(({ actor }) => actor === staff.username)).toBe(true)

  const closed = await endException(exception.id)
  expect(closed.json()).toMatchObject({ open: false, entries: 4, ended_by: admin.username })
  expect((await staff.post('vokalotnama/', aSaleOn('2023-03-05'))).statusCode).toBe(409)
  expect((await endException(exception.id)).statusCode).toBe(409)
  const auditEntries = (await admin.get('audit/?subject=lock')).json() as AuditEntry[]
  expect(
    auditEntries.slice(0, 2).map(({ action, subject_id, reason }) => [action, subject_id, reason]),
  ).toEqual([
    ['end-exception', String(exception.id), ''],
    ['open-exception', String(exception.id), 'A book of vouchers was found'],
  ])
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])
})

test('an exception ends automatically', async () => {
  const { id } = await openException()
  await server.sql`update lock_exceptions set created_at = created_at - interval '3 hours', until = until - interval '3 hours' where id = ${id}`
  expect((await staff.post('vokalotnama/', aSaleOn('2023-03-05'))).statusCode).toBe(409)
  expect((await endException(id)).statusCode).toBe(409)
  expect((await openException()).id).toBeGreaterThan(id)
})

test('only administrators open an exception: one at a time, with a reason, for at most 72 hours, in a locked period', async () => {
  const errorsFor = async (overrides: object) =>
    errorsOf(await admin.post('lock/exceptions/', anException(overrides)))
  expect(await errorsFor({ reason: ' ' })).toHaveProperty('reason')
  expect(await errorsFor({ hours: 73 })).toHaveProperty('hours')
  expect(await errorsFor({ hours: 0 })).toHaveProperty('hours')
  expect(await errorsFor({ last_day: '2023-02-01' })).toEqual({
    last_day: ['Must not be before the first day'],
  })
  expect(await errorsFor({ last_day: '2024-01-01' })).toEqual({
    last_day: ['The books are locked up to 31/12/2023 only'],
  })
  for (const role of ['staff', 'cashier', 'auditor'] as const) {
    const person = await server.as(role)
    expect((await person.post('lock/exceptions/', anException())).statusCode).toBe(403)
    expect((await person.get('lock/exceptions/')).statusCode).toBe(role === 'auditor' ? 200 : 403)
  }
  const both = await Promise.all([1, 2].map(() => admin.post('lock/exceptions/', anException())))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const [exception] = (await admin.get('lock/exceptions/')).json() as LockException[]
  await endException(exception!.id)
  await server.sql`update period_lock set locked_up_to = null`
  const bengali = await admin.post('lock/exceptions/', anException(), { 'accept-language': 'bn' })
  expect([bengali.statusCode, bengali.json()]).toEqual([
    409,
    { message: 'কিছু বন্ধ নেই: ব্যতিক্রমের দরকার নেই।', code: 'lock.exception' },
  ])
})

test('a booking that is under way when the exception ends finishes first', async () => {
  const { id } = await openException()
  const responses = await Promise.all([
    ...Array.from({ length: 8 }, () => staff.post('vokalotnama/', aSaleOn('2023-03-09'))),
    endException(id),
  ])
  const booked = responses.slice(0, -1).filter(({ statusCode }) => statusCode === 201)
  expect(await entriesOf(id)).toHaveLength(booked.length)
  expect(responses.at(-1)?.json()).toMatchObject({ open: false })
})

test('the list of an exception cannot be changed afterwards', async () => {
  const { id } = await openException()
  await createRecord(staff, 'vokalotnama/', aSaleOn('2023-03-09'))
  await expect(server.sql`delete from lock_exception_uses where exception_id = ${id}`).rejects.toThrow(
    'append-only',
  )
})

test('a locked report shows what was booked under an exception and never changes again', async () => {
  const category = await createRecord(staff, 'expanse_category/', { category: 'Found vouchers' })
  const report = async () =>
    (await staff.get('expanse-report/?year=2023')).json() as YearReport & { grand_total: string }
  const before = await report()
  expect(before.category_totals).not.toHaveProperty('Found vouchers')

  const exception = await openException()
  const expense = { expanseCategory: category.id, actualExpanse: '700', date: '2023-03-11' }
  await createRecord(staff, 'actual_expanse/', expense)
  await endException(exception.id)
  const after = await report()
  expect(after.category_totals).toEqual({ ...before.category_totals, 'Found vouchers': '700.00' })
  expect(Number(after.grand_total) - Number(before.grand_total)).toBe(700)

  await staff.put(`expanse_category/${category.id}/`, { category: 'Renamed' })
  await staff.post(`expanse_category/${category.id}/archive/`)
  await createRecord(staff, 'expanse_category/', { category: 'Another' })
  expect(JSON.stringify(await report())).toBe(JSON.stringify(after))
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])
})
