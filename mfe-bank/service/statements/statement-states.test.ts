import type { MatchingDesk } from '../../contract/match.ts'
import type { Reconciliation } from '../../contract/reconciliation.ts'
import type { StatementImportResult } from '../../contract/statement.ts'
import { actOfEveryRole, readers, signers, workers, type Act } from '../testing/every-role.ts'
import { openBank } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const rows = rowsOf(['01/11/2026', 'Deposit', '', '', '500.00', '500.00'])
const later = rowsOf(['05/11/2026', 'Charge', '', '10.00', '', '490.00'])
const reconcile = async (account: number) =>
  (await bank.post('/reconciliations', { account, day: '2026-11-02' })).body as Reconciliation
const readDesk = async (account: number) =>
  (await bank.get(`/desk?account=${account}&matched=1`)).body as MatchingDesk

/** An account whose only line is open or matched, with a draft, or a final reconciliation. */
async function prepare(state: 'open' | 'matched' | 'draft' | 'final') {
  const { id, post } = anAccount(bank)
  post(['2026-11-01', '500.00'])
  const { body: imported } = await bank.post('/statements', aFile(id, rows))
  if (state !== 'open') await bank.post('/matches/sure', { account: id })
  const draft = state === 'draft' || state === 'final' ? (await reconcile(id)).id : 0
  if (state === 'final') await bank.post(`/reconciliations/${draft}/final`)
  const { statement_lines, book_lines, matches } = await readDesk(id)
  return {
    id,
    draft,
    statement: (imported as StatementImportResult).id,
    match: matches[0]?.id ?? 0,
    statement_lines: statement_lines.map((line) => line.id),
    book_lines: book_lines.map((line) => line.id),
  }
}
type Account = Awaited<ReturnType<typeof prepare>>
/** What readers see of it */
const stateOf = async ({ id }: Account) => [
  await readDesk(id),
  (await bank.get(`/reconciliations?account=${id}`)).body,
  (await bank.get(`/statements?account=${id}`)).body,
]

const acts = {
  import: ({ id }) => ({ method: 'POST', url: '/statements', body: aFile(id, later) }),
  'import up to its day': ({ id }) => ({
    method: 'POST',
    url: '/statements',
    body: aFile(id, rowsOf(['02/11/2026', 'X', '', '', '5'])),
  }),
  'take it back': ({ statement }) => ({
    method: 'DELETE',
    url: `/statements/${statement}`,
    body: { reason: 'Another account' },
  }),
  start: ({ id }) => ({ method: 'PUT', url: `/accounts/${id}/start`, body: { balance: '7.00' } }),
  match: ({ id, statement_lines, book_lines }) => ({
    method: 'POST',
    url: '/matches',
    body: { account: id, statement_lines, book_lines },
  }),
  'match what is sure': ({ id }) => ({ method: 'POST', url: '/matches/sure', body: { account: id } }),
  'undo a match': ({ match }) => ({ method: 'POST', url: `/matches/${match}/undo`, body: {} }),
  'make a draft': ({ id }) => ({
    method: 'POST',
    url: '/reconciliations',
    body: { account: id, day: '2026-11-02' },
  }),
  'correct the balance': ({ draft }) => ({
    method: 'PUT',
    url: `/reconciliations/${draft}`,
    body: { bank_balance: '501.00' },
  }),
  'delete the draft': ({ draft }) => ({ method: 'DELETE', url: `/reconciliations/${draft}` }),
  'make it final': ({ draft }) => ({ method: 'POST', url: `/reconciliations/${draft}/final`, body: {} }),
} satisfies Record<string, (of: Account) => Act>
type Name = keyof typeof acts

test.each([
  ['open', 'import', workers(200)],
  ['open', 'take it back', workers(204)],
  ['open', 'start', workers(204)],
  ['open', 'match', workers(201)],
  ['open', 'match what is sure', workers(200)],
  ['matched', 'undo a match', workers(200)],
  ['matched', 'make a draft', workers(201)],
  ['draft', 'correct the balance', workers(200)],
  ['draft', 'delete the draft', workers(204)],
  ['draft', 'make it final', signers(200)],
] as const)('%s → %s: who may', async (state, name, expected) => {
  const statuses = await actOfEveryRole(bank, async () => {
    const prepared = await prepare(state)
    return { ...acts[name](prepared), state: () => stateOf(prepared) }
  })
  expect(statuses).toEqual(expected)
})

test.each([
  ['matched', 'take it back', 409],
  ['final', 'take it back', 409],
  ['matched', 'match', 422],
  ['final', 'import up to its day', 422],
  ['final', 'start', 409],
  ['final', 'undo a match', 409],
  ['final', 'make a draft', 409],
  ['final', 'correct the balance', 409],
  ['final', 'delete the draft', 409],
  ['final', 'make it final', 409],
  ['draft', 'make a draft', 409],
] as const satisfies [string, Name, number][])(
  '%s → %s is refused to everybody',
  async (state, name, status) => {
    const statuses = await actOfEveryRole(bank, async () => {
      const prepared = await prepare(state)
      return { ...acts[name](prepared), state: () => stateOf(prepared) }
    })
    const { admin, staff } = statuses
    expect([admin, staff]).toEqual([status, name === 'make it final' ? 403 : status])
    expect(Object.values(statuses)).not.toContain('changed')
  },
)

test('after a final reconciliation later lines are imported', async () => {
  const { id } = await prepare('final')
  expect((await bank.post('/statements', aFile(id, later))).status).toBe(200)
})

test('statements, desk and reconciliations are read by auditors, too', async () => {
  const { id, draft } = await prepare('draft')
  bank.system.answers.set('GET money-places/?kind=bank&limit=500', [])
  for (const url of [
    '/accounts',
    '/statements',
    '/waiting',
    `/mappings/${id}`,
    `/desk?account=${id}`,
    '/reconciliations',
    `/reconciliations/${draft}`,
    '/figures',
  ])
    expect([
      url,
      await actOfEveryRole(bank, async () => ({ method: 'GET', url, state: async () => null })),
    ]).toEqual([url, readers])
})
