import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aLoan, fakeLibrary } from '../testing/builders.ts'
import LoansPage from './LoansPage.tsx'

const path = 'x/mfe-library/loans/'

test('the URL opens the overdue list, in Bengali too', async () => {
  const server = fakeLibrary().route('GET', path, () => ({
    body: [aLoan({ state: 'overdue', days_late: 4, fine: '20.00' })],
  }))
  renderScreen(<LoansPage />, { at: '/dashboard/library/loans?state=overdue', language: 'bn' })
  expect(
    await screen.findByRole('row', { name: /Taslima Khatun.*১৫\/১১\/২০২৬.*২০\.০০.*মেয়াদ পেরিয়েছে/ }),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('অবস্থা')).toHaveValue('overdue')
  expect(server.requests.find((request) => request.path === path)?.query).toMatchObject({ state: 'overdue' })
})

test('no two columns have the same heading', async () => {
  fakeLibrary().route('GET', path, () => ({ body: [aLoan({})] }))
  renderScreen(<LoansPage />, { at: '/dashboard/library/loans', language: 'bn' })
  await screen.findByRole('row', { name: /Taslima Khatun/ })
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual([...new Set(headings)])
})

test('what is due is taken from the list', async () => {
  const due = aLoan({
    returned_on: '2026-11-20',
    state: 'fine_due',
    days_late: 5,
    fine: '25.00',
    due: '25.00',
  })
  let isPaid = false
  fakeLibrary(['library.lend'])
    .route('GET', path, () => ({
      body: [isPaid ? { ...due, state: 'returned', fine_receipt: 'LIB-2026-000004' } : due],
    }))
    .route('POST', `${path}7/fine/`, () => {
      isPaid = true
      return { body: { ...due, state: 'returned', fine_receipt: 'LIB-2026-000004' } }
    })
  const { user } = renderScreen(<LoansPage />, { at: '/dashboard/library/loans' })
  await user.click(await screen.findByRole('button', { name: 'Payment' }))
  await user.click(await screen.findByRole('button', { name: 'Take the fine' }))
  expect(await screen.findByRole('link', { name: 'LIB-2026-000004' })).toBeInTheDocument()
})

test('a list that cannot be read says so', async () => {
  fakeLibrary().route('GET', path, () => ({
    status: 503,
    body: { message: 'The library is not available.' },
  }))
  renderScreen(<LoansPage />, { at: '/dashboard/library/loans' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The library is not available.')
})
