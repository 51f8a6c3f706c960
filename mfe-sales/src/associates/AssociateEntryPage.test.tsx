import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import AssociateEntryPage from './AssociateEntryPage.tsx'

const route = '/dashboard/associate-renewal'
const field = (label: string) => screen.getByLabelText(label)
const open = () => renderScreen(<AssociateEntryPage />, { at: route, path: `${route}/:id?` })
const books = () => fakeBooks(associateRegistration, 'ASR', ['entry_fee', 'book_rate', 'renewal_fee'])

beforeEach(() => {
  sessionStorage.clear()
  window.print = jest.fn()
})

async function register({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('License No'), 'L-1')
  await user.type(field('Name'), 'Jamal')
  await user.type(field('Advocate ID'), '137')
  await waitFor(() => expect(field('Advocate Name')).toHaveValue('Mahmuda Begum'))
  await user.type(field('Entry Fee'), '500')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
}

test('blank fees are sent as 0', async () => {
  const server = books()
  await register(open())
  expect(await screen.findByText('Submitted successfully!')).toBeInTheDocument()
  expect(server.rows(associateRegistration)[0]).toMatchObject({
    entry_fee: '500',
    book_rate: '0',
    renewal_fee: '0',
    total: '500.00',
  })
})

test('a registration without a response shows a network error', async () => {
  books().loseNext()
  await register(open())
  expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument()
})

test('a rejected registration shows the message of the server', async () => {
  const message = 'An associate with this license number is already registered'
  books().route('POST', 'associate-registration/', () => ({
    status: 409,
    body: { message, errors: { license_no: [message] } },
  }))
  await register(open())
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByText('Network error. Please try again.')).not.toBeInTheDocument()
})
