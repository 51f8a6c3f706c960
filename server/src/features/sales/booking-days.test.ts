import { bengaliDigits, dayAfter, dayBefore, showDay, today } from '@samity/shared-api/contract'
import { aFee, anAdvocate, aRent, aSale, errorsOf, createRecord, monthly } from '../../../test/builders.ts'
import { startStaffedServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(staff, 'expanse_category/', { category: 'Staff Salary' })
})
afterAll(() => server.close())

const tomorrow = dayAfter(today())
const yesterday = dayBefore(today())
const dayBeforeYesterday = dayBefore(yesterday)
const serials = (from_serial: number) => [{ from_serial, to_serial: from_serial }]
const afterToday = [`Must not be after today, ${showDay(today())}`]

const recordsOn = (day: string): [path: string, field: string, body: object][] => [
  ['vokalotnama/', 'sales_date', aSale({ sales_date: day, serials: serials(1) })],
  ['bailbond/', 'sales_date', { sales_date: day, price: '30', bailbond_serials: serials(1) }],
  [
    'form-sale/',
    'sales_date',
    {
      sales_date: day,
      building_name: 'Bar Bhaban',
      form_name: 'Hazira',
      price: '10',
      form_serials: serials(1),
    },
  ],
  [
    'associate-registration/',
    'registration_date',
    {
      registration_date: day,
      license_no: 'L-1',
      name: 'Jamal',
      advocate_id: '123',
      advocate_name: 'Rahim Uddin',
      entry_fee: '500',
    },
  ],
  [
    'advocate-change/',
    'date',
    {
      date: day,
      client_name: 'Karim',
      advocate_id: '123',
      advocate_name: 'Rahim Uddin',
      fee: '200',
      case_no: 'CR 1',
    },
  ],
  ['shop-rent/', 'collection_date', aRent({ collection_date: day })],
  ['advocate-all-fees/', 'collection_date', aFee({ collection_date: day, monthlyfee_set: [monthly(1, 1)] })],
  [
    'fund-collection/',
    'date',
    { date: day, donation_type: 'others', fund_provider: 'Karim', fund_amount: '10', purpose: 'Library' },
  ],
  [
    'electricity-bill/',
    'collection_date',
    {
      collection_date: day,
      month: 'January',
      year: 2026,
      building_name: 'Bar Bhaban',
      bill_payer_name: 'Shop',
      bill_amount: '10',
    },
  ],
  [
    'bank-interest/',
    'collection_date',
    {
      collection_date: day,
      bank_name: 'Sonali',
      branch_name: 'Court',
      account_no: '1',
      interest_amount: '10',
    },
  ],
  ['actual_expanse/', 'date', { date: day, expanseCategory: 'Staff Salary', actualExpanse: '10' }],
]

test.each(recordsOn(tomorrow))(
  'a record of %s dated after today is refused on %s, for every role',
  async (path, field, body) => {
    for (const person of [admin, staff]) {
      const response = await person.post(path, body)
      expect([response.statusCode, errorsOf(response)]).toEqual([422, { [field]: afterToday }])
    }
  },
)

test('a renewal dated after today is refused; its end may be in the future', async () => {
  const associate = await createRecord(staff, 'associate-registration/', {
    registration_date: today(),
    license_no: 'L-2',
    name: 'Jamal',
    advocate_id: '123',
    advocate_name: 'Rahim Uddin',
    entry_fee: '500',
  })
  const renewal = { associate: associate.id, renewal_end_date: '2099-12-31', renewal_fee: '200' }
  const refusal = await staff.post('associate-renewal/', { ...renewal, renewal_date: tomorrow })
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([422, { renewal_date: afterToday }])
  await createRecord(staff, 'associate-renewal/', { ...renewal, renewal_date: today() })
})

test('a cashier books on today and yesterday; the refusal of an older day names both days in the reader’s language', async () => {
  await createRecord(cashier, 'vokalotnama/', aSale({ sales_date: today(), serials: serials(11) }))
  await createRecord(cashier, 'vokalotnama/', aSale({ sales_date: yesterday, serials: serials(12) }))
  const body = aSale({ sales_date: dayBeforeYesterday, serials: serials(13) })
  const refusal = await cashier.post('vokalotnama/', body)
  expect(refusal.statusCode).toBe(422)
  expect(errorsOf(refusal)['sales_date']).toEqual([
    `A cashier can book only on ${showDay(yesterday)} or ${showDay(today())}. Ask staff to book another day.`,
  ])
  const inBengali = await cashier.post('vokalotnama/', body, { 'accept-language': 'bn' })
  expect(errorsOf(inBengali)['sales_date']?.[0]).toContain(bengaliDigits(showDay(yesterday)))
  await createRecord(staff, 'vokalotnama/', body)
})

test('a correction cannot move a record to a day after today', async () => {
  const sale = await createRecord(staff, 'vokalotnama/', aSale({ sales_date: today(), serials: serials(21) }))
  const move = await staff.put(
    `vokalotnama/${sale.id}/`,
    aSale({ sales_date: tomorrow, serials: serials(21) }),
  )
  expect([move.statusCode, errorsOf(move)]).toEqual([422, { sales_date: afterToday }])
})

test('a record that an older release dated after today can be corrected without changing its day', async () => {
  const sale = await createRecord(staff, 'vokalotnama/', aSale({ sales_date: today(), serials: serials(31) }))
  await server.sql`update receipts set day = ${tomorrow} where id = ${sale.id}`
  const corrected = await staff.put(
    `vokalotnama/${sale.id}/`,
    aSale({ sales_date: tomorrow, price: '60', serials: serials(31) }),
  )
  expect(corrected.statusCode).toBe(200)
})
