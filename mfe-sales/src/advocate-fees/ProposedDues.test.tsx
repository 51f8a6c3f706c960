import { today } from '@samity/shared-api/contract'
import type { CashierDues, DuePeriod } from '@samity/shared-api/contract/members/dues'
import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import FeeEntryPage from './FeeEntryPage.tsx'

const route = '/dashboard/advocate-all-fees'

const months = ['2026-01', '2026-02', '2026-03'].map((period): DuePeriod => ({
  kind: 'monthly',
  period,
  amount: '100.00',
  delay_fee: '5.00',
  source: 'schedule',
}))
const years = ['2025', '2026'].flatMap((period): DuePeriod[] => [
  { kind: 'yearly', period, amount: '500.00', delay_fee: '0.00', source: 'schedule' },
  { kind: 'benevolent', period, amount: '100.00', delay_fee: '0.00', source: 'schedule' },
])

const dues: CashierDues = {
  advocate_id: 1,
  bar_registration_number: '137',
  name_english: 'Mahmuda Begum',
  name_bengali: 'মাহমুদা বেগম',
  on: today(),
  has_schedule: true,
  total: '1555.00',
  periods: [...months, ...years],
  proposal: {
    monthlyfee_set: [
      {
        from_month: 1,
        from_year: 2026,
        to_month: 3,
        to_year: 2026,
        monthly_fee: '100.00',
        monthly_delay_fee: '15.00',
        total_monthly_amount: '300.00',
      },
    ],
    barassociationfee_set: [
      {
        yearly_from_year: 2025,
        yearly_to_year: 2026,
        yearly_fee: '1000.00',
        yearly_fee_cost: '40.00',
        yearly_delay_fee: '0.00',
        benevolent_fund_fee: '200.00',
        benevolent_delay_fee: '0.00',
        relief_fund_fee: '0.00',
        total_amount: '1240.00',
        court_type: 'L/C',
      },
    ],
    total: '1555.00',
  },
}

const open = (response: CashierDues | undefined) => {
  const server = fakeBooks(advocateFees, 'FEE', [], []).route('GET', 'settings/', () => ({
    body: { rates: { yearly_cost: '20.00' } },
  }))
  if (response) server.route('GET', 'advocates/1/dues/', () => ({ body: response }))
  return { server, ...renderScreen(<FeeEntryPage />, { at: route, path: `${route}/:id?`, role: 'cashier' }) }
}
const field = (label: string) => screen.getByLabelText(label)

beforeEach(() => {
  sessionStorage.clear()
  window.print = jest.fn()
})

test('Alt+P takes what the member owes, and Enter saves it', async () => {
  const { user, server } = open(dues)
  await user.type(field('Advocate ID'), '137')
  expect(await screen.findByText('Owes ৳ 1,555.00')).toBeVisible()
  const march = screen.getByRole('checkbox', { name: '03/2026 · 105.00, with 5.00 delay fee' })
  expect(march).not.toBeChecked()
  // the passbook says 1,515.00
  expect(screen.getByRole('checkbox', { name: '2026 · 620.00, with 20.00 yearly cost' })).toBeVisible()
  await user.keyboard('{Alt>}p{/Alt}')
  const monthly = within(await screen.findByRole('group', { name: 'Monthly Fee' }))
  expect(await monthly.findByLabelText('Monthly Delay Fee')).toHaveValue('15.00')
  await waitFor(() => expect(field('Grand Total')).toHaveValue('1,555.00'))
  expect(march).toBeChecked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Data saved successfully!')).toBeInTheDocument()
  expect(server.rows(advocateFees)[0]).toMatchObject({
    advocate_id: '137',
    monthly_fee_form: true,
    monthlyfee_set: [{ from_month: 1, to_month: 3, monthly_fee: '100.00', monthly_delay_fee: '15.00' }],
    barassociationfee_set: [
      { yearly_fee: '1000.00', benevolent_fund_fee: '200.00', total_amount: '1240.00' },
    ],
  })
})

test('a second time replaces the rows instead of adding them again', async () => {
  const { user } = open(dues)
  await user.type(field('Advocate ID'), '137')
  await screen.findByText('Owes ৳ 1,555.00')
  await user.click(screen.getByRole('button', { name: 'Take all (Alt+P)' }))
  await waitFor(() => expect(field('Grand Total')).toHaveValue('1,555.00'))
  await user.keyboard('{Alt>}p{/Alt}')
  expect(await screen.findAllByLabelText('Monthly Delay Fee')).toHaveLength(1)
  await waitFor(() => expect(field('Grand Total')).toHaveValue('1,555.00'))
})

test('a tick takes the months up to it, and follows what the section has', async () => {
  const { user } = open(dues)
  await user.type(field('Advocate ID'), '137')
  await user.click(await screen.findByRole('checkbox', { name: /^02\/2026/ }))
  await waitFor(() => expect(field('Grand Total')).toHaveValue('210.00'))
  expect(screen.getByRole('checkbox', { name: /^01\/2026/ })).toBeChecked()
  expect(screen.queryByLabelText('Yearly Fee')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove Monthly Fee' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^01\/2026/ })).not.toBeChecked())
})

test('another amount needs a reason, which the server asks for at its field', async () => {
  const { user, server } = open(dues)
  await user.type(field('Advocate ID'), '137')
  await screen.findByText('Owes ৳ 1,555.00')
  await user.keyboard('{Alt>}p{/Alt}')
  await screen.findByLabelText('Monthly Delay Fee')
  const message = 'The fee schedules say 315.00 for these periods. Enter a reason for another amount.'
  server.refuseNext(422, { message, errors: { amount_reason: [message] } })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const reason = await screen.findByLabelText('Reason for the Amount')
  await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'))
  await user.type(reason, 'Poor')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Data saved successfully!')).toBeInTheDocument()
  expect(server.rows(advocateFees)[0]).toMatchObject({ amount_reason: 'Poor' })
})

test.each([
  ['without a schedule', { ...dues, has_schedule: false }],
  ['when what is owed cannot be read', undefined],
])('%s the form is as before', async (_case, response) => {
  const { user, server } = open(response)
  await user.type(field('Advocate ID'), '137')
  await waitFor(() => expect(server.requests.some(({ path }) => path === 'advocates/1/dues/')).toBe(true))
  await waitFor(() => expect(field('Name')).toHaveValue('Mahmuda Begum'))
  expect(screen.queryByText(/^Owes/)).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Reason for the Amount')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add Monthly Fee' }))
  expect(screen.queryByLabelText('Monthly Delay Fee')).not.toBeInTheDocument()
})

test('a member who owes nothing is told so', async () => {
  const { user } = open({
    ...dues,
    proposal: { monthlyfee_set: [], barassociationfee_set: [], total: '0.00' },
  })
  await user.type(field('Advocate ID'), '137')
  expect(await screen.findByText('Owes nothing')).toBeVisible()
})

test('a receipt that is changed keeps its rows: nothing is proposed, and a reason can be entered', async () => {
  const receipt = aReceipt('FEE-2026-000009', {
    id: 9,
    version: 1,
    advocate_id: '137',
    collection_date: today(),
    rentcollection_set: [],
    entryfee_set: [],
    monthlyfee_set: [{ ...dues.proposal.monthlyfee_set[0], monthly_fee: '80.00', payment_type: 'cash' }],
    barassociationfee_set: [],
  })
  fakeBooks(advocateFees, 'FEE', [], [receipt])
    .route('GET', 'settings/', () => ({ body: { rates: { yearly_cost: '20.00' } } }))
    .route('GET', 'advocates/1/dues/', () => ({ body: dues }))
  const { user } = renderScreen(<FeeEntryPage />, {
    at: `${route}/9`,
    path: `${route}/:id?`,
    role: 'admin',
  })
  expect(await screen.findByLabelText('Reason for the Amount', {}, { timeout: 20_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take all (Alt+P)' })).not.toBeInTheDocument()
  await user.keyboard('{Alt>}p{/Alt}')
  expect(screen.getByRole('textbox', { name: 'Monthly Fee' })).toHaveValue('80.00')
})

test('what a module charges is also owed, with its own way to pay, also where there is no fee schedule', async () => {
  const charge = {
    id: 4,
    series: 'LIB',
    series_title: { en: 'Library Fine', bn: 'গ্রন্থাগারের জরিমানা' },
    subject: 'loan/12',
    advocate: 1,
    title: { en: 'Evidence Act', bn: 'সাক্ষ্য আইন' },
    amount: '60.00',
    due_on: today(),
    path: '/dashboard/library/loans',
    is_left_behind: false,
  }
  const nothing = { monthlyfee_set: [], barassociationfee_set: [], total: '0.00' }
  const { user } = open({
    ...dues,
    has_schedule: false,
    total: '0.00',
    periods: [],
    proposal: nothing,
    charges: [charge],
  })
  await user.type(field('Advocate ID'), '137')
  expect(await screen.findByText('Also owed: ৳ 60.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Evidence Act' })).toHaveAttribute('href', charge.path)
  expect(screen.queryByText('Owes nothing')).toBeNull()
  expect(screen.queryByLabelText('Reason')).toBeNull()
})
