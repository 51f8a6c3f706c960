import { today } from '@samity/shared-api/contract'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { anAdvocate, aSale, errorsOf, createRecord } from '../../../test/builders.ts'
import { startStaffedServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({
      bar_registration_number: '307',
      name_english: 'Karim Khan',
      name_bengali: 'করিম খান',
      phone: '01812345678',
      is_dead: true,
      death_date: '2019-01-10',
    }),
  )
  const archivedAdvocate = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '308', name_english: 'Nila Roy', phone: '01912345678' }),
  )
  await staff.post(`advocates/${archivedAdvocate.id}/archive/`)
  const inactiveAdvocates = [
    { bar_registration_number: '309', phone: '', is_retired: true },
    { bar_registration_number: '310', phone: '', status: 'inactive' },
  ]
  for (const overrides of inactiveAdvocates) await createRecord(staff, 'advocates/', anAdvocate(overrides))
})
afterAll(() => server.close())

const saleTo = (advocateId: string, serial: number, overrides: object = {}) =>
  aSale({
    sales_date: today(),
    advocateId,
    serials: [{ from_serial: serial, to_serial: serial }],
    ...overrides,
  })
const registrationFor = (advocate_id: string, overrides: object = {}) => ({
  license_no: `L-${advocate_id}`,
  name: 'Jamal',
  advocate_id,
  advocate_name: 'Any',
  entry_fee: '500',
  ...overrides,
})
const changeFor = (advocate_id: string, overrides: object = {}) => ({
  client_name: 'Client',
  advocate_id,
  advocate_name: 'Any',
  fee: '200',
  case_no: 'CR 1',
  ...overrides,
})
const deceasedMessage = 'Karim Khan (307) died on 10/01/2019. Nothing can be sold or registered in this name.'
const archivedMessage = 'Nila Roy (308) is archived. Nothing can be sold or registered in this name.'

type Lookup = {
  bar_registration_number: string
  is_dead: boolean
  is_retired: boolean
  status: string
  archived_at: string | null
}

test('a lookup marks deceased, retired, inactive and archived advocates, for a cashier too', async () => {
  const rows = (await cashier.get('advocates/?lookup=30')).json() as Lookup[]
  const flags = rows.map(({ bar_registration_number, is_dead, is_retired, status, archived_at }) => [
    bar_registration_number,
    is_dead,
    is_retired,
    status,
    archived_at !== null,
  ])
  expect(flags).toEqual([
    ['307', true, false, 'inactive', false],
    ['309', false, true, 'inactive', false],
    ['308', false, false, 'active', true],
  ])
  const results = (await cashier.get('search/?q=307')).json() as { members: Lookup[] }
  expect(results.members[0]).toMatchObject({ is_dead: true, status: 'inactive' })
})

test('a lookup returns at most 20 advocates, by number, phone or name in either script', async () => {
  for (let number = 5000; number < 5025; number++)
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: String(number), phone: '' }),
    )
  const numbers = async (query: string) =>
    ((await cashier.get(`advocates/?lookup=${encodeURIComponent(query)}`)).json() as Lookup[]).map(
      ({ bar_registration_number }) => bar_registration_number,
    )
  expect(await numbers('50')).toHaveLength(20)
  expect((await numbers('৩০৭'))[0]).toBe('307')
  expect(await numbers('01812')).toEqual(['307'])
  expect(await numbers('karim')).toEqual(['307'])
  expect(await numbers('করিম')).toEqual(['307'])
})

test.each(['Vokalotnama', 'Cartis Paper', 'Notery Sticker'])(
  'a %s in the name of a deceased or archived advocate is refused with the advocate and the reason',
  async (sale_type) => {
    for (const [number, message] of [
      ['307', deceasedMessage],
      ['308', archivedMessage],
    ] as const) {
      const refusal = await cashier.post('vokalotnama/', saleTo(number, 1, { sale_type }))
      expect([refusal.statusCode, refusal.json(), errorsOf(refusal)]).toEqual([
        409,
        { message: message, code: 'buyer.not_allowed', errors: { advocateId: [message] } },
        { advocateId: [message] },
      ])
    }
  },
)

test('a sale in the name of a deceased advocate is refused when the phone identifies the advocate', async () => {
  const refusal = await cashier.post('vokalotnama/', saleTo('+880 1812-345678', 1))
  expect([refusal.statusCode, (refusal.json() as { message: string }).message]).toEqual([
    409,
    deceasedMessage,
  ])
})

test('an associate and an advocate change in the name of a deceased advocate are refused, in Bengali for a Bengali reader', async () => {
  const inBengali = { 'accept-language': 'bn' }
  const refusals = [
    await staff.post('associate-registration/', registrationFor('307'), inBengali),
    await staff.post('advocate-change/', changeFor('307'), inBengali),
  ]
  for (const refusal of refusals) {
    expect(refusal.statusCode).toBe(409)
    expect(errorsOf(refusal)['advocate_id']?.[0]).toContain('করিম খান (৩০৭) ১০/০১/২০১৯ তারিখে মৃত্যুবরণ করেছেন')
  }
})

test.each([
  ['associate-registration/', registrationFor],
  ['advocate-change/', changeFor],
] as const)('%s refuses an archived advocate, and a move to one who has died', async (path, recordFor) => {
  const refusal = await staff.post(path, recordFor('308'))
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([409, { advocate_id: [archivedMessage] }])
  const { id } = await createRecord(staff, path, recordFor('309'))
  const move = await staff.put(`${path}${id}/`, recordFor('307'))
  expect([move.statusCode, errorsOf(move)]).toEqual([409, { advocate_id: [deceasedMessage] }])
  const override_reason = 'Registered by order of the court'
  expect((await staff.put(`${path}${id}/`, recordFor('307', { override_reason }))).statusCode).toBe(409)
  expect((await admin.put(`${path}${id}/`, recordFor('307', { override_reason }))).statusCode).toBe(200)
  const [entry] = (await admin.get(`audit/?subject=${path.slice(0, -1)}`)).json() as AuditEntry[]
  expect(entry).toMatchObject({ action: 'update', reason: override_reason })
})

test('retired and inactive advocates still buy', async () => {
  await createRecord(cashier, 'vokalotnama/', saleTo('309', 11))
  await createRecord(cashier, 'vokalotnama/', saleTo('310', 12))
})

test('only an administrator may override with a reason, which the audit log records', async () => {
  const override_reason = 'Ordered before the death; papers are for the chamber'
  const firstAttempt = await admin.post('vokalotnama/', saleTo('307', 21))
  expect([firstAttempt.statusCode, (firstAttempt.json() as { overridable?: boolean }).overridable]).toEqual([
    409,
    true,
  ])
  for (const person of [staff, cashier]) {
    const refusal = await person.post('vokalotnama/', saleTo('307', 21, { override_reason }))
    expect([refusal.statusCode, refusal.json() as object]).toEqual([
      409,
      { message: deceasedMessage, code: 'buyer.not_allowed', errors: { advocateId: [deceasedMessage] } },
    ])
  }
  const { number } = await createRecord(admin, 'vokalotnama/', saleTo('307', 21, { override_reason }))
  const entries = (await admin.get('audit/?subject=vokalotnama')).json() as AuditEntry[]
  expect(entries.find((entry) => entry.number === number)).toMatchObject({
    action: 'create',
    reason: override_reason,
  })
})

test('a correction that keeps the advocate is accepted; one that moves the sale to a deceased advocate is refused', async () => {
  const earlierSale = await createRecord(staff, 'vokalotnama/', saleTo('123', 31))
  const move = await staff.put(`vokalotnama/${earlierSale.id}/`, saleTo('307', 31))
  expect([move.statusCode, (move.json() as { message: string }).message]).toEqual([409, deceasedMessage])
  await server.sql`update advocates set is_dead = true, status = 'inactive' where bar_registration_number = '123'`
  const correction = await staff.put(`vokalotnama/${earlierSale.id}/`, saleTo('123', 31, { price: '60' }))
  expect([correction.statusCode, (correction.json() as { total: string }).total]).toEqual([200, '60.00'])
  expect((await staff.delete(`vokalotnama/${earlierSale.id}/`, { reason: 'Wrong' })).statusCode).toBe(204)
})
