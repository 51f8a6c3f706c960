import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { aSale, createRecord } from '../../../test/builders.ts'
import { setClock } from '../../../test/set-clock.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
afterEach(() => jest.useRealTimers())
afterAll(() => server.close())

const read = async <T>(path: string) => (await staff.get(path)).json() as T
const sellWithoutDate = (serial: number) =>
  createRecord(staff, 'vokalotnama/', {
    ...aSale({ price: '10', serials: [{ from_serial: serial, to_serial: serial }] }),
    sales_date: null,
  })

const dayOfSale = async ({ id }: { id: number }) =>
  (await read<{ sales_date: string }>(`vokalotnama/${id}/`)).sales_date

test('a receipt of the last second of December in Dhaka belongs to the old year, the next one to the new year', async () => {
  setClock('2026-12-31T23:59:59')
  const before = await sellWithoutDate(1)
  const evening = await read<DashboardFigures>('dashboard/')
  setClock('2027-01-01T00:00:01')
  const after = await sellWithoutDate(2)
  const morning = await read<DashboardFigures>('dashboard/')
  // without a year the report is that of the new year
  const report = await read<YearReport>('income-report/')

  expect([before.number, after.number]).toEqual(['VKL-2026-000001', 'VKL-2027-000001'])
  expect([await dayOfSale(before), await dayOfSale(after)]).toEqual(['2026-12-31', '2027-01-01'])
  expect([evening.today?.from, evening.today?.income]).toEqual(['2026-12-31', '10.00'])
  expect([morning.today?.from, morning.year?.income]).toEqual(['2027-01-01', '10.00'])
  expect([report.year, report.rows[0]?.total, report.grand_total]).toEqual([2027, '10.00', '10.00'])

  const oldYear = await read<YearReport>('income-report/?year=2026')
  expect([oldYear.rows[11]?.total, oldYear.grand_total]).toEqual(['10.00', '10.00'])
  const december = await read<MonthlyList>('monthly-income/?year=2026&month=12')
  expect(december.rows.at(-1)).toMatchObject({ trunc_date: '2026-12-31', total: '10.00' })
  const january = await read<MonthlyList>('monthly-income/?year=2027&month=1')
  expect(january.rows[0]).toMatchObject({ trunc_date: '2027-01-01', total: '10.00' })
})

test('a head cannot be moved from 1 January a minute before the year begins, and can a minute later', async () => {
  setClock('2026-12-31T23:59:30')
  expect((await staff.put('heads/1/', { category: 2, kind: 'income', from: '2027-01-01' })).statusCode).toBe(
    422,
  )
  setClock('2027-01-01T00:00:30')
  expect((await staff.put('heads/1/', { category: 2, kind: 'income', from: '2027-01-01' })).statusCode).toBe(
    200,
  )
})
