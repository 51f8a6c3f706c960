import fc from 'fast-check'
import { toDecimal } from '@samity/shared-api/contract'
import type { Agreement } from '@samity/shared-api/contract/accounts/agreement'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { checkAgreement } from '../src/modules/accounts/agreement.ts'
import { aSale, made } from './builders.ts'
import { serve, type Person, type Served } from './serve.ts'

let served: Served
let admin: Person
let staff: Person
beforeAll(async () => {
  served = await serve()
  ;[admin, staff] = [await served.as('admin'), await served.as('staff')]
})
afterAll(() => served.close())

async function emptyBooks() {
  await served.sql`alter table ledger_lines disable trigger user`
  await served.sql`
    truncate receipts, receipt_counters, ledger_days, income_shares, expense_shares, locked_shares,
      expense_categories, advocates cascade`
  await served.sql`alter table ledger_lines enable trigger user`
  await served.sql`update period_lock set locked_up_to = null`
  await served.sql`update heads set category_id = id, kind = 'income'`
  for (const category of ['Salary', 'Tea']) await made(staff, 'expanse_category/', { category })
}

const kinds = ['vokalotnama', 'donation', 'interest', 'expense'] as const
type Kind = (typeof kinds)[number]
const paths: Record<Kind, string> = {
  vokalotnama: 'vokalotnama/',
  donation: 'fund-collection/',
  interest: 'bank-interest/',
  expense: 'actual_expanse/',
}

/** One thing that people do to the books. `nth` picks among the receipts that stand. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      kind: fc.constantFrom(...kinds),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
      on: fc.nat(730),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      nth: fc.nat(99),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
      on: fc.nat(730),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('void' as const), nth: fc.nat(99) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      head: fc.constantFrom(1, 2, 17, 19),
      to: fc.integer({ min: 1, max: 19 }),
      on: fc.nat(730),
      passedOn: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('share' as const),
      category: fc.integer({ min: 1, max: 19 }),
      fund: fc.constantFrom('income', 'welfare'),
      hundredths: fc.nat(10_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('lock' as const), on: fc.option(fc.nat(400), { nil: null }) }),
  },
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

const dayOn = (nth: number) => new Date(Date.UTC(2024, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10)
const payments = ['cash', 'bank', 'check', 'mobile_banking']

/** What a test remembers of the books: amount by receipt, to be compared with what the product says. */
type Kept = { id: number; kind: Kind; serial: number; day: string; paisa: number }

function bodyOf({ kind, serial, day, paisa }: Omit<Kept, 'id'>) {
  const amount = toDecimal(paisa)
  const payment_type = payments[paisa % payments.length]
  if (kind === 'vokalotnama')
    return aSale({
      sales_date: day,
      price: amount,
      payment_type,
      serials: [{ from_serial: serial, to_serial: serial }],
    })
  if (kind === 'donation')
    return {
      donation_type: 'others',
      date: day,
      fund_provider: 'Karim',
      fund_amount: amount,
      purpose: 'Library',
      payment_type,
    }
  if (kind === 'interest')
    return {
      collection_date: day,
      bank_name: 'Sonali',
      branch_name: 'Court',
      account_no: '1',
      interest_amount: amount,
    }
  return { expanseCategory: paisa % 2 ? 'Salary' : 'Tea', actualExpanse: amount, date: day, payment_type }
}

/** Does it through the API as a person would. A refusal (a locked period, shares over the whole) changes nothing. */
async function perform(one: Deed, kept: Kept[], serial: number): Promise<void> {
  const chosen = 'nth' in one ? kept[one.nth % Math.max(1, kept.length)] : undefined
  if (one.does === 'book') {
    const entry = { kind: one.kind, serial, day: dayOn(one.on), paisa: one.paisa }
    const answer = await staff.post(paths[one.kind], bodyOf(entry))
    expect([201, 409]).toContain(answer.statusCode)
    if (answer.statusCode === 201) kept.push({ ...entry, id: (answer.json() as { id: number }).id })
  } else if (one.does === 'edit' && chosen) {
    const entry = { ...chosen, day: dayOn(one.on), paisa: one.paisa }
    const answer = await staff.put(`${paths[chosen.kind]}${chosen.id}/`, bodyOf(entry))
    expect([200, 409]).toContain(answer.statusCode)
    if (answer.statusCode === 200) Object.assign(chosen, entry)
  } else if (one.does === 'void' && chosen) {
    const answer = await admin.delete(`${paths[chosen.kind]}${chosen.id}/`, { reason: 'A mistake' })
    expect(answer.statusCode).toBe(204)
    kept.splice(kept.indexOf(chosen), 1)
  } else if (one.does === 'move') {
    const kind = one.passedOn ? 'passed_on' : 'income'
    const answer = await staff.put(`heads/${one.head}/`, { category: one.to, kind, from: dayOn(one.on) })
    expect([200, 409]).toContain(answer.statusCode)
  } else if (one.does === 'share') {
    const percentage = one.hundredths / 100
    expect([201, 409]).toContain(
      (await staff.post(`${one.fund}-category-percentage/`, { category: one.category, percentage }))
        .statusCode,
    )
  } else if (one.does === 'lock') {
    await admin.put('lock/', { locked_up_to: one.on === null ? null : dayOn(one.on) })
  }
}

const years = [2024, 2025]
const paisaOf = (decimal: string) => Math.round(Number(decimal) * 100)
const read = async <T>(path: string) => (await staff.get(path)).json() as T

/** The same money, added up by the test itself and read from every screen's call. */
async function compareWithScreens(kept: Kept[]): Promise<void> {
  for (const [side, isExpense] of [
    ['income', false],
    ['expanse', true],
  ] as const) {
    const mine = kept.filter(({ kind }) => (kind === 'expense') === isExpense)
    const corrections = await served.sql<{ amount: number }[]>`
      select coalesce(sum(amount), 0)::bigint as amount from ledger_lines
      where (side = 'expense') = ${isExpense} and extract(year from day) not in (2024, 2025)`
    let everything = corrections[0]!.amount
    for (const year of years) {
      const report = await read<YearReport>(`${side}-report/?year=${year}`)
      const list = await read<MonthlyList>(`monthly-${side}/?year=${year}&month=0`)
      expect(list.grand_total).toBe(report.grand_total)
      expect(list.category_totals).toEqual(report.category_totals)
      const parts = await Promise.all(
        (['first10', 'last2'] as const).map(async (period) =>
          read<YearReport>(`${side}-report/?year=${year}&period=${period}`),
        ),
      )
      const both = parts.flatMap(({ categories }) => categories.map(({ actual }) => paisaOf(actual)))
      expect(both.reduce((one, next) => one + next, 0)).toBe(paisaOf(report.grand_total))
      const [general, welfare] = await Promise.all(
        (['general', 'welfare'] as const).map(async (fund) =>
          read<FundReport>(`${fund}-${side}-report/?year=${year}`),
        ),
      )
      const allocated = [general!.summary.share, welfare!.summary.share, general!.summary.unallocated].map(
        paisaOf,
      )
      expect(allocated.reduce((one, next) => one + next, 0)).toBe(paisaOf(report.grand_total))
      everything += paisaOf(report.grand_total) + paisaOf(report.passed_on ?? '0')
      for (const { id, actual } of report.categories) {
        const query = `side=${isExpense ? 'expense' : 'income'}&category=${id}&from=${year}-01-01&to=${year}-12-31`
        expect((await staff.get(`ledger-records/?${query}&limit=1`)).headers['x-total-amount']).toBe(actual)
      }
    }
    expect(everything).toBe(mine.reduce((sum, { paisa }) => sum + paisa, 0))
  }
}

const wrong = ({ laws }: Agreement) => laws.filter(({ ok }) => !ok)

test('whatever people do, receipts, ledger, days, lists, reports, funds and dashboard agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      await emptyBooks()
      const kept: Kept[] = []
      for (const [serial, one] of deeds.entries()) await perform(one, kept, serial + 1)
      expect(wrong(await checkAgreement(served.sql))).toEqual([])
      await compareWithScreens(kept)
    }),
    { numRuns: 12 },
  )
}, 300_000)

const reportsOf2024 = [
  'income-report/?year=2024',
  'expanse-report/?year=2024',
  'monthly-income/?year=2024&month=0',
  'monthly-expanse/?year=2024&month=0',
  'general-income-report/?year=2024',
  'welfare-income-report/?year=2024',
]

test('once a year is locked its reports never change by a byte, whatever people do afterwards', async () => {
  const deeds = fc.array(deed, { minLength: 5, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(deeds, deeds, async (before, after) => {
      await emptyBooks()
      const kept: Kept[] = []
      for (const [serial, one] of before.entries()) await perform(one, kept, serial + 1)
      await admin.put('lock/', { locked_up_to: '2024-12-31' })
      const bodies = () => Promise.all(reportsOf2024.map(async (path) => (await staff.get(path)).body))
      const locked = await bodies()
      for (const [serial, one] of after.entries())
        if (one.does !== 'lock') await perform(one, kept, before.length + serial + 1)
      expect(await bodies()).toEqual(locked)
      expect(wrong(await checkAgreement(served.sql))).toEqual([])
    }),
    { numRuns: 8 },
  )
}, 300_000)

test('with many people at once they agree as well, and no number is missing', async () => {
  await emptyBooks()
  const people = await Promise.all(Array.from({ length: 6 }, () => served.as('staff')))
  await Promise.all(
    people.map(async (person, nth) => {
      for (let round = 0; round < 12; round++) {
        const serial = nth * 100 + round + 1
        const sale = await made(
          person,
          'vokalotnama/',
          bodyOf({ kind: 'vokalotnama', serial, day: dayOn(round), paisa: 100 + serial }),
        )
        if (round % 4 === 1) await person.delete(`vokalotnama/${sale.id}/`)
        if (round % 4 === 2) await person.put('heads/1/', { category: (round % 3) + 1, from: dayOn(round) })
      }
    }),
  )
  expect(wrong(await checkAgreement(served.sql))).toEqual([])
  const [{ numbers, last }] = await served.sql<[{ numbers: number; last: number }]>`
    select count(*) as numbers, max(serial) as last from receipts where stream = 'VKL'`
  expect([numbers, last]).toEqual([72, 72])
}, 120_000)

describe('when the books are broken, the agreement names the first record', () => {
  beforeEach(emptyBooks)
  const sell = () =>
    made(staff, 'vokalotnama/', bodyOf({ kind: 'vokalotnama', serial: 1, day: '2025-03-10', paisa: 5000 }))
  const broken = async () =>
    wrong((await admin.get('agreement/')).json() as Agreement).map(({ law, first, left, right }) => ({
      law,
      first,
      left,
      right,
    }))

  test('a ledger line that no receipt says', async () => {
    const { id, number } = await sell()
    await served.sql`
      insert into ledger_lines (receipt_id, day, side, head_id, income_category_id, payment_type, amount, reason)
      values (${id}, '2025-03-10', 'income', 1, 1, 'cash', 1, 'booked')`
    const [ledger, days] = await broken()
    expect(ledger).toMatchObject({ law: 'ledger', first: number })
    expect(days).toEqual({
      law: 'days',
      first: '2025-03-10 income',
      left: expect.any(String),
      right: '50.00',
    })
  })

  test('a day sum that somebody changed', async () => {
    await sell()
    await served.sql`update ledger_days set amount = amount + 1`
    expect(await broken()).toEqual([
      { law: 'days', first: '2025-03-10 income', left: '50.00', right: '50.01' },
    ])
  })

  test('a receipt that its list does not show', async () => {
    const { id, number } = await sell()
    await served.sql`delete from paper_sales where id = ${id}`
    expect(await broken()).toEqual([{ law: 'records', first: number, left: '50.00', right: '0.00' }])
  })

  test('a receipt whose total was changed', async () => {
    const { id, number } = await sell()
    await served.sql`update receipts set total = 1 where id = ${id}`
    expect((await broken()).map(({ law, first }) => [law, first])).toEqual([['lines', number]])
  })

  test('nothing, while all agrees', async () => {
    await sell()
    expect(await broken()).toEqual([])
  })
})
