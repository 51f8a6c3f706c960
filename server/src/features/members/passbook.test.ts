import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import sharp from 'sharp'
import { fromDecimal, sum, today } from '@samity/shared-api/contract'
import type { CouncilMember, Remittance } from '@samity/shared-api/contract/members/bar-council-export'
import type {
  ClearanceCertificate,
  ClearanceCertificateDetails,
} from '@samity/shared-api/contract/members/clearance-certificate'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { reconcile } from '../accounts/reconciliation.ts'
import { aFee, anAdvocate, aSale, createRecord, monthly, yearly } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { createToken } from '../../../test/token-builders.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let member: { id: number }

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  member = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_council_no: 'BC/1', nid_number: '1234567890' }),
  )
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '124', phone: '01812345678' }),
  )
})
afterAll(() => server.close())

const passbookOf = async (query = '') =>
  (await staff.get(`advocates/${member.id}/passbook/${query}`)).json() as Passbook

test('the passbook has every live receipt of the member, with lines, serials and totals by year', async () => {
  const sale = await createRecord(staff, 'vokalotnama/', aSale({ advocateId: '123' }))
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({
      collection_date: '2025-06-10',
      barassociationfee_set: [yearly(2024, 2025, { benevolent_fund_fee: '200' })],
    }),
  )
  const voided = await createRecord(staff, 'advocate-all-fees/', aFee({ monthlyfee_set: [monthly(1, 2)] }))
  await admin.delete(`advocate-all-fees/${voided.id}/`, { reason: 'A mistake' })
  await createRecord(
    staff,
    'vokalotnama/',
    aSale({ advocateId: '124', serials: [{ from_serial: 50, to_serial: 51 }] }),
  )
  const nobody = await createRecord(
    staff,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 60, to_serial: 61 }] }),
  )
  const advocateOf = async (id: number) => ((await staff.get(`receipts/${id}/`)).json() as Receipt).advocate
  expect([await advocateOf(sale.id), await advocateOf(nobody.id)]).toEqual([member.id, null])
  const passbook = await passbookOf()
  expect(passbook.rows.map(({ number }) => number)).toEqual([fee.number, sale.number])
  expect(passbook.rows[1]).toMatchObject({
    series: 'VKL',
    lines: [{ head: { en: 'Vokalotnama' }, amount: expect.any(String) }],
    serials: [{ from_serial: 1, to_serial: 10, total: 10 }],
  })
  expect(passbook.years.map(({ year, receipts }) => [year, receipts])).toEqual([
    [2026, 1],
    [2025, 1],
  ])
  expect(fromDecimal(passbook.total)).toBe(sum(passbook.rows.map(({ total }) => fromDecimal(total))))
  expect(passbook.fund_years).toEqual([{ from_year: 2024, to_year: 2025, number: fee.number }])
  expect(passbook.dues).toMatchObject({ owed: '0.00', standing: 'regular' })
  expect((await passbookOf('?from=2026-01-01')).rows).toHaveLength(1)
  expect((await staff.get(`advocates/${member.id}/passbook/?from=x`)).statusCode).toBe(400)
})

test('the sum of all passbooks and of receipts without a member is the ledger', async () => {
  const passbooks = async () => (await reconcile(server.sql)).laws.find(({ law }) => law === 'passbooks')
  expect(await passbooks()).toMatchObject({ ok: true, first: null })
  expect(await passbooks()).not.toMatchObject({ left: '0.00' })
  await server.sql`alter table ledger_lines disable trigger user`
  await server.sql`update ledger_lines set amount = amount + 1 where id = (select min(id) from ledger_lines)`
  expect(await passbooks()).toMatchObject({ ok: false, first: expect.any(String) })
  await server.sql`update ledger_lines set amount = amount - 1 where id = (select min(id) from ledger_lines)`
  await server.sql`alter table ledger_lines enable trigger user`
  const { laws } = await reconcile(server.sql)
  expect(laws.find(({ law }) => law === 'dues')).toMatchObject({ ok: true })
})

test('what the list of dues says is what the unpaid periods of each member say', async () => {
  const debts = async () => (await reconcile(server.sql)).laws.find(({ law }) => law === 'debts')
  await createRecord(admin, 'fee-schedules/', { kind: 'monthly', amount: '10', from_day: '2025-01-01' })
  const rule = { kind: 'monthly', from_day: '2025-01-01', after_day: 5, amount: '2', cap: '20' }
  await createRecord(admin, 'delay-rules/', rule)
  const check = await debts()
  expect(check).toMatchObject({ ok: true, first: null })
  expect(check).not.toMatchObject({ left: '0.00' })
  await server.sql`alter function charged_periods(date, date, int) rename to right_periods`
  await server.sql`
    create function charged_periods(until date, paid_until date, member int)
    returns table (amount bigint, delay_fee bigint, is_paid boolean, is_waived boolean)
    language sql as 'select amount, delay_fee + 1, is_paid, is_waived from right_periods(until, paid_until, member)'`
  expect(await debts()).toMatchObject({ ok: false, first: expect.any(String) })
  await server.sql`drop function charged_periods(date, date, int)`
  await server.sql`alter function right_periods(date, date, int) rename to charged_periods`
  await server.sql`delete from fee_schedules`
  await server.sql`delete from delay_rules`
})

test('a certificate lists the receipts behind it and becomes void with one of them', async () => {
  await createRecord(admin, 'fee-schedules/', { kind: 'yearly', amount: '500', from_day: '2026-01-01' })
  const issue = () => staff.post('clearance-certificates/', { advocate_id: '123', purpose: 'Transfer' })
  const refused = await issue()
  expect(refused.statusCode).toBe(409)
  expect((refused.json() as { message: string }).message).toBe(
    'Rahim Uddin owes ৳ 520.00: Bar Association Fee ৳ 500.00, yearly cost ৳ 20.00.',
  )
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ collection_date: today(), barassociationfee_set: [yearly(2026, 2026, { yearly_fee: '500' })] }),
  )
  const responses = await Promise.all([issue(), issue(), issue()])
  const certificates = responses.map((response) => response.json() as ClearanceCertificateDetails)
  const year = today().slice(0, 4)
  expect(certificates.map(({ number }) => number).toSorted()).toEqual(
    [1, 2, 3].map((serial) => `CLR-${year}-00000${serial}`),
  )
  expect(certificates[0]!.receipts.map(({ number }) => number)).toContain(fee.number)
  await staff.delete(`clearance-certificates/${certificates[1]!.id}/`, { reason: 'Lost' })
  expect((await staff.delete(`clearance-certificates/${certificates[1]!.id}/`)).statusCode).toBe(409)
  const live = async () => (await staff.get('clearance-certificates/')).json() as ClearanceCertificate[]
  expect(await live()).toHaveLength(2)
  await admin.delete(`advocate-all-fees/${fee.id}/`, { reason: 'The cheque bounced' })
  expect(await live()).toEqual([])
  const all = (
    await staff.get('clearance-certificates/?voided=1&search=123')
  ).json() as ClearanceCertificate[]
  expect(all.map(({ void_reason }) => void_reason).toSorted()).toEqual([fee.number, fee.number, 'Lost'])
  expect((await passbookOf()).certificates).toHaveLength(3)
})

test('a certificate becomes void with a waiver without which its advocate would owe something', async () => {
  const { id } = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '777', phone: '', enrollment_date_As_member: '2026-01-01' }),
  )
  const waive = (from_period: string, to_period = from_period) =>
    createRecord(staff, 'dues-waivers/', {
      advocate_id: '777',
      kind: 'yearly',
      from_period,
      to_period,
      reason: 'Ill',
    })
  const late = await waive('2030')
  const early = await waive('2026')
  const certificate = await createRecord(staff, 'clearance-certificates/', { advocate_id: '777' })
  const read = async () =>
    (await staff.get(`clearance-certificates/${certificate.id}/`)).json() as ClearanceCertificateDetails
  await staff.delete(`dues-waivers/${late.id}/`, { reason: 'Not needed' })
  expect(await read()).toMatchObject({ voided_at: null })
  await staff.delete(`dues-waivers/${early.id}/`, { reason: 'Wrong advocate' })
  expect(await read()).toMatchObject({
    voided_by: expect.any(String),
    void_reason: `dues-waivers/${early.id}: Wrong advocate`,
  })
  const [event] = await server.sql`
    select reason, after from audit_events where subject = 'clearance-certificates' and action = 'void' order by id desc limit 1`
  expect(event).toEqual({ reason: 'Wrong advocate', after: { waiver: early.id } })
  await staff.post(`advocates/${id}/archive/`)
})

test('what the Bar Council asks for: who lacks something, the workbook, and photos named by sanad number', async () => {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const hash = 'a'.repeat(40)
  const webp = await sharp(picture).webp().toBuffer()
  await server.sql`insert into pictures (hash, width, height) values (${hash}, 60, 60)`
  await server.sql`insert into picture_files (hash, width, bytes) values (${hash}, 640, ${webp})`
  await server.sql`update advocates set photo = ${`/media/${hash}`}, sanad_date = '2009-05-06' where id = ${member.id}`
  const lacking = (await staff.get('bar-council-export/?lacking=1')).json() as CouncilMember[]
  expect(lacking.map(({ bar_registration_number, lacks }) => [bar_registration_number, lacks])).toEqual([
    ['124', ['bar_council_no', 'sanad_date', 'photo', 'nid_number']],
  ])
  const response = await staff.get('bar-council-export/members.xlsx')
  const [sheet] = await readWorkbook(response.rawPayload)
  const rows = sheet!.data
  expect(rows).toHaveLength(3)
  expect(rows[1]!.slice(0, 2)).toEqual(['123', 'BC/1'])
  expect(rows[1]).toContain('1234567890')
  const archive = unzipSync(new Uint8Array((await staff.get('bar-council-export/photos.zip')).rawPayload))
  expect(Object.keys(archive)).toEqual(['BC-1.jpg'])
  expect((await sharp(Buffer.from(archive['BC-1.jpg']!)).metadata()).format).toBe('jpeg')
  const [events] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from audit_events where action = 'export' and subject = 'bar-council-export'`
  expect(events).toEqual({ count: 2 })
})

test('the remittance sheet: opening + collected − passed on = payable', async () => {
  await server.sql`update heads set kind = 'passed_on' where code = 'relief_fund_fee'`
  await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({
      collection_date: '2025-12-01',
      advocate_id: '124',
      barassociationfee_set: [yearly(2024, 2024, { relief_fund_fee: '70' })],
    }),
  )
  await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ advocate_id: '124', barassociationfee_set: [yearly(2025, 2025, { relief_fund_fee: '80' })] }),
  )
  const category = await createRecord(staff, 'expanse_category/', { category: 'Relief fund to the Council' })
  const voucher = await createRecord(staff, 'actual_expanse/', {
    expanseCategory: category.id,
    actualExpanse: '100',
    date: '2026-03-20',
    payee: 'Bar Council',
  })
  expect(voucher.number).toMatch(/^EXP/)
  const save = (body: object, user = admin) => user.put('bar-council-export/remittance-categories/', body)
  expect((await save({ categories: [{ expense_category_id: category.id, head_id: 12 }] })).statusCode).toBe(
    422,
  )
  expect((await save({ categories: [{ expense_category_id: category.id, head_id: 15 }] })).statusCode).toBe(
    200,
  )
  const sheet = (
    await staff.get('bar-council-export/remittance/?from=2026-01-01&to=2026-12-31')
  ).json() as Remittance
  expect(sheet.rows).toMatchObject([
    {
      head: { en: 'Relief Fund Fee' },
      opening: '70.00',
      collected: '80.00',
      passed_on: '100.00',
      payable: '50.00',
    },
  ])
})

const privatePaths = () => [
  `advocates/${member.id}/passbook/`,
  `advocates/${member.id}/standing/`,
  'dues/',
  'clearance-certificates/',
  'voter-lists/',
  'bar-council-export/',
  'bar-council-export/members.xlsx',
  'dues-waivers/',
  'opening-dues/',
]

test('no cashier, visitor or unknown person reads what is private about a member', async () => {
  for (const path of privatePaths()) {
    expect([path, (await cashier.get(path)).statusCode]).toEqual([path, 403])
    expect([path, (await server.visitor.get(path)).statusCode]).toEqual([path, 401])
  }
})

test('a program reads it only with the area of members, and never with the role of a cashier', async () => {
  const outside = await createToken(admin, { role: 'staff', scopes: ['read:sales', 'read:accounts'] })
  const counter = await createToken(admin, { role: 'cashier', scopes: ['read:members', 'read:sales'] })
  const allowed = await createToken(admin, { role: 'staff', scopes: ['read:members'] })
  const statusOf = async (path: string, { token }: { token: string }) =>
    (await server.visitor.get(path, { authorization: `Bearer ${token}` })).statusCode
  for (const path of privatePaths())
    expect([path, await statusOf(path, outside), await statusOf(path, counter)]).toEqual([path, 403, 403])
  expect(await statusOf(`advocates/${member.id}/passbook/`, allowed)).toBe(200)
})
