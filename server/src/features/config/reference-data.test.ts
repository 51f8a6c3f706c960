import { today } from '@samity/shared-api/contract'
import { anAdvocate, aRent, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  cashier = await server.as('cashier')
})
beforeEach(async () => {
  await server.sql`alter table ledger_lines disable trigger user`
  await server.sql`truncate receipts, receipt_counters, ledger_days, renters, buildings, advocates restart identity cascade`
  await server.sql`alter table ledger_lines enable trigger user`
})
afterAll(() => server.close())

type Duplicate = { bar_registration_number: string; same: string[] }
const duplicates = async (query: Record<string, string>): Promise<Duplicate[]> =>
  (await staff.get(`advocates/duplicates/?${new URLSearchParams(query)}`)).json()

describe('duplicates', () => {
  beforeEach(() =>
    createRecord(
      staff,
      'advocates/',
      anAdvocate({ name_english: 'Md. Abdul Karim', father_name: 'Jamal Uddin', nid_number: '1234567890' }),
    ),
  )

  test.each([
    [
      'the number in Bengali digits and with a space',
      { bar_registration_number: '১২ ৩' },
      'bar_registration_number',
    ],
    ['the national ID in Bengali digits', { nid_number: '১২৩৪৫৬৭৮৯০' }, 'nid_number'],
    ['the phone with its country code', { phone: '+880 1712-345678' }, 'phone'],
    [
      'name and father in another spelling',
      { name_english: 'MD ABDUL  KARIM', father_name: 'jamal uddin' },
      'father_name',
    ],
    [
      'the Bengali name and the father',
      { name_bengali: 'রহিম উদ্দিন', father_name: 'Jamal Uddin' },
      'father_name',
    ],
  ])('are found by %s', async (_what, query, same) => {
    expect(await duplicates(query)).toMatchObject([{ bar_registration_number: '123', same: [same] }])
  })

  test.each([
    ['no field', {}],
    ['a name without a father', { name_english: 'Md. Abdul Karim' }],
    ['a father without the name', { name_english: 'Nasir', father_name: 'Jamal Uddin' }],
    ['half a phone', { phone: '017' }],
    ['the advocate who is being corrected', { bar_registration_number: '123', except: '1' }],
  ])('are not found by %s', async (_what, query) => {
    expect(await duplicates(query)).toEqual([])
  })

  test('include archived advocates, who keep their number', async () => {
    await staff.post('advocates/1/archive/')
    const [match] = await duplicates({ bar_registration_number: '123' })
    expect(match).toMatchObject({ same: ['bar_registration_number'], archived_at: expect.any(String) })
  })

  test('are forbidden to a cashier: they reveal whose national ID it is', async () => {
    expect((await cashier.get('advocates/duplicates/?nid_number=1234567890')).statusCode).toBe(403)
  })
})

test('the list of advocates is filtered by year of enrollment; an unreadable year returns 400', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(
    staff,
    'advocates/',
    anAdvocate({ bar_registration_number: '9', enrollment_date_As_member: '2015-12-31' }),
  )
  const response = await staff.get('advocates/?year=২০১৫')
  expect(response.json()).toMatchObject([{ bar_registration_number: '9' }])
  expect(response.headers['x-total-count']).toBe('1')
  expect((await staff.get('advocates/?year=abc')).statusCode).toBe(400)
})

describe('the rent of a unit', () => {
  const [thisYear = 0, thisMonth = 0] = today().split('-').map(Number)
  const monthsAgo = (count: number): string => {
    const index = thisYear * 12 + thisMonth - 1 - count
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  }
  const spanOf = (from: string, to: string) => ({
    from_year: from.slice(0, 4),
    from_month: Number(from.slice(5)),
    to_year: to.slice(0, 4),
    to_month: Number(to.slice(5)),
  })
  const aRenter = (overrides: object = {}) => ({
    renter_name: 'Law Book House',
    address: 'Court Road',
    building: 1,
    floor_no: '1',
    room_no: '101',
    from_date: `${monthsAgo(4)}-15`,
    rent_amount: '3000',
    security_amount: '10000',
    ...overrides,
  })
  const readRenter = async () => (await staff.get('renters/1/')).json()
  beforeEach(() => createRecord(staff, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' }))

  test('is due from the first month of the tenancy to this month', async () => {
    await createRecord(staff, 'renters/', aRenter())
    expect(await readRenter()).toMatchObject({
      paid_until: null,
      due_months: [monthsAgo(4), monthsAgo(3), monthsAgo(2), monthsAgo(1), monthsAgo(0)],
      building_details: { id: 1, building_name: 'Bar Bhaban' },
    })
  })

  test('is not due for paid months, and is due again once the receipt is void', async () => {
    await createRecord(staff, 'renters/', aRenter())
    const receipt = await createRecord(staff, 'shop-rent/', aRent(spanOf(monthsAgo(4), monthsAgo(2))))
    expect(await readRenter()).toMatchObject({
      paid_until: monthsAgo(2),
      due_months: [monthsAgo(1), monthsAgo(0)],
    })
    await staff.delete(`shop-rent/${receipt.id}/`, { reason: 'wrong room' })
    expect(await readRenter()).toMatchObject({ paid_until: null, due_months: { length: 5 } })
  })

  test('is not due after the end of the tenancy', async () => {
    await createRecord(staff, 'renters/', aRenter({ to_date: `${monthsAgo(3)}-01` }))
    expect((await readRenter()).due_months).toEqual([monthsAgo(4), monthsAgo(3)])
  })

  test('is not due before the tenancy begins', async () => {
    await createRecord(staff, 'renters/', aRenter({ from_date: '2099-01-01' }))
    expect((await readRenter()).due_months).toEqual([])
  })

  test('is due from the first paid month when the tenancy has no start date; without either nothing is due', async () => {
    await createRecord(staff, 'renters/', aRenter({ from_date: null }))
    expect((await readRenter()).due_months).toEqual([])
    await createRecord(staff, 'shop-rent/', aRent(spanOf(monthsAgo(2), monthsAgo(2))))
    expect((await readRenter()).due_months).toEqual([monthsAgo(1), monthsAgo(0)])
  })

  test('is listed for a cashier by building, floor and room, without a name', async () => {
    const dueOf = async (room: string) =>
      (await cashier.get(`rent-due/?building_name=bar%20bhaban&floor=1&room=${room}`)).json()
    expect(await dueOf('101')).toEqual({ due_months: null })
    const renter = await createRecord(staff, 'renters/', aRenter())
    await createRecord(staff, 'shop-rent/', aRent(spanOf(monthsAgo(3), monthsAgo(1))))
    expect(await dueOf('101')).toEqual({ due_months: [monthsAgo(4), monthsAgo(0)] })
    expect((await readRenter()).due_months).toEqual([monthsAgo(4), monthsAgo(0)])
    expect(await dueOf('102')).toEqual({ due_months: null })
    await staff.put(`renters/${renter.id}/`, aRenter({ from_date: '2099-01-01' }))
    expect(await dueOf('১০১')).toEqual({ due_months: [] })
  })
})

test('the image of a gallery item can be replaced, not removed', async () => {
  const [row] = await server.sql<
    { id: number }[]
  >`insert into gallery_items (image) values ('/media/abc') returning id`
  const refusal = await staff.put(`gallery/${row!.id}/`, { caption: '', type: 'general', image_clear: true })
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([422, { image: ['Required'] }])
  const change = await staff.put(`gallery/${row!.id}/`, { caption: 'Picnic', type: 'general' })
  expect(change.json()).toMatchObject({ image: '/media/abc', caption: 'Picnic' })
})
