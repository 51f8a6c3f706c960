import { dayAfter, today } from '@samity/shared-api/contract'
import type { AdvocateDues, DuesRow, DuesSummary } from '@samity/shared-api/contract/members/dues'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import { removeModule } from '@samity/module-registry'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { aCharge, startChargingServer, type ChargingServer } from '../../../test/charge-builders.ts'
import { until } from '../../../test/until.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { reconcile } from '../accounts/reconciliation.ts'

let charging: ChargingServer
let rahim: { id: number }
let karim: { id: number }
beforeEach(async () => {
  charging = await startChargingServer()
  const { admin } = charging
  rahim = await createRecord(admin, 'advocates/', anAdvocate())
  karim = await createRecord(
    admin,
    'advocates/',
    anAdvocate({ bar_registration_number: '7', name_english: 'Karim Ali', phone: '01811111111' }),
  )
})
afterEach(() => charging.close())

const charge = (overrides: object = {}, sender = {}) =>
  charging.send('charges/', aCharge({ advocate: rahim.id, ...overrides }), sender)
const drop = (subject: string, sender = {}) =>
  charging.send('charges/drop/', { series: 'HAL', subject }, sender)
const receipt = (subject: string, amount = '60', values = {}) =>
  charging.admin.post('receipts/HAL/', {
    advocate_id: '123',
    lines: [{ description: 'Hall', amount }],
    subject,
    ...values,
  })
const duesOf = async (id: number, person = charging.admin, query = '') =>
  (await person.get(`advocates/${id}/dues/${query}`)).json<AdvocateDues & { charges: ModuleCharge[] }>()
const codeOf = (response: { json: <T>() => T }) => response.json<{ code: string }>().code

test('a charge is among the dues from its day on, until a receipt with its subject, and again when that is void', async () => {
  expect((await charge()).json()).toMatchObject({ amount: '60.00', due_on: '2026-03-01' })
  await charge({ subject: 'booking/2', amount: '15.50', due_on: dayAfter(today()) })
  await charge({ subject: 'booking/3', amount: '200', advocate: karim.id })
  const cashier = await charging.server.as('cashier')
  for (const person of [charging.admin, cashier]) {
    const dues = await duesOf(rahim.id, person)
    // nothing else changes
    expect(dues).toMatchObject({ total: '0.00', has_schedule: false, periods: [] })
    expect(dues.charges).toEqual([
      {
        id: expect.any(Number),
        series: 'HAL',
        series_title: { en: 'Title of HAL', bn: 'Title of HAL (bn)' },
        subject: 'booking/1',
        advocate: rahim.id,
        title: { en: 'Hall on 1 March', bn: '১ মার্চের হল' },
        amount: '60.00',
        due_on: '2026-03-01',
        path: '/dashboard/mfe-hall/1?from=dues',
        is_left_behind: false,
      },
    ])
  }
  // an auditor may not open the page
  expect((await duesOf(rahim.id, await charging.server.as('auditor'))).charges).toMatchObject([
    { path: null },
  ])
  expect((await duesOf(rahim.id, charging.admin, '?on=2026-02-28')).charges).toEqual([])

  const rows = await charging.admin.get('dues/')
  expect(rows.headers).toMatchObject({ 'x-total-count': '2', 'x-total-amount': '0.00' })
  expect(
    rows.json<DuesRow[]>().map(({ name_english, total, charges }) => [name_english, total, charges]),
  ).toEqual([
    ['Karim Ali', '0.00', '200.00'],
    ['Rahim Uddin', '0.00', '60.00'],
  ])
  const summary = (await charging.admin.get('dues/summary/')).json<DuesSummary>()
  expect(summary).toMatchObject({ advocates: 0, total: '0.00', charges: '260.00' })
  const [member] = (await charging.admin.get('counter/look-up/?q=123')).json<{
    members: CounterMember[]
  }>().members
  expect(member).toMatchObject({ dues: null, charges: '60.00' })

  const { id } = (await receipt('booking/1')).json<{ id: number }>()
  expect((await duesOf(rahim.id)).charges).toEqual([])
  const passbook = async () => (await charging.admin.get(`advocates/${rahim.id}/passbook/`)).json<Passbook>()
  expect(await passbook()).toMatchObject({ total: '60.00', dues: { charges: [] } })
  expect((await reconcile(charging.server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  await charging.admin.delete(`receipts/HAL/${id}/`)
  expect(await passbook()).toMatchObject({ total: '0.00', dues: { charges: [{ subject: 'booking/1' }] } })
})

test('a receipt takes what is charged from whom it is charged, and afterwards neither of both changes', async () => {
  await charge()
  expect((await receipt('booking/1', '50')).json()).toMatchObject({
    code: 'charge.other',
    message: expect.stringContaining('Advocate 123 is charged 60.00 Taka'),
  })
  expect(codeOf(await receipt('booking/1', '60', { advocate_id: '7' }))).toBe('charge.other')
  // another amount is charged first
  expect((await charge({ amount: '50' })).statusCode).toBe(200)
  const posted = (await receipt('booking/1', '50')).json<{ id: number; version: number }>()
  const change = (amount: string, remarks = '') =>
    charging.admin.put(`receipts/HAL/${posted.id}/`, {
      advocate_id: '123',
      lines: [{ description: 'Hall', amount }],
      remarks,
      version: posted.version,
    })
  expect(codeOf(await change('40'))).toBe('charge.other')
  expect((await change('50', 'by cheque')).statusCode).toBe(200)
  // the same again, in a job that repeats itself
  expect((await charge({ amount: '50.00' })).statusCode).toBe(200)
  const refusal = await charge({ amount: '70' })
  expect(refusal.json()).toMatchObject({
    code: 'charge.settled',
    conflict: { path: 'receipts', id: posted.id },
  })
  expect(codeOf(await drop('booking/1'))).toBe('charge.settled')

  // what was paid before anything was charged needs no charge, and gets none that differs
  await receipt('booking/9', '30')
  expect(codeOf(await charge({ subject: 'booking/9', amount: '40' }))).toBe('charge.settled')
  await charging.server.sql`update module_charges set amount = amount + 1`
  const { laws } = await reconcile(charging.server.sql)
  expect(laws.filter(({ ok }) => !ok)).toMatchObject([{ law: 'charges' }])
})

test('charging, changing and dropping are in the audit log, and what changes nothing is not', async () => {
  const staff = await charging.server.as('staff')
  await charge({}, { person: staff, role: 'staff' })
  await charge()
  await charge({ amount: '80', due_on: '2026-04-01' })
  await drop('booking/1', { person: staff, role: 'staff' })
  expect((await drop('booking/1')).statusCode).toBe(204)
  const events = await charging.server.sql`
    select split_part(actor, ' ', 1) as actor, action, before, after
    from audit_events where subject = 'charges' order by id`
  expect(events).toEqual([
    expect.objectContaining({ actor: staff.username, action: 'create' }),
    {
      actor: 'mfe-hall',
      action: 'update',
      before: { amount: '60.00', due_on: '2026-03-01' },
      after: { amount: '80.00', due_on: '2026-04-01' },
    },
    expect.objectContaining({ actor: staff.username, action: 'delete' }),
  ])
  expect((await verifyAudit(charging.server.sql)).ok).toBe(true)
})

test('only the module of the series charges, only whom it can charge, and only with what the administrator approved', async () => {
  const refusals = [
    [await charge({ series: 'MLK' }), 403],
    [await charge({ series: 'ZZZ' }), 404],
    [await charge({ advocate: 999 }), 422],
    [await charge({ amount: '0' }), 422],
    [await charge({ path: '/dashboard/settings' }), 422],
    [await charge({}, { person: await charging.server.as('auditor'), role: 'auditor' }), 403],
    [await charging.admin.post('charges/', aCharge({ advocate: rahim.id })), 403],
    [await charging.admin.post('charges/drop/', { series: 'HAL', subject: 'booking/1' }), 403],
  ] as const
  expect(refusals.map(([{ statusCode }]) => statusCode)).toEqual(refusals.map(([, status]) => status))
  await charging.server.sql`update advocates set archived_at = now() where id = ${karim.id}`
  const archived = await charge({ advocate: karim.id })
  expect(archived.statusCode).toBe(422)
  expect(archived.body).toContain('This advocate is archived and cannot be charged.')

  await charging.admin.post('receipt-series/HAL/withdraw/', {})
  expect(codeOf(await charge())).toBe('series.not_approved')
  await charging.admin.post('module-rights/mfe-hall/withdraw/', {})
  expect(codeOf(await charge({}, { person: charging.admin }))).toBe('auth.right')
  expect(await charging.server.sql`select from module_charges`).toHaveLength(0)
})

test('a service lists the open charges of its own series, with their sum', async () => {
  await charge()
  await charge({ subject: 'booking/2', amount: '40' })
  await charge({ series: 'MLK', subject: 'milk/1', path: null }, { module: 'mfe-milk' })
  await receipt('booking/2', '40')
  const own = await charging.list()
  expect(own.json<ModuleCharge[]>().map(({ subject }) => subject)).toEqual(['booking/1'])
  expect(own.headers).toMatchObject({ 'x-total-count': '1', 'x-total-amount': '60.00' })
  const all = (await charging.admin.get(`charges/?advocate=${rahim.id}`)).json<ModuleCharge[]>()
  expect(all.map(({ subject }) => subject)).toEqual(['booking/1', 'milk/1'])
})

test('ten who charge, and ten who take the money, at once make one charge and one receipt', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  await Promise.all(ten.map((index) => charge({ amount: String(60 + (index % 2)) })))
  const [open] = (await duesOf(rahim.id)).charges
  const answers = await Promise.all([
    ...ten.map(() => receipt('booking/1', open!.amount)),
    ...ten.map(() => charge({ amount: '99' })),
  ])
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  const rows = await charging.server.sql`
    select c.amount = r.total as is_equal
    from module_charges c
    left join receipts r on r.series = c.series and r.subject = c.subject and r.voided_at is null`
  // null: somebody charged 99 first, so that all receipts of the former amount were refused
  expect(rows).toHaveLength(1)
  expect(rows[0]!['is_equal']).not.toBe(false)
})

test('the charges of a module that is gone keep their titles, and an administrator drops them', async () => {
  await charge()
  const [open] = (await duesOf(rahim.id)).charges
  expect(codeOf(await charging.admin.delete(`charges/${open!.id}/`))).toBe('charge.in_use')
  removeModule(charging.releases, 'mfe-hall', 'rahim')
  await until(async () => (await duesOf(rahim.id)).charges.some((one) => one.is_left_behind))
  expect((await duesOf(rahim.id)).charges).toMatchObject([
    { title: { en: 'Hall on 1 March' }, series_title: { en: 'Title of HAL' }, path: null },
  ])
  const staff = await charging.server.as('staff')
  expect((await staff.delete(`charges/${open!.id}/`)).statusCode).toBe(403)
  expect((await charging.admin.delete(`charges/${open!.id}/?reason=Hall+sold`)).statusCode).toBe(204)
  expect((await duesOf(rahim.id)).charges).toEqual([])
  const [event] = await charging.server.sql`
    select actor, reason from audit_events where subject = 'charges' and action = 'delete'`
  expect(event).toEqual({ actor: charging.admin.username, reason: 'Hall sold' })
})
