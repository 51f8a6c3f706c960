import fc from 'fast-check'
import { toDecimal, today, yearOf } from '@samity/shared-api/contract'
import type { ReconciliationReport } from '@samity/shared-api/contract/accounts/reconciliation'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { reconcile } from '../src/features/accounts/reconciliation.ts'
import { aSale, createRecord } from './builders.ts'
import { randomSeed } from './random-seed.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
  ;[admin, staff] = [await served.as('admin'), await served.as('staff')]
})
afterAll(() => served.close())

async function emptyBooks() {
  const { sql } = served
  await sql`update period_lock set locked_up_to = null`
  await sql`alter table ledger_lines disable trigger user`
  await sql`
    truncate receipts, receipt_counters, ledger_days, income_shares, expense_shares, probable_incomes,
      expense_categories, advocates restart identity cascade`
  await sql`alter table ledger_lines enable trigger user`
  await sql`
    insert into income_categories (id, category) overriding system value
    select id, 'back ' || id from heads on conflict (id) do update set category = excluded.category, archived_at = null`
  await sql`update heads set category_id = id, kind = 'income'`
  await sql`delete from income_categories where id > 19`
  await sql`update income_categories c set category = h.name_en from heads h where h.id = c.id`
  for (const category of ['Salary', 'Tea']) await createRecord(staff, 'expanse_category/', { category })
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
      path: fc.constantFrom(
        'income-category-percentage/',
        'welfare-category-percentage/',
        'general-expense-category/',
        'welfare-expense-category/',
      ),
      hundredths: fc.nat(10_000),
      drop: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('category' as const),
      side: fc.constantFrom('income_category/', 'expanse_category/'),
      how: fc.constantFrom(
        'rename' as const,
        'add' as const,
        'archive' as const,
        'restore' as const,
        'delete' as const,
      ),
      nth: fc.nat(25),
      name: fc.constantFrom('Hall', 'চা', '2024', 'constructor', 'Old Things', 'Tea and cake'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('expect' as const),
      year: fc.constantFrom(2024, 2025),
      nth: fc.nat(20),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
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
  // Salary or Tea, whatever they are called by now
  return { expanseCategory: paisa % 2 ? 1 : 2, actualExpanse: amount, date: day, payment_type }
}

/** Does it through the API as a person would. A refusal (a locked period, shares over the whole) changes nothing. */
async function perform(one: Deed, kept: Kept[], serial: number): Promise<void> {
  const chosen = 'nth' in one ? kept[one.nth % Math.max(1, kept.length)] : undefined
  if (one.does === 'book') {
    const entry = { kind: one.kind, serial, day: dayOn(one.on), paisa: one.paisa }
    const answer = await staff.post(paths[one.kind], bodyOf(entry))
    expect([201, 409, ...(one.kind === 'expense' ? [422] : [])]).toContain(answer.statusCode)
    if (answer.statusCode === 201) kept.push({ ...entry, id: (answer.json() as { id: number }).id })
  } else if (one.does === 'edit' && chosen) {
    const entry = { ...chosen, day: dayOn(one.on), paisa: one.paisa }
    const answer = await staff.put(`${paths[chosen.kind]}${chosen.id}/`, bodyOf(entry))
    expect([200, 409, ...(chosen.kind === 'expense' ? [422] : [])]).toContain(answer.statusCode)
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
    const [given] = (await staff.get(one.path)).json() as { id: number }[]
    const answer =
      given && one.drop
        ? await staff.delete(`${one.path}${given.id}/`)
        : await staff.post(one.path, { category: one.category, percentage })
    // 422: no expense category has that id
    expect([201, 204, 409, 422]).toContain(answer.statusCode)
  } else if (one.does === 'category') {
    const all = (await staff.get(`${one.side}?archived=1`)).json() as { id: number }[]
    const { id } = all[one.nth % all.length]!
    const answers = {
      add: () => staff.post(one.side, { category: one.name }),
      rename: () => staff.put(`${one.side}${id}/`, { category: one.name }),
      archive: () => staff.post(`${one.side}${id}/archive/`),
      restore: () => staff.post(`${one.side}${id}/restore/`),
      delete: () => staff.delete(`${one.side}${id}/`),
    }
    expect([200, 201, 204, 409]).toContain((await answers[one.how]()).statusCode)
  } else if (one.does === 'expect') {
    const { year, paisa } = one
    const [path, field, amount] =
      one.nth % 2 ? ['income', 'IncomeCategory', 'amount'] : ['expanse', 'expanseCategory', 'ProbableExpanse']
    const body = { year, [field!]: one.nth + 1, [amount!]: toDecimal(paisa) }
    expect([201, 409, 422]).toContain((await staff.post(`probable_${path}/`, body)).statusCode)
  } else if (one.does === 'lock') {
    await admin.put('lock/', { locked_up_to: one.on === null ? null : dayOn(one.on) })
  }
}

const added = (amounts: Iterable<string>) => [...amounts].reduce((sum, amount) => sum + paisaOf(amount), 0)

/** Rows against columns: each row is its total, each column its own, and both come to the whole. */
function addUp({ columns, rows, category_totals, grand_total }: MonthlyList | YearReport): void {
  const names = columns.slice(1, -1)
  expect(Object.keys(category_totals).toSorted()).toEqual(names.toSorted())
  for (const row of rows) expect(added(names.map((name) => row[name]!))).toBe(paisaOf(row.total))
  for (const name of names) expect(added(rows.map((row) => row[name]!))).toBe(paisaOf(category_totals[name]!))
  expect(added(rows.map(({ total }) => total))).toBe(paisaOf(grand_total))
}

/** Every row of a fund is its printed formula, every record is in a row, and the closing lines close. */
function addUpFund({ records, categories, summary }: FundReport, whole: string): void {
  for (const { category_id, percentage, total, share } of categories) {
    const product = BigInt(paisaOf(total)) * BigInt(Math.round(percentage * 100))
    const half = product < 0n ? -5000n : 5000n
    expect(paisaOf(share)).toBe(Number((product + half) / 10_000n))
    expect(added(records.filter((one) => one.category_id === category_id).map(({ amount }) => amount))).toBe(
      paisaOf(total),
    )
  }
  expect(added(categories.map(({ total }) => total))).toBe(paisaOf(summary.shown))
  expect(added([summary.shown, summary.not_configured])).toBe(paisaOf(summary.total))
  expect(summary.total).toBe(whole)
}

const years = [2024, 2025]
const paisaOf = (decimal: string) => Math.round(Number(decimal) * 100)
const read = async <T>(path: string) => (await staff.get(path)).json() as T

async function behind(query: string) {
  const answer = await staff.get(`ledger-records/?${query}`)
  return { headers: answer.headers, records: answer.json() as LedgerRecord[] }
}

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
      // what is only expected of an archived category is no income, but is compared with none
      const expected = report.categories.filter(
        ({ actual, probable }) => actual === '0.00' && probable !== '0.00',
      )
      const alsoExpected = Object.fromEntries(expected.map(({ category }) => [category, '0.00']))
      expect({ ...alsoExpected, ...list.category_totals }).toEqual(report.category_totals)
      addUp(report)
      addUp(list)
      for (const { trunc_date, total } of report.rows) {
        const days = list.rows.filter((day) => day.trunc_date.startsWith(trunc_date.slice(0, 7)))
        expect(added(days.map((day) => day.total))).toBe(paisaOf(total))
      }
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
      addUpFund(general!, report.grand_total)
      addUpFund(welfare!, report.grand_total)
      const allocated = [general!.summary.share, welfare!.summary.share, general!.summary.unallocated].map(
        paisaOf,
      )
      expect(allocated.reduce((one, next) => one + next, 0)).toBe(paisaOf(report.grand_total))
      everything += paisaOf(report.grand_total) + paisaOf(report.passed_on ?? '0')
      for (const { id, actual } of report.categories) {
        const query = `side=${isExpense ? 'expense' : 'income'}&category=${id}&from=${year}-01-01&to=${year}-12-31`
        const { headers, records } = await behind(query)
        expect(headers['x-total-amount']).toBe(actual)
        expect(headers['x-total-count']).toBe(String(records.length))
        expect(added(records.map(({ amount }) => amount))).toBe(paisaOf(actual))
      }
    }
    expect(everything).toBe(mine.reduce((sum, { paisa }) => sum + paisa, 0))
  }
}

/** How many random histories are tried; more of them by SAMITY_HISTORIES=200. A failure names its seed. */
const runs = Number(process.env['SAMITY_HISTORIES'] ?? 10)
const wrong = ({ laws }: ReconciliationReport) => laws.filter(({ ok }) => !ok)

test('whatever people do, receipts, ledger, days, lists, reports, funds and dashboard agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      await emptyBooks()
      const kept: Kept[] = []
      for (const [serial, one] of deeds.entries()) await perform(one, kept, serial + 1)
      expect(wrong(await reconcile(served.sql))).toEqual([])
      await compareWithScreens(kept)
    }),
    { numRuns: runs, seed: randomSeed },
  )
}, 300_000)

const reportsOf2024 = [
  'income-report/?year=2024',
  'expanse-report/?year=2024',
  'monthly-income/?year=2024&month=0',
  'monthly-expanse/?year=2024&month=0',
  'income-report/?year=2024&period=first10',
  'monthly-income/?year=2024&month=2',
  'general-income-report/?year=2024',
  'welfare-income-report/?year=2024',
  'general-expanse-report/?year=2024',
  'welfare-expanse-report/?year=2024',
]

test('once a year is locked its reports never change by a byte, whatever people do afterwards', async () => {
  const deeds = fc.array(deed, { minLength: 5, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(deeds, deeds, async (before, after) => {
      await emptyBooks()
      const kept: Kept[] = []
      for (const [serial, one] of before.entries()) await perform(one, kept, serial + 1)
      await admin.put('lock/', { locked_up_to: '2024-12-31' })
      const bodies = () =>
        Promise.all(
          reportsOf2024.map(async (path) => {
            const answer = await staff.get(path)
            expect(answer.statusCode).toBe(200)
            return answer.body
          }),
        )
      const locked = await bodies()
      for (const [serial, one] of after.entries())
        if (one.does !== 'lock') await perform(one, kept, before.length + serial + 1)
      expect(await bodies()).toEqual(locked)
      expect(wrong(await reconcile(served.sql))).toEqual([])
    }),
    { numRuns: runs, seed: randomSeed },
  )
}, 300_000)

test('what was locked keeps its names and percentages; books that are opened again show what stands now', async () => {
  await emptyBooks()
  const sold = { kind: 'vokalotnama', serial: 1, day: '2024-03-10', paisa: 5000 } as const
  await createRecord(staff, 'vokalotnama/', bodyOf(sold))
  const share = await createRecord(staff, 'income-category-percentage/', { category: 1, percentage: 40 })
  const lockedTo = (locked_up_to: string | null) => admin.put('lock/', { locked_up_to })
  const rename = (category: string) => staff.put('income_category/1/', { category })
  const named = async (path: string) => {
    const { columns } = await read<MonthlyList>(path)
    return columns[1]
  }
  await lockedTo('2024-06-30')
  await rename('Wakalatnama')
  expect(await named('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await named('monthly-income/?year=2024&month=7')).toBe('Wakalatnama')
  expect(await named('income-report/?year=2024')).toBe('Wakalatnama')

  await lockedTo('2024-12-31')
  await rename('Papers')
  await staff.delete(`income-category-percentage/${share.id}/`)
  expect(await named('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await named('income-report/?year=2024')).toBe('Wakalatnama')
  const fund = () => read<FundReport>('general-income-report/?year=2024')
  expect((await fund()).categories).toMatchObject([
    { category: 'Wakalatnama', percentage: 40, share: '20.00' },
  ])
  expect(wrong(await reconcile(served.sql))).toEqual([])

  await lockedTo('2024-03-31')
  expect(await named('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await named('income-report/?year=2024')).toBe('Papers')
  expect((await fund()).categories).toEqual([])
  await lockedTo('2024-12-31')
  expect(await named('income-report/?year=2024')).toBe('Papers')
  expect((await fund()).categories).toEqual([])
})

test('a correction stands on the first open day where today is locked too', async () => {
  await emptyBooks()
  const { id, number } = await createRecord(
    staff,
    'vokalotnama/',
    bodyOf({ kind: 'vokalotnama', serial: 1, day: '2025-03-10', paisa: 5000 }),
  )
  const locked = `${yearOf(today())}-12-31`
  await admin.put('lock/', { locked_up_to: locked })
  await admin.delete(`vokalotnama/${id}/`, { reason: 'Wrong member' })
  const lines = (await staff.get('ledger-records/?category=1&ordering=date')).json() as LedgerRecord[]
  expect(lines.map((line) => [line.number, line.date, line.amount])).toEqual([
    [number, '2025-03-10', '50.00'],
    [number, `${yearOf(today()) + 1}-01-01`, '-50.00'],
  ])
})

test('with many people at once they agree as well, and no number is missing', async () => {
  await emptyBooks()
  const people = await Promise.all(Array.from({ length: 6 }, () => served.as('staff')))
  await Promise.all(
    people.map(async (person, nth) => {
      for (let round = 0; round < 12; round++) {
        const serial = nth * 100 + round + 1
        const sale = await createRecord(
          person,
          'vokalotnama/',
          bodyOf({ kind: 'vokalotnama', serial, day: dayOn(round), paisa: 100 + serial }),
        )
        if (round % 4 === 1) await person.delete(`vokalotnama/${sale.id}/`)
        if (round % 4 === 2) await person.put('heads/1/', { category: (round % 3) + 1, from: dayOn(round) })
      }
    }),
  )
  expect(wrong(await reconcile(served.sql))).toEqual([])
  const [{ numbers, last }] = await served.sql<[{ numbers: number; last: number }]>`
    select count(*) as numbers, max(serial) as last from receipts where stream = 'VKL'`
  expect([numbers, last]).toEqual([72, 72])
}, 120_000)

/** What one of several people tries while the others do theirs; whoever comes too late is refused, and nothing breaks. */
async function attempt(one: Deed, person: TestUser, booked: Omit<Kept, 'paisa'>[], serial: number) {
  const chosen = 'nth' in one ? booked[one.nth % Math.max(1, booked.length)] : undefined
  const tried = async () => {
    if (one.does === 'book') {
      const entry = { kind: one.kind, serial, day: dayOn(one.on) }
      const answer = await person.post(paths[one.kind], bodyOf({ ...entry, paisa: one.paisa }))
      if (answer.statusCode === 201) booked.push({ ...entry, id: (answer.json() as { id: number }).id })
      return answer
    }
    if (one.does === 'edit' && chosen)
      return person.put(
        `${paths[chosen.kind]}${chosen.id}/`,
        bodyOf({ ...chosen, day: dayOn(one.on), paisa: one.paisa }),
      )
    if (one.does === 'void' && chosen)
      return person.delete(`${paths[chosen.kind]}${chosen.id}/`, { reason: 'A mistake' })
    if (one.does === 'move') {
      const kind = one.passedOn ? 'passed_on' : 'income'
      return person.put(`heads/${one.head}/`, { category: one.to, kind, from: dayOn(one.on) })
    }
    if (one.does === 'share')
      return person.post(one.path, { category: one.category, percentage: one.hundredths / 100 })
    if (one.does === 'lock')
      return admin.put('lock/', { locked_up_to: one.on === null ? null : dayOn(one.on) })
    return undefined
  }
  const answer = await tried()
  if (answer) expect([200, 201, 204, 409, 422]).toContain(answer.statusCode)
}

const kindOf: Record<string, Kind> = {
  VKL: 'vokalotnama',
  DON: 'donation',
  INT: 'interest',
  EXP: 'expense',
}

test('whatever several people do at once, all laws hold when they are done', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => served.as('admin')))
  const deeds = fc.array(deed, { minLength: 20, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      await emptyBooks()
      const booked: Omit<Kept, 'paisa'>[] = []
      await Promise.all(
        people.map(async (person, nth) => {
          for (const [index, one] of all.entries())
            if (index % people.length === nth) await attempt(one, person, booked, index + 1)
        }),
      )
      expect(wrong(await reconcile(served.sql))).toEqual([])
      const standing = await served.sql<{ stream: string; id: number; total: number }[]>`
        select stream, id, total from receipts where voided_at is null`
      await compareWithScreens(
        standing.map(({ stream, id, total }) => ({
          kind: kindOf[stream]!,
          id,
          serial: 0,
          day: '',
          paisa: total,
        })),
      )
    }),
    { numRuns: runs, seed: randomSeed },
  )
}, 300_000)

describe('when the books are broken, the agreement names the first record', () => {
  beforeEach(emptyBooks)
  const sell = () =>
    createRecord(
      staff,
      'vokalotnama/',
      bodyOf({ kind: 'vokalotnama', serial: 1, day: '2025-03-10', paisa: 5000 }),
    )
  const broken = async () =>
    wrong((await admin.get('agreement/')).json() as ReconciliationReport).map(
      ({ law, first, left, right }) => ({
        law,
        first,
        left,
        right,
      }),
    )

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

  test('two errors that hide each other in the sums', async () => {
    await sell()
    await createRecord(
      staff,
      'vokalotnama/',
      bodyOf({ kind: 'vokalotnama', serial: 100, day: '2025-03-11', paisa: 7000 }),
    )
    await served.sql`update ledger_days set amount = 6000`
    expect(wrong((await admin.get('agreement/')).json() as ReconciliationReport)).toEqual([
      expect.objectContaining({
        law: 'days',
        left: '120.00',
        right: '120.00',
        first: '2025-03-10 income',
        first_left: '50.00',
        first_right: '60.00',
      }),
    ])
  })

  test("a category's or a month's sum that somebody changed", async () => {
    await sell()
    await served.sql`update ledger_category_months set days[10] = days[10] + 1 where month = '2025-03-01'`
    const told = { left: '50.00', right: '50.01' }
    expect(await broken()).toContainEqual({ law: 'sums', first: '2025-03-10 income', ...told })
    await served.sql`update ledger_months set amount = amount + 1 where month = '2025-03-01'`
    expect(await broken()).toContainEqual({ law: 'months', first: '2025-03-01 income', ...told })
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
