import { anAdvocate, aRent, aSale, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, admin] = [await server.as('staff'), await server.as('admin')]
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(staff, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
})
afterAll(() => server.close())

const aRenter = (overrides: object = {}) => ({
  renter_name: 'Law Book House',
  address: 'Court Road',
  building: 1,
  floor_no: '1',
  room_no: '101',
  rent_amount: '3000',
  security_amount: '0',
  ...overrides,
})
const anExpense = { date: '2026-03-10', actualExpanse: '10' }
const renewal = { renewal_date: '2026-03-10', renewal_end_date: '2027-12-31', renewal_fee: '200' }

const missing: [path: string, body: object, field: string, en: string, bn: string][] = [
  ['renters/', aRenter({ building: 999 }), 'building', 'This building does not exist', 'এই ভবন পাওয়া যায়নি'],
  [
    'renters/',
    aRenter({ advocate: 999 }),
    'advocate',
    'This advocate does not exist',
    'এই আইনজীবী পাওয়া যায়নি',
  ],
  [
    'actual_expanse/',
    { ...anExpense, expanseCategory: '999' },
    'expanseCategory',
    'This category does not exist',
    'এই খাত পাওয়া যায়নি',
  ],
  [
    'probable_income/',
    { year: 2026, IncomeCategory: 999, amount: '10' },
    'IncomeCategory',
    'This category does not exist',
    'এই খাত পাওয়া যায়নি',
  ],
  [
    'associate-renewal/',
    { ...renewal, associate: 999 },
    'associate',
    'This associate does not exist',
    'এই আইনজীবী সহকারী পাওয়া যায়নি',
  ],
  [
    'committees/',
    { year: 2026, bar_registration_number: '123', committee_position: 'Treasurer of the Moon' },
    'committee_position',
    'This position does not exist',
    'এই পদ পাওয়া যায়নি',
  ],
]

test.each(missing)('%s refuses %j on its field', async (path, body, field, en, bn) => {
  const refusal = await staff.post(path, body)
  const inBengali = await staff.post(path, body, { 'accept-language': 'bn' })
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([422, { [field]: [en] }])
  expect(errorsOf(inBengali)).toEqual({ [field]: [bn.normalize('NFC')] })
})

test('a correction is refused for a missing reference, too', async () => {
  const renter = await createRecord(staff, 'renters/', aRenter())
  const refusal = await staff.put(`renters/${renter.id}/`, aRenter({ building: 999 }))
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([
    422,
    { building: ['This building does not exist'] },
  ])
})

test('a building or renter name that matches no record is stored as text', async () => {
  const sale = await createRecord<{ building_name: string }>(
    staff,
    'vokalotnama/',
    aSale({ building_name: 'Old Court' }),
  )
  const rent = await createRecord<{ renter_name: string }>(
    staff,
    'shop-rent/',
    aRent({ renter_name: 'Nobody', building_name: 'Old Court' }),
  )
  expect([sale.building_name, rent.renter_name]).toEqual(['Old Court', 'Nobody'])
})

test.each(['lock/', 'user/', 'settings/'])(
  'a PUT to %s without a known field is refused and changes nothing',
  async (path) => {
    const before = (await admin.get(path)).body
    for (const body of [{}, { colour: 'red' }, { version: 1 }]) {
      const refusal = await admin.put(path, body)
      expect([body, refusal.statusCode]).toEqual([body, 422])
    }
    expect((await admin.get(path)).body).toBe(before)
  },
)
