import type {
  AdvocateDues,
  CashierDues,
  DuesRow,
  DuesSummary,
  FeeOverride,
} from '@samity/shared-api/contract/members/dues'
import type { DuesTerms, StandingHistory } from '@samity/shared-api/contract/members/standing'
import { aFee, anAdvocate, createRecord, errorsOf, monthly, yearly } from '../../../test/builders.ts'
import { headIds } from '../../ledger/receipt-lines.ts'
import { addPrice, addResolution } from '../../../test/price-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let lastNumber = 500

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())
/** Each test has schedules of its own. */
afterEach(() => server.sql`delete from fee_schedules`)
afterEach(() => server.sql`delete from delay_rules`)

type Member = { id: number; number: string }
async function aMember(joined: string, overrides: object = {}): Promise<Member> {
  const number = String(++lastNumber)
  const { id } = await createRecord(
    staff,
    'advocates/',
    anAdvocate({
      bar_registration_number: number,
      enrollment_date_As_member: joined,
      phone: '',
      ...overrides,
    }),
  )
  return { id, number }
}

const schedule = (kind: string, amount: string, from_day: string, overrides: object = {}) =>
  createRecord(admin, 'fee-schedules/', { kind, amount, from_day, ...overrides })
const duesOn = async ({ id }: Member, on: string, user = staff) =>
  (await user.get(`advocates/${id}/dues/?on=${on}`)).json() as AdvocateDues
const pay = (member: Member, body: object, user = staff) =>
  user.post('advocate-all-fees/', aFee({ advocate_id: member.number, ...body }))
const figures = ({ charged, waived, paid, owed }: AdvocateDues) => ({ charged, waived, paid, owed })

test('without a schedule nobody owes anything and a fee of any amount is taken', async () => {
  const member = await aMember('2020-05-10')
  const dues = await duesOn(member, '2026-03-10')
  expect(dues).toMatchObject({ has_schedule: false, owed: '0.00', standing: 'regular', periods: [] })
  expect(dues.proposal).toEqual({ monthlyfee_set: [], barassociationfee_set: [], total: '0.00' })
  expect((await pay(member, { monthlyfee_set: [monthly(1, 2, { monthly_fee: '7' })] })).statusCode).toBe(201)
})

test('a new amount is owed for the periods that begin on or after its day', async () => {
  await schedule('monthly', '100', '2025-11-01')
  await schedule('monthly', '150', '2026-01-15')
  const dues = await duesOn(await aMember('2020-01-01'), '2026-03-31')
  expect(dues.periods.map(({ period, amount }) => [period, amount])).toEqual([
    ['2025-11', '100.00'],
    ['2025-12', '100.00'],
    ['2026-01', '100.00'],
    ['2026-02', '150.00'],
    ['2026-03', '150.00'],
  ])
  expect(dues).toMatchObject({ owed: '600.00', months_owed: 5, ageing: '4-6', standing: 'in_arrears' })
})

test('the amount 0 ends a fee, and nobody owes the months after it', async () => {
  await schedule('monthly', '100', '2026-01-01')
  await schedule('monthly', '0', '2026-03-01')
  await createRecord(admin, 'delay-rules/', {
    kind: 'monthly',
    from_day: '2026-03-01',
    after_day: 1,
    amount: '9',
  })
  const member = await aMember('2020-01-01')
  const dues = await duesOn(member, '2026-06-30')
  expect(dues).toMatchObject({ owed: '200.00', delay_fee: '0.00', standing: 'in_arrears' })
  expect((await pay(member, { monthlyfee_set: [monthly(1, 2)] })).statusCode).toBe(201)
  expect(await duesOn(member, '2026-06-30')).toMatchObject({
    standing: 'regular',
    months_owed: 0,
    periods: [],
  })
  const after = { monthlyfee_set: [monthly(3, 4, { monthly_fee: '50' })] }
  expect(errorsOf(await pay(member, after))['amount_reason']).toEqual([
    'The fee schedules say 0.00 for these periods. Enter a reason for another amount.',
  ])
  expect((await pay(member, { ...after, amount_reason: 'Paid in advance' })).statusCode).toBe(201)
})

test('a delay rule for one court comes before the one for every court', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const rule = { kind: 'monthly', from_day: '2026-01-01', after_day: 15, amount: '5' }
  await createRecord(admin, 'delay-rules/', rule)
  expect((await admin.post('delay-rules/', rule)).statusCode).toBe(409)
  const own = { ...rule, court_type: 'H/C', amount: '20' }
  expect(await createRecord(admin, 'delay-rules/', own)).toMatchObject({ court_type: 'H/C', amount: '20.00' })
  const member = await aMember('2020-01-01')
  const changesCourt = await aMember('2020-01-01')
  const terms = { from_day: '2026-02-01', court_type: 'H/C' }
  await createRecord(staff, `advocates/${changesCourt.id}/dues-terms/`, terms)
  const feesOf = async (one: Member) =>
    (await duesOn(one, '2026-03-01')).periods.map(({ delay_fee }) => delay_fee)
  expect(await feesOf(member)).toEqual(['10.00', '5.00', '0.00'])
  expect(await feesOf(changesCourt)).toEqual(['10.00', '20.00', '0.00'])
  // the delay fee of the rule is the amount that needs no reason
  const fee = { collection_date: '2026-03-01', monthlyfee_set: [monthly(1, 2, { monthly_delay_fee: '30' })] }
  expect((await pay(changesCourt, fee)).statusCode).toBe(201)
  expect(errorsOf(await pay(member, fee))).toHaveProperty('amount_reason')
})

test('a reason that no amount needs is dropped', async () => {
  const fee = { monthlyfee_set: [monthly(1, 1)], amount_reason: 'Not needed' }
  expect((await pay(await aMember('2020-01-01'), fee)).json()).toMatchObject({ amount_reason: '' })
  await schedule('monthly', '100', '2026-01-01')
  expect((await pay(await aMember('2020-01-01'), fee)).json()).toMatchObject({ amount_reason: '' })
})

test('an advocate who joins in the middle of a year owes what the schedule says about that year', async () => {
  const member = await aMember('2024-10-05')
  await schedule('yearly', '1200', '2020-01-01')
  await schedule('benevolent', '600', '2020-01-01', { joining: 'share' })
  await schedule('relief', '100', '2020-01-01', { joining: 'free' })
  await schedule('monthly', '50', '2020-01-01')
  const { periods } = await duesOn(member, '2024-11-30')
  expect(periods.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
    ['benevolent', '2024', '150.00'],
    ['yearly', '2024', '1200.00'],
    ['monthly', '2024-10', '50.00'],
    ['monthly', '2024-11', '50.00'],
  ])
  const next = await duesOn(member, '2025-01-01')
  expect(next.kinds.map(({ kind, owed }) => [kind, owed])).toEqual([
    ['monthly', '200.00'],
    ['yearly', '2400.00'],
    ['benevolent', '750.00'],
    ['relief', '100.00'],
  ])
})

test('an advocate from another bar owes from the day of joining this one', async () => {
  await schedule('yearly', '1000', '2010-01-01')
  const member = await aMember('2025-01-01', {
    is_from_another_bar: true,
    enrollment_date_As_lawyer: '2001-01-01',
  })
  expect((await duesOn(member, '2026-03-10')).owed).toBe('2000.00')
})

test('dues stop with death, and what was owed before stays', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const member = await aMember('2020-01-01')
  const record = (await staff.get(`advocates/${member.id}/`)).json() as object
  const response = await staff.put(`advocates/${member.id}/`, {
    ...record,
    is_dead: true,
    death_date: '2026-03-10',
  })
  expect(response.statusCode).toBe(200)
  expect(await duesOn(member, '2026-09-30')).toMatchObject({ standing: 'deceased', owed: '300.00' })
})

test('a standing does not begin before the advocate joined', async () => {
  const { id } = await aMember('2024-05-10')
  const suspend = (from_day: string) =>
    staff.post(`advocates/${id}/standing/`, { standing: 'suspended', from_day, reason: 'A decision' })
  expect(errorsOf(await suspend('2024-05-09'))['from_day']).toEqual([
    'Must not be before the advocate joined, on 10/05/2024',
  ])
  expect((await suspend('2024-05-10')).statusCode).toBe(201)
})

test('a suspension goes on with dues unless the decision says otherwise', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const member = await aMember('2020-01-01')
  const decide = (standing: string, from_day: string, more: object = {}) =>
    createRecord(staff, `advocates/${member.id}/standing/`, {
      standing,
      from_day,
      reason: 'Meeting of the committee',
      ...more,
    })
  await decide('suspended', '2026-02-10')
  expect(await duesOn(member, '2026-05-31')).toMatchObject({ standing: 'suspended', owed: '500.00' })
  await decide('suspended', '2026-02-10', { charges_dues: false })
  await decide('regular', '2026-04-15')
  // March and April begin during the suspension
  expect((await duesOn(member, '2026-06-30')).periods.map(({ period }) => period)).toEqual([
    '2026-01',
    '2026-02',
    '2026-05',
    '2026-06',
  ])
  const history = (await staff.get(`advocates/${member.id}/standing/`)).json() as StandingHistory
  expect(history).toMatchObject({ current: 'in_arrears', since: '2026-04-15' })
  expect(history.history.map(({ standing, superseded_at }) => [standing, superseded_at === null])).toEqual([
    ['regular', true],
    ['suspended', true],
    ['suspended', false],
  ])
})

test('a standing sets the record of the advocate, and the record sets the standing', async () => {
  const member = await aMember('2020-01-01')
  const post = (body: object) =>
    staff.post(`advocates/${member.id}/standing/`, { reason: 'A reason', ...body })
  const record = async () => (await staff.get(`advocates/${member.id}/`)).json() as Record<string, unknown>
  await post({ standing: 'transferred', from_day: '2025-01-01' })
  expect(await record()).toMatchObject({ status: 'inactive', is_retired: false, is_dead: false })
  await post({ standing: 'retired', from_day: '2025-06-30' })
  expect(await record()).toMatchObject({
    status: 'inactive',
    is_retired: true,
    retirement_date: '2025-06-30',
  })
  await staff.put(`advocates/${member.id}/`, { ...(await record()), status: 'active', is_retired: false })
  const history = (await staff.get(`advocates/${member.id}/standing/`)).json() as StandingHistory
  expect(history.current).toBe('regular')
  const tomorrow = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 10)
  expect(errorsOf(await post({ standing: 'retired', from_day: tomorrow }))).toHaveProperty('from_day')
  expect(
    (
      await staff.post('advocates/999999/standing/', {
        standing: 'retired',
        from_day: '2025-01-01',
        reason: 'x',
      })
    ).statusCode,
  ).toBe(404)
})

test('an advocate of the High Court owes the amount for it, and one who opted out owes no benevolent fee', async () => {
  await schedule('yearly', '1000', '2024-01-01')
  await schedule('yearly', '1500', '2025-01-01', { court_type: 'H/C' })
  await schedule('benevolent', '500', '2024-01-01')
  const member = await aMember('2020-01-01')
  const terms = await createRecord<DuesTerms>(staff, `advocates/${member.id}/dues-terms/`, {
    from_day: '2025-01-01',
    court_type: 'H/C',
    benevolent: false,
    reason: 'Application of 20/12/2024',
  })
  expect(terms.current).toEqual({ court_type: 'H/C', benevolent: false })
  const dues = await duesOn(member, '2026-03-10')
  expect(dues.periods.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
    ['benevolent', '2024', '500.00'],
    ['yearly', '2024', '1000.00'],
    ['yearly', '2025', '1500.00'],
    ['yearly', '2026', '1500.00'],
  ])
  expect(dues.proposal.barassociationfee_set.map((row) => row.court_type)).toEqual(['H/C', 'H/C'])
})

test('the proposal is taken as it is, a void gives the periods back, and advance periods count when they begin', async () => {
  await schedule('monthly', '100', '2025-11-01')
  await schedule('yearly', '1000', '2024-01-01')
  await schedule('benevolent', '500', '2025-01-01')
  const member = await aMember('2020-01-01')
  const { proposal, owed } = await duesOn(member, '2026-03-10')
  expect(proposal).toEqual({
    monthlyfee_set: [
      {
        from_month: 11,
        from_year: 2025,
        to_month: 3,
        to_year: 2026,
        monthly_fee: '100.00',
        monthly_delay_fee: '0.00',
        total_monthly_amount: '500.00',
      },
    ],
    barassociationfee_set: [
      expect.objectContaining({
        yearly_from_year: 2024,
        yearly_to_year: 2024,
        yearly_fee: '1000.00',
        total_amount: '1020.00',
      }),
      expect.objectContaining({
        yearly_from_year: 2025,
        yearly_to_year: 2026,
        yearly_fee: '2000.00',
        benevolent_fund_fee: '1000.00',
        total_amount: '3040.00',
      }),
    ],
    // the server adds the yearly cost of 20 taka a year
    total: '4560.00',
  })
  expect(owed).toBe('4500.00')
  const { total: _total, ...sections } = proposal
  const receipt = (await pay(member, sections)).json() as { id: number; total: string }
  expect(receipt.total).toBe('4560.00')
  expect(figures(await duesOn(member, '2026-03-10'))).toEqual({
    charged: '4500.00',
    waived: '0.00',
    paid: '4500.00',
    owed: '0.00',
  })
  // on a day before the receipt the periods were unpaid
  expect((await duesOn(member, '2026-03-09')).owed).toBe('4500.00')
  const advance = await pay(member, { monthlyfee_set: [monthly(4, 5)] })
  expect(advance.statusCode).toBe(201)
  expect((await duesOn(member, '2026-03-31')).kinds[0]).toMatchObject({ paid_until: '2026-05', owed: '0.00' })
  expect((await duesOn(member, '2026-06-30')).kinds[0]).toMatchObject({
    charged: '800.00',
    paid: '700.00',
    owed: '100.00',
  })
  await admin.delete(`advocate-all-fees/${receipt.id}/`, { reason: 'A mistake' })
  expect((await duesOn(member, '2026-03-10')).owed).toBe('4500.00')
})

test('a waiver takes periods away, and a period that is paid does not count as waived', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const member = await aMember('2020-01-01')
  const waiver = {
    advocate_id: member.number,
    kind: 'monthly',
    from_period: '2026-02',
    to_period: '০৩/২০২৬',
    reason: 'Illness',
  }
  const { id } = await createRecord(staff, 'dues-waivers/', waiver)
  expect((await staff.post('dues-waivers/', waiver)).statusCode).toBe(409)
  expect(figures(await duesOn(member, '2026-04-30'))).toEqual({
    charged: '400.00',
    waived: '200.00',
    paid: '0.00',
    owed: '200.00',
  })
  await pay(member, { monthlyfee_set: [monthly(1, 2)], amount_reason: 'Paid before the waiver' })
  expect(figures(await duesOn(member, '2026-04-30'))).toEqual({
    charged: '400.00',
    waived: '100.00',
    paid: '200.00',
    owed: '100.00',
  })
  expect((await staff.delete(`dues-waivers/${id}/`, { reason: 'Typed twice' })).statusCode).toBe(204)
  expect((await staff.delete(`dues-waivers/${id}/`)).statusCode).toBe(409)
  expect((await duesOn(member, '2026-04-30')).owed).toBe('200.00')
  const bad = { ...waiver, from_period: '2026', to_period: '2026-03', reason: '' }
  expect(errorsOf(await staff.post('dues-waivers/', bad))).toHaveProperty('reason')
  expect(errorsOf(await staff.post('dues-waivers/', { ...bad, reason: 'x' }))).toEqual({
    from_period: ['Enter a month such as 2026-03'],
  })
})

test('opening dues come before a schedule and are paid like it', async () => {
  await schedule('yearly', '1000', '2024-01-01')
  const member = await aMember('2015-06-01')
  await createRecord(staff, 'opening-dues/', {
    advocate_id: member.number,
    kind: 'yearly',
    from_period: '2022',
    to_period: '2024',
    amount: '700',
  })
  const dues = await duesOn(member, '2026-03-10')
  expect(dues.periods.map(({ period, amount, source }) => [period, amount, source])).toEqual([
    ['2022', '700.00', 'opening'],
    ['2023', '700.00', 'opening'],
    ['2024', '700.00', 'opening'],
    ['2025', '1000.00', 'schedule'],
    ['2026', '1000.00', 'schedule'],
  ])
  await pay(member, { barassociationfee_set: [yearly(2022, 2023, { yearly_fee: '1400' })] })
  expect((await duesOn(member, '2026-03-10')).owed).toBe('2700.00')
  expect(
    errorsOf(
      await staff.post('opening-dues/', {
        advocate_id: member.number,
        kind: 'monthly',
        from_period: '2026-01',
        to_period: '2099-01',
        amount: '5',
      }),
    ),
  ).toHaveProperty('to_period')
})

test('a delay fee grows with each month that has begun after the day of grace, up to its limit', async () => {
  await schedule('monthly', '100', '2026-01-01')
  await schedule('yearly', '1000', '2025-01-01')
  await createRecord(admin, 'delay-rules/', {
    kind: 'monthly',
    from_day: '2026-01-01',
    after_day: 15,
    amount: '10',
    cap: '25',
  })
  await createRecord(admin, 'delay-rules/', {
    kind: 'yearly',
    from_day: '2026-01-01',
    after_month: 3,
    after_day: 31,
    percent: '2.5',
  })
  const member = await aMember('2020-01-01')
  const feesOn = async (on: string) =>
    (await duesOn(member, on)).periods.map(({ period, delay_fee }) => [period, delay_fee])
  expect(Object.fromEntries(await feesOn('2026-03-15'))).toEqual({
    '2025': '0.00',
    '2026': '0.00',
    '2026-01': '20.00',
    '2026-02': '10.00',
    '2026-03': '0.00',
  })
  expect(
    (await feesOn('2026-05-01')).filter(([period]) => period === '2026' || period === '2026-01'),
  ).toEqual([
    ['2026-01', '25.00'],
    ['2026', '50.00'],
  ])
  await createRecord(staff, 'dues-waivers/', {
    advocate_id: member.number,
    kind: 'yearly',
    covers: 'delay',
    from_period: '2026',
    to_period: '2026',
    reason: 'Resolution 12',
  })
  const { owed, delay_fee, total } = await duesOn(member, '2026-05-01')
  expect([owed, delay_fee, total]).toEqual(['2500.00', '80.00', '2620.00'])
  const both = { kind: 'monthly', from_day: '2027-01-01', after_day: 15, amount: '10', percent: '2' }
  expect(errorsOf(await admin.post('delay-rules/', both))).toHaveProperty('percent')
})

test('another amount than the schedules say needs a reason, which the list of overrides shows', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const member = await aMember('2020-01-01')
  const fee = { monthlyfee_set: [monthly(1, 3, { monthly_fee: '80' })] }
  const refused = await pay(member, fee, cashier)
  expect(refused.statusCode).toBe(422)
  expect(errorsOf(refused)['amount_reason']).toEqual([
    'The fee schedules say 300.00 for these periods. Enter a reason for another amount.',
  ])
  const response = await pay(member, { ...fee, amount_reason: 'The committee allowed it' })
  const receipt = response.json() as { id: number; version: number; number: string; amount_reason: string }
  expect(receipt.amount_reason).toBe('The committee allowed it')
  expect((await duesOn(member, '2026-03-31')).owed).toBe('0.00')
  const overrides = async () => (await staff.get('dues/overrides/?from=2026-03-01')).json() as FeeOverride[]
  expect(await overrides()).toContainEqual(
    expect.objectContaining({
      number: receipt.number,
      proposed: '300.00',
      taken: '240.00',
      advocate_id: member.number,
    }),
  )
  const corrected = await staff.put(
    `advocate-all-fees/${receipt.id}/`,
    aFee({ advocate_id: member.number, monthlyfee_set: [monthly(1, 3)] }),
  )
  expect(corrected.statusCode).toBe(200)
  expect((await overrides()).filter(({ number }) => number === receipt.number)).toEqual([])
  expect((await cashier.get('dues/overrides/')).statusCode).toBe(403)
})

test('a fund fee that a receipt left out stays owed and is paid by a row without the yearly fee', async () => {
  await schedule('yearly', '1000', '2026-01-01')
  await schedule('benevolent', '500', '2026-01-01')
  const member = await aMember('2020-01-01')
  await pay(member, { barassociationfee_set: [yearly(2026, 2026)] })
  const dues = await duesOn(member, '2026-03-10')
  expect(dues.owed).toBe('500.00')
  expect(dues.proposal.barassociationfee_set).toMatchObject([
    { yearly_fee: '0.00', benevolent_fund_fee: '500.00', yearly_fee_cost: '0.00' },
  ])
  const { total: _total, ...sections } = dues.proposal
  const receipt = (await pay(member, sections)).json() as { total: string }
  expect(receipt.total).toBe('500.00')
  expect((await duesOn(member, '2026-03-10')).owed).toBe('0.00')
  const again = await pay(member, sections)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ message: expect.stringContaining('2026 is already paid on receipt') })
  expect(
    (await pay(member, { barassociationfee_set: [yearly(2027, 2027, { yearly_fee: '0' })] })).statusCode,
  ).toBe(422)
})

test('the list filters, sorts and adds up, and its summary has the same total', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const [old, recent] = [
    await aMember('2026-01-01'),
    await aMember('2026-03-01', { name_english: 'Nila Roy' }),
  ]
  await createRecord(staff, 'dues-waivers/', {
    advocate_id: old.number,
    kind: 'monthly',
    from_period: '2026-04',
    to_period: '2026-04',
    reason: 'x',
  })
  const list = async (query: string) => {
    const response = await staff.get(`dues/?on=2026-04-15&${query}`)
    const rows = response.json() as DuesRow[]
    const { 'x-total-count': count, 'x-total-amount': amount } = response.headers
    return {
      rows,
      count: Number(count),
      amount: String(amount),
      numbers: rows.map((row) => row.bar_registration_number),
    }
  }
  const ours = await list(`search=${recent.number}`)
  expect(ours.rows).toMatchObject([
    { owed: '200.00', months: 2, ageing: '0-3', oldest: '2026-03', standing: 'in_arrears', court: 'L/C' },
  ])
  const three = await list('months_min=3&months_max=3&ordering=bar_registration_number')
  expect(three.numbers).toContain(old.number)
  expect(three.numbers).not.toContain(recent.number)
  expect((await list('ageing=4-6&amount_max=300')).numbers).toContain(old.number)
  expect((await list('amount_min=300.01')).numbers).not.toContain(old.number)
  expect((await list('court=H/C')).numbers).not.toContain(old.number)
  const all = await list('')
  const page = await list('limit=1&offset=1&ordering=-months')
  expect(page).toMatchObject({ count: all.count, amount: all.amount })
  expect(page.rows).toHaveLength(1)
  const summary = (await staff.get('dues/summary/?on=2026-04-15')).json() as DuesSummary
  expect(summary).toMatchObject({ advocates: all.count, total: all.amount })
  expect((await staff.get('dues/?ageing=5')).statusCode).toBe(400)
  expect((await staff.get('dues/?ordering=phone')).statusCode).toBe(400)
})

test('the proposal has the yearly cost that a resolution says, as the receipt has', async () => {
  await schedule('yearly', '1000', '2026-01-01')
  const member = await aMember('2020-01-01')
  const { id } = await addResolution(admin, { number: '3/2026', effective_from: '2026-02-01' })
  await addPrice(admin, id, 'yearly_cost', '2026-02-01', [[headIds.bar_association_fee, '35']])
  const totals = async (on: string) => {
    const { total, proposal } = await duesOn(member, on)
    return [total, proposal.total]
  }
  expect(await totals('2026-01-31')).toEqual(['1020.00', '1020.00'])
  expect(await totals('2026-02-01')).toEqual(['1035.00', '1035.00'])
  const { total: _total, ...sections } = (await duesOn(member, '2026-02-01')).proposal
  const receipt = (await pay(member, { collection_date: '2026-02-01', ...sections })).json() as {
    total: string
  }
  expect(receipt.total).toBe('1035.00')
  await server.sql`delete from receipt_prices`
  await server.sql`delete from prices`
})

test('a cashier gets the unpaid periods and the proposal, and nothing else', async () => {
  await schedule('monthly', '100', '2026-01-01')
  const member = await aMember('2020-01-01')
  const dues = (await cashier.get(`advocates/${member.id}/dues/?on=2026-02-10`)).json() as CashierDues
  expect(Object.keys(dues).toSorted()).toEqual([
    'advocate_id',
    'bar_registration_number',
    'charges',
    'has_schedule',
    'name_bengali',
    'name_english',
    'on',
    'periods',
    'proposal',
    'total',
  ])
  expect([dues.total, dues.proposal.total]).toEqual(['200.00', '200.00'])
  expect(dues.periods).toEqual((await duesOn(member, '2026-02-10')).periods)
  expect((await server.visitor.get(`advocates/${member.id}/dues/`)).statusCode).toBe(401)
  expect((await staff.get(`advocates/${member.id}/dues/?on=yesterday`)).statusCode).toBe(400)
  expect((await staff.get('advocates/999999/dues/')).statusCode).toBe(404)
})
