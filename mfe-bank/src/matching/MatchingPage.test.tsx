import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { MatchingDesk } from '../../contract/match.ts'
import { aBookLine, aDesk, aStatementLine, fakeBank } from '../testing/statements.ts'
import MatchingPage from './MatchingPage.tsx'

const desk = aDesk({
  statement_lines: [aStatementLine(), aStatementLine({ id: 2, description: 'Transfer', amount: '700.00' })],
  book_lines: [
    aBookLine(),
    aBookLine({ id: 102, document: 'FEE-2026-000002', document_id: 2, amount: '700.00' }),
    aBookLine({ id: 103, document: 'FEE-2026-000003', document_id: 3, amount: '700.00' }),
  ],
  proposals: [
    {
      statement_lines: [1],
      book_lines: [101],
      reasons: ['same_day', 'one_candidate'],
      days: 0,
      is_sure: true,
    },
    { statement_lines: [2], book_lines: [102], reasons: ['day'], days: 2, is_sure: false },
    { statement_lines: [2], book_lines: [103], reasons: ['reference', 'day'], days: 3, is_sure: false },
  ],
  totals: { statement: { count: 2, amount: '1200.00' }, book: { count: 3, amount: '1900.00' } },
})

function open(body: MatchingDesk = desk, permissions?: string[]) {
  const server = fakeBank(permissions)
    .route('GET', 'x/mfe-bank/desk/', () => ({ body }))
    .route('POST', 'x/mfe-bank/matches/', () => ({ status: 201, body: { id: 9 } }))
    .route('POST', 'x/mfe-bank/matches/9/undo/', () => ({ body: { undone: 1 } }))
    .route('POST', 'x/mfe-bank/matches/sure/', () => ({ body: { id: 9, matched: 1 } }))
  const bodiesOf = (path: string) =>
    server.requests.filter((request) => request.path === `x/mfe-bank/${path}`).map((request) => request.body)
  return { server, bodiesOf, ...renderScreen(<MatchingPage />, { at: '/dashboard/bank/matching?account=5' }) }
}

test('keys choose a line and a proposal, match it and take it back', async () => {
  const { user, bodiesOf } = open()
  await screen.findByText('Keys: ↑ ↓ line, ← → or 1–9 proposal, Enter match, U undo')
  await user.keyboard('{ArrowDown}')
  const proposals = within(screen.getByRole('region', { name: 'Proposals for this line' }))
  expect(proposals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/FEE-2026-000002.*2 days apart/),
    expect.stringMatching(/FEE-2026-000003.*names the document, 3 days apart/),
  ])
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(() =>
    expect(bodiesOf('matches/')).toEqual([
      { account: 5, statement_lines: [2], book_lines: [103], reasons: ['reference', 'day'] },
    ]),
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Match with/ })[0]).toBeEnabled())
  await user.keyboard('u')
  await waitFor(() => expect(bodiesOf('matches/9/undo/')).toEqual([{ with_batch: false }]))
})

test('lines of both sides are chosen by hand when their sums are equal', async () => {
  const { user, bodiesOf } = open()
  await user.click(await screen.findByRole('checkbox', { name: /Choose Transfer/ }))
  expect(screen.getByRole('status')).toHaveTextContent('Chosen: ৳ 700.00 and ৳ 0.00, difference ৳ 700.00')
  expect(screen.getByRole('button', { name: 'Match the chosen lines' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /Choose FEE-2026-000002/ }))
  await user.click(screen.getByRole('button', { name: 'Match the chosen lines' }))
  await waitFor(() =>
    expect(bodiesOf('matches/')).toEqual([{ account: 5, statement_lines: [2], book_lines: [102] }]),
  )
})

test('the sure proposals are accepted together and can be taken back together', async () => {
  const { user, bodiesOf } = open()
  await user.click(await screen.findByRole('button', { name: 'Match 1 sure proposals' }))
  expect(await screen.findByText('1 proposals are matched.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bodiesOf('matches/9/undo/')).toEqual([{ with_batch: true }]))
})

test('what somebody else has matched meanwhile is a sentence, and the desk is read again', async () => {
  const { user, server } = open()
  const message = 'Somebody else has just matched one of these lines. The list shows what is left.'
  server.route('POST', 'x/mfe-bank/matches/', () => ({ status: 409, body: { message } }))
  const reads = () => server.requests.filter(({ path }) => path === 'x/mfe-bank/desk/').length
  await user.click(await screen.findByRole('button', { name: /Match with FEE-2026-000001/ }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await waitFor(() => expect(reads()).toBe(2))
})

test('both sides show what is left, and a line that was posted late; who only reads cannot match', async () => {
  const late = aDesk({
    book_lines: [aBookLine({ reason: 'voided', amount: '-500.00', is_late: true })],
    totals: { statement: { count: 0, amount: '0.00' }, book: { count: 1, amount: '-500.00' } },
    reconciled_to: '2026-11-15',
  })
  open(late, [])
  const books = within(await screen.findByRole('region', { name: 'Our books' }))
  expect(books.getByText('1 unmatched, ৳ -500.00')).toBeInTheDocument()
  expect(books.getByText('void, posted into a reconciled period')).toBeInTheDocument()
  expect(screen.getByText('Nothing is left on this side.')).toBeInTheDocument()
  expect(screen.getByText('Reconciled to 15/11/2026')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Match/ })).not.toBeInTheDocument()
})

test('accounts that cannot be read are an error with a retry, not a choice of nothing', async () => {
  let response: { status?: number; body: object } = { status: 500, body: { message: 'Something is wrong.' } }
  fakeBank().route('GET', 'x/mfe-bank/accounts/', () => response)
  const { user } = renderScreen(<MatchingPage />, { at: '/dashboard/bank/matching' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong.')
  response = { body: [] }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Bank Account')).toBeInTheDocument()
})
