import { today } from '@samity/shared-api/contract'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { anAdvocate, aSale, errorsOf, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  served = await startTestServer()
  ;[admin, staff, cashier] = [await served.as('admin'), await served.as('staff'), await served.as('cashier')]
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
  const archived = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '308', name_english: 'Nila Roy', phone: '01912345678' }),
  )
  await staff.post(`advocates/${archived.id}/archive/`)
  const gone = [
    { bar_registration_number: '309', phone: '', is_retired: true },
    { bar_registration_number: '310', phone: '', status: 'inactive' },
  ]
  for (const member of gone) await createRecord(staff, 'advocates/', anAdvocate(member))
})
afterAll(() => served.close())

const sale = (advocateId: string, serial: number, over: object = {}) =>
  aSale({ sales_date: today(), advocateId, serials: [{ from_serial: serial, to_serial: serial }], ...over })
const registration = (advocate_id: string, over: object = {}) => ({
  license_no: `L-${advocate_id}`,
  name: 'Jamal',
  advocate_id,
  advocate_name: 'Any',
  entry_fee: '500',
  ...over,
})
const change = (advocate_id: string, over: object = {}) => ({
  client_name: 'Client',
  advocate_id,
  advocate_name: 'Any',
  fee: '200',
  case_no: 'CR 1',
  ...over,
})
const dead = 'Karim Khan (307) died on 10/01/2019. Nothing can be sold or registered in this name.'
const archived = 'Nila Roy (308) is archived. Nothing can be sold or registered in this name.'

type Lookup = {
  bar_registration_number: string
  is_dead: boolean
  is_retired: boolean
  status: string
  archived_at: string | null
}

test('a lookup says of each member who is deceased, retired, inactive or archived, to a cashier too', async () => {
  const rows = (await cashier.get('advocates/?lookup=30')).json() as Lookup[]
  const marks = rows.map(({ bar_registration_number, is_dead, is_retired, status, archived_at }) => [
    bar_registration_number,
    is_dead,
    is_retired,
    status,
    archived_at !== null,
  ])
  expect(marks).toEqual([
    ['307', true, false, 'inactive', false],
    ['309', false, true, 'inactive', false],
    ['308', false, false, 'active', true],
  ])
  const found = (await cashier.get('search/?q=307')).json() as { members: Lookup[] }
  expect(found.members[0]).toMatchObject({ is_dead: true, status: 'inactive' })
})

test('a lookup returns 20 members at most, by number, phone or name in either script', async () => {
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
  'a %s in the name of a deceased or archived member is refused with the member and the reason',
  async (sale_type) => {
    for (const [number, said] of [
      ['307', dead],
      ['308', archived],
    ] as const) {
      const refused = await cashier.post('vokalotnama/', sale(number, 1, { sale_type }))
      expect([refused.statusCode, refused.json(), errorsOf(refused)]).toEqual([
        409,
        { message: said, errors: { advocateId: [said] } },
        { advocateId: [said] },
      ])
    }
  },
)

test('a paper in the name of a deceased member is refused when the member is given by phone', async () => {
  const refused = await cashier.post('vokalotnama/', sale('+880 1812-345678', 1))
  expect([refused.statusCode, (refused.json() as { message: string }).message]).toEqual([409, dead])
})

test('an associate and an advocate change in the name of a deceased member are refused, in Bengali to a Bengali reader', async () => {
  const inBengali = { 'accept-language': 'bn' }
  const refusals = [
    await staff.post('associate-registration/', registration('307'), inBengali),
    await staff.post('advocate-change/', change('307'), inBengali),
  ]
  for (const refused of refusals) {
    expect(refused.statusCode).toBe(409)
    expect(errorsOf(refused)['advocate_id']?.[0]).toContain('করিম খান (৩০৭) ১০/০১/২০১৯ তারিখে মৃত্যুবরণ করেছেন')
  }
})

test('members who are retired or inactive still buy', async () => {
  await createRecord(cashier, 'vokalotnama/', sale('309', 11))
  await createRecord(cashier, 'vokalotnama/', sale('310', 12))
})

test('a reason lets an administrator proceed, stands in the audit log, and helps nobody else', async () => {
  const override_reason = 'Ordered before the death; papers are for the chamber'
  const told = await admin.post('vokalotnama/', sale('307', 21))
  expect([told.statusCode, (told.json() as { overridable?: boolean }).overridable]).toEqual([409, true])
  for (const person of [staff, cashier]) {
    const refused = await person.post('vokalotnama/', sale('307', 21, { override_reason }))
    expect([refused.statusCode, refused.json() as object]).toEqual([
      409,
      { message: dead, errors: { advocateId: [dead] } },
    ])
  }
  const { number } = await createRecord(admin, 'vokalotnama/', sale('307', 21, { override_reason }))
  const entries = (await admin.get('audit/?subject=vokalotnama')).json() as AuditEntry[]
  expect(entries.find((entry) => entry.number === number)).toMatchObject({
    action: 'create',
    reason: override_reason,
  })
})

test('a correction that keeps the member is not refused; one that moves the sale to a deceased member is', async () => {
  const old = await createRecord(staff, 'vokalotnama/', sale('123', 31))
  const moved = await staff.put(`vokalotnama/${old.id}/`, sale('307', 31))
  expect([moved.statusCode, (moved.json() as { message: string }).message]).toEqual([409, dead])
  await served.sql`update advocates set is_dead = true, status = 'inactive' where bar_registration_number = '123'`
  const kept = await staff.put(`vokalotnama/${old.id}/`, sale('123', 31, { price: '60' }))
  expect([kept.statusCode, (kept.json() as { total: string }).total]).toEqual([200, '60.00'])
  expect((await staff.delete(`vokalotnama/${old.id}/`, { reason: 'Wrong' })).statusCode).toBe(204)
})
