import fc from 'fast-check'
import { toDecimal, today, yearOf } from '@samity/shared-api/contract'
import type { ReconciliationReport } from '@samity/shared-api/contract/accounts/reconciliation'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { reconcile } from './reconciliation.ts'
import { aSale, createRecord } from '../../../test/builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff] = [await server.as('admin'), await server.as('staff')]
})
afterAll(() => server.close())

async function emptyBooks() {
  const { sql } = server
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

/** A random action on the books. `nth` picks one of the receipts that are not void. */
const anyAction = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('book' as const),
      kind: fc.constantFrom(...kinds),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
      dayIndex: fc.nat(730),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      nth: fc.nat(99),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
      dayIndex: fc.nat(730),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('void' as const), nth: fc.nat(99) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      head: fc.constantFrom(1, 2, 17, 19),
      to: fc.integer({ min: 1, max: 19 }),
      dayIndex: fc.nat(730),
      passedOn: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('share' as const),
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
      type: fc.constant('category' as const),
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
      type: fc.constant('expect' as const),
      year: fc.constantFrom(2024, 2025),
      nth: fc.nat(20),
      paisa: fc.integer({ min: 1, max: 9_999_999 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('lock' as const),
      dayIndex: fc.option(fc.nat(400), { nil: null }),
    }),
  },
)
type Action = typeof anyAction extends fc.Arbitrary<infer D> ? D : never

const dayOn = (nth: number) => new Date(Date.UTC(2024, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10)
const payments = ['cash', 'bank', 'check', 'mobile_banking']

/** A receipt as the test remembers it, to be compared with the figures of the product. */
type BookedReceipt = { id: number; kind: Kind; serial: number; day: string; paisa: number }

function bodyOf({ kind, serial, day, paisa }: Omit<BookedReceipt, 'id'>) {
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
  // Salary or Tea by id: the names may have changed
  return { expanseCategory: paisa % 2 ? 1 : 2, actualExpanse: amount, date: day, payment_type }
}

/**
 * Performs the action through the API as a person would. A refusal (a locked period, shares above 100 %)
 * changes nothing.
 */
async function perform(action: Action, receipts: BookedReceipt[], serial: number): Promise<void> {
  const receipt = 'nth' in action ? receipts[action.nth % Math.max(1, receipts.length)] : undefined
  if (action.type === 'book') {
    const entry = { kind: action.kind, serial, day: dayOn(action.dayIndex), paisa: action.paisa }
    const response = await staff.post(paths[action.kind], bodyOf(entry))
    expect([201, 409, ...(action.kind === 'expense' ? [422] : [])]).toContain(response.statusCode)
    if (response.statusCode === 201) receipts.push({ ...entry, id: (response.json() as { id: number }).id })
  } else if (action.type === 'edit' && receipt) {
    const entry = { ...receipt, day: dayOn(action.dayIndex), paisa: action.paisa }
    const response = await staff.put(`${paths[receipt.kind]}${receipt.id}/`, bodyOf(entry))
    expect([200, 409, ...(receipt.kind === 'expense' ? [422] : [])]).toContain(response.statusCode)
    if (response.statusCode === 200) Object.assign(receipt, entry)
  } else if (action.type === 'void' && receipt) {
    const response = await admin.delete(`${paths[receipt.kind]}${receipt.id}/`, { reason: 'A mistake' })
    expect(response.statusCode).toBe(204)
    receipts.splice(receipts.indexOf(receipt), 1)
  } else if (action.type === 'move') {
    const kind = action.passedOn ? 'passed_on' : 'income'
    const response = await staff.put(`heads/${action.head}/`, {
      category: action.to,
      kind,
      from: dayOn(action.dayIndex),
    })
    expect([200, 409]).toContain(response.statusCode)
  } else if (action.type === 'share') {
    const percentage = action.hundredths / 100
    const [share] = (await staff.get(action.path)).json() as { id: number }[]
    const response =
      share && action.drop
        ? await staff.delete(`${action.path}${share.id}/`)
        : await staff.post(action.path, { category: action.category, percentage })
    // 422: no expense category has that id
    expect([201, 204, 409, 422]).toContain(response.statusCode)
  } else if (action.type === 'category') {
    const all = (await staff.get(`${action.side}?archived=1`)).json() as { id: number }[]
    const { id } = all[action.nth % all.length]!
    const responses = {
      add: () => staff.post(action.side, { category: action.name }),
      rename: () => staff.put(`${action.side}${id}/`, { category: action.name }),
      archive: () => staff.post(`${action.side}${id}/archive/`),
      restore: () => staff.post(`${action.side}${id}/restore/`),
      delete: () => staff.delete(`${action.side}${id}/`),
    }
    expect([200, 201, 204, 409]).toContain((await responses[action.how]()).statusCode)
  } else if (action.type === 'expect') {
    const { year, paisa } = action
    const [path, field, amount] =
      action.nth % 2
        ? ['income', 'IncomeCategory', 'amount']
        : ['expanse', 'expanseCategory', 'ProbableExpanse']
    const body = { year, [field!]: action.nth + 1, [amount!]: toDecimal(paisa) }
    expect([201, 409, 422]).toContain((await staff.post(`probable_${path}/`, body)).statusCode)
  } else if (action.type === 'lock') {
    await admin.put('lock/', { locked_up_to: action.dayIndex === null ? null : dayOn(action.dayIndex) })
  }
}

const sumOf = (amounts: Iterable<string>) => [...amounts].reduce((sum, amount) => sum + paisaOf(amount), 0)

/** The total of each row and of each column is the sum of its amounts, and both add up to the grand total. */
function expectTotalsAgree({ columns, rows, category_totals, grand_total }: MonthlyList | YearReport): void {
  const names = columns.slice(1, -1)
  expect(Object.keys(category_totals).toSorted()).toEqual(names.toSorted())
  for (const row of rows) expect(sumOf(names.map((name) => row[name]!))).toBe(paisaOf(row.total))
  for (const name of names) expect(sumOf(rows.map((row) => row[name]!))).toBe(paisaOf(category_totals[name]!))
  expect(sumOf(rows.map(({ total }) => total))).toBe(paisaOf(grand_total))
}

/** Every share follows its printed formula, every record belongs to a row, and the summary adds up. */
function expectFundAgrees({ records, categories, summary }: FundReport, whole: string): void {
  for (const { category_id, percentage, total, share } of categories) {
    const product = BigInt(paisaOf(total)) * BigInt(Math.round(percentage * 100))
    const half = product < 0n ? -5000n : 5000n
    expect(paisaOf(share)).toBe(Number((product + half) / 10_000n))
    expect(sumOf(records.filter((one) => one.category_id === category_id).map(({ amount }) => amount))).toBe(
      paisaOf(total),
    )
  }
  expect(sumOf(categories.map(({ total }) => total))).toBe(paisaOf(summary.shown))
  expect(sumOf([summary.shown, summary.not_configured])).toBe(paisaOf(summary.total))
  expect(summary.total).toBe(whole)
}

const years = [2024, 2025]
const paisaOf = (decimal: string) => Math.round(Number(decimal) * 100)
const read = async <T>(path: string) => (await staff.get(path)).json() as T

async function recordsBehind(query: string) {
  const response = await staff.get(`ledger-records/?${query}`)
  return { headers: response.headers, records: response.json() as LedgerRecord[] }
}

/** Compares the sums of the test with the figures of every screen's request. */
async function compareWithScreens(receipts: BookedReceipt[]): Promise<void> {
  for (const [side, isExpense] of [
    ['income', false],
    ['expanse', true],
  ] as const) {
    const ownReceipts = receipts.filter(({ kind }) => (kind === 'expense') === isExpense)
    const corrections = await server.sql<{ amount: number }[]>`
      select coalesce(sum(amount), 0)::bigint as amount from ledger_lines
      where (side = 'expense') = ${isExpense} and extract(year from day) not in (2024, 2025)`
    let everything = corrections[0]!.amount
    for (const year of years) {
      const report = await read<YearReport>(`${side}-report/?year=${year}`)
      const list = await read<MonthlyList>(`monthly-${side}/?year=${year}&month=0`)
      expect(list.grand_total).toBe(report.grand_total)
      // the report also lists an archived category that has a budget and no bookings; the list does not
      const expected = report.categories.filter(
        ({ actual, probable }) => actual === '0.00' && probable !== '0.00',
      )
      const alsoExpected = Object.fromEntries(expected.map(({ category }) => [category, '0.00']))
      expect({ ...alsoExpected, ...list.category_totals }).toEqual(report.category_totals)
      expectTotalsAgree(report)
      expectTotalsAgree(list)
      for (const { trunc_date, total } of report.rows) {
        const days = list.rows.filter((day) => day.trunc_date.startsWith(trunc_date.slice(0, 7)))
        expect(sumOf(days.map((day) => day.total))).toBe(paisaOf(total))
      }
      const parts = await Promise.all(
        (['first10', 'last2'] as const).map(async (period) =>
          read<YearReport>(`${side}-report/?year=${year}&period=${period}`),
        ),
      )
      const actuals = parts.flatMap(({ categories }) => categories.map(({ actual }) => paisaOf(actual)))
      expect(actuals.reduce((one, next) => one + next, 0)).toBe(paisaOf(report.grand_total))
      const [general, welfare] = await Promise.all(
        (['general', 'welfare'] as const).map(async (fund) =>
          read<FundReport>(`${fund}-${side}-report/?year=${year}`),
        ),
      )
      expectFundAgrees(general!, report.grand_total)
      expectFundAgrees(welfare!, report.grand_total)
      const allocated = [general!.summary.share, welfare!.summary.share, general!.summary.unallocated].map(
        paisaOf,
      )
      expect(allocated.reduce((one, next) => one + next, 0)).toBe(paisaOf(report.grand_total))
      everything += paisaOf(report.grand_total) + paisaOf(report.passed_on ?? '0')
      for (const { id, actual } of report.categories) {
        const query = `side=${isExpense ? 'expense' : 'income'}&category=${id}&from=${year}-01-01&to=${year}-12-31`
        const { headers, records } = await recordsBehind(query)
        expect(headers['x-total-amount']).toBe(actual)
        expect(headers['x-total-count']).toBe(String(records.length))
        expect(sumOf(records.map(({ amount }) => amount))).toBe(paisaOf(actual))
      }
    }
    expect(everything).toBe(ownReceipts.reduce((sum, { paisa }) => sum + paisa, 0))
  }
}

/** The number of random histories; SAMITY_HISTORIES=200 runs more of them. A failure names its seed. */
const historyCount = Number(process.env['SAMITY_HISTORIES'] ?? 10)
const failingChecks = ({ laws }: ReconciliationReport) => laws.filter(({ ok }) => !ok)

test('receipts, ledger, days, lists, reports and funds agree after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 5, maxLength: 40 }), async (actions) => {
      await emptyBooks()
      const receipts: BookedReceipt[] = []
      for (const [serial, action] of actions.entries()) await perform(action, receipts, serial + 1)
      expect(failingChecks(await reconcile(server.sql))).toEqual([])
      await compareWithScreens(receipts)
    }),
    { numRuns: historyCount, seed: randomSeed },
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

test('the reports of a locked year stay identical to the byte after any later actions', async () => {
  const actions = fc.array(anyAction, { minLength: 5, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(actions, actions, async (before, after) => {
      await emptyBooks()
      const receipts: BookedReceipt[] = []
      for (const [serial, action] of before.entries()) await perform(action, receipts, serial + 1)
      await admin.put('lock/', { locked_up_to: '2024-12-31' })
      const bodies = () =>
        Promise.all(
          reportsOf2024.map(async (path) => {
            const response = await staff.get(path)
            expect(response.statusCode).toBe(200)
            return response.body
          }),
        )
      const locked = await bodies()
      for (const [serial, action] of after.entries())
        if (action.type !== 'lock') await perform(action, receipts, before.length + serial + 1)
      expect(await bodies()).toEqual(locked)
      expect(failingChecks(await reconcile(server.sql))).toEqual([])
    }),
    { numRuns: historyCount, seed: randomSeed },
  )
}, 300_000)

test('a locked period keeps its names and percentages; an unlocked one shows the current ones', async () => {
  await emptyBooks()
  const sold = { kind: 'vokalotnama', serial: 1, day: '2024-03-10', paisa: 5000 } as const
  await createRecord(staff, 'vokalotnama/', bodyOf(sold))
  const share = await createRecord(staff, 'income-category-percentage/', { category: 1, percentage: 40 })
  const lockUpTo = (locked_up_to: string | null) => admin.put('lock/', { locked_up_to })
  const rename = (category: string) => staff.put('income_category/1/', { category })
  const firstColumn = async (path: string) => {
    const { columns } = await read<MonthlyList>(path)
    return columns[1]
  }
  await lockUpTo('2024-06-30')
  await rename('Wakalatnama')
  expect(await firstColumn('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await firstColumn('monthly-income/?year=2024&month=7')).toBe('Wakalatnama')
  expect(await firstColumn('income-report/?year=2024')).toBe('Wakalatnama')

  await lockUpTo('2024-12-31')
  await rename('Papers')
  await staff.delete(`income-category-percentage/${share.id}/`)
  expect(await firstColumn('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await firstColumn('income-report/?year=2024')).toBe('Wakalatnama')
  const fund = () => read<FundReport>('general-income-report/?year=2024')
  expect((await fund()).categories).toMatchObject([
    { category: 'Wakalatnama', percentage: 40, share: '20.00' },
  ])
  expect(failingChecks(await reconcile(server.sql))).toEqual([])

  await lockUpTo('2024-03-31')
  expect(await firstColumn('monthly-income/?year=2024&month=3')).toBe('Vokalotnama')
  expect(await firstColumn('income-report/?year=2024')).toBe('Papers')
  expect((await fund()).categories).toEqual([])
  await lockUpTo('2024-12-31')
  expect(await firstColumn('income-report/?year=2024')).toBe('Papers')
  expect((await fund()).categories).toEqual([])
})

test('a correction is booked on the first open day when today is locked too', async () => {
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

test('the books agree after concurrent sales, voids and moves, and no number is missing', async () => {
  await emptyBooks()
  const people = await Promise.all(Array.from({ length: 6 }, () => server.as('staff')))
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
  expect(failingChecks(await reconcile(server.sql))).toEqual([])
  const [{ numbers, last }] = await server.sql<[{ numbers: number; last: number }]>`
    select count(*) as numbers, max(serial) as last from receipts where series = 'VKL'`
  expect([numbers, last]).toEqual([72, 72])
}, 120_000)

/** Performs an action while others perform theirs. A refusal is fine, a server error is not. */
async function attempt(
  action: Action,
  person: TestUser,
  receipts: Omit<BookedReceipt, 'paisa'>[],
  serial: number,
) {
  const receipt = 'nth' in action ? receipts[action.nth % Math.max(1, receipts.length)] : undefined
  const send = async () => {
    if (action.type === 'book') {
      const entry = { kind: action.kind, serial, day: dayOn(action.dayIndex) }
      const response = await person.post(paths[action.kind], bodyOf({ ...entry, paisa: action.paisa }))
      if (response.statusCode === 201) receipts.push({ ...entry, id: (response.json() as { id: number }).id })
      return response
    }
    if (action.type === 'edit' && receipt)
      return person.put(
        `${paths[receipt.kind]}${receipt.id}/`,
        bodyOf({ ...receipt, day: dayOn(action.dayIndex), paisa: action.paisa }),
      )
    if (action.type === 'void' && receipt)
      return person.delete(`${paths[receipt.kind]}${receipt.id}/`, { reason: 'A mistake' })
    if (action.type === 'move') {
      const kind = action.passedOn ? 'passed_on' : 'income'
      return person.put(`heads/${action.head}/`, { category: action.to, kind, from: dayOn(action.dayIndex) })
    }
    if (action.type === 'share')
      return person.post(action.path, { category: action.category, percentage: action.hundredths / 100 })
    if (action.type === 'lock')
      return admin.put('lock/', { locked_up_to: action.dayIndex === null ? null : dayOn(action.dayIndex) })
    return undefined
  }
  const response = await send()
  if (response) expect([200, 201, 204, 409, 422]).toContain(response.statusCode)
}

const kindOf: Record<string, Kind> = {
  VKL: 'vokalotnama',
  DON: 'donation',
  INT: 'interest',
  EXP: 'expense',
}

test('all reconciliation checks pass after any concurrent actions', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.as('admin')))
  const actions = fc.array(anyAction, { minLength: 20, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(actions, async (all) => {
      await emptyBooks()
      const receipts: Omit<BookedReceipt, 'paisa'>[] = []
      await Promise.all(
        people.map(async (person, nth) => {
          for (const [index, action] of all.entries())
            if (index % people.length === nth) await attempt(action, person, receipts, index + 1)
        }),
      )
      expect(failingChecks(await reconcile(server.sql))).toEqual([])
      const liveReceipts = await server.sql<{ series: string; id: number; total: number }[]>`
        select series, id, total from receipts where voided_at is null`
      await compareWithScreens(
        liveReceipts.map(({ series, id, total }) => ({
          kind: kindOf[series]!,
          id,
          serial: 0,
          day: '',
          paisa: total,
        })),
      )
    }),
    { numRuns: historyCount, seed: randomSeed },
  )
}, 300_000)

describe('the reconciliation of broken books names the first record of', () => {
  beforeEach(emptyBooks)
  const sell = () =>
    createRecord(
      staff,
      'vokalotnama/',
      bodyOf({ kind: 'vokalotnama', serial: 1, day: '2025-03-10', paisa: 5000 }),
    )
  const broken = async () =>
    failingChecks((await admin.get('agreement/')).json() as ReconciliationReport).map(
      ({ law, first, left, right }) => ({
        law,
        first,
        left,
        right,
      }),
    )

  test('a ledger line without a receipt', async () => {
    const { id, number } = await sell()
    await server.sql`
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

  test('a changed day total', async () => {
    await sell()
    await server.sql`update ledger_days set amount = amount + 1`
    expect(await broken()).toEqual([
      { law: 'days', first: '2025-03-10 income', left: '50.00', right: '50.01' },
    ])
  })

  test('two errors that cancel out in the sums', async () => {
    await sell()
    await createRecord(
      staff,
      'vokalotnama/',
      bodyOf({ kind: 'vokalotnama', serial: 100, day: '2025-03-11', paisa: 7000 }),
    )
    await server.sql`update ledger_days set amount = 6000`
    expect(failingChecks((await admin.get('agreement/')).json() as ReconciliationReport)).toEqual([
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

  test('a changed total of a category or a month', async () => {
    await sell()
    await server.sql`update ledger_category_months set days[10] = days[10] + 1 where month = '2025-03-01'`
    const sides = { left: '50.00', right: '50.01' }
    expect(await broken()).toContainEqual({ law: 'sums', first: '2025-03-10 income', ...sides })
    await server.sql`update ledger_months set amount = amount + 1 where month = '2025-03-01'`
    expect(await broken()).toContainEqual({ law: 'months', first: '2025-03-01 income', ...sides })
  })

  test('a receipt that is missing in its list', async () => {
    const { id, number } = await sell()
    await server.sql`delete from paper_sales where id = ${id}`
    expect(await broken()).toEqual([{ law: 'records', first: number, left: '50.00', right: '0.00' }])
  })

  test('a receipt with a changed total', async () => {
    const { id, number } = await sell()
    await server.sql`update receipts set total = 1 where id = ${id}`
    expect((await broken()).map(({ law, first }) => [law, first])).toEqual([['lines', number]])
  })

  test('nothing when all checks pass', async () => {
    await sell()
    expect(await broken()).toEqual([])
  })
})
