import { dayAfter, type Day } from '@samity/shared-api/contract'
import fc from 'fast-check'
import {
  comingInstalments,
  daysBetween,
  exciseDuty,
  interestUntil,
  monthsAfter,
  rateOn,
  sourceTax,
  termsOfDeposit,
  type InterestMove,
  type InterestTerms,
} from '../../contract/deposit-interest.ts'

const lakh = 100_000_00

const move = (day: Day, change: number, more: Partial<InterestMove> = {}): InterestMove => ({
  day,
  change,
  renewed_months: null,
  renewed_rate: null,
  early_rate: null,
  ...more,
})
const deposit = (more: Partial<InterestTerms> = {}): InterestTerms => ({
  opened_on: '2025-01-15',
  term_months: 12,
  closed_on: null,
  day_count: '365',
  compounding: 'none',
  moves: [move('2025-01-15', lakh)],
  rates: [{ from_day: '2025-01-15', rate: 900 }],
  ...more,
})
const onDay = (day: Day, more: Partial<InterestTerms> = {}) => interestUntil(deposit(more), day) / 100

describe("a bank's printed table: 1,00,000 taka at 9 %", () => {
  // by months, as the table of a branch counts: a twelfth of the year for each month
  test.each([
    [1, '2025-02-15', 750, 675, 637.5],
    [3, '2025-04-15', 2250, 2025, 1912.5],
    [6, '2025-07-15', 4500, 4050, 3825],
    [12, '2026-01-15', 9000, 8100, 7650],
  ] as const)('%i months bring the printed amount', (term_months, day, gross, with10, with15) => {
    const rates = [{ from_day: '2023-07-01' as Day, with_return: 1000, without_return: 1500 }]
    const earned = interestUntil(deposit({ term_months, day_count: 'months' }), day)
    expect(earned / 100).toBe(gross)
    expect((earned - sourceTax(earned, rates, day, true)) / 100).toBe(with10)
    expect((earned - sourceTax(earned, rates, day, false)) / 100).toBe(with15)
  })

  test('by days, a year of 365 brings the same as the table, and a quarter its days', () => {
    expect(onDay('2026-01-15')).toBe(9000)
    // 90 days: 1,00,000 × 9 % × 90 / 365 = 2,219.178…
    expect(onDay('2025-04-15')).toBe(2219.18)
    // of a year of 360 days: 1,00,000 × 9 % × 90 / 360
    expect(onDay('2025-04-15', { day_count: '360' })).toBe(2250)
  })

  test('compounded every three, six and twelve months', () => {
    // 2,250.00 + 2,300.63 + 2,352.39 + 2,405.32: each quarter is rounded where it is credited
    expect(onDay('2026-01-15', { day_count: 'months', compounding: 'quarterly' })).toBe(9308.34)
    // 4,500.00 + 4,702.50
    expect(onDay('2026-01-15', { day_count: 'months', compounding: 'half_yearly' })).toBe(9202.5)
    // 9,000.00 + 9,810.00
    const twoYears = { day_count: 'months', compounding: 'yearly', term_months: 24 } as const
    expect(onDay('2027-01-15', twoYears)).toBe(18_810)
  })

  test('a leap year has a day more when days count, and none when months do', () => {
    const leap = {
      opened_on: '2024-01-15',
      moves: [move('2024-01-15', lakh)],
      rates: [{ from_day: '2024-01-15', rate: 900 }],
    } as const
    // 1,00,000 × 9 % × 366 / 365 = 9,024.657…
    expect(onDay('2025-01-15', leap)).toBe(9024.66)
    expect(onDay('2025-01-15', { ...leap, day_count: 'months' })).toBe(9000)
    expect(onDay('2024-03-01', leap)).toBe(1134.25) // 46 days
  })

  test('a rate that the bank changes in the middle counts from its day', () => {
    const rates = [
      { from_day: '2025-01-15', rate: 900 },
      { from_day: '2025-07-15', rate: 1050 },
    ] as const
    // 4,500.00 + 5,250.00
    expect(onDay('2026-01-15', { rates, day_count: 'months' })).toBe(9750)
    // 181 days at 9 %, 184 at 10.5 %: 4,463.01… + 5,293.15…
    expect(onDay('2026-01-15', { rates })).toBe(9756.16)
    expect(rateOn(rates, '2025-07-14')).toBe(900)
    expect(rateOn(rates, '2024-01-01')).toBe(900)
  })
})

test('interest ends with the term, and with the deposit', () => {
  expect(onDay('2026-06-30')).toBe(9000)
  expect(onDay('2025-01-15')).toBe(0)
  const closed = {
    closed_on: '2025-04-15',
    moves: [move('2025-01-15', lakh), move('2025-04-15', -lakh)],
  } as const
  expect(onDay('2026-06-30', closed)).toBe(2219.18)
})

test('a renewal with interest added begins a term; entered late, it counts from the end of the last', () => {
  const moves = [move('2025-01-15', lakh), move('2026-01-20', 8100_00, { renewed_months: 12 })]
  const terms = deposit({ day_count: 'months', moves })
  expect(termsOfDeposit(terms)).toMatchObject([
    { from: '2025-01-15', matures_on: '2026-01-15' },
    { from: '2026-01-15', matures_on: '2027-01-15' },
  ])
  // 9,000 and 9 % of 1,08,100
  expect(interestUntil(terms, '2027-01-15') / 100).toBe(9000 + 9729)
  const dearer = {
    ...terms,
    moves: moves.map((one) => (one.renewed_months ? { ...one, renewed_rate: 1000 } : one)),
  }
  expect(interestUntil(dearer, '2027-01-15') / 100).toBe(9000 + 10_810)
})

test('an early encashment brings the reduced rate for the whole term, a part its share', () => {
  const all = [move('2025-01-15', lakh), move('2025-07-15', -lakh, { early_rate: 400 })]
  // before that day, the rate of the deposit: 6 months at 9 %
  expect(onDay('2025-07-14', { moves: all, day_count: 'months' })).toBe(4475)
  expect(onDay('2025-12-31', { moves: all, day_count: 'months', closed_on: '2025-07-15' })).toBe(2000)
  const part = [move('2025-01-15', lakh), move('2025-07-15', -lakh / 4, { early_rate: 400 })]
  // 25,000 for 6 months at 4 %, 75,000 for 12 months at 9 %
  expect(onDay('2026-01-15', { moves: part, day_count: 'months' })).toBe(500 + 6750)
})

test.each([
  // half for 6 months at 4 %, the other half for 12 months at 9 %
  ['at the end of the term', '2026-01-15', null, 1000 + 4500],
  // … and for 9 months at 5 %
  ['early, too', '2025-10-15', 500, 1000 + 1875],
] as const)(
  'half is encashed early and the rest %s: each at its own rate',
  (_when, day, early_rate, expected) => {
    const moves = [
      move('2025-01-15', lakh),
      move('2025-07-15', -lakh / 2, { early_rate: 400 }),
      move(day, -lakh / 2, { early_rate }),
    ]
    expect(onDay('2026-01-15', { moves, closed_on: day, day_count: 'months' })).toBe(expected)
  },
)

test('each instalment earns from its day', () => {
  const moves = [move('2025-01-15', 1000_00), ...comingInstalments('2025-01-15', '2026-01-15', 1000_00, 15)]
  expect(moves).toHaveLength(12)
  expect(moves.at(-1)?.day).toBe('2025-12-15')
  // 1,000 × 9 % × (12 + 11 + … + 1) / 12
  expect(onDay('2026-01-15', { moves, day_count: 'months' })).toBe(585)
})

test('months end where the calendar does', () => {
  expect(monthsAfter('2025-01-31', 1)).toBe('2025-02-28')
  expect(monthsAfter('2024-01-31', 1)).toBe('2024-02-29')
  expect(monthsAfter('2025-11-30', 3)).toBe('2026-02-28')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
})

test('excise duty follows the slabs of the day', () => {
  const slabs = [
    { from_day: '2024-07-01' as Day, above: lakh, duty: 150_00 },
    { from_day: '2024-07-01' as Day, above: 5 * lakh, duty: 500_00 },
    { from_day: '2025-07-01' as Day, above: 3 * lakh, duty: 150_00 },
    { from_day: '2025-07-01' as Day, above: 5 * lakh, duty: 500_00 },
  ]
  expect(exciseDuty(2 * lakh, slabs, '2025-06-30')).toBe(150_00)
  expect(exciseDuty(2 * lakh, slabs, '2025-07-01')).toBe(0)
  expect(exciseDuty(5 * lakh, slabs, '2025-07-01')).toBe(150_00)
  expect(exciseDuty(5 * lakh + 1, slabs, '2025-07-01')).toBe(500_00)
  expect(exciseDuty(5 * lakh, slabs, '2020-01-01')).toBe(0)
  expect(sourceTax(lakh, [], '2025-07-01', true)).toBe(0)
})

const someDay = fc.integer({ min: 0, max: 1200 }).map((count) => {
  let day: Day = '2024-01-01'
  for (let index = 0; index < count; index++) day = dayAfter(day)
  return day
})
const someDeposit = fc
  .record({
    day_count: fc.constantFrom('365', '360', 'months'),
    compounding: fc.constantFrom('none', 'quarterly', 'half_yearly', 'yearly'),
    opened_on: someDay,
    term_months: fc.integer({ min: 1, max: 36 }),
    principal: fc.integer({ min: 1, max: 10 * lakh }),
    rate: fc.integer({ min: 0, max: 1500 }),
    later: fc.array(fc.record({ day: someDay, change: fc.integer({ min: 1, max: lakh }) }), { maxLength: 5 }),
  })
  .map(({ principal, rate, later, ...terms }) =>
    deposit({
      ...terms,
      moves: [
        move(terms.opened_on, principal),
        ...later.filter(({ day }) => day > terms.opened_on).map(({ day, change }) => move(day, change)),
      ],
      rates: [{ from_day: terms.opened_on, rate }],
    } as Partial<InterestTerms>),
  )

test('interest never falls from day to day, and ends with the term', () => {
  fc.assert(
    fc.property(someDeposit, someDay, (terms, day) => {
      const [{ matures_on } = { matures_on: day }] = termsOfDeposit(terms)
      expect(interestUntil(terms, dayAfter(day))).toBeGreaterThanOrEqual(interestUntil(terms, day))
      expect(interestUntil(terms, monthsAfter(matures_on, 5))).toBe(interestUntil(terms, matures_on))
    }),
    { numRuns: 60 },
  )
})

test('the deposits of one day at one rate earn what their sum would, but for a paisa each', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10 * lakh }), { minLength: 1, maxLength: 6 }),
      someDay,
      (parts, day) => {
        const earned = (amount: number) =>
          interestUntil(deposit({ opened_on: '2024-01-01', moves: [move('2024-01-01', amount)] }), day)
        const whole = earned(parts.reduce((sum, part) => sum + part, 0))
        const sum = parts.reduce((total, part) => total + earned(part), 0)
        expect(Math.abs(whole - sum)).toBeLessThanOrEqual(parts.length)
      },
    ),
    { numRuns: 60 },
  )
})
