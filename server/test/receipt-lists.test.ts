import { aFee, anAdvocate, aRent, aSale, createRecord, monthly, yearly } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  served = await startTestServer()
  ;[staff, cashier] = [await served.as('staff'), await served.as('cashier')]
})
afterAll(() => served.close())

const paid = async (query: string) => (await cashier.get(`paid-periods/?${query}`)).json() as object[]

test('a list says what all receipts that match come to, however many pages they fill', async () => {
  await createRecord(staff, 'vokalotnama/', aSale())
  const gone = await createRecord(
    staff,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 11, to_serial: 11 }] }),
  )
  await createRecord(staff, 'vokalotnama/', aSale({ serials: [{ from_serial: 21, to_serial: 22 }] }))
  await staff.delete(`vokalotnama/${gone.id}/`, { reason: 'Wrong paper' })
  const page = await cashier.get('vokalotnama/?limit=1')
  expect(page.json()).toHaveLength(1)
  expect(page.headers['x-total-amount']).toBe('600.00')
  expect((await cashier.get('vokalotnama/')).headers['x-total-amount']).toBe('600.00')
  expect((await cashier.get('vokalotnama/?limit=1&from=2030-01-01')).headers['x-total-amount']).toBe('0.00')
})

test("the filter 'Sticker' finds notary stickers and nothing else", async () => {
  const sticker = await createRecord(staff, 'vokalotnama/', aSale({ sale_type: 'Notery Sticker' }))
  const found = (await cashier.get('vokalotnama/?sale_type=Sticker')).json() as { id: number }[]
  expect(found.map(({ id }) => id)).toEqual([sticker.id])
})

test("a member's paid fees are told by number in either digits, until their receipt is void", async () => {
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '456' }))
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({
      advocate_id: '456',
      entryfee_set: [{ entry_fee: '5000' }],
      monthlyfee_set: [monthly(11, 12)],
      barassociationfee_set: [yearly(2025, 2026)],
    }),
  )
  const { number } = fee
  expect(await paid(`advocate_id=${encodeURIComponent('৪৫৬')}`)).toEqual([
    { kind: 'entry', from: '', to: '', number },
    { kind: 'monthly', from: '2026-11', to: '2026-12', number },
    { kind: 'yearly', from: '2025', to: '2026', number },
  ])
  expect(await paid('advocate_id=999')).toEqual([])
  await staff.delete(`advocate-all-fees/${fee.id}/`, { reason: 'Wrong member' })
  expect(await paid('advocate_id=456')).toEqual([])
})

test('the rent of a unit is told by building, floor and room, whoever paid it', async () => {
  const { number } = await createRecord(
    staff,
    'shop-rent/',
    aRent({ building_name: 'Annex', floor: '2', room: '201' }),
  )
  expect(await paid('building_name=annex&floor=2&room=201')).toEqual([
    { kind: 'rent', from: '2026-01', to: '2026-03', number },
  ])
  expect(await paid('building_name=Annex&floor=2&room=202')).toEqual([])
  expect(await paid('')).toEqual([])
})

test('an associate says until when it is valid and how often it was renewed', async () => {
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '789', phone: '' }))
  const associate = await createRecord(staff, 'associate-registration/', {
    license_no: 'L-1',
    name: 'Habib',
    advocate_id: '789',
    advocate_name: 'Rahim Uddin',
    to_year: 2026,
    entry_fee: '500',
  })
  const read = async () => (await cashier.get(`associate-registration/${associate.id}/`)).json() as object
  expect(await read()).toMatchObject({ valid_until: '2026-12-31', renewals: 0 })
  await createRecord(staff, 'associate-renewal/', {
    associate: associate.id,
    renewal_date: '2026-03-20',
    renewal_end_date: '2027-12-31',
    renewal_fee: '200',
  })
  expect(await read()).toMatchObject({ valid_until: '2027-12-31', renewals: 1 })
})

test('a word of the remarks finds a receipt, also where the remarks belong to a part of it', async () => {
  const rents = async (query: string) =>
    ((await cashier.get(`shop-rent/?search=${encodeURIComponent(query)}`)).json() as { id: number }[]).map(
      ({ id }) => id,
    )
  const rent = await createRecord(staff, 'shop-rent/', aRent({ room: '301', remarks: 'Paid by his Brother' }))
  await createRecord(staff, 'shop-rent/', aRent({ room: '302' }))
  expect(await rents('brother')).toEqual([rent.id])
  expect(await rents('301 BROTHER')).toEqual([rent.id])
  expect(await rents('sister')).toEqual([])
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '654', phone: '' }))
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ advocate_id: '654', entryfee_set: [{ entry_fee: '5000', remarks4: 'দুই কিস্তি' }] }),
  )
  const fees = async (query: string) =>
    (
      (await cashier.get(`advocate-all-fees/?search=${encodeURIComponent(query)}&limit=5`)).json() as {
        id: number
      }[]
    ).map(({ id }) => id)
  expect(await fees('কিস্তি')).toEqual([fee.id])
  expect(await fees('remarks4')).toEqual([])
})

describe('a receipt that is paid in two ways', () => {
  let fee: { id: number; number: string }
  beforeAll(async () => {
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '777', phone: '' }))
    fee = await createRecord(staff, 'advocate-all-fees/', {
      advocate_id: '777',
      collection_date: '2026-03-10',
      entryfee_set: [{ entry_fee: '500', payment_type: 'bank' }],
      monthlyfee_set: [monthly(1, 2, { payment_type: 'cash' }), monthly(3, 3, { payment_type: 'cash' })],
    })
  })
  const payments = [
    { payment_type: 'bank', amount: '500.00' },
    { payment_type: 'cash', amount: '300.00' },
  ]

  test('lists both with their amounts, in the list and on paper', async () => {
    expect((await cashier.get(`advocate-all-fees/${fee.id}/`)).json()).toMatchObject({ payments })
    expect((await cashier.get(`receipts/${fee.number}/`)).json()).toMatchObject({
      payment_type: 'bank',
      payments,
    })
  })

  test('is found by either, and not by a third', async () => {
    const found = async (type: string) =>
      ((await cashier.get(`advocate-all-fees/?search=777&payment_type=${type}`)).json() as object[]).length
    expect(await Promise.all(['bank', 'Cash', 'check'].map(found))).toEqual([1, 1, 0])
  })
})
