import { today, yearOf } from '@samity/shared-api/contract'
import { probableIncome } from '@samity/shared-api/contract/accounts/budget'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ProbableIncomePage from './ProbableIncomePage.tsx'

const path = '/dashboard/probable-income-list'
const thisYear = yearOf(today())
const rent = { year: 2025, IncomeCategory: 1, category: 'Shop Rent', amount: '5000.00' }

function open({ at = `${path}?year=2025`, ...renderOptions }: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(probableIncome, [
    rent,
    { ...rent, year: 2024, IncomeCategory: 3, amount: '1.00' },
  ])
    .and(incomeCategory, [{ category: 'Shop Rent' }, { category: 'Bank Interest' }])
    .route('GET', 'years/', () => ({ body: [] }))
  return { server, ...renderScreen(<ProbableIncomePage />, { at, ...renderOptions }) }
}
const field = (label: string) => screen.getByLabelText(label)

test('a new amount gets the year in the URL', async () => {
  const { user, server } = open({ at: `${path}?year=${thisYear + 1}` })
  await screen.findByText('No records found.')
  await user.type(field('Income Category'), 'Bank')
  await user.click(await screen.findByRole('option', { name: 'Bank Interest' }))
  await user.type(field('Amount'), '১,২০,০০০')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Income added successfully!')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    year: thisYear + 1,
    IncomeCategory: 2,
    amount: '১,২০,০০০',
  })
})

test('the list shows the amounts of the year with their total', async () => {
  open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toHaveTextContent(/Shop Rent.*2025.*5,000\.00/)
  expect(rows[2]).toHaveTextContent(/Total.*5,000\.00/)
})

test('category and amount are required', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a rejected amount shows the error at its field', async () => {
  const { user, server } = open()
  const message = 'An amount for this category and year is already entered'
  await user.type(field('Income Category'), 'Shop')
  await user.click(await screen.findByRole('option', { name: 'Shop Rent' }))
  await user.type(field('Amount'), '1')
  server.refuseNext(409, { message, errors: { IncomeCategory: [message] } })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0)
})

test('an edited amount keeps its year, and the URL no longer contains its id', async () => {
  const { user, server, address } = open({ at: `${path}?year=2025&edit=1` })
  await waitFor(() => expect(field('Amount')).toHaveValue('5000.00'))
  await waitFor(() => expect(field('Income Category')).toHaveValue('Shop Rent'))
  await user.clear(field('Amount'))
  await user.type(field('Amount'), '6000')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Income updated successfully!')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    year: 2025,
    amount: '6000',
  })
  await waitFor(() => expect(address()).toBe(`${path}?year=2025`))
})

test('Delete asks for confirmation, and a failed deletion shows the error with a cross mark', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Are you sure you want to delete this income?')
  server.refuseNext(409, { message: 'The books are locked.' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('❌ Failed to delete income. The books are locked.')).toBeInTheDocument()
  expect(screen.getByText('Shop Rent')).toBeInTheDocument()
})

test('an auditor sees only the list', async () => {
  open({ role: 'auditor' })
  await screen.findByText('Shop Rent')
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})
