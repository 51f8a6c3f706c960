import type { BankMatch, MatchingDesk, SureMatches } from '../../contract/match.ts'
import { auditor, deskClerk, openBank, treasurer } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

type Row = readonly string[]
/** An account with lines in its statement ([day, description, cheque, debit, credit]) and in the books. */
async function open(rows: Row[], ...posted: (readonly [string, string, string?])[]) {
  const account = anAccount(bank)
  const book = account.post(...posted)
  await bank.post('/statements', aFile(account.id, rowsOf(...rows)), deskClerk)
  const lines = await bank.sql<{ id: number }[]>`
    select id from statement_lines where account_id = ${account.id} order by row`
  const id = account.id
  return {
    ...account,
    statement: lines.map((line) => line.id),
    book,
    desk: async (query = '') => (await bank.get(`/desk?account=${id}${query}`)).body as MatchingDesk,
    match: async (statement_lines: number[], book_lines: number[], sender = deskClerk) => {
      const { status, body } = await bank.post(
        '/matches',
        { account: id, statement_lines, book_lines },
        sender,
      )
      return { status, match: body as BankMatch }
    },
  }
}
const undo = (id: number, body: object = {}) => bank.post(`/matches/${id}/undo`, body, deskClerk)

test('a line is matched and undone, and both sides stay in sight with their sums', async () => {
  const { statement, book, desk, match } = await open(
    [
      ['01/11/2026', 'Deposit', '', '', '500'],
      ['02/11/2026', 'Charge', '', '10', ''],
    ],
    ['2026-11-01', '500.00'],
    ['2026-11-03', '90.00'],
  )
  expect(await desk()).toMatchObject({
    statement_lines: [{ amount: '500.00' }, { amount: '-10.00' }],
    book_lines: [{ amount: '500.00' }, { amount: '90.00' }],
    proposals: [{ statement_lines: [statement[0]], book_lines: [book[0]], is_sure: true }],
    totals: { statement: { count: 2, amount: '490.00' }, book: { count: 2, amount: '590.00' } },
    matches: [],
  })
  const saved = await match([statement[0]!], [book[0]!])
  expect(saved).toMatchObject({
    status: 201,
    match: { day: '2026-11-01', reasons: ['chosen'], made_by: 'Karim' },
  })
  expect(await desk('&matched=1')).toMatchObject({
    statement_lines: [{ amount: '-10.00' }],
    book_lines: [{ amount: '90.00' }],
    proposals: [],
    matches: [{ id: saved.match.id, is_final: false, statement_lines: [{ id: statement[0] }] }],
    totals: { statement: { count: 1, amount: '-10.00' }, book: { count: 1, amount: '90.00' } },
  })
  expect((await undo(saved.match.id)).body).toEqual({ undone: 1 })
  expect((await desk()).totals.statement).toEqual({ count: 2, amount: '490.00' })
  expect((await undo(saved.match.id)).status).toBe(404)
})

test('days narrow what is shown, not what is counted', async () => {
  const { desk } = await open(
    [
      ['01/11/2026', 'A', '', '', '500'],
      ['20/11/2026', 'B', '', '', '700'],
    ],
    ['2026-11-01', '500.00'],
  )
  expect(await desk('&from=2026-11-10&to=2026-11-30')).toMatchObject({
    statement_lines: [{ amount: '700.00' }],
    book_lines: [],
    proposals: [],
    totals: { statement: { count: 2 } },
  })
})

test('several lines of each side, and pairs of one side whose sum is 0', async () => {
  const { statement, book, match, desk } = await open(
    [
      ['01/11/2026', 'A', '', '', '500'],
      ['02/11/2026', 'B', '', '', '300'],
      ['03/11/2026', 'Charge', '', '10', ''],
      ['03/11/2026', 'Charge reversed', '', '', '10'],
    ],
    ['2026-11-01', '450.00'],
    ['2026-11-01', '350.00'],
    ['2026-11-05', '70.00', 'FEE-2026-900001'],
    ['2026-11-06', '-70.00', 'FEE-2026-900001'],
  )
  expect((await match(statement.slice(0, 2), book.slice(0, 2))).status).toBe(201)
  expect((await match(statement.slice(2), [])).status).toBe(201)
  expect((await match([], book.slice(2))).status).toBe(201)
  expect((await desk()).totals).toMatchObject({ statement: { count: 0 }, book: { count: 0 } })
})

test.each([
  ['different sums', (s: number[], b: number[]) => [[s[0]!], [b[1]!]], 422],
  ['one line alone', (s: number[]) => [[s[0]!], []], 422],
  [
    'a line twice',
    (s: number[], b: number[]) => [
      [s[0]!, s[0]!],
      [b[0]!, b[0]!],
    ],
    409,
  ],
  ['an unknown line', (_: number[], b: number[]) => [[999_999], [b[0]!]], 409],
] as const)('%s are refused', async (_, choose, status) => {
  const { statement, book, match } = await open(
    [['01/11/2026', 'A', '', '', '500']],
    ['2026-11-01', '500.00'],
    ['2026-11-01', '501.00'],
  )
  const [lines, books] = choose(statement, book)
  expect((await match([...lines!], [...books!])).status).toBe(status)
})

test('the database itself refuses sides that differ, and lines of another account', async () => {
  const one = await open([['01/11/2026', 'A', '', '', '500']], ['2026-11-01', '400.00'])
  const other = await open([['01/11/2026', 'A', '', '', '500']], ['2026-11-01', '500.00'])
  const force = (line: number, book: number) =>
    bank.sql.begin(async (tx) => {
      const [row] = await tx<{ id: number }[]>`
        insert into matches (account_id, day, reasons, made_by) values (${one.id}, '2026-11-01', 'chosen', 'x') returning id`
      await tx`update statement_lines set match_id = ${row!.id} where id = ${line}`
      await tx`update book_lines set match_id = ${row!.id} where id = ${book}`
    })
  await expect(force(one.statement[0]!, one.book[0]!)).rejects.toMatchObject({
    constraint_name: 'matches_equal',
  })
  await expect(force(one.statement[0]!, other.book[0]!)).rejects.toMatchObject({
    constraint_name: 'matches_equal',
  })
  await expect(
    bank.sql`update statement_lines set amount_paisa = 1 where id = ${one.statement[0]!}`,
  ).rejects.toMatchObject({ constraint_name: 'lines_never_change' })
})

test('of two people who match one line at once, one is told so', async () => {
  const { statement, book, match } = await open(
    [['01/11/2026', 'A', '', '', '500']],
    ['2026-11-01', '500.00'],
    ['2026-11-02', '500.00'],
  )
  const results = await Promise.all([
    match([statement[0]!], [book[0]!], deskClerk),
    match([statement[0]!], [book[1]!], treasurer),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(results.find(({ status }) => status === 409)!.match).toMatchObject({
    message: 'Somebody else has just matched one of these lines. The list shows what is left.',
  })
})

test('the sure proposals are accepted together and undone together', async () => {
  const { id, desk } = await open(
    [
      ['01/11/2026', 'A', '', '', '500'],
      ['02/11/2026', 'B', '', '', '600'],
      ['03/11/2026', 'C', '', '', '700'],
    ],
    ['2026-11-01', '500.00'],
    ['2026-11-02', '600.00'],
    ['2026-11-03', '700.00'],
    ['2026-11-03', '700.00'],
  )
  const accepted = (await bank.post('/matches/sure', { account: id }, deskClerk)).body as SureMatches
  expect(accepted.matched).toBe(2)
  const { statement_lines, matches } = await desk('&matched=1')
  expect(statement_lines).toMatchObject([{ amount: '700.00' }])
  expect(matches.map(({ reasons }) => reasons)).toEqual([
    ['same_day', 'one_candidate'],
    ['same_day', 'one_candidate'],
  ])
  expect((await undo(accepted.id!, { with_batch: true })).body).toEqual({ undone: 2 })
  expect((await desk()).totals.statement.count).toBe(3)
})

test('a match presents the cheque of its voucher, and undo takes it back', async () => {
  const { id, statement, book, desk, match } = await open(
    [['20/11/2026', 'Chq paid', '0077881', '250', '']],
    ['2026-11-01', '-250.00', 'EXP-2026-800001'],
    ['2026-11-20', '-250.00', 'EXP-2026-800002'],
  )
  await bank.sql`
    insert into cheques (direction, number, drawn_on, amount_paisa, place_id, document_path, document_id, document_number,
      state, state_on, created_by)
    values ('issued', '77881', '2026-11-01', 25000, ${id}, 'actual-expense', 1, 'EXP-2026-800001', 'issued',
      '2026-11-01', 'Karim')`
  const state = async () =>
    (await bank.sql`select state from cheques where document_number = 'EXP-2026-800001'`)[0]![
      'state'
    ] as string
  expect((await desk()).proposals).toMatchObject([
    { statement_lines: statement, book_lines: [book[0]], reasons: ['cheque', 'day'], is_sure: true },
  ])
  const payment = await match(statement, [book[0]!])
  expect(await state()).toBe('presented')
  await undo(payment.match.id)
  expect(await state()).toBe('issued')
})

test('an auditor reads the desk and matches nothing', async () => {
  const { id, statement, book, match } = await open(
    [['01/11/2026', 'A', '', '', '5']],
    ['2026-11-01', '5.00'],
  )
  expect((await bank.get(`/desk?account=${id}`, auditor)).status).toBe(200)
  expect((await match([statement[0]!], [book[0]!], auditor)).status).toBe(403)
  expect((await bank.post('/matches/sure', { account: id }, auditor)).status).toBe(403)
})
