import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { transfer, type Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aChoice, aPlace, aTransfer, bankAccount, otherBox } from '../testing/builders.ts'
import TransfersPage from './TransfersPage.tsx'

function open(rows: Transfer[], options: Parameters<typeof renderScreen>[1] = {}) {
  let current = rows
  const server = fakeServer(transfer)
    .and(moneyPlace, [aPlace()])
    .route('GET', 'money-places/choices/', () => ({ body: [aChoice(), otherBox, bankAccount] }))
    .route('GET', 'transfers/', ({ query }) => ({
      body: current.filter(
        ({ state, may_confirm, may_approve }) =>
          (state !== 'void' || query['voided'] === '1') &&
          (!query['may_confirm'] || may_confirm) &&
          (!query['may_approve'] || may_approve),
      ),
    }))
    .route('POST', 'transfers/4/confirm/', () => {
      current = current.map((row) => ({ ...row, state: 'confirmed', may_confirm: false }))
      return { body: current[0] }
    })
  const at = '/dashboard/treasury/transfers'
  return { server, ...renderScreen(<TransfersPage />, { at, role: 'cashier', ...options }) }
}

test('money on the way to a cashier waits on top, and the cashier confirms what was counted', async () => {
  const { user, server } = open([aTransfer()])
  const waiting = within(await screen.findByRole('listitem'))
  expect(
    waiting.getByText('৳ 500.00 from Counter 2, sent on 20/11/2026 by karim (TRF-2026-000004)'),
  ).toBeVisible()
  expect(await screen.findByRole('row', { name: /On the way.*waiting for rahima.*500\.00/ })).toBeVisible()
  await user.click(waiting.getByRole('button', { name: 'I have received it' }))
  expect(await screen.findByText('Have you counted ৳ 500.00 from Counter 2?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, received' }))
  expect(await screen.findByText('TRF-2026-000004 is confirmed.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  expect(server.requests.filter(({ path }) => path === 'transfers/4/confirm/')).toHaveLength(1)
})

test('only what the person confirms is asked for, and what no longer fits is counted', async () => {
  const { server } = open([])
  server.route('GET', 'transfers/', ({ query }) =>
    query['may_confirm'] === 'true'
      ? { body: [aTransfer()], headers: { 'x-total-count': '21' } }
      : { body: [] },
  )
  expect(await screen.findByText('20 more follow as these are done.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a refused confirmation says why, and what waits is read again when the answer has come', async () => {
  const { user, server } = open([aTransfer()])
  let rows = [aTransfer()]
  let refuse = () => {}
  const isDecided = new Promise<void>((resolve) => (refuse = resolve))
  server
    .route('GET', 'transfers/', () => ({ body: rows }))
    .route('POST', 'transfers/4/confirm/', async () => {
      await isDecided
      return { status: 409, body: { message: 'Karim has taken it back.' } }
    })
  await user.click(await screen.findByRole('button', { name: 'I have received it' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, received' }))
  await waitFor(() => expect(server.requests.some(({ path }) => path === 'transfers/4/confirm/')).toBe(true))
  rows = []
  refuse()
  expect(await screen.findByText('Karim has taken it back.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
})

test('a cashier sends from the own box; the form says that the receiver must confirm', async () => {
  const { user, server } = open([])
  const sent = aTransfer({ from_place: 7, to_place: 8, may_confirm: false, amount: '250.00' })
  server.route('POST', 'transfers/', () => ({ status: 201, body: sent }))
  server.route('GET', 'transfers/4/', () => ({ body: sent }))
  await user.click(await screen.findByRole('button', { name: 'New transfer' }))
  const from = await screen.findByLabelText('From')
  expect(
    within(from)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select', 'Counter 1 · rahima'])
  expect(from).toHaveValue('7')
  expect(await screen.findByText('Balance now: ৳ 1,250.00')).toBeVisible()
  const to = screen.getByLabelText('To')
  expect(within(to).queryByRole('option', { name: /Counter 1/ })).not.toBeInTheDocument()
  await user.selectOptions(to, 'Counter 2 · karim')
  expect(await screen.findByText('karim must confirm. Until then the money is on the way.')).toBeVisible()
  await user.type(screen.getByLabelText('Amount'), '২৫০')
  await user.click(screen.getByRole('button', { name: 'Transfer' }))
  const slip = within(await screen.findByRole('article', { name: 'Transfer Slip TRF-2026-000004' }))
  expect(slip.getByText('Two hundred fifty taka only')).toBeVisible()
  expect(slip.getByText(/not yet confirmed by rahima/)).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    from_place: 7,
    to_place: 8,
    amount: '২৫০',
  })
})

test('a box with too little money refuses with the sentence of the server', async () => {
  const { user, server } = open([])
  await user.click(await screen.findByRole('button', { name: 'New transfer' }))
  await user.selectOptions(await screen.findByLabelText('To'), 'Sonali Bank')
  await user.type(screen.getByLabelText('Amount'), '9000')
  server.refuseNext(409, { message: 'Counter 1 has 1250.00. It cannot go below zero.' })
  await user.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findByText('Counter 1 has 1250.00. It cannot go below zero.')).toBeVisible()
  expect(screen.getByLabelText('Amount')).toHaveValue('9000')
})

test('staff voids a transfer with a reason; a cashier cannot', async () => {
  const confirmed = aTransfer({ state: 'confirmed', may_confirm: false })
  const { unmount } = open([confirmed])
  expect(await screen.findByRole('row', { name: /TRF-2026-000004.*Confirmed/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  unmount()
  const { user, server } = open([confirmed], { role: 'staff' })
  server.route('DELETE', 'transfers/4/', () => ({ status: 204, body: null }))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText('Reason *'), 'Wrong box')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The transfer is void.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'Wrong box' })
})

test('the filter for void transfers finds them, with their reason', async () => {
  const { user } = open([aTransfer({ state: 'void', void_reason: 'Wrong box', may_confirm: false })], {
    role: 'staff',
  })
  expect(await screen.findByText('No transfer matches.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('State'), 'Void')
  expect(await screen.findByRole('row', { name: /TRF-2026-000004.*Void.*Wrong box/ })).toBeVisible()
})

test('the scan of a slip is sent to the new transfer', async () => {
  const { user, server } = open([])
  const sent = aTransfer({ from_place: 7, to_place: 9, may_confirm: false, amount: '250.00' })
  server.route('POST', 'transfers/', () => ({ status: 201, body: sent }))
  server.route('GET', 'transfers/4/', () => ({ body: sent }))
  server.route('POST', 'transfers/4/attachment/', () => ({ body: sent }))
  await user.click(await screen.findByRole('button', { name: 'New transfer' }))
  await user.selectOptions(await screen.findByLabelText('To'), 'Sonali Bank')
  await user.type(screen.getByLabelText('Amount'), '250')
  await user.upload(
    screen.getByLabelText('Scan of the slip'),
    new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }),
  )
  await user.click(screen.getByRole('button', { name: 'Transfer' }))
  await waitFor(() =>
    expect(server.requests).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: 'transfers/4/attachment/',
        body: { attachment: expect.any(File) },
      }),
    ),
  )
})

const aDeposit = aChoice({
  id: 12,
  kind: 'fdr',
  name_english: 'Benevolent Deposit',
  name_bengali: 'কল্যাণ আমানত',
  holder_name: '',
  is_own: false,
})
const aWaiting = (changes: Partial<Transfer> = {}): Transfer =>
  aTransfer({
    state: 'waiting',
    from_place: 12,
    from_name_english: 'Benevolent Deposit',
    to_place: 5,
    to_name_english: 'Sonali Bank',
    resolution_id: 3,
    resolution_number: '7/2026',
    approvals: [{ username: 'karim', at: '2026-11-20T08:00:00.000Z' }],
    receiver: '',
    may_confirm: false,
    may_approve: true,
    ...changes,
  })

test('a transfer of a deposit waits on top for who can sign it, and is signed after a question', async () => {
  const { user, server } = open([aWaiting()], { role: 'staff' })
  server.route('POST', 'transfers/4/approve/', () => {
    server.route('GET', 'transfers/', ({ query }) => ({
      body:
        query['may_approve'] || query['may_confirm']
          ? []
          : [aWaiting({ state: 'confirmed', may_approve: false })],
    }))
    return { body: aWaiting({ state: 'confirmed', may_approve: false }) }
  })
  const waiting = within(await screen.findByRole('listitem'))
  expect(
    waiting.getByText(
      '৳ 500.00 from Benevolent Deposit to Sonali Bank, entered on 20/11/2026 by karim by resolution 7/2026 (TRF-2026-000004). Signatures: 1 of 2.',
    ),
  ).toBeVisible()
  expect(
    await screen.findByRole('row', { name: /Waits for signatures.*1 of 2 signatures.*500\.00/ }),
  ).toBeVisible()
  await user.click(waiting.getByRole('button', { name: 'Sign' }))
  expect(
    await screen.findByText('Sign the transfer of ৳ 500.00 from Benevolent Deposit to Sonali Bank?'),
  ).toBeVisible()
  expect(screen.getByText(/decided by resolution 7\/2026/)).toBeVisible()
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByText('You have signed TRF-2026-000004.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  expect(server.requests.filter(({ path }) => path === 'transfers/4/approve/')).toHaveLength(1)
})

test('who has signed, and a cashier, sees a transfer that waits without a button', async () => {
  open([aWaiting({ may_approve: false })], { role: 'staff' })
  expect(await screen.findByRole('row', { name: /Waits for signatures/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument()
})

test('the form asks for a resolution only with a deposit, and says that two people sign', async () => {
  const { user, server } = open([], { role: 'staff' })
  server.route('GET', 'money-places/choices/', () => ({ body: [aChoice(), bankAccount, aDeposit] }))
  server.and(resolution, [
    {
      id: 3,
      version: 1,
      number: '7/2026',
      meeting: 'Executive committee',
      day: '2026-11-18',
      kind: 'fdr',
      text_en: '',
      text_bn: '',
      effective_from: '2026-11-18',
      suspended_from: null,
      superseded_by: null,
      is_public: false,
      superseded_by_number: null,
      superseded_from: null,
      price_count: 0,
      scan: null,
    },
  ])
  server.route('POST', 'transfers/', () => ({ status: 201, body: aWaiting() }))
  server.route('GET', 'transfers/4/', () => ({ body: aWaiting() }))
  await user.click(await screen.findByRole('button', { name: 'New transfer' }))
  await user.selectOptions(await screen.findByLabelText('From'), 'Counter 1 · rahima')
  await user.selectOptions(screen.getByLabelText('To'), 'Sonali Bank')
  expect(screen.queryByLabelText(/Resolution/)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('To'), 'Benevolent Deposit')
  expect(await screen.findByText(/waits until two people have signed it/)).toBeVisible()
  await user.type(screen.getByLabelText(/Resolution/), '7/2026')
  await user.click(await screen.findByRole('option', { name: /7\/2026/ }))
  await user.type(screen.getByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(
    await screen.findByText('The transfer is saved. The money moves when two people have signed it.'),
  ).toBeVisible()
  const slip = within(await screen.findByRole('article', { name: /TRF-2026-000004/ }))
  expect(slip.getByText('Not valid yet: it waits for the signatures of two people')).toBeVisible()
  expect(slip.getByText('karim, 20/11/2026')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    to_place: 12,
    resolution_id: 3,
  })
})
