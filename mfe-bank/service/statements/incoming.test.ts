import type { TestPerson } from '@samity/module-service/testing'
import type { IncomingLine } from '../../contract/incoming.ts'
import type { MatchingDesk } from '../../contract/match.ts'
import { deskClerk, openBank } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const throughModule: TestPerson = { ...deskClerk, via: ['mfe-my'] }
const job: TestPerson = { sub: 'module:mfe-my', permissions: [] }
const cashier: TestPerson = { sub: 'user:8', role: 'cashier', permissions: [] }
const incoming = async (sender = deskClerk, after = 0) =>
  (await bank.get(`/incoming?after=${after}`, sender)).body as IncomingLine[]

test('money that came and that nobody has matched is listed with its text, for people and for modules', async () => {
  const account = anAccount(bank)
  account.post(['2026-11-01', '500.00'])
  const rows = [
    ['01/11/2026', 'NPSB P7K3M9QX', '', '', '500'],
    ['02/11/2026', 'Charge', '', '10', ''],
    ['03/11/2026', 'CASH', '', '', '70'],
  ] as const
  await bank.post('/statements', aFile(account.id, rowsOf(...rows)), deskClerk)
  const lines = await incoming()
  expect(lines).toMatchObject([
    { account: account.id, day: '2026-11-01', text: 'NPSB P7K3M9QX', amount: '500.00' },
    { account: account.id, text: 'CASH', amount: '70.00' },
  ])
  expect(await incoming(job)).toEqual(lines)
  expect(await incoming(deskClerk, lines[0]!.id)).toEqual(lines.slice(1))
  expect((await bank.get('/incoming', cashier)).status).toBe(403)
  expect((await bank.get('/statements', job)).status).toBe(401)
  await bank.get(`/desk?account=${account.id}`)
  expect((await bank.post('/matches/sure', { account: account.id }, deskClerk)).body).toMatchObject({
    matched: 1,
  })
  expect(await incoming()).toEqual(lines.slice(1))
})

test('the receipts of a reference are proposed for the line with it, until the payment is undone', async () => {
  const account = anAccount(bank)
  account.post(['2026-11-05', '500.00'], ['2026-11-05', '500.00'])
  const rows = [
    ['05/11/2026', 'NPSB p7k3-m9qx', '', '', '500'],
    ['05/11/2026', 'NPSB', '', '', '500'],
  ] as const
  await bank.post('/statements', aFile(account.id, rowsOf(...rows)), deskClerk)
  const desk = async () => (await bank.get(`/desk?account=${account.id}`)).body as MatchingDesk
  const { book_lines, statement_lines, proposals } = await desk()
  expect(proposals.some(({ is_sure }) => is_sure)).toBe(false)
  const body = { payment: 'mfe-my/1', reference: 'P7K3M9QX', documents: [book_lines[1]!.document] }
  expect((await bank.post('/references', body, deskClerk)).status).toBe(403)
  expect((await bank.post('/references', body, throughModule)).status).toBe(204)
  expect((await desk()).proposals.filter(({ is_sure }) => is_sure)).toMatchObject([
    {
      statement_lines: [statement_lines[0]!.id],
      book_lines: [book_lines[1]!.id],
      reasons: ['reference', 'same_day'],
    },
    { statement_lines: [statement_lines[1]!.id], book_lines: [book_lines[0]!.id] },
  ])
  expect((await bank.post('/references', { ...body, documents: [] }, throughModule)).status).toBe(204)
  expect((await desk()).proposals.some(({ is_sure }) => is_sure)).toBe(false)
})

test('what was outstanding before the first statement is no money that came', async () => {
  const account = anAccount(bank, { opening_amount: '1000.00', opening_day: '2026-10-01' })
  account.post(['2026-10-10', '500.00'])
  const rows = [['02/11/2026', 'NPSB', '', '', '50.00', '1,750.00']] as const
  await bank.post('/statements', aFile(account.id, rowsOf(...rows), { start_balance: '1700.00' }), deskClerk)
  const { statement_lines } = (await bank.get(`/desk?account=${account.id}`)).body as MatchingDesk
  expect(statement_lines.map(({ amount }) => amount)).toContain('700.00')
  expect((await incoming()).filter((line) => line.account === account.id)).toMatchObject([
    { amount: '50.00' },
  ])
})
