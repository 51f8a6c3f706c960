import { today } from '@samity/shared-api/contract'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import type { CounterLookUp } from '@samity/shared-api/contract/sales/basket'
import { anAdvocate, aRent, aSale, createRecord } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, cashier } = await startStaffedServer())
  for (const overrides of [
    {},
    {
      bar_registration_number: '1234',
      name_english: 'Karim Mia',
      name_bengali: 'করিম মিয়া',
      phone: '01812345678',
    },
    { bar_registration_number: '9', name_english: 'Karima Begum', name_bengali: 'করিমা বেগম', phone: '' },
  ])
    await createRecord(admin, 'advocates/', anAdvocate(overrides))
})
afterAll(() => server.close())

const lookUp = async (q: string) =>
  ((await cashier.get(`counter/look-up/?q=${encodeURIComponent(q)}`)).json() as CounterLookUp).members
const numbers = async (q: string) => (await lookUp(q)).map((one) => one.bar_registration_number)

test('a member is found by number, phone and part of the name, in both scripts', async () => {
  expect(await numbers('123')).toEqual(['123'])
  expect(await numbers('১২৩৪')).toEqual(['1234'])
  expect(await numbers('+88 01812-345678')).toEqual(['1234'])
  expect(await numbers('০১৭১২৩৪৫৬৭৮')).toEqual(['123'])
  expect(await numbers('karim')).toEqual(['9', '1234'])
  expect(await numbers('মিয়া করিম')).toEqual(['1234'])
  expect(await numbers('  ')).toEqual([])
  expect(await numbers('nobody')).toEqual([])
})

test('a member is found by the serial of a paper and by the codes of card, receipt, certificate and paper', async () => {
  const sale = await createRecord(cashier, 'vokalotnama/', {
    ...aSale({ sales_date: today(), advocateId: '1234', serials: [{ from_serial: 5001, to_serial: 5005 }] }),
  })
  await createRecord(cashier, 'vokalotnama/', {
    ...aSale({ sales_date: today(), customer_name: 'X', serials: [{ from_serial: 6001, to_serial: 6001 }] }),
  })
  const certificate = await createRecord(admin, 'clearance-certificates/', {
    advocate_id: '1234',
    purpose: 'Bank',
  })
  expect(await numbers('5003')).toEqual(['1234'])
  expect(await numbers('৫০০৩')).toEqual(['1234'])
  expect(await numbers('6001')).toEqual([])
  const codes = [
    ['member', 2],
    ['receipt', sale.id],
    ['clearance', certificate.id],
  ] as const
  for (const [kind, id] of codes) {
    const [code] = (await admin.get(`check-codes/?kind=${kind}&ids=${id}`)).json() as CheckCode[]
    for (const q of [code!.code, code!.url, `${code!.url}/?lang=bn`, code!.code.toLowerCase()])
      expect(await numbers(q)).toEqual(['1234'])
  }
  const [paper] = (
    await admin.get('serial-codes/?paper=VKL&from=5002&to=5002&format=json')
  ).json() as CheckCode[]
  expect(await numbers(paper!.url)).toEqual(['1234'])
})

test('a member comes with standing, dues, rent that is due, the last receipts, and why nothing may be sold', async () => {
  await createRecord(admin, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
  const year = Number(today().slice(0, 4))
  await createRecord(admin, 'renters/', {
    building: 1,
    renter_name: 'Rahim Uddin',
    phone: '01712345678',
    address: 'Sadar',
    security_amount: '0',
    advocate: 1,
    floor_no: '1',
    room_no: '101',
    rent_amount: '50',
    from_date: `${year - 1}-01-01`,
    to_date: `${year - 1}-03-31`,
  })
  await createRecord(
    cashier,
    'shop-rent/',
    aRent({
      collection_date: today(),
      from_year: year - 1,
      to_year: year - 1,
      to_month: 1,
      rent_amount: '50',
    }),
  )
  for (let nth = 0; nth < 6; nth++)
    await createRecord(cashier, 'advocate-change/', {
      client_name: 'Karim',
      advocate_id: '123',
      advocate_name: 'Rahim Uddin',
      fee: '20',
      case_no: `CR ${nth}`,
    })
  const [member] = await lookUp('123')
  expect(member).toMatchObject({
    name_english: 'Rahim Uddin',
    phone: '01712345678',
    photo: null,
    standing: { en: expect.any(String), bn: expect.any(String) },
    refusal: null,
    dues: null,
    rent: [
      {
        building_name: 'Bar Bhaban',
        floor: '1',
        room: '101',
        months: [`${year - 1}-02`, `${year - 1}-03`],
        amount: '100.00',
      },
    ],
  })
  expect(member!.last.map(({ note, total }) => [note, total])).toEqual(
    [5, 4, 3, 2, 1].map((nth) => [`CR ${nth}`, '20.00']),
  )
  await createRecord(admin, 'opening-dues/', {
    advocate_id: '123',
    kind: 'monthly',
    from_period: '2026-01',
    to_period: '2026-01',
    amount: '75',
  })
  await createRecord(admin, 'opening-dues/', {
    advocate_id: '1234',
    kind: 'yearly',
    from_period: '2025',
    to_period: '2025',
    amount: '500',
  })
  await server.sql`update advocates set is_dead = true, status = 'inactive' where id = 3`
  expect((await lookUp('123'))[0]).toMatchObject({ dues: '75.00' })
  expect((await lookUp('9'))[0]!.refusal!.en).toBe(
    'Karima Begum (9) is deceased. Nothing can be sold or registered in this name.',
  )
  const several = await lookUp('karim')
  expect(several.map(({ dues }) => dues)).toEqual(['520.00', null])
  expect(several).toEqual([...(await lookUp('1234')), ...(await lookUp('9'))])
})
