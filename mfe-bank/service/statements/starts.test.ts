import fc from 'fast-check'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { MatchingDesk } from '../../contract/match.ts'
import type { Reconciliation } from '../../contract/reconciliation.ts'
import type { BankAccount, StatementImportResult } from '../../contract/statement.ts'
import { auditor, deskClerk, openBank, treasurer } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const november = rowsOf(
  ['02/11/2026', 'Cheque', '', '300.00', '', '1,200.00'],
  ['03/11/2026', 'Deposit', '', '', '50.00', '1,250.00'],
)
/** The books since October, with a cheque of 300 that the bank has not had by the end of the month. */
function open() {
  const account = anAccount(bank, { opening_amount: '1000.00', opening_day: '2026-10-01' })
  const [, cheque] = account.post(['2026-10-10', '500.00'], ['2026-10-30', '-300.00'])
  account.post(['2026-11-03', '50.00'])
  return { ...account, cheque: cheque! }
}
const upload = async (account: number, rows = november, values = {}) => {
  const { status, body } = await bank.post('/statements', aFile(account, rows, values), deskClerk)
  return { status, result: body as StatementImportResult }
}
const desk = async (account: number) =>
  (await bank.get(`/desk?account=${account}&matched=1`)).body as MatchingDesk
const reconcile = async (account: number, day: string, bank_balance?: string) =>
  (await bank.post('/reconciliations', { account, day, ...(bank_balance && { bank_balance }) }))
    .body as Reconciliation
const putStart = (account: number, balance: string | null, sender = deskClerk) =>
  bank.put(`/accounts/${account}/start`, { balance }, sender)

test('a first statement that begins later is accepted with earlier entries, and adds up from its day on', async () => {
  const { id, cheque } = open()
  const { result } = await upload(id, november, { dry_run: true })
  expect(result.start).toEqual({ day: '2026-11-01', book_balance: '1200.00', bank_balance: '1500.00' })
  expect((await upload(id, november, { start_balance: '1500.00' })).status).toBe(200)
  // the deposit of October was at the bank; the cheque is outstanding at the start
  const { matches, book_lines } = await desk(id)
  expect(matches).toMatchObject([
    { day: '2026-11-01', reasons: ['start'], statement_lines: [{ amount: '500.00' }], book_lines: [{}] },
  ])
  expect(book_lines.map((line) => line.id)).toContain(cheque)
  for (const [day, outstanding] of [
    ['2026-11-01', '-300.00'],
    ['2026-11-03', '-250.00'],
  ])
    expect(await reconcile(id, day!)).toMatchObject({ book_outstanding: outstanding, difference: '0.00' })
  await bank.post('/matches/sure', { account: id }, deskClerk)
  expect((await desk(id)).book_lines).toEqual([])
})

test('without the balance at the start the difference stays in sight, until somebody enters it', async () => {
  const { id, place } = open()
  await upload(id)
  const draft = await reconcile(id, '2026-11-03')
  expect(draft.difference).toBe('500.00')
  expect((await putStart(id, '1500.00', auditor)).status).toBe(403)
  expect((await putStart(id, '1500.00')).status).toBe(204)
  expect((await bank.get(`/reconciliations/${draft.id}`)).body).toMatchObject({ difference: '0.00' })
  expect(bank.system.calls).toContainEqual({
    request: 'POST module-audit/',
    body: expect.objectContaining({ record: `accounts/${id}`, action: 'update' }),
  })
  bank.system.answers.set('GET money-places/?kind=bank&limit=500', [place])
  expect((await bank.get('/accounts')).body as BankAccount[]).toMatchObject([
    { statement_from: '2026-11-02', start_balance: '1500.00', unmatched: 2 },
  ])
})

test('a wrong balance is replaced when nothing is matched with it and nothing is final', async () => {
  const { id } = open()
  await upload(id, november, { start_balance: '1501.00' })
  expect((await putStart(id, '1500.00')).status).toBe(204)
  const { matches } = await desk(id)
  expect(await putStart(id, null)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Undo this match') },
  })
  await bank.post(`/matches/${matches[0]!.id}/undo`, {}, deskClerk)
  expect((await putStart(id, null)).status).toBe(204)
  expect((await putStart(id, '1500.00')).status).toBe(204)
  const { id: reconciliation } = await reconcile(id, '2026-11-01')
  expect((await bank.post(`/reconciliations/${reconciliation}/final`, {}, treasurer)).status).toBe(200)
  expect(await putStart(id, '1.00')).toMatchObject({ status: 409 })
  await expect(bank.sql`delete from statement_lines where account_id = ${id} and is_start`).rejects.toThrow(
    'Lines never change',
  )
})

test('nothing before the start is imported, and a second statement has none', async () => {
  const { id } = open()
  await upload(id, november, { start_balance: '1500.00' })
  const october = rowsOf(['10/10/2026', 'Deposit', '', '', '500.00', '1,500.00'])
  expect(await upload(id, october)).toMatchObject({ status: 422 })
  const check = await upload(id, october, { dry_run: true })
  expect(check.result.verdicts[0]).toMatchObject({
    verdict: 'error',
    errors: { day: { en: 'The account starts after 01/11/2026. Remove its balance at the start first.' } },
  })
  const december = rowsOf(['01/12/2026', 'Deposit', '', '', '5.00', '1,255.00'])
  expect((await upload(id, december, { dry_run: true })).result.start).toBeNull()
  const before = bank.sql`
    insert into statement_lines (account_id, statement_id, row, day, amount_paisa, hash)
    select account_id, statement_id, 9, '2026-10-31', 1, 'x' from statement_lines where account_id = ${id} limit 1`
  await expect(before).rejects.toMatchObject({ constraint_name: 'before_start' })
})

test('a first statement that begins with the opening amount needs no start', async () => {
  const { id } = anAccount(bank, { opening_amount: '1500.00', opening_day: '2026-11-02' })
  expect((await upload(id, november, { dry_run: true })).result.start).toBeNull()
  await upload(id, november, { start_balance: '1500.00' })
  expect((await desk(id)).statement_lines).toHaveLength(2)
})

/* Random books before a statement: some of them the bank has at the start, others later, or never. */
const entry = fc.record({
  day: fc.integer({ min: 1, max: 20 }),
  amount: fc.constantFrom(-30_000, -500, 100, 700, 25_000),
  arrives: fc.constantFrom('before', 'after', 'never'),
})
const iso = (day: number) => `2026-10-${String(day).padStart(2, '0')}`

test('whatever the bank had at the start, books and outstanding entries are the bank on each later day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 12 }),
      fc.integer({ max: 9999 }),
      async (entries, opening) => {
        const account = anAccount(bank, { opening_amount: toDecimal(opening), opening_day: '2026-10-01' })
        account.post(...entries.map(({ day, amount }) => [iso(day), toDecimal(amount)] as const))
        const sumOf = (...kinds: string[]) =>
          entries.reduce((sum, { amount, arrives }) => sum + (kinds.includes(arrives) ? amount : 0), opening)
        const lines = [{ amount: 1, arrives: 'after' }, ...entries].filter(
          ({ arrives }) => arrives === 'after',
        )
        const rows = rowsOf(
          ...lines.map(({ amount }, index) => [
            iso(21 + (index % 5)),
            `Line ${index}`,
            '',
            amount < 0 ? toDecimal(-amount) : '',
            amount > 0 ? toDecimal(amount) : '',
          ]),
        )
        const start_balance = toDecimal(sumOf('before'))
        expect((await upload(account.id, rows, { start_balance })).status).toBe(200)
        const check = async () => {
          for (const day of [20, 23, 25]) {
            const atBank = lines.reduce(
              (sum, { amount }, index) => sum + (21 + (index % 5) <= day ? amount : 0),
              sumOf('before'),
            )
            const row = await reconcile(account.id, iso(day), toDecimal(atBank))
            expect(row).toMatchObject({ difference: '0.00' })
            expect(fromDecimal(row.book_balance)).toBe(sumOf('before', 'after', 'never'))
            await bank.remove(`/reconciliations/${row.id}`)
          }
        }
        await check()
        await bank.post('/matches/sure', { account: account.id })
        await check()
      },
    ),
    { numRuns: 20 },
  )
}, 60_000)
