import type { Statement, StatementImportResult } from '../../contract/statement.ts'
import { auditor, deskClerk, openBank } from '../testing/open-bank.ts'
import { aFile, aMapping, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const rows = rowsOf(
  ['01/11/2026', 'Deposit', '', '', '500.00', '1,500.00'],
  ['02/11/2026', 'Charge', '', '10.00', '', '1,490.00'],
  ['02/11/2026', 'Charge', '', '10.00', '', '1,480.00'],
)
const upload = async (body: object, sender = deskClerk) => {
  const { status, body: result } = await bank.request(sender, 'POST', '/statements', body)
  return { status, result: result as StatementImportResult }
}

test('a file is checked first, imported once, and recognised when it comes again', async () => {
  const { id } = anAccount(bank)
  const check = await upload(aFile(id, rows, { dry_run: true }))
  expect(check.result).toMatchObject({
    new: 3,
    known: 0,
    errors: 0,
    gaps: [],
    from: '2026-11-01',
    to: '2026-11-02',
    opening: '1000.00',
    closing: '1480.00',
    repeats: null,
    start: { day: '2026-10-31', book_balance: '0.00', bank_balance: '1000.00' },
    id: null,
  })
  expect(await bank.sql`select from statement_lines where account_id = ${id}`).toHaveLength(0)
  const saved = await upload(aFile(id, rows))
  expect(saved).toMatchObject({ status: 200, result: { new: 3, id: expect.any(Number) } })
  const again = await upload(aFile(id, rows, { dry_run: true, file_name: 'again.xlsx' }))
  expect(again.result).toMatchObject({
    new: 0,
    known: 3,
    repeats: { file_name: 'november.csv', imported_by: 'Karim' },
  })
  expect(await upload(aFile(id, rows))).toMatchObject({
    status: 409,
    result: { message: 'Every line of this file was imported before.' },
  })
  const [listed] = (await bank.get(`/statements?account=${id}`)).body as Statement[]
  expect(listed).toMatchObject({ file_name: 'november.csv', lines: 3, unmatched: 3, closing: '1480.00' })
  expect(bank.system.calls).toContainEqual({
    request: 'POST module-audit/',
    body: expect.objectContaining({ record: `statements/${saved.result.id}`, action: 'create' }),
  })
})

test('of a file that overlaps only the new lines are imported; equal lines stay', async () => {
  const { id } = anAccount(bank)
  await upload(aFile(id, rows))
  const more = rowsOf(
    ['02/11/2026', 'Charge', '', '10.00', '', '1,480.00'],
    ['03/11/2026', 'Charge', '', '10.00', '', '1,470.00'],
  )
  const { result } = await upload(aFile(id, more, { file_name: 'later.csv' }))
  expect(result).toMatchObject({ new: 1, known: 1 })
  expect(result.verdicts).toEqual([
    { row: 2, verdict: 'known' },
    { row: 3, verdict: 'new' },
  ])
  expect(await bank.sql`select from statement_lines where account_id = ${id}`).toHaveLength(4)
})

test('a statement of another account is taken back, and the right one is imported', async () => {
  const { id } = anAccount(bank)
  const { result } = await upload(aFile(id, rows, { start_balance: '1000.00' }))
  const remove = (body: object) => bank.request(deskClerk, 'DELETE', `/statements/${result.id}`, body)
  expect((await remove({ reason: '' })).status).toBe(422)
  expect((await remove({ reason: 'Another account' })).status).toBe(204)
  expect((await bank.get(`/statements?account=${id}`)).body).toEqual([])
  expect(await bank.sql`select from statement_lines where account_id = ${id}`).toHaveLength(0)
  expect((await remove({ reason: 'Again' })).status).toBe(404)
  expect((await upload(aFile(id, rows))).result).toMatchObject({ new: 3, known: 0 })
  expect(bank.system.calls).toContainEqual({
    request: 'POST module-audit/',
    body: expect.objectContaining({
      record: `statements/${result.id}`,
      action: 'delete',
      reason: 'Another account',
    }),
  })
})

test('what is matched, or was outstanding when a reconciliation became final, is not taken back', async () => {
  const { id, post } = anAccount(bank)
  post(['2026-11-01', '500.00'])
  const { result } = await upload(aFile(id, rowsOf(['01/11/2026', 'Deposit', '', '', '500.00', '500.00'])))
  const charge = await upload(aFile(id, rowsOf(['02/11/2026', 'Charge', '', '10.00', '', '490.00'])))
  const remove = (statement: number | null) =>
    bank.request(deskClerk, 'DELETE', `/statements/${statement}`, { reason: 'Wrong' })
  await bank.post('/matches/sure', { account: id })
  expect(await remove(result.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('are matched') },
  })
  const { body: draft } = await bank.post('/reconciliations', { account: id, day: '2026-11-02' })
  await bank.post(`/reconciliations/${(draft as { id: number }).id}/final`)
  expect(await remove(charge.result.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('reconciled') },
  })
  expect(await bank.sql`select from statement_lines where account_id = ${id}`).toHaveLength(2)
})

test('a line that cannot be read, or a balance that does not add up, stops the import', async () => {
  const { id } = anAccount(bank)
  const unreadable = rowsOf(['01/11/2026', 'A', '', '', '5'], ['Nov 2', 'B', '', '', '5'])
  expect(await upload(aFile(id, unreadable))).toMatchObject({ status: 422 })
  const gap = rowsOf(['01/11/2026', 'A', '', '', '5', '5'], ['02/11/2026', 'B', '', '', '5', '11'])
  expect(await upload(aFile(id, gap))).toMatchObject({
    status: 422,
    result: { message: 'The running balance does not add up, so nothing was imported.' },
  })
  expect((await upload(aFile(id, gap, { accept_gaps: true }))).result).toMatchObject({
    new: 2,
    gaps: [{ row: 3, expected: '10.00', balance: '11.00' }],
  })
})

test('the mapping is kept for the bank, and its accounts share it', async () => {
  const first = anAccount(bank, { bank: 7 })
  const second = anAccount(bank, { bank: 7 })
  expect((await bank.get(`/mappings/${first.id}`)).body).toEqual({ mapping: null })
  await upload(aFile(first.id, rows))
  expect((await bank.get(`/mappings/${second.id}`)).body).toMatchObject({
    mapping: { ...aMapping, kept_by: 'Karim' },
  })
})

test('a repeated request with the same key imports once', async () => {
  const { id } = anAccount(bank)
  const send = () => bank.postWithKey('/statements', aFile(id, rows), 'import-1', deskClerk)
  const [one, same] = [await send(), await send()]
  expect(same).toEqual(one)
  expect(await bank.sql`select from statements where account_id = ${id}`).toHaveLength(1)
})

test('only people with the permission import, and only into a bank account', async () => {
  const { id } = anAccount(bank)
  expect((await upload(aFile(id, rows), auditor)).status).toBe(403)
  const { id: box } = anAccount(bank, { kind: 'cash' })
  expect(await upload(aFile(box, rows))).toMatchObject({
    status: 422,
    result: { errors: { account: expect.anything() } },
  })
})

test('the accounts of the treasury are there with what waits', async () => {
  const { id, place } = anAccount(bank)
  bank.system.answers.set('GET money-places/?kind=bank&limit=500', [place])
  await upload(aFile(id, rows))
  expect((await bank.get('/accounts')).body).toEqual([
    {
      id,
      name_english: place.name_english,
      name_bengali: place.name_bengali,
      account_no: place.account_no,
      statement_from: '2026-11-01',
      statement_to: '2026-11-02',
      start_balance: null,
      reconciled_to: null,
      unmatched: 3,
    },
  ])
  const [row] = await bank.sql`select count(*) as lines from statement_lines where match_id is null`
  expect((await bank.get('/waiting')).body).toEqual({ lines: row!['lines'] })
})

/** Checks, imports, proposes and matches a statement, and returns how long that takes. */
async function measure(count: number): Promise<number> {
  const account = anAccount(bank)
  const indexes = Array.from({ length: count }, (_, index) => index)
  const dayOf = (index: number) => String(1 + (index % 28)).padStart(2, '0')
  const amountOf = (index: number) => (100 + index).toFixed(2)
  account.post(...indexes.map((index) => [`2026-10-${dayOf(index)}`, amountOf(index)] as const))
  const file = rowsOf(
    ...indexes.map((index) => [`${dayOf(index)}/10/2026`, `Line ${index}`, '', '', amountOf(index)]),
  )
  const start = performance.now()
  expect((await upload(aFile(account.id, file, { dry_run: true }))).result.new).toBe(count)
  expect((await upload(aFile(account.id, file))).result.new).toBe(count)
  expect((await bank.get(`/desk?account=${account.id}`)).status).toBe(200)
  const { body } = await bank.post('/matches/sure', { account: account.id }, deskClerk)
  expect(body).toMatchObject({ matched: count })
  return performance.now() - start
}

test('the time for 2,000 lines grows with their number, not with its square', async () => {
  await measure(20) // the first requests prepare their statements
  const [few, many] = [await measure(200), await measure(2000)]
  expect(many / few).toBeLessThan(30)
})
