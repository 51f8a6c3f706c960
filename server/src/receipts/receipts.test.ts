import { fromDecimal, sum, toDecimal, today, yearOf } from '@samity/shared-api/contract'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import {
  aFee,
  anAdvocate,
  aRent,
  aSale,
  errorsOf,
  createRecord,
  monthly,
  yearly,
} from '../../test/builders.ts'
import { startStaffedServer, type TestUser, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
// the database belongs to this file alone: it may disable the triggers that keep the books append-only
beforeEach(async () => {
  await server.sql`alter table ledger_lines disable trigger user`
  await server.sql`truncate receipts, receipt_counters, ledger_days, advocates, buildings cascade`
  await server.sql`alter table ledger_lines enable trigger user`
  await server.sql`update period_lock set locked_up_to = null`
})
afterAll(() => server.close())

type Sale = {
  id: number
  number: string
  receipt_no: string
  book_no: string | null
  total: string
  total_count: number
  version: number
}
const sell = (overrides?: object) => createRecord<Sale>(staff, 'vokalotnama/', aSale(overrides))
const onDay = async (day: string, category = 'Vokalotnama') => {
  const [year, month] = day.split('-').map(Number)
  const list = (await staff.get(`monthly-income/?year=${year}&month=${month}`)).json() as {
    rows: Record<string, string>[]
  }
  return list.rows.find((row) => row['trunc_date'] === day)?.[category]
}

test('a sale is numbered by series and year, totalled by the server, and booked on its day', async () => {
  const sale = await sell({
    serials: [
      { from_serial: 1, to_serial: 10 },
      { from_serial: 21, to_serial: 25 },
    ],
  })
  expect(sale).toMatchObject({
    number: 'VKL-2026-000001',
    receipt_no: 'VKL-2026-000001',
    book_no: null,
    total_count: 15,
    total: '750.00',
  })
  expect((await sell({ sale_type: 'cartis paper' })).number).toBe('CRT-2026-000001')
  expect(
    (await sell({ sales_date: '31/12/2025', serials: [{ from_serial: 100, to_serial: 100 }] })).number,
  ).toBe('VKL-2025-000001')
  expect(await onDay('2026-03-10')).toBe('750.00')
})

test('a total that differs is refused, and the message names both amounts', async () => {
  const refusal = await staff.post('vokalotnama/', aSale({ total_amount: '12499.99' }))
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([
    422,
    { total_amount: ['The total is 500.00, not 12,499.99'] },
  ])
})

test('a typed receipt number is the book number, and is unique in its series and year', async () => {
  expect(await sell({ receipt_no: 'B-12' })).toMatchObject({
    receipt_no: 'B-12',
    book_no: 'B-12',
    number: 'VKL-2026-000001',
  })
  const refusal = await staff.post(
    'vokalotnama/',
    aSale({ receipt_no: 'b-১২', serials: [{ from_serial: 50, to_serial: 51 }] }),
  )
  expect([refusal.statusCode, Object.keys(errorsOf(refusal))]).toEqual([409, ['receipt_no']])
})

test('sold serials are refused and the receipt is named; other stationery has its own serials', async () => {
  await sell({ serials: [{ from_serial: '000120', to_serial: '000139' }] })
  const refusal = await staff.post(
    'vokalotnama/',
    aSale({
      serials: [
        { from_serial: 1, to_serial: 5 },
        { from_serial: 139, to_serial: 150 },
      ],
    }),
  )
  expect(refusal.statusCode).toBe(409)
  expect(errorsOf(refusal)).toEqual({
    'serials.1.from_serial': ['Serials 000120–000139 are on receipt VKL-2026-000001'],
  })
  expect(
    (await sell({ sale_type: 'Cartis Paper', serials: [{ from_serial: 120, to_serial: 139 }] })).number,
  ).toBe('CRT-2026-000001')
})

test('one of several concurrent sales of the same serials succeeds, the refusals name its receipt, and no number is lost', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => staff.post('vokalotnama/', aSale())))
  expect(all.map((response) => response.statusCode).sort()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ])
  for (const refusal of all.filter((response) => response.statusCode === 409))
    expect(refusal.json()).toMatchObject({ message: 'Serials 1–10 are on receipt VKL-2026-000001' })
  expect((await sell({ serials: [{ from_serial: 11, to_serial: 11 }] })).number).toBe('VKL-2026-000002')
})

test('concurrent sales leave no gap and no duplicate number', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      // every tenth sale has a wrong total and is refused
      staff.post(
        'vokalotnama/',
        aSale({
          serials: [{ from_serial: index + 1, to_serial: index + 1 }],
          ...(index % 10 === 0 && { total_amount: 1 }),
        }),
      ),
    ),
  )
  const numbers = all
    .filter((response) => response.statusCode === 201)
    .map((response) => (response.json() as Sale).number)
  expect(numbers.sort()).toEqual(
    Array.from({ length: 36 }, (_, index) => `VKL-2026-${String(index + 1).padStart(6, '0')}`),
  )
})

test('a changed sale keeps its number, releases its old serials, and changes the total of its day', async () => {
  const sale = await sell()
  const change = await staff.put(
    `vokalotnama/${sale.id}/`,
    aSale({ serials: [{ from_serial: 5, to_serial: 6 }], version: 1 }),
  )
  expect(change.json()).toMatchObject({ number: sale.number, total: '100.00', version: 2 })
  expect(await onDay('2026-03-10')).toBe('100.00')
  expect((await sell({ serials: [{ from_serial: 1, to_serial: 4 }] })).number).toBe('VKL-2026-000002')
})

test('a sale moved to another day keeps its number, and its amount moves to the new day', async () => {
  const sale = await sell()
  const move = await staff.put(`vokalotnama/${sale.id}/`, aSale({ sales_date: '2025-12-31' }))
  expect(move.json()).toMatchObject({ number: 'VKL-2026-000001', sales_date: '2025-12-31' })
  expect([await onDay('2026-03-10'), await onDay('2025-12-31')]).toEqual(['0.00', '500.00'])
})

test('a voided sale leaves list and day, keeps its number, releases its serials, and cannot be voided again', async () => {
  const sale = await sell()
  expect((await staff.delete(`vokalotnama/${sale.id}/`, { reason: 'wrong member' })).statusCode).toBe(204)
  expect((await staff.get('vokalotnama/')).json()).toEqual([])
  expect((await staff.get('vokalotnama/?voided=1')).json()).toMatchObject([
    { number: sale.number, void_reason: 'wrong member', voided_by: staff.username },
  ])
  expect(await onDay('2026-03-10')).toBe('0.00')
  expect((await sell()).number).toBe('VKL-2026-000002')
  await server.sql`update users set name = 'Rahima Khatun' where id = ${staff.id}`
  const again = await staff.delete(`vokalotnama/${sale.id}`)
  expect([again.statusCode, (again.json() as { message: string }).message]).toEqual([
    409,
    expect.stringMatching(/^VKL-2026-000001 was already deleted .* by Rahima Khatun$/),
  ])
})

test('a cashier can sell, but neither change nor void', async () => {
  const sale = await createRecord(cashier, 'vokalotnama/', aSale({ sales_date: null }))
  expect((await cashier.put(`vokalotnama/${sale.id}`, aSale())).statusCode).toBe(403)
  expect((await cashier.delete(`vokalotnama/${sale.id}`)).statusCode).toBe(403)
})

describe('a locked period', () => {
  const lockUpTo = (locked_up_to: string) => admin.put('lock/', { locked_up_to })

  test('refuses a booking, a change and a void', async () => {
    const sale = await sell()
    expect((await lockUpTo('2026-03-31')).statusCode).toBe(200)
    const late = aSale({ serials: [{ from_serial: 90, to_serial: 90 }] })
    expect((await staff.post('vokalotnama/', late)).statusCode).toBe(409)
    expect((await staff.put(`vokalotnama/${sale.id}`, aSale({ sales_date: '2026-04-02' }))).statusCode).toBe(
      409,
    )
    expect((await staff.delete(`vokalotnama/${sale.id}`, { reason: 'x' })).statusCode).toBe(409)
    expect((await staff.post('vokalotnama/', { ...late, sales_date: '2026-04-01' })).statusCode).toBe(201)
  })

  test('lets an administrator void with a reason; the locked day stays unchanged and the correction is booked today', async () => {
    const sale = await sell()
    await lockUpTo('2026-03-31')
    expect((await admin.delete(`vokalotnama/${sale.id}`)).statusCode).toBe(409)
    expect((await admin.delete(`vokalotnama/${sale.id}`, { reason: 'forged' })).statusCode).toBe(204)
    expect(await onDay('2026-03-10')).toBe('500.00')
    const [correction] =
      await server.sql`select amount, reason, day = (now() at time zone 'Asia/Dhaka')::date as today from ledger_lines where amount < 0`
    expect(correction).toEqual({ amount: -50000, reason: 'corrected', today: true })
  })
})

describe('fees', () => {
  beforeEach(() => createRecord(staff, 'advocates/', anAdvocate()))

  test('are posted to the heads of their sections, and the yearly cost is 20 per year of the span', async () => {
    const fee = await createRecord<{ total: string; barassociationfee_set: object[] }>(
      staff,
      'advocate-all-fees/',
      aFee({
        entryfee_set: [{ entry_fee: 500 }],
        monthlyfee_set: [monthly(1, 3)],
        barassociationfee_set: [
          yearly(2025, 2026, {
            benevolent_fund_fee: 200,
            benevolent_delay_fee: '10',
            relief_fund_fee: 50,
            yearly_delay_fee: 5,
          }),
        ],
      }),
    )
    expect(fee.total).toBe('2105.00')
    expect(fee.barassociationfee_set).toMatchObject([{ yearly_fee_cost: '40.00', total_amount: '1305.00' }])
    const heads = [
      'Entry Fee',
      'Monthly Fee',
      'Bar Association Fee',
      'Benevolent Fund Fee',
      'Relief Fund Fee',
    ]
    expect(await Promise.all(heads.map((head) => onDay('2026-03-10', head)))).toEqual([
      '500.00',
      '300.00',
      '1045.00',
      '210.00',
      '50.00',
    ])
  })

  test('are paid once for a month, a year or the entry, and the refusal names the receipt', async () => {
    await createRecord(
      staff,
      'advocate-all-fees/',
      aFee({
        entryfee_set: [{ entry_fee: 500 }],
        monthlyfee_set: [monthly(1, 3)],
        barassociationfee_set: [yearly(2026, 2026, { court_type: 'L/C' })],
      }),
    )
    const refusals = await Promise.all([
      staff.post('advocate-all-fees/', aFee({ entryfee_set: [{ entry_fee: 500 }] })),
      staff.post('advocate-all-fees/', aFee({ monthlyfee_set: [monthly(3, 4)] })),
      staff.post(
        'advocate-all-fees/',
        aFee({ barassociationfee_set: [yearly(2025, 2027, { court_type: 'H/C' })] }),
      ),
    ])
    expect(refusals.map((refusal) => refusal.statusCode)).toEqual([409, 409, 409])
    expect(refusals.map((refusal) => Object.values(errorsOf(refusal))[0]![0])).toEqual([
      'The entry fee is already paid on receipt FEE-2026-000001',
      '01/2026–03/2026 is already paid on receipt FEE-2026-000001',
      '2026 is already paid on receipt FEE-2026-000001',
    ])
  })

  test('with the same month or year twice on one receipt are refused', async () => {
    const refusals = await Promise.all([
      staff.post('advocate-all-fees/', aFee({ monthlyfee_set: [monthly(1, 2), monthly(2, 3)] })),
      staff.post(
        'advocate-all-fees/',
        aFee({ barassociationfee_set: [yearly(2026, 2027), yearly(2027, 2028)] }),
      ),
    ])
    expect(refusals.map((refusal) => refusal.statusCode)).toEqual([422, 422])
    expect(refusals.map((refusal) => Object.keys(errorsOf(refusal)))).toEqual([
      ['monthlyfee_set.1.from_month'],
      ['barassociationfee_set.1.yearly_from_year'],
    ])
  })

  test('without any section, with an empty section, or for an unknown advocate are refused', async () => {
    expect((await staff.post('advocate-all-fees/', aFee())).statusCode).toBe(422)
    expect(
      errorsOf(
        await staff.post(
          'advocate-all-fees/',
          aFee({ entry_fee_form: true, monthlyfee_set: [monthly(1, 1)] }),
        ),
      ),
    ).toHaveProperty('entryfee_set')
    expect(
      errorsOf(
        await staff.post(
          'advocate-all-fees/',
          aFee({ advocate_id: '999', entryfee_set: [{ entry_fee: 5 }] }),
        ),
      ),
    ).toHaveProperty('advocate_id')
  })

  test('for rent conflict with a shop rent receipt of the same unit and months', async () => {
    await createRecord(staff, 'shop-rent/', aRent())
    const rent = { ...aRent({ building_name: ' bar  BHABAN', floor: '১' }), rent_amount: 500 }
    const refusal = await staff.post('advocate-all-fees/', aFee({ rentcollection_set: [rent] }))
    expect(errorsOf(refusal)).toEqual({
      'rentcollection_set.0.from_month': ['01/2026–03/2026 is already paid on receipt RNT-2026-000001'],
    })
    expect(
      (await staff.post('advocate-all-fees/', aFee({ rentcollection_set: [{ ...rent, room: '102' }] })))
        .statusCode,
    ).toBe(201)
  })
})

test('an associate with valid renewals cannot be voided; a voided one releases the license number', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  const registration = {
    license_no: 'L 1',
    name: 'Kamal',
    advocate_id: '123',
    advocate_name: 'Rahim',
    entry_fee: 500,
    renewal_fee: 200,
    to_year: 2026,
  }
  const associate = await createRecord(staff, 'associate-registration/', registration)
  expect(
    (await staff.post('associate-registration/', { ...registration, license_no: 'l1' })).statusCode,
  ).toBe(409)
  const renewal = await createRecord(staff, 'associate-renewal/', {
    associate: associate.id,
    renewal_date: '2026-03-20',
    renewal_end_date: '2027-12-31',
    renewal_fee: 200,
  })
  expect((await staff.get(`associate-registration/${associate.id}`)).json()).toMatchObject({
    total: '700.00',
    valid_until: '2027-12-31',
  })
  expect((await staff.delete(`associate-registration/${associate.id}`)).statusCode).toBe(409)
  await staff.delete(`associate-renewal/${renewal.id}`)
  expect((await staff.delete(`associate-registration/${associate.id}`)).statusCode).toBe(204)
  expect((await staff.post('associate-registration/', registration)).statusCode).toBe(201)
})

test('a registration that is voided while its renewal is booked waits for it, and is refused', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  const associate = await createRecord(staff, 'associate-registration/', {
    license_no: 'L 1',
    name: 'Kamal',
    advocate_id: '123',
    advocate_name: 'Rahim',
    entry_fee: 500,
    to_year: 2026,
  })
  const waiting = (count: number) =>
    until(async () => {
      const [{ waits }] = await server.sql<[{ waits: number }]>`
        select count(*)::int as waits from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return waits === count
    })
  const sent = await server.sql.begin(async (sql) => {
    await sql`select 1 from period_lock for update`
    const renewal = staff.post('associate-renewal/', {
      associate: associate.id,
      renewal_date: '2026-03-20',
      renewal_end_date: '2027-12-31',
      renewal_fee: 200,
    })
    await waiting(1)
    const removal = staff.delete(`associate-registration/${associate.id}`)
    await waiting(2)
    return { renewal, removal }
  })
  expect((await sent.renewal).statusCode).toBe(201)
  expect((await sent.removal).statusCode).toBe(409)
})

test('a change of a receipt keeps member and room, whose number and building have another name by now', async () => {
  const advocate = await createRecord(staff, 'advocates/', anAdvocate())
  const building = await createRecord(staff, 'buildings/', { building_name: 'Old Hall', institute: 'Bar' })
  const sale = await sell({ advocateId: '123', advocate_name: 'Rahim' })
  const room = { building_name: 'Old Hall', floor: '2', room: '12' }
  const rent = await createRecord(staff, 'shop-rent/', aRent(room))
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({ rentcollection_set: [{ ...aRent({ ...room, room: '13' }), payment_type: 'cash' }] }),
  )
  await staff.put(`advocates/${advocate.id}/`, { ...anAdvocate(), bar_registration_number: '124' })
  await createRecord(staff, 'advocates/', anAdvocate({ phone: '' }))
  await staff.put(`buildings/${building.id}/`, { building_name: 'New Hall', institute: 'Bar' })
  for (const path of [`vokalotnama/${sale.id}`, `shop-rent/${rent.id}`, `advocate-all-fees/${fee.id}`]) {
    const { version: _version, ...record } = (await staff.get(`${path}/`)).json()
    expect((await staff.put(`${path}/`, { ...record, receipt_no: `B-${path}` })).statusCode).toBe(200)
  }
  expect(
    await server.sql`select distinct advocate_id from receipts where id in (${sale.id}, ${fee.id})`,
  ).toEqual([{ advocate_id: advocate.id }])
  for (const number of ['12', '13']) {
    const again = aRent({ ...room, building_name: 'New Hall', room: number })
    expect((await staff.post('shop-rent/', again)).statusCode).toBe(409)
  }
})

test('rent that was paid before its building was registered is not paid again', async () => {
  const room = { building_name: 'Annex' }
  const { id, number } = await createRecord<Sale>(staff, 'shop-rent/', aRent(room))
  await createRecord(staff, 'buildings/', { building_name: 'ANNEX', institute: 'Bar' })
  const again = () => staff.post('shop-rent/', aRent(room))
  const refused = await again()
  expect([refused.statusCode, refused.json().conflict]).toEqual([409, { path: 'receipts', id, number }])
  // a change books it for the room of the building
  expect((await staff.put(`shop-rent/${id}/`, { ...aRent(room), remarks: 'x' })).statusCode).toBe(200)
  expect((await staff.get('paid-periods/?building_name=Annex&floor=1&room=101')).json()).toMatchObject([
    { kind: 'rent', number },
  ])
  expect((await again()).statusCode).toBe(409)
})

test('rent and serials from before a building or form was registered stay taken when it is renamed', async () => {
  const rented = await createRecord<Sale>(staff, 'shop-rent/', aRent({ building_name: 'Old Wing' }))
  const building = await createRecord<{ id: number }>(staff, 'buildings/', {
    building_name: 'Old wing',
    institute: 'Bar',
  })
  const rename = (building_name: string) =>
    staff.put(`buildings/${building.id}/`, { building_name, institute: 'Bar' })
  expect((await rename('New Wing')).statusCode).toBe(200)
  expect((await rename('Newest Wing')).statusCode).toBe(200)
  const again = await staff.post('shop-rent/', aRent({ building_name: 'Newest Wing' }))
  expect([again.statusCode, again.json().conflict]).toMatchObject([409, { number: rented.number }])
  const paid = await staff.get('paid-periods/?building_name=Newest%20Wing&floor=1&room=101')
  expect(paid.json()).toMatchObject([{ kind: 'rent', number: rented.number }])
  expect((await staff.post('shop-rent/', aRent({ building_name: 'Other Wing' }))).statusCode).toBe(201)

  const sale = {
    sales_date: '2026-03-10',
    building_name: 'Annex',
    price: '5',
    form_serials: [{ from_serial: 1, to_serial: 10 }],
  }
  const sold = await createRecord<Sale>(staff, 'form-sale/', { ...sale, form_name: 'Old Form' })
  const form = await createRecord<{ id: number }>(staff, 'form/', { form_name: 'Old form', form_rate: '5' })
  expect((await staff.put(`form/${form.id}/`, { form_name: 'New Form', form_rate: '5' })).statusCode).toBe(
    200,
  )
  const resold = await staff.post('form-sale/', { ...sale, form_name: 'New Form' })
  expect([resold.statusCode, resold.json().conflict]).toMatchObject([409, { number: sold.number }])
})

test('a serial that was sold before its form was registered is not sold again', async () => {
  const sale = {
    sales_date: '2026-03-10',
    building_name: 'Annex',
    form_name: 'Affidavit',
    price: '5',
    form_serials: [{ from_serial: 1, to_serial: 10 }],
  }
  const { id, number } = await createRecord<Sale>(staff, 'form-sale/', sale)
  await createRecord(staff, 'form/', { form_name: 'AFFIDAVIT', form_rate: '5' })
  const again = () => staff.post('form-sale/', sale)
  const refused = await again()
  expect([refused.statusCode, refused.json().conflict]).toEqual([409, { path: 'receipts', id, number }])
  expect((await staff.put(`form-sale/${id}/`, { ...sale, remarks: 'x' })).statusCode).toBe(200)
  expect((await again()).statusCode).toBe(409)
  expect((await staff.delete(`form-sale/${id}/`)).statusCode).toBe(204)
  expect((await again()).statusCode).toBe(201)
})

test('a bank with booked interest cannot be deleted, even when its branch has two kinds of account', async () => {
  const branch = { bank_name: 'Sonali Bank', branch_name: 'Court Building', address: 'Court Road' }
  const savings = await createRecord<{ id: number }>(staff, 'banks/', {
    ...branch,
    account_category: 'Savings',
  })
  await createRecord(staff, 'banks/', { ...branch, account_category: 'Fixed Deposit' })
  await createRecord(staff, 'bank-interest/', {
    ...branch,
    collection_date: '2026-06-30',
    bank_name: ' sonali  bank',
    account_no: '0123-44567',
    interest_amount: '1000.00',
  })
  expect((await staff.delete(`banks/${savings.id}/`)).statusCode).toBe(409)
})

test('a printed fee receipt has each delay fee as a line of its own, and the same total', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  const fee = await createRecord<{ number: string }>(staff, 'advocate-all-fees/', {
    advocate_id: '১২৩',
    collection_date: '2026-03-10',
    monthlyfee_set: [
      {
        from_month: 1,
        from_year: 2026,
        to_month: 2,
        to_year: 2026,
        monthly_fee: '300',
        monthly_delay_fee: '600',
        payment_type: 'cash',
      },
    ],
    barassociationfee_set: [
      {
        yearly_from_year: 2025,
        yearly_to_year: 2025,
        yearly_fee: '1000',
        benevolent_fund_fee: '200',
        benevolent_delay_fee: '50',
        payment_type: 'cash',
      },
    ],
  })
  const receipt = (await staff.get(`receipts/${fee.number}/`)).json() as Receipt
  expect(receipt.lines.map(({ label, amount }) => [label.en, amount])).toEqual([
    ['Monthly Fee', '600.00'],
    ['Monthly Delay Fee', '600.00'],
    ['Bar Association Fee', expect.any(String)],
    ['Benevolent Fund Fee', '200.00'],
    ['Benevolent Delay Fee', '50.00'],
  ])
  expect(toDecimal(sum(receipt.lines.map(({ amount }) => fromDecimal(amount))))).toBe(receipt.total)
  expect(receipt.association.address).toEqual({ en: expect.any(String), bn: expect.any(String) })
  expect(receipt.created_at).toMatch(/T/)
})

test('a printed receipt has lines, payer and signatures, and its prints are counted', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  const sale = await sell({ advocateId: '১২৩' })
  expect((await cashier.get(`receipts/${sale.number}/`)).json()).toMatchObject({
    number: sale.number,
    payer: 'Rahim Uddin',
    date: '2026-03-10',
    lines: [{ label: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '10 × 50.00 · 1–10', amount: '500.00' }],
    total: '500.00',
    prints: 0,
    signatures: [{ en: 'General Secretary' }, { en: 'Accountant' }, { en: 'Office Assistant' }],
  })
  expect((await cashier.post(`receipts/${sale.number}/print/`)).json()).toEqual({
    number: sale.number,
    prints: 1,
  })
  expect((await cashier.post(`receipts/${sale.number}/print/`)).json()).toEqual({
    number: sale.number,
    prints: 2,
  })
})

test('a sale sent three times with one key is booked once', async () => {
  const key = { 'idempotency-key': 'one-click' }
  const responses = await Promise.all([1, 2, 3].map(() => staff.post('vokalotnama/', aSale(), key)))
  expect(new Set(responses.map((response) => response.body)).size).toBe(1)
  expect((await cashier.get('vokalotnama/')).json()).toHaveLength(1)
  expect((await staff.post('vokalotnama/', aSale({ price: 60 }), key)).statusCode).toBe(422)
})

test('a cashier reads no expense voucher, not even by its number', async () => {
  await staff.post('expanse_category/', { category: 'Salary' })
  const voucher = await createRecord(staff, 'actual_expanse/', {
    expanseCategory: 'Salary',
    actualExpanse: 500,
    date: '2026-03-10',
  })
  expect((await cashier.get(`receipts/${voucher.number}/`)).statusCode).toBe(403)
  expect((await cashier.post(`receipts/${voucher.number}/print/`)).statusCode).toBe(403)
  expect((await staff.get(`receipts/${voucher.number}/`)).json()).toMatchObject({
    stream: 'EXP',
    total: '500.00',
  })
})

test('the list of renewals due has who ended or ends soon, and nobody who is valid for longer', async () => {
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '9321' }))
  const thisYear = yearOf(today())
  for (const [license_no, to_year] of [
    ['DUE-1', thisYear - 1],
    ['DUE-2', thisYear + 1],
  ])
    await createRecord(staff, 'associate-registration/', {
      license_no,
      name: 'Kamal',
      advocate_id: '9321',
      advocate_name: 'Rahim',
      entry_fee: 500,
      to_year,
    })
  const licencesOf = async (due: string) =>
    ((await staff.get(`associate-registration/?due=${due}`)).json() as { license_no: string }[])
      .map(({ license_no }) => license_no)
      .filter((license_no) => license_no.startsWith('DUE'))
  expect(await licencesOf('1')).toEqual(['DUE-1'])
  expect((await licencesOf('0')).toSorted()).toEqual(['DUE-1', 'DUE-2'])
})

test('a receipt and the lists have the Bengali names of its advocate and building, and a name that was typed otherwise', async () => {
  const names = { name_english: 'Nila Roy', name_bengali: 'নীলা রায়' }
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '9400', ...names }))
  const building = { building_name: 'Hill House', building_name_bengali: 'পাহাড় ভবন', institute: 'Bar' }
  await createRecord(staff, 'buildings/', building)
  const associate = await createRecord(staff, 'associate-registration/', {
    license_no: 'BN-1',
    name: 'Kamal',
    advocate_id: '9400',
    advocate_name: 'Nila Roy',
    entry_fee: 500,
    to_year: 2026,
  })
  expect((await staff.get(`associate-registration/${associate.id}/`)).json()).toMatchObject({
    advocate_name: 'Nila Roy',
    advocate_name_bengali: 'নীলা রায়',
  })
  expect((await staff.get(`receipts/${associate.number}/`)).json()).toMatchObject({
    payer_note: 'BN-1 · Nila Roy',
    bengali: { payer: 'Kamal', payer_note: 'BN-1 · নীলা রায়' },
  })
  const fee = await createRecord(
    staff,
    'advocate-all-fees/',
    aFee({
      advocate_id: '9400',
      rentcollection_set: [aRent({ building_name: 'Hill House', rent_amount: 500 })],
    }),
  )
  expect((await staff.get(`receipts/${fee.number}/`)).json()).toMatchObject({
    payer: 'Nila Roy',
    bengali: {
      payer: 'নীলা রায়',
      lines: [{ note: expect.stringMatching(/ · পাহাড় ভবন, 1, 101$/) as string }],
    },
  })
  const rent = await createRecord(staff, 'shop-rent/', aRent({ building_name: 'Hill House', room: '9' }))
  expect((await staff.get(`shop-rent/${rent.id}/`)).json()).toMatchObject({
    building_name: 'Hill House',
    building_name_bengali: 'পাহাড় ভবন',
  })
  const { bengali } = (await staff.get(`receipts/${rent.number}/`)).json() as Receipt
  expect(bengali?.payer_note).toMatch(/^পাহাড় ভবন · /)
  const typed = await createRecord(
    staff,
    'vokalotnama/',
    aSale({
      advocateId: '9400',
      advocate_name: 'N. Roy',
      serials: [{ from_serial: 94001, to_serial: 94001 }],
    }),
  )
  expect((await staff.get(`receipts/${typed.number}/`)).json()).toMatchObject({
    bengali: { payer: 'N. Roy' },
  })
})
