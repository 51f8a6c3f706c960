import type { CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { aCashier } from '../../../test/cash-day-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.close())

/** Counts how often the database computes the figures of a day from now on. */
async function countFigures(): Promise<() => Promise<number>> {
  const [original] = await server.sql<[{ source: string }]>`
    select replace(pg_get_functiondef('cash_day_figures'::regproc), 'public.cash_day_figures(', 'figures_of_books(') as source`
  await server.sql.unsafe(original.source.replaceAll('cash_day_figures.', 'figures_of_books.'))
  await server.sql`create sequence figure_counter`
  await server.sql`
    create or replace function cash_day_figures(place int, on_day date, out opening bigint, out received bigint, out paid bigint)
    returns record language plpgsql as $$
    begin
      perform nextval('figure_counter');
      select f.opening, f.received, f.paid into opening, received, paid from figures_of_books(place, on_day) f;
    end $$`
  return async () => {
    const [row] = await server.sql<[{ count: number }]>`
      select case when is_called then last_value else 0 end::int as count from figure_counter`
    await server.sql`select setval('figure_counter', 1, false)`
    return row.count
  }
}

test('a page of days computes the figures of its own days, however many there are', async () => {
  const { box } = await aCashier(server)
  await server.sql`
    insert into cash_days (place_id, day)
    select ${box}, date '2024-01-01' + n from generate_series(0, 699) n`
  const readFigures = await countFigures()
  const list = async (query: string) => {
    const response = await admin.get(`cash-days/${query}`)
    const days = response.json() as CashDay[]
    return [days.length, Number(response.headers['x-total-count']), days[0]?.date, await readFigures()]
  }
  expect(await list('?limit=1')).toEqual([1, 700, '2025-11-30', 1])
  expect(await list('?limit=20&offset=680&ordering=-date')).toEqual([20, 700, '2024-01-20', 20])
  expect(await list(`?state=open&place=${box}&from=2024-02-01&to=2024-02-10&ordering=date`)).toEqual([
    10,
    10,
    '2024-02-01',
    10,
  ])
  expect(await list('?limit=5&offset=700')).toEqual([0, 700, undefined, 0])
  // figures of days that are not closed are computed: no list orders or filters by them
  expect(await list('?limit=1&ordering=-expected')).toEqual([1, 700, '2025-11-30', 1])
  expect(await list('?expected=0.00')).toEqual([0, 0, undefined, 0])
})
