import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CategoriesPage from './CategoriesPage.tsx'

const vokalotnama = {
  id: 1,
  code: 'vokalotnama',
  name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
  kind: 'income',
  category_id: 1,
  category: 'Court papers',
  version: 3,
}

function open({ at = '/dashboard/add-category', ...renderOptions }: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(incomeCategory, [{ category: 'Court papers' }, { category: 'Hall rent' }])
    .and(expenseCategory, [{ category: 'Salary' }])
    .route('GET', 'heads/', () => ({ body: [vokalotnama] }))
  return { server, ...renderScreen(<CategoriesPage />, { at, ...renderOptions }) }
}
const inTable = (name: string) => within(screen.getByRole('table', { name }))

test('a new income category appears in the list', async () => {
  const { user, server } = open()
  await screen.findByText('Hall rent')
  await user.type(screen.getByLabelText('Category'), 'Library')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Income Category added')).toBeInTheDocument()
  expect(await screen.findByText('Library')).toBeInTheDocument()
  expect(server.rows(incomeCategory)).toHaveLength(3)
})

test('the expense side lists and adds expense categories', async () => {
  const { user, address } = open()
  await user.click(await screen.findByText('Expanse'))
  expect(await screen.findByText('Salary')).toBeInTheDocument()
  expect(screen.queryByText('Heads of income')).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard/add-category?type=expanse')
  await user.type(screen.getByLabelText('Category'), 'Tea')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Expanse Category added')).toBeInTheDocument()
})

test('a link with an id opens a category in the form, and Update removes the id from the URL', async () => {
  const { user, address } = open({ at: '/dashboard/add-category?edit=2' })
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveValue('Hall rent'))
  await user.clear(screen.getByLabelText('Category'))
  await user.type(screen.getByLabelText('Category'), 'Hall')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Income Category updated')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/dashboard/add-category'))
})

test('a failed deletion shows the reason, and the row reappears', async () => {
  const { user, server } = open()
  await screen.findByText('Hall rent')
  server.refuseNext(409, { message: '3 records refer to it.' })
  await user.click(inTable('Income Categories').getAllByRole('button', { name: 'Delete' })[0]!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Failed to delete category/)).toHaveTextContent('3 records refer to it.')
  expect(inTable('Income Categories').getByText('Court papers')).toBeInTheDocument()
})

describe('a head', () => {
  test('moves to another category from a date', async () => {
    const { user, server } = open()
    server.route('PUT', 'heads/1/', () => ({ body: vokalotnama }))
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText('Income Category')).toHaveValue('Court papers'))
    await user.clear(dialog.getByLabelText('Income Category'))
    await user.type(dialog.getByLabelText('Income Category'), 'Hall')
    await user.click(await screen.findByRole('option', { name: 'Hall rent' }))
    await user.selectOptions(dialog.getByLabelText('From'), 'From a date')
    await user.clear(await dialog.findByLabelText('Date'))
    await user.type(dialog.getByLabelText('Date'), '01/07/2026')
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('Head moved successfully')).toBeInTheDocument()
    const body = server.requests.find(({ method }) => method === 'PUT')?.body
    expect(body).toEqual({ category: 2, kind: 'income', from: '2026-07-01', version: 3 })
  })

  test('is not moved from an invalid date, and the error is at the date field', async () => {
    const { user, server } = open()
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText('Income Category')).toHaveValue('Court papers'))
    await user.selectOptions(dialog.getByLabelText('From'), 'From a date')
    await user.clear(await dialog.findByLabelText('Date'))
    await user.type(dialog.getByLabelText('Date'), '31/02/2026')
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByText('Enter a date as DD/MM/YYYY')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveFocus())
    expect(dialog.getByLabelText('Date')).toHaveValue('31/02/2026')
    expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('is not moved when the server refuses, and the dialog stays open with the reason', async () => {
    const { user, server } = open()
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText('Income Category')).toHaveValue('Court papers'))
    const message = 'The books are locked up to 31/03/2026'
    server.refuseNext(409, { message, errors: { from: [message] } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })
})

test('an auditor sees the lists without buttons that change them', async () => {
  open({ role: 'auditor' })
  await screen.findByText('Hall rent')
  await screen.findByText('Vokalotnama')
  for (const name of ['Add', 'Edit', 'Delete', 'Archive', 'Move'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('the Bengali screen is Bengali except for the names of categories', async () => {
  open({ language: 'bn' })
  expect(screen.getByRole('heading', { level: 1, name: 'খাত যোগ করুন' })).toBeInTheDocument()
  expect(await screen.findByText('ওকালতনামা')).toBeInTheDocument()
})
