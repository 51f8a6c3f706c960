import { fakeServer } from '@samity/shared-api/testing'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentProposal, ReferencePayment } from '../../contract/payments.ts'
import PaymentsPage from './PaymentsPage.tsx'
import ProposalsPage from './ProposalsPage.tsx'
import { aPayment, aProposal } from './testing/builders.ts'

const base = 'x/mfe-my/payments/'
const permissions = ['my.confirm-payments']

function openProposals(rows: PaymentProposal[], options = {}) {
  const server = fakeServer(moneyPlace)
    .route('GET', `${base}proposals/`, () => ({ body: rows }))
    .route('GET', 'money-places/', () => ({
      body: [
        { id: 9, kind: 'wallet', name_english: 'bKash', name_bengali: 'বিকাশ' },
        { id: 5, kind: 'cash', name_english: 'Box', name_bengali: 'বাক্স' },
      ],
    }))
    .route('POST', `${base}confirm/`, () => ({ status: 201, body: aPayment() }))
  return {
    server,
    posts: () =>
      server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
    ...renderScreen(<ProposalsPage />, { at: '/dashboard/my/payments', permissions, ...options }),
  }
}

test('a proposal shows its receipts, and what is confirmed is what was seen', async () => {
  const { user, posts } = openProposals([aProposal()])
  expect(await screen.findByRole('row', { name: /Taslima Khatun.*950\.00 Exact/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look and confirm' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Advocate Fees 10/2026: ৳ 950.00')).toBeVisible()
  expect(dialog.queryByLabelText('What happens to the difference')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Receipts are posted: FEE-2026-000012')).toBeVisible()
  expect(posts()).toEqual([[`${base}confirm/`, { line: 4, hash: 'h4', rest: 'open' }]])
})

test('the treasurer chooses what becomes of a difference', async () => {
  const further = {
    receipts: [{ title: { en: 'Advocate Fees', bn: '' }, note: '10/2026–11/2026', amount: '1100.00' }],
    covered: '1100.00',
    rest: '50.00',
  }
  const { user, posts } = openProposals([
    aProposal({ verdict: 'too_much', amount: '1150.00', rest: '200.00', further }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look and confirm' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('What happens to the difference'), 'Pay what else is owed')
  expect(dialog.getByText('Advocate Fees 10/2026–11/2026: ৳ 1,100.00')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(posts()).toEqual([[`${base}confirm/`, { line: 4, hash: 'h4', rest: 'further' }]]),
  )
})

test('a payment that was undone can be removed, another one of the bank cannot', async () => {
  openProposals([aProposal(), aProposal({ id: 5, advocate_name: 'Golam Molla', is_removable: true })])
  const row = await screen.findByRole('row', { name: /Golam Molla/ })
  expect(screen.getAllByRole('button', { name: 'Remove' })).toEqual([
    within(row).getByRole('button', { name: 'Remove' }),
  ])
})

test('several are confirmed at once, but none that a person should look at first', async () => {
  const { user, posts } = openProposals([
    aProposal(),
    aProposal({ id: 5, hash: 'h5' }),
    aProposal({ id: 6, hash: 'h6', verdict: 'twice', notes: ['twice'] }),
  ])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm 2' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Confirm 2' }))
  expect(await screen.findByText('2 payments are confirmed.')).toBeVisible()
  expect(posts().map(([, body]) => (body as { line: number }).line)).toEqual([4, 5])
})

test('a refusal stays in the dialog, with why the proposal differs, in Bengali', async () => {
  const { user, server } = openProposals([aProposal({ verdict: 'late', notes: ['expired', 'paid'] })], {
    language: 'bn',
  })
  server.route('POST', `${base}confirm/`, () => ({ status: 409, body: { message: 'হিসাব বন্ধ।' } }))
  await user.click(await screen.findByRole('button', { name: 'দেখে নিশ্চিত করুন' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/মেয়াদ শেষ হয়েছিল.*অন্যভাবে পরিশোধ/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'নিশ্চিত করুন' }))
  expect(await dialog.findByText('হিসাব বন্ধ।')).toBeVisible()
})

test('a payment that no statement shows is typed, and a wrong reference is marked', async () => {
  const { user, server, posts } = openProposals([])
  const sentence = 'No payment has this reference. Compare each character.'
  server.route('POST', `${base}lines/`, () => ({
    status: 422,
    body: { message: sentence, errors: { reference_no: [sentence] } },
  }))
  expect(await screen.findByText(/No money with a reference waits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'A payment that no statement shows' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reference/), 'P7K3-M9QY')
  await user.type(dialog.getByLabelText(/^Amount/), '950')
  await user.selectOptions(await dialog.findByLabelText(/Received in/), 'bKash')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByLabelText(/Reference/)).toBeInvalid())
  expect(posts()[0]?.[1]).toMatchObject({ reference_no: 'P7K3-M9QY', amount: '950', place: 9 })
  expect(dialog.getByLabelText(/Reference/)).toHaveValue('P7K3-M9QY')
})

function openPayments(rows: ReferencePayment[], at = '/dashboard/my/payments/posted') {
  const server = fakeServer(moneyPlace).route('GET', base, () => ({ body: rows }))
  return { server, ...renderScreen(<PaymentsPage />, { at, permissions }) }
}

test('an undo asks for a reason, and a payment that stopped goes on', async () => {
  const { user, server } = openPayments([
    aPayment(),
    aPayment({ id: 10, state: 'posting', problem: { en: 'The books are locked.', bn: '' }, receipts: [] }),
  ])
  for (const path of [`${base}9/undo/`, `${base}10/continue/`])
    server.route('POST', path, () => ({ body: aPayment() }))
  expect(await screen.findByText('The books are locked.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText(/Reason/), 'Wrong member')
  await user.click(question.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The receipts are void.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('The payment is complete.')).toBeVisible()
  expect(server.requests.find(({ path }) => path === `${base}9/undo/`)?.body).toEqual({
    reason: 'Wrong member',
  })
})

test('the URL opens those with an open difference, which is settled there', async () => {
  const { user, server } = openPayments(
    [aPayment({ rest: '50.00', rest_state: 'open' })],
    '/dashboard/my/payments/posted?difference=open',
  )
  server.route('POST', `${base}9/difference/`, () => ({ body: aPayment() }))
  await user.click(await screen.findByRole('button', { name: 'Settle the difference' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(/The difference/), 'Was given back')
  await user.type(dialog.getByLabelText(/How it was given back/), 'In cash')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The difference is settled.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    choice: 'returned',
    note: 'In cash',
  })
  expect(server.requests.find(({ path }) => path === base)?.query).toMatchObject({ rest: 'open' })
})
