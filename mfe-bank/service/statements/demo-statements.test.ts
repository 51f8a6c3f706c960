import type { MatchingDesk } from '../../contract/match.ts'
import { openBank, server } from '../testing/open-bank.ts'
import { anAccount } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

test('a demonstration has a statement with sure proposals, outstanding lines and a charge, and only once', async () => {
  const account = anAccount(bank, { opening_amount: '1000.00', opening_day: '2026-10-01' })
  account.post(
    ['2026-11-01', '500.00'],
    ['2026-11-02', '-200.00'],
    ['2026-11-03', '70.00'],
    ['2026-11-04', '80.00'],
  )
  const body = {
    advocates: [],
    bank_accounts: [{ ...account.place, lines: account.lines }],
  }
  for (let round = 0; round < 2; round++) expect((await bank.post('/-/demo', body, server)).status).toBe(204)
  const desk = (await bank.get(`/desk?account=${account.id}`)).body as MatchingDesk
  expect(desk.statement_lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['500.00', '1500.00'],
    ['-200.00', '1300.00'],
    ['-575.00', '725.00'],
  ])
  expect(desk.proposals.map(({ is_sure, reasons }) => [is_sure, reasons[0]])).toEqual([
    [true, 'reference'],
    [true, 'reference'],
  ])
  expect(desk.totals.book).toEqual({ count: 4, amount: '450.00' })
})
