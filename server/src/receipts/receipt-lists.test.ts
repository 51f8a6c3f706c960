import { aFee, anAdvocate, aRent, aSale, createRecord, monthly, yearly } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, cashier] = [await server.as('staff'), await server.as('cashier')]
})
afterAll(() => server.close())

const paidPeriods = async (query: string) => (await cashier.get(`paid-periods/?${query}`)).json() as object[]

test('a list carries the total of all matching receipts, not only of its page', async () => {
  await createRecord(staff, 'vokalotnama/', aSale())
  const voidedSale = await createRecord(
    staff,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 11, to_serial: 11 }] }),
  )
  await createRecord(staff, 'vokalotnama/', aSale({ serials: [{ from_serial: 21, to_serial: 22 }] }))
  await staff.delete(`vokalotnama/${voidedSale.id}/`, { reason: 'Wrong paper' })
  const page = await cashier.get('vokalotnama/?limit=1')
  expect(page.json()).toHaveLength(1)
  expect(page.headers['x-total-amount']).toBe('600.00')
  expect((await cashier.get('vokalotnama/')).headers['x-total-amount']).toBe('600.00')
  expect((await cashier.get('vokalotnama/?limit=1&from=2030-01-01')).headers['x-total-amount']).toBe('0.00')
})

test("the filter 'Sticker' finds notary stickers and nothing else", async () => {
  const sticker = await createRecord(staff, 'vokalotnama/', aSale({ sale_type: 'Notery Sticker' }))
  const stickers = (await cashier.get('vokalotnama/?sale_type=Sticker')).json() as { id: number }[]
  expect(stickers.map(({ id }) => id)).toEqual([sticker.id])
})

test("an advocate's paid fees are listed by number in either script, until their receipt is void", async () => {
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
  expect(await paidPeriods(`advocate_id=${encodeURIComponent('৪৫৬')}`)).toEqual([
    { kind: 'entry', from: '', to: '', number },
    { kind: 'monthly', from: '2026-11', to: '2026-12', number },
    { kind: 'yearly', from: '2025', to: '2026', number },
  ])
  expect(await paidPeriods('advocate_id=999')).toEqual([])
  await staff.delete(`advocate-all-fees/${fee.id}/`, { reason: 'Wrong member' })
  expect(await paidPeriods('advocate_id=456')).toEqual([])
})

test('the paid rent of a unit is listed by building, floor and room, whoever paid it', async () => {
  const { number } = await createRecord(
    staff,
    'shop-rent/',
    aRent({ building_name: 'Annex', floor: '2', room: '201' }),
  )
  expect(await paidPeriods('building_name=annex&floor=2&room=201')).toEqual([
    { kind: 'rent', from: '2026-01', to: '2026-03', number },
  ])
  expect(await paidPeriods('building_name=Annex&floor=2&room=202')).toEqual([])
  expect(await paidPeriods('')).toEqual([])
})

test('an associate record has its expiry day and the number of renewals', async () => {
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

test('a word of the remarks finds a receipt, even in the remarks of one section', async () => {
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

describe('a receipt with two payment types', () => {
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

  test('shows both with their amounts, in the list and on the printed receipt', async () => {
    expect((await cashier.get(`advocate-all-fees/${fee.id}/`)).json()).toMatchObject({ payments })
    expect((await cashier.get(`receipts/${fee.number}/`)).json()).toMatchObject({
      payment_type: 'bank',
      payments,
    })
  })

  test('is found by either type, and not by a third', async () => {
    const countFound = async (type: string) =>
      ((await cashier.get(`advocate-all-fees/?search=777&payment_type=${type}`)).json() as object[]).length
    expect(await Promise.all(['bank', 'Cash', 'check'].map(countFound))).toEqual([1, 1, 0])
  })
})
