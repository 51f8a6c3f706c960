import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aBounce, aCheque, fakeBank } from '../testing/cheque-builders.ts'
import ChequesPage from './ChequesPage.tsx'

beforeEach(() => sessionStorage.clear())

const at = '/dashboard/bank/cheques'
const path = 'x/mfe-bank/cheques/'
const receipt = {
  number: 'ELB-2026-000012',
  payer: 'Rafiq Traders',
  total: '2000.00',
  payments: [
    { payment_type: 'cash', amount: '500.00' },
    { payment_type: 'check', amount: '1500.00' },
  ],
  record: { path: 'electricity-bill', id: 12 },
}

test('the number of a receipt fills in who paid how much, and the next one can be scanned', async () => {
  const server = fakeBank([])
    .route('GET', 'receipts/ELB-2026-000012/', () => ({ body: receipt }))
    .route('POST', path, () => ({ status: 201, body: aCheque() }))
  const { user } = renderScreen(<ChequesPage />, { at })
  const number = await screen.findByRole('textbox', { name: /Receipt or Voucher/ })
  await user.type(number, 'elb-2026-000012')
  await waitFor(() => expect(screen.getByLabelText(/Payer or Payee/)).toHaveValue('Rafiq Traders'))
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('1500.00')
  await user.type(screen.getByLabelText(/Cheque Number/), '4401271')
  await user.type(screen.getByLabelText(/Bank Name/), 'Sonali Bank')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The cheque is entered.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    document_number: 'ELB-2026-000012',
    document_path: 'electricity-bill',
    document_id: 12,
    number: '4401271',
    amount: '1500.00',
  })
  await waitFor(() => expect(number).toHaveFocus())
})

test('a number that no receipt has is refused at its field', async () => {
  const server = fakeBank([]).route('GET', 'receipts/ELB-2026-000099/', () => ({
    status: 404,
    body: { message: 'There is no such receipt.' },
  }))
  const { user } = renderScreen(<ChequesPage />, { at })
  await user.type(await screen.findByRole('textbox', { name: /Receipt or Voucher/ }), 'ELB-2026-000099')
  expect(await screen.findByText('No receipt or voucher has this number.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Cheque Number/), '1')
  await user.type(screen.getByLabelText(/Payer or Payee/), 'Anyone')
  await user.type(screen.getByLabelText(/^Amount/), '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: /Receipt or Voucher/ })).toBeInvalid()
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('the URL opens the uncleared cheques, whose total is below, in Bengali too', async () => {
  const server = fakeBank([aCheque({ state: 'deposited', slip_id: 3, slip_number: 'TRF-2026-000004' })])
  renderScreen(<ChequesPage />, { at: `${at}?state=uncleared`, language: 'bn' })
  expect(await screen.findByRole('row', { name: /4401271.*জমা দেওয়া.*১,৫০০\.০০/ })).toBeInTheDocument()
  expect(screen.getByLabelText('অবস্থা')).toHaveValue('uncleared')
  await waitFor(() =>
    expect(
      server.requests.find((request) => request.path === 'x/mfe-bank/cheque-summary/')?.query,
    ).toMatchObject({ state: 'uncleared' }),
  )
  expect(screen.getByRole('row', { name: /মোট.*১,৫০০\.০০/ })).toBeInTheDocument()
})

test('received and issued cheques together have no total', async () => {
  fakeBank([aCheque(), aCheque({ id: 5, number: '88', direction: 'issued', state: 'issued' })]).route(
    'GET',
    'x/mfe-bank/cheque-summary/',
    () => ({ body: { in_hand: 1, amount: '' } }),
  )
  renderScreen(<ChequesPage />, { at })
  await screen.findByRole('row', { name: /88/ })
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull())
})

test('chosen cheques are deposited into an account', async () => {
  const server = fakeBank([aCheque(), aCheque({ id: 5, number: '88', state: 'cleared', slip_id: 1 })]).route(
    'POST',
    'x/mfe-bank/slips/',
    () => ({ status: 201, body: { id: 3 } }),
  )
  const { user } = renderScreen(<ChequesPage />, { at })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Deposit 1 cheques' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText(/Bank Account/), 'Current Account · 0021')
  await user.click(dialog.getByRole('button', { name: 'Make slip' }))
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      cheque_ids: [4],
      account_id: 7,
    }),
  )
})

test('a bounce that stopped shows its steps and why, and goes on with one button', async () => {
  const bounced = aCheque({ state: 'deposited', slip_id: 3, slip_number: 'TRF-1', bounce: aBounce() })
  const server = fakeBank([bounced]).route('POST', `${path}4/bounce/continue/`, () => ({ body: bounced }))
  const { user } = renderScreen(<ChequesPage />, { at })
  expect(await screen.findByText('bounce not finished')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('TRF-2026-000009')).toBeInTheDocument()
  expect(dialog.getAllByText('not yet')).toHaveLength(2)
  expect(dialog.getByRole('alert')).toHaveTextContent('The books are locked.')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('who may only read has neither form nor buttons', async () => {
  fakeBank([aCheque()], [])
  renderScreen(<ChequesPage />, { at, role: 'auditor' })
  expect(await screen.findByRole('row', { name: /4401271.*In hand/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Returned' })).not.toBeInTheDocument()
})

test('a cheque whose deposit is void leads to its slip, and is not cleared', async () => {
  const slip = { state: 'deposited' as const, slip_id: 3, slip_number: 'TRF-2026-000004' }
  fakeBank([aCheque({ ...slip, is_slip_void: true })])
  const { user, address } = renderScreen(<ChequesPage />, { at })
  expect(await screen.findByText('deposit void: undo its slip')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cleared' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Open the slip' }))
  expect(address()).toBe('/dashboard/bank/slips/3')
})

test('one cheque pays two receipts: the second is found, and the amount is their sum', async () => {
  const second = {
    ...receipt,
    number: 'ELB-2026-000013',
    payments: [{ payment_type: 'check', amount: '250.50' }],
    record: { path: 'electricity-bill', id: 13 },
  }
  const server = fakeBank([])
    .route('GET', 'receipts/ELB-2026-000012/', () => ({ body: receipt }))
    .route('GET', 'receipts/ELB-2026-000013/', () => ({ body: second }))
    .route('POST', path, () => ({ status: 201, body: aCheque() }))
  const { user } = renderScreen(<ChequesPage />, { at })
  await user.type(await screen.findByRole('textbox', { name: /^Receipt or Voucher/ }), 'ELB-2026-000012')
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('1500.00'))
  await user.click(screen.getByRole('button', { name: 'Add a receipt' }))
  await user.type(await screen.findByLabelText(/Further receipt or voucher 1/), 'elb-2026-000013')
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('1750.50'))
  expect(screen.getByLabelText(/Its part of the cheque 1/)).toHaveValue('250.50')
  expect(screen.getByText('৳ 1,500.00 of the cheque is for ELB-2026-000012.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Cheque Number/), '4401271')
  await user.type(screen.getByLabelText(/Bank Name/), 'Sonali Bank')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The cheque is entered.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    document_number: 'ELB-2026-000012',
    amount: '1750.50',
    further: [{ document_number: 'elb-2026-000013', amount: '250.50' }],
  })
})

test('a further receipt that is taken out takes its part with it; a refusal is at its field', async () => {
  fakeBank([])
    .route('GET', 'receipts/ELB-2026-000012/', () => ({ body: receipt }))
    .route('POST', path, () => ({
      status: 422,
      body: {
        message: 'Refused.',
        errors: { 'further.0.document_number': ['No receipt or voucher has this number.'] },
      },
    }))
  const { user } = renderScreen(<ChequesPage />, { at })
  await user.type(await screen.findByRole('textbox', { name: /^Receipt or Voucher/ }), 'ELB-2026-000012')
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('1500.00'))
  await user.click(screen.getByRole('button', { name: 'Add a receipt' }))
  await user.type(await screen.findByLabelText(/Further receipt or voucher 1/), 'ELB')
  await user.type(screen.getByLabelText(/Its part of the cheque 1/), '500')
  await user.type(screen.getByLabelText(/Cheque Number/), '4401271')
  await user.type(screen.getByLabelText(/Bank Name/), 'Sonali Bank')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText(/Further receipt or voucher 1/)).toBeInvalid())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('1000.00')
  expect(screen.queryByLabelText(/Further receipt or voucher 1/)).not.toBeInTheDocument()
})

test('a receipt that was changed is named with what it has by cheque now, in Bengali too', async () => {
  const [document] = aCheque().documents
  fakeBank([aCheque({ documents: [{ ...document!, by_cheque: '1200.00' }] })])
  renderScreen(<ChequesPage />, { at, language: 'bn' })
  expect(await screen.findByText(/ELB-2026-000012-এ এখন চেকে ৳ ১,২০০\.০০/)).toBeInTheDocument()
})
