import { monthNames } from '@samity/shared-api/contract'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import BillEntryPage from './BillEntryPage.tsx'

const route = '/dashboard/electricity-bill-collect'
const field = (label: string) => screen.getByLabelText(label)

test('the month of a bill is selected by name and sent as its English name', async () => {
  sessionStorage.clear()
  window.print = jest.fn()
  const server = fakeBooks(electricityBill, 'ELB', ['bill_amount'])
  const { user } = renderScreen(<BillEntryPage />, { at: route, path: `${route}/:id?` })
  const options = within(field('Month')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent).slice(-12)).toEqual(monthNames.map(({ en }) => en))
  await user.selectOptions(field('Month'), 'March')
  await user.type(field('Building Name'), 'Annex Building')
  await user.type(field('Bill Payer Name'), 'Karim')
  await user.type(field('Bill Amount'), '750')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('article', { name: /ELB-2026-000001/ })).toBeInTheDocument()
  expect(server.rows(electricityBill)[0]).toMatchObject({ month: 'March', bill_amount: '750' })
})
