import { today } from '@samity/shared-api/contract'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { expenseCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import ActualExpensesPage from './ActualExpensesPage.tsx'

const path = '/dashboard/add-expanse'
const tea = {
  year: 2025,
  expanseCategory: 1,
  category: 'Tea',
  actualExpanse: '1250.50',
  total: '1250.50',
  date: '2025-05-04',
  payee: 'Karim',
  payment_type: 'cash',
  remarks: '',
  number: 'EXP-2025-000001',
}
const receipt = {
  number: 'EXP-2025-000001',
  receipt_no: 'EXP-2025-000001',
  stream: 'EXP',
  date: '2025-05-04',
  payer: 'Karim',
  payer_note: 'Tea',
  lines: [{ label: { en: 'Tea', bn: 'Tea' }, note: '', amount: '1250.50' }],
  total: '1250.50',
  payment_type: 'cash',
  payments: [{ payment_type: 'cash', amount: '1250.50' }],
  prints: 0,
  voided_at: null,
  void_reason: null,
  association: { name_en: 'Bar', name_bn: 'বার', established: 'Established - 1874' },
  signatures: [],
}

function open({ at = `${path}?year=2025`, ...renderOptions }: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(actualExpense, [tea])
    .and(expenseCategory, [{ category: 'Tea' }])
    .route('GET', 'years/', () => ({ body: [] }))
  return { server, ...renderScreen(<ActualExpensesPage />, { at, ...renderOptions }) }
}
const field = (label: string) => screen.getByLabelText(label)

test('a new expense gets the date of today, and its voucher opens', async () => {
  const { user, server } = open({ at: path })
  server.route('POST', 'actual_expanse/', () => ({ status: 201, body: { id: 9, version: 1, ...tea } }))
  server.route('GET', 'receipts/EXP-2025-000001/', () => ({ body: receipt }))
  server.route('POST', 'receipts/EXP-2025-000001/print/', () => ({ body: receipt }))
  expect(screen.getByRole('heading', { level: 1, name: 'Add Actual Expanse' })).toBeInTheDocument()
  await user.type(field('Expanse Category'), 'Te')
  await user.click(await screen.findByRole('option', { name: 'Tea' }))
  await user.type(field('Actual Expanse'), '1250.50')
  await user.type(field('Payee'), 'Karim')
  await user.selectOptions(field('Payment Type'), 'Check')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Expanse added successfully!')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Expense Voucher' })).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    year: null,
    expanseCategory: 1,
    actualExpanse: '1250.50',
    date: today(),
    payee: 'Karim',
    payment_type: 'check',
  })
})

test('the payees of the category are proposed, each once', async () => {
  const { user } = open()
  await user.type(field('Expanse Category'), 'Te')
  await user.click(await screen.findByRole('option', { name: 'Tea' }))
  await user.type(field('Payee'), 'k')
  await user.click(await screen.findByRole('option', { name: 'Karim' }))
  expect(field('Payee')).toHaveValue('Karim')
})

test('the vouchers of the year are listed with their number and total', async () => {
  const { server } = open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent(/EXP-2025-000001.*04\/05\/2025.*Tea.*Karim.*Cash.*1,250\.50/)
  expect(rows[2]).toHaveTextContent(/Total.*1,250\.50/)
  expect(server.requests.find(({ path: requestPath }) => requestPath === 'actual_expanse/')?.query.year).toBe(
    '2025',
  )
})

test('a voucher is voided with a reason', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('Delete EXP-2025-000001? The receipt is voided; its number is not used again.'),
  ).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('Required')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Reason *'), 'Paid twice')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'Paid twice' })
})

test('a rejected expense shows the reason', async () => {
  const { user, server } = open({ at: path })
  await user.type(field('Expanse Category'), 'Te')
  await user.click(await screen.findByRole('option', { name: 'Tea' }))
  await user.type(field('Actual Expanse'), '5')
  server.refuseNext(409, { message: 'The books are locked up to 31/12/2025.' })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(
    await screen.findByText('Failed to save expanse. The books are locked up to 31/12/2025.'),
  ).toBeInTheDocument()
  expect(field('Actual Expanse')).toHaveValue('5')
})
