import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import FundCollectionEntryPage from './FundCollectionEntryPage.tsx'

const field = (label: string) => screen.getByLabelText(label)

test('a donation is booked with the default values, and its number comes from the server', async () => {
  sessionStorage.clear()
  window.print = jest.fn()
  const server = fakeBooks(fundCollection, 'DON', ['fund_amount'])
  const { user } = renderScreen(<FundCollectionEntryPage />)
  expect(field('Receipt No')).toHaveValue('Auto Generated')
  expect(field('Receipt No')).toHaveAttribute('readonly')
  const options = within(field('Payment Type')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Cash', 'Check'])
  await user.type(field('Fund Provider'), 'Ministry of Law')
  await user.type(field('Fund Amount'), '৫,০০০')
  await user.type(field('Purpose'), 'Library books')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Fund entry submitted successfully')).toBeInTheDocument()
  const [fund] = server.rows(fundCollection)
  expect(fund).toMatchObject({
    donation_type: 'govt_donation',
    payment_type: 'cash',
    number: 'DON-2026-000001',
  })
})
