import { advocate } from '@samity/shared-api/contract/config/advocate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { book } from '../../contract/book.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { aReservation, fakeLibrary } from '../testing/builders.ts'
import ReservationsPage from './ReservationsPage.tsx'

const path = 'x/mfe-library/reservations/'
const evidence = { id: 1, version: 1, title: 'The Evidence Act, 1872', author: 'Bashir Ullah' }
const taslima = {
  id: 17,
  bar_registration_number: '117',
  name_english: 'Taslima Khatun',
  name_bengali: '',
  phone: '01711111117',
}

function open(
  rows: Reservation[],
  { permissions, language }: { permissions?: string[]; language?: 'bn' } = {},
) {
  const server = fakeLibrary(permissions)
    .and(book, [evidence])
    .and(advocate, [taslima])
    .route('GET', path, () => ({ body: rows }))
  const at = '/dashboard/library/reservations?book=1'
  return { server, ...renderScreen(<ReservationsPage />, { at, ...(language && { language }) }) }
}

test('an advocate joins the line for the book of the address', async () => {
  const { user, server } = open([])
  server.route('POST', path, () => ({ status: 201, body: aReservation({ advocate_name: 'Taslima Khatun' }) }))
  await screen.findByRole('heading', { name: 'Reserve a book that is out' })
  const [field] = screen.getAllByLabelText('Book')
  await waitFor(() => expect(field).toHaveValue('The Evidence Act, 1872 · Bashir Ullah'))
  await user.type(screen.getByLabelText('Advocate ID'), '117')
  await waitFor(() => expect(screen.getByLabelText('Advocate Name')).toHaveValue('Taslima Khatun'))
  await user.click(screen.getByRole('button', { name: 'Reserve' }))
  expect(await screen.findByText('Taslima Khatun is in line for The Evidence Act, 1872.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    book_id: 1,
    advocate_id: 17,
  })
  expect(server.requests.find((request) => request.path === path)?.query).toMatchObject({ book_id: '1' })
})

test('a reservation is cancelled after a question, in Bengali too', async () => {
  let rows = [aReservation()]
  const { user, server } = open([], { language: 'bn', permissions: ['library.lend'] })
  server.route('GET', path, () => ({ body: rows }))
  server.route('POST', `${path}21/cancel/`, () => {
    rows = []
    return { body: { id: 21 } }
  })
  const row = await screen.findByRole('row', { name: /The Evidence Act, 1872 ১ Shirin Akter.*অপেক্ষায়/ })
  await user.click(within(row).getByRole('button', { name: 'বাতিল' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'সংরক্ষণ বাতিল' }))
  expect(await screen.findByText('কোনো বইয়ের জন্য কেউ অপেক্ষায় নেই।')).toBeInTheDocument()
})

test('who may not lend sees the line only', async () => {
  open([aReservation({ state: 'ready' })], { permissions: [] })
  expect(await screen.findByRole('row', { name: /Ready for pickup/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Reserve|Cancel)$/ })).not.toBeInTheDocument()
})
