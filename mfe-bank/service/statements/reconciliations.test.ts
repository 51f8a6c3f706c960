import { dayAfter, today } from '@samity/shared-api/contract'
import type { BankMatch } from '../../contract/match.ts'
import type { Reconciliation, ReconciliationDetails } from '../../contract/reconciliation.ts'
import { auditor, deskClerk, openBank, treasurer } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'
import { checkReconciled, readReconciledSums } from './statement-checks.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

/**
 * An account with 1,000 at the beginning. In the books and not at the bank: a cheque of 300 of 9 November. At
 * the bank and not in the books: a charge of 10.
 */
async function open() {
  const account = anAccount(bank, { opening_amount: '1000.00', opening_day: '2026-10-01' })
  const book = account.post(['2026-11-01', '500.00'], ['2026-11-09', '-300.00'])
  const rows = rowsOf(
    ['01/11/2026', 'Deposit', '', '', '500.00', '1,500.00'],
    ['05/11/2026', 'Charge', '', '10.00', '', '1,490.00'],
    ['12/11/2026', 'Cheque', '', '300.00', '', '1,190.00'],
  )
  await bank.post('/statements', aFile(account.id, rows), deskClerk)
  await bank.post('/matches/sure', { account: account.id }, deskClerk)
  return { ...account, book }
}
const make = async (account: number, day: string, bank_balance?: string) => {
  const { status, body } = await bank.post(
    '/reconciliations',
    { account, day, ...(bank_balance && { bank_balance }) },
    deskClerk,
  )
  return { status, row: body as Reconciliation }
}
const finish = (id: number, sender = treasurer) => bank.post(`/reconciliations/${id}/final`, {}, sender)
const read = async (id: number) => (await bank.get(`/reconciliations/${id}`)).body as ReconciliationDetails

test('books, less what the bank has not, plus what the books have not, are the bank on each day', async () => {
  const { id, book } = await open()
  const { row } = await make(id, '2026-11-10')
  expect(row).toMatchObject({
    state: 'draft',
    bank_balance: '1490.00',
    book_balance: '1200.00',
    // the cheque clears on the 12th
    book_outstanding: '-300.00',
    bank_outstanding: '-10.00',
    difference: '0.00',
  })
  expect(await read(row.id)).toMatchObject({
    book_lines: [{ id: book[1], day: '2026-11-09', amount: '-300.00' }],
    bank_lines: [{ text: 'Charge', amount: '-10.00' }],
    late_lines: [],
  })
  expect((await make(id, '2026-11-12')).row).toMatchObject({
    bank_balance: '1190.00',
    book_balance: '1200.00',
    book_outstanding: '0.00',
    bank_outstanding: '-10.00',
    difference: '0.00',
  })
})

test('a difference is shown and keeps a reconciliation from becoming final', async () => {
  const { id } = await open()
  const { row } = await make(id, '2026-11-12', '1200.00')
  expect(row.difference).toBe('10.00')
  expect(await finish(row.id)).toMatchObject({
    status: 409,
    body: { message: 'The difference is 10.00. It must be 0 before the reconciliation can be final.' },
  })
  const changed = await bank.put(`/reconciliations/${row.id}`, { bank_balance: '1190.00' }, deskClerk)
  expect(changed.body).toMatchObject({ difference: '0.00' })
  expect((await finish(row.id)).body).toMatchObject({ state: 'final', final_by: 'Rahima', made_by: 'Karim' })
})

test('after a final one nothing up to its day changes: match, undo, import, and the record itself', async () => {
  const { id } = await open()
  const { row } = await make(id, '2026-11-10')
  await finish(row.id)
  const { body: desk } = await bank.get(`/desk?account=${id}&matched=1`)
  const { matches } = desk as { matches: BankMatch[] }
  expect(matches.map(({ day, is_final }) => [day, is_final])).toEqual([
    ['2026-11-12', false],
    ['2026-11-01', true],
  ])
  const undo = await bank.post(`/matches/${matches[1]!.id}/undo`, {}, deskClerk)
  expect(undo).toMatchObject({
    status: 409,
    body: { message: 'The account is reconciled to a later day, so nothing up to that day changes.' },
  })
  const older = await bank.post('/statements', aFile(id, rowsOf(['08/11/2026', 'X', '', '', '5'])), deskClerk)
  expect(older.status).toBe(422)
  expect((await finish(row.id)).status).toBe(409)
  expect((await bank.put(`/reconciliations/${row.id}`, { bank_balance: '1.00' }, deskClerk)).status).toBe(409)
  expect((await bank.remove(`/reconciliations/${row.id}`, deskClerk)).status).toBe(409)
  expect((await make(id, '2026-11-10')).status).toBe(409)
  expect((await make(id, '2026-11-03')).status).toBe(409)
  for (const change of [
    bank.sql`update reconciliations set bank_paisa = 0 where id = ${row.id}`,
    bank.sql`delete from outstanding_lines where reconciliation_id = ${row.id}`,
    bank.sql`update matches set day = '2026-12-01' where id = ${matches[1]!.id}`,
  ])
    await expect(change).rejects.toMatchObject({ constraint_name: 'reconciled' })
  // what is open may still be matched later
  expect((await bank.post(`/matches/${matches[0]!.id}/undo`, {}, deskClerk)).status).toBe(200)
})

test('lines of the period that are matched later leave the final one as it was', async () => {
  const { id, post } = await open()
  post(['2026-11-05', '-10.00'])
  const { row } = await make(id, '2026-11-10')
  expect(row).toMatchObject({ book_outstanding: '-310.00', bank_outstanding: '-10.00', difference: '0.00' })
  await finish(row.id)
  const before = await read(row.id)
  const { body } = await bank.post('/matches/sure', { account: id }, deskClerk)
  expect(body).toMatchObject({ matched: 1 })
  expect(await read(row.id)).toEqual(before)
  expect((await make(id, '2026-11-12')).row).toMatchObject({
    book_balance: '1190.00',
    book_outstanding: '0.00',
    bank_outstanding: '0.00',
    difference: '0.00',
  })
})

test('what is posted into the period later is shown, becomes a task, and fails the check', async () => {
  const { id, post, place } = await open()
  const { row } = await make(id, '2026-11-10')
  await finish(row.id)
  const ownCheck = async () =>
    (await readReconciledSums(bank.sql)).find(({ detail }) => detail.startsWith(place.name_english))
  expect(await ownCheck()).toMatchObject({ ok: true, expected: '1200.00', actual: '1200.00' })
  expect((await checkReconciled(bank.sql)).ok).toBe(true)
  const [late] = post(['2026-11-01', '-500.00', 'FEE-2026-700001'])
  expect(await bank.system.runJob(bank.service, 'accounts')).toBe(204)
  expect(await read(row.id)).toMatchObject({
    book_balance: '1200.00',
    difference: '0.00',
    late: 1,
    late_lines: [{ id: late, text: 'FEE-2026-700001', amount: '-500.00' }],
  })
  expect(bank.system.tasks.get(`late/${id}/${late}`)).toMatchObject({ permission: 'bank.sign' })
  expect(await ownCheck()).toMatchObject({ ok: false, expected: '1200.00', actual: '700.00' })
  const { body } = await bank.get(`/desk?account=${id}`)
  expect(body).toMatchObject({ book_lines: [{ id: late, is_late: true }], reconciled_to: '2026-11-10' })
  // the next one counts it: the bank still has the money
  expect((await make(id, '2026-11-12')).row).toMatchObject({
    book_balance: '700.00',
    book_outstanding: '-500.00',
    difference: '0.00',
  })
})

test('who works makes drafts, who signs makes them final, an auditor reads', async () => {
  const { id } = await open()
  expect((await bank.post('/reconciliations', { account: id, day: '2026-11-10' }, auditor)).status).toBe(403)
  const { row } = await make(id, '2026-11-10')
  expect((await finish(row.id, deskClerk)).status).toBe(403)
  expect((await bank.get(`/reconciliations/${row.id}`, auditor)).status).toBe(200)
  expect((await bank.get(`/reconciliations?account=${id}&state=draft`, auditor)).body).toMatchObject([
    { id: row.id },
  ])
  expect((await bank.remove(`/reconciliations/${row.id}`, deskClerk)).status).toBe(204)
  expect((await bank.get(`/reconciliations/${row.id}`)).status).toBe(404)
})

test('the day must have come, and a day before all statements needs the balance', async () => {
  const { id } = await open()
  expect((await make(id, dayAfter(today()))).status).toBe(422)
  expect(await make(id, '2026-10-20')).toMatchObject({
    status: 422,
    row: { errors: { bank_balance: expect.anything() } },
  })
  expect((await make(id, '2026-10-20', '1000.00')).row).toMatchObject({ difference: '0.00' })
})
