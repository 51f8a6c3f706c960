import type {
  ReconciliationReport,
  ReconciliationCheck,
} from '@samity/shared-api/contract/accounts/reconciliation'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import ReconciliationPage from './ReconciliationPage.tsx'

const aCheck = (overrides: Partial<ReconciliationCheck> = {}): ReconciliationCheck => ({
  law: 'days',
  says: { en: 'The day sums equal the sums of the ledger', bn: 'দৈনিক যোগফল লেজারের যোগফলের সমান' },
  ok: true,
  left: '50.00',
  right: '50.00',
  first: null,
  ...overrides,
})
function open(checks: ReconciliationCheck[]) {
  const responses: ReconciliationReport[] = [{ checked_at: '2026-03-10T06:00:00.000Z', laws: checks }]
  const server = fakeServer(incomeCategory).route('GET', 'agreement/', () => ({ body: responses[0] }))
  return { server, responses, ...renderScreen(<ReconciliationPage />, { at: '/dashboard/agreement' }) }
}

test('books that agree show the message and a result for each check', async () => {
  open([aCheck()])
  expect(await screen.findByText('The books agree.')).toBeInTheDocument()
  expect(within(screen.getByRole('table')).getByText('Agrees')).toBeInTheDocument()
})

test('books that do not agree show the failing check with both amounts and the first record', async () => {
  open([
    aCheck(),
    aCheck({
      law: 'ledger',
      ok: false,
      right: '49.00',
      first: 'VKL-2026-000003',
      first_left: '2.00',
      first_right: '1.00',
    }),
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent('The books do not agree: 1 of 2 checks fail.')
  const row = screen.getByText('VKL-2026-000003').closest('tr')
  expect(row).toHaveTextContent(/50\.00.*49\.00.*Differs.*VKL-2026-000003.*2\.00 against 1\.00/)
})

test('a module whose service does not answer is named, and is no difference of the books', async () => {
  open([aCheck(), aCheck({ law: 'mfe-tea/cups', ok: false, unanswered: true, left: '0.00', right: '0.00' })])
  expect(await screen.findByText('The books agree.')).toBeInTheDocument()
  const row = screen.getByText('Not answered').closest('tr')
  expect(row).not.toHaveTextContent('0.00')
})

test('Check again loads a new result', async () => {
  const { user, responses } = open([aCheck({ ok: false, first: '2026-03-10 income' })])
  await screen.findByRole('alert')
  responses[0] = { checked_at: '2026-11-21T08:30:00Z', laws: [aCheck()] }
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('The books agree.')).toBeInTheDocument()
})
