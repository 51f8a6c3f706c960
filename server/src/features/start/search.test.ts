import type { SearchResult } from '@samity/shared-api/contract/system/search'
import { anAdvocate, aRent, aSale, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
let sale: { id: number; number: string }
let voidedSale: { id: number; number: string }

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  cashier = await server.as('cashier')
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({ father_name: 'Kamal Khan', nid_number: '1234567890123' }),
  )
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({
      bar_registration_number: '1230',
      name_english: 'Selina Akter',
      name_bengali: 'সেলিনা আক্তার',
      phone: '01911111111',
    }),
  )
  voidedSale = await createRecord(
    staff,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 301, to_serial: 320 }] }),
  )
  await staff.delete(`vokalotnama/${voidedSale.id}/`, { reason: 'Wrong paper' })
  sale = await createRecord(
    staff,
    'vokalotnama/',
    aSale({
      advocateId: '123',
      receipt_no: 'B-7',
      customer_name: 'Abdul Karim',
      customer_phone: '01812345678',
      serials: [{ from_serial: '000301', to_serial: '000310' }],
    }),
  )
  await createRecord(
    staff,
    'vokalotnama/',
    aSale({ sale_type: 'Cartis Paper', serials: [{ from_serial: 311, to_serial: 330 }] }),
  )
  const { id: building } = await createRecord(staff, 'buildings/', {
    building_name: 'Bar Bhaban',
    institute: 'Bar',
  })
  await createRecord(staff, 'renters/', {
    renter_name: 'Law Book House',
    phone: '01712345678',
    address: 'Court Road',
    building,
    floor_no: '1',
    room_no: '101',
    rent_amount: '3000',
    security_amount: '10000',
  })
  await createRecord(staff, 'shop-rent/', aRent())
  await createRecord(staff, 'expanse_category/', { category: 'Salary' })
  await createRecord(staff, 'actual_expanse/', {
    expanseCategory: 'Salary',
    actualExpanse: '1000',
    date: '2026-02-01',
    remarks: 'Karim Clerk',
  })
})
afterAll(() => server.close())

const search = async (q: string, who: TestUser = staff) =>
  (await who.get(`search/?q=${encodeURIComponent(q)}`)).json() as SearchResult
const numbers = ({ receipts }: SearchResult) => receipts.map(({ number }) => number)

test('a receipt is found by its number or the end of it, in either script, and by its book number', async () => {
  for (const q of [sale.number, sale.number.toLowerCase(), 'VKL-২০২৬-০০০০০২', 'b-7', '000002'])
    expect([q, numbers(await search(q))[0]]).toEqual([q, sale.number])
  for (const q of ['VKL-2026-2', 'vkl 2', 'VKL2', 'vkl-২০২৬-২', '2026-2'])
    expect([q, numbers(await search(q))]).toEqual([q, expect.arrayContaining([sale.number])])
  expect(numbers(await search('VKL-2025-2'))).toEqual([])
  expect((await search(sale.number)).receipts[0]).toEqual({
    number: sale.number,
    book_no: 'B-7',
    stream: 'VKL',
    date: '2026-03-10',
    payer: 'Rahim Uddin',
    payer_bengali: 'রহিম উদ্দিন',
    total: '500.00',
    voided_at: null,
    serials: null,
  })
})

test('a serial finds its receipts of all stationery, void ones marked and last', async () => {
  const { serials } = await search('৩০৫')
  expect(serials.map(({ number, voided_at }) => [number, voided_at !== null])).toEqual([
    [sale.number, false],
    [voidedSale.number, true],
  ])
  expect(serials[0]?.serials).toEqual({ from_serial: 301, to_serial: 310, width: 6 })
  expect((await search('315')).serials.map(({ stream }) => stream)).toEqual(['CRT', 'VKL'])
  expect((await search('331')).serials).toEqual([])
  expect((await search('99999999999999999')).serials).toEqual([])
})

test('a void receipt is found and marked', async () => {
  const { receipts } = await search(voidedSale.number)
  expect(receipts[0]).toMatchObject({ number: voidedSale.number, voided_at: expect.any(String) })
})

test('payer and phone find a receipt, however the phone is written', async () => {
  expect(numbers(await search('karim abdul'))).toEqual([sale.number])
  expect(numbers(await search('+880 1812-345678'))).toEqual([sale.number])
  expect(numbers(await search('Law Book'))).toEqual(['RNT-2026-000001'])
})

test('an advocate is found by number, name in either script and phone, exact matches first', async () => {
  const { members } = await search('123')
  expect(members.map(({ bar_registration_number }) => bar_registration_number)).toEqual(['123', '1230'])
  const bengali = await search('রহিম')
  expect(bengali.members.map(({ name_english }) => name_english)).toEqual(['Rahim Uddin'])
  expect(numbers(bengali)).toEqual([sale.number])
  expect((await search('uddin RAHIM')).members).toHaveLength(1)
  expect((await search('০১৯১১১১১১১১')).members.map(({ name_english }) => name_english)).toEqual([
    'Selina Akter',
  ])
})

test('hidden fields find no advocate, and a result has only the fields of a lookup', async () => {
  expect((await search('1234567890123')).members).toEqual([])
  expect((await search('Kamal Khan')).members).toEqual([])
  const [member] = (await search('123', cashier)).members
  expect(Object.keys(member!).sort()).toEqual([
    'archived_at',
    'bar_registration_number',
    'enrollment_date_As_member',
    'father_name',
    'father_name_bengali',
    'id',
    'is_dead',
    'is_retired',
    'name_bengali',
    'name_english',
    'phone',
    'status',
  ])
})

test('a renter is found by name and phone, with the room', async () => {
  const renter = { renter_name: 'Law Book House', building_name: 'Bar Bhaban', room_no: '101' }
  expect((await search('book')).renters).toMatchObject([renter])
  expect((await search('01712345678')).renters).toMatchObject([renter])
  expect((await search('Tea Stall')).renters).toEqual([])
})

test('expense vouchers are found by those who may see expenses, not by a cashier', async () => {
  expect(numbers(await search('EXP-2026'))).toEqual(['EXP-2026-000001'])
  expect(numbers(await search('EXP-2026', cashier))).toEqual([])
  expect(numbers(await search('1', cashier))).not.toContain('EXP-2026-000001')
})

test('an empty search finds nothing, and SQL wildcards are literal', async () => {
  const nothing = { receipts: [], serials: [], members: [], renters: [] }
  for (const q of ['', '   ', '%%%', '___', String.raw`\\\ `, "'; drop table receipts; --"])
    expect([q, await search(q)]).toEqual([q, nothing])
  expect((await server.visitor.get('search/?q=123')).statusCode).toBe(401)
})

test('a search returns at most eight results of each kind', async () => {
  for (let index = 0; index < 10; index++)
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({ bar_registration_number: `9${index}`, name_english: 'Many Namesake', phone: '' }),
    )
  expect((await search('namesake')).members).toHaveLength(8)
})

test('a conjunct is found with and without its joiner, however it was stored', async () => {
  const [joined, plain] = ['র\u200d্যাব', 'র্যাব']
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: 'J1', name_bengali: `${joined} উদ্দিন`, phone: '' }),
  )
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: 'J2', name_bengali: `${plain} উদ্দিন`, phone: '' }),
  )
  await createRecord(staff, 'buildings/', { building_name: `${joined} ভবন (১০০%)`, institute: 'Court' })
  const findValues = async (path: string, name: string) =>
    ((await staff.get(path)).json() as Record<string, string>[]).map((row) => row[name]).sort()
  for (const spelling of [joined, plain].map(encodeURIComponent)) {
    expect(
      (await search(decodeURIComponent(spelling))).members.map((member) => member.bar_registration_number),
    ).toEqual(expect.arrayContaining(['J1', 'J2']))
    expect(await findValues(`advocates/?search=${spelling}`, 'bar_registration_number')).toEqual(['J1', 'J2'])
    expect(await findValues(`buildings/?search=${spelling}`, 'building_name')).toEqual([
      `${joined} ভবন (১০০%)`,
    ])
  }
  // wildcards are literal beside a conjunct too
  expect(await findValues(`buildings/?search=${encodeURIComponent(`${plain}.*`)}`, 'building_name')).toEqual(
    [],
  )
})
