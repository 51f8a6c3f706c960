import { today } from '@samity/shared-api/contract'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import type { DuesSummary, DuesRow } from '@samity/shared-api/contract/members/dues'
import type { PriceInForce, PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { runDemo } from './run-demo.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'

jest.setTimeout(900_000)

let server: TestServer
let admin: TestUser
const printed: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  await runDemo(server.app, (sentence) => printed.push(sentence), { advocateCount: 100, daysApart: 4 })
  admin = await server.as('admin')
})
afterAll(() => server.close())

const read = async <T>(path: string) => (await admin.get(path)).json() as T

test('the terminal says what is filled and how far it is', () => {
  expect(printed).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/advocates with portraits: [1-9]0 %/),
      expect.stringMatching(/receipts and vouchers: [1-9]0 %/),
      expect.stringMatching(/^The demo association is ready/),
    ]),
  )
})

test('no place is below zero at the end of any day', async () => {
  const below = await server.sql`
    select name_english, day, amount
    from (
      select p.name_english, d.day, p.opening_amount
        + sum(d.amount_in - d.amount_out) over (partition by p.id order by d.day) as amount
      from place_days d join money_places p on p.id = d.place_id
      where p.kind in ('cash', 'cheques', 'bank', 'wallet', 'fdr')
    ) balances
    where amount < 0`
  expect([...below]).toEqual([])
})

test('every cash box with money in it has a holder, and every new one stays above zero', async () => {
  const boxes = await server.sql`
    select p.name_english, u.username as holder, p.never_below_zero, coalesce(b.balance, 0) <> 0 or p.opening_amount <> 0 as used
    from money_places p
    left join users u on u.id = p.holder_id
    left join place_balances b on b.place_id = p.id
    where p.kind = 'cash' and p.archived_at is null order by p.id`
  expect([...boxes]).toEqual([
    { name_english: 'Cash Without a Box', holder: null, never_below_zero: true, used: false },
    { name_english: 'Office Cash', holder: 'demo-staff', never_below_zero: true, used: true },
    { name_english: 'Counter 1', holder: 'demo-cashier', never_below_zero: true, used: true },
    { name_english: 'Counter 2', holder: 'demo-cashier-2', never_below_zero: true, used: true },
  ])
})

test('both counters have closed days, and an open day today', async () => {
  const days = await server.sql`
    select p.name_english as name, count(*) filter (where closed_at is not null)::int as closed,
      bool_or(d.day = ${today()} and closed_at is null) as open_today
    from cash_days d join money_places p on p.id = d.place_id
    group by 1 order by 1`
  expect([...days]).toEqual([
    { name: 'Counter 1', closed: 4, open_today: true },
    { name: 'Counter 2', closed: 4, open_today: true },
  ])
})

test('every paper has a price in force and papers on hand', async () => {
  const items = await read<PriceItemChoice[]>('prices/items/')
  const papers = items.filter(
    ({ item: code }) => ['VKL', 'CRT', 'NST', 'BLB'].includes(code) || code.startsWith('FRM:'),
  )
  expect(papers).toHaveLength(9)
  const prices = await read<PriceInForce[]>('prices/in-force/')
  expect(prices.map(({ item }) => item).toSorted()).toEqual(papers.map(({ item }) => item).toSorted())
  const onHand = await read<{ paper: string; on_hand: number }[]>('paper-stock/papers/')
  expect(onHand.filter(({ on_hand }) => !(on_hand > 0))).toEqual([])
})

test('every receipt series and every right of a module is approved', async () => {
  const series = await read<ModuleSeries[]>('receipt-series/')
  expect(series.filter(({ status }) => status !== 'approved')).toEqual([])
  const rights = await read<ModuleRights[]>('module-rights/')
  expect(rights.flatMap(({ asks }) => asks).filter((ask) => !ask.is_approved)).toEqual([])
})

test('most members owe nothing, some a few months, few more than a year', async () => {
  const { advocates: owing } = await read<DuesSummary>('dues/summary/')
  const [{ members }] = await server.sql<[{ members: number }]>`
    select count(*)::int as members from advocates where status = 'active' and archived_at is null`
  expect(owing / members).toBeGreaterThan(0.04)
  expect(owing / members).toBeLessThan(0.3)
  const long = (await read<DuesRow[]>('dues/?limit=200')).filter(({ months }) => months > 12).length
  expect(long).toBeGreaterThan(0)
  expect(long / members).toBeLessThan(0.08)
})

test('the books agree with each other, and the audit log with them', async () => {
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  expect((await admin.get('audit/verify/')).json()).toMatchObject({ ok: true })
})

test('visitors see all fields of the public card', async () => {
  const cards = (await server.visitor.get('advocates/?limit=200')).json() as Record<string, unknown>[]
  for (const field of ['phone', 'current_address', 'blood_group', 'date_of_birth'])
    expect([field, cards.some((card) => card[field])]).toEqual([field, true])
})
