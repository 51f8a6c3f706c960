import { bengaliDigits, showDay, today } from '@samity/shared-api/contract'
import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { FakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import FeeEntryPage from '../advocate-fees/FeeEntryPage.tsx'
import PaperSaleEntryPage from '../paper-sales/PaperSaleEntryPage.tsx'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'

const choice = (id: number, kind: PlaceChoice['kind'], name: string, more: Partial<PlaceChoice> = {}) => ({
  id,
  kind,
  name_english: name,
  name_bengali: `${name} (বাংলা)`,
  holder_name: '',
  is_default: false,
  is_own: false,
  opening_day: null,
  closed_until: null,
  ...more,
})
const counter = choice(3, 'cash', 'Counter', { is_default: true })
const ownBox = choice(4, 'cash', "Rahima's Box", { holder_name: 'rahima', is_own: true })
const otherBox = choice(5, 'cash', "Karim's Box", { holder_name: 'karim' })
const sonali = choice(6, 'bank', 'Sonali', { is_default: true })
const janata = choice(7, 'bank', 'Janata')
const cheques = choice(8, 'cheques', 'Cheques in Hand', { is_default: true })
const all = [counter, ownBox, otherBox, sonali, janata, cheques]

const withPlaces = (server: FakeServer, places: PlaceChoice[] = all) =>
  server.route('GET', 'money-places/choices/', () => ({ body: places }))
const route = '/dashboard/vokalatnama'
const open = (options = {}) =>
  renderScreen(<PaperSaleEntryPage />, { at: route, path: `${route}/:id?`, ...options })
const optionTexts = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const bodyOf = (server: FakeServer, method: string) =>
  server.requests.findLast((request) => request.method === method && request.path.startsWith('vokalotnama/'))
    ?.body as Record<string, unknown> | undefined

const aSale = (more: Record<string, unknown> = {}) =>
  aReceipt('VKL-2026-000001', {
    id: 1,
    version: 2,
    sale_type: 'Vokalotnama',
    sales_date: '2026-11-20',
    advocateId: '',
    advocate_name: 'Mahmuda Begum',
    building_name: 'Annex Building',
    serials: [{ from_serial: 101, to_serial: 120, total: 20, width: 6 }],
    total_count: 20,
    price: '60.00',
    total_amount: '1200.00',
    total: '1200.00',
    payment_type: 'bank',
    ...more,
  })

beforeEach(() => {
  sessionStorage.clear()
  window.print = jest.fn()
})

test('a form offers the places that fit the payment type, with the usual one selected', async () => {
  withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount']))
  const { user } = open()
  const place = await screen.findByLabelText('Received in')
  expect(optionTexts(place)).toEqual(['Counter', "Rahima's Box · rahima", "Karim's Box · karim"])
  expect(place).toHaveValue('4')
  await user.selectOptions(screen.getByLabelText('Payment Type'), 'bank')
  await waitFor(() => expect(optionTexts(screen.getByLabelText('Received in'))).toEqual(['Sonali', 'Janata']))
  expect(screen.getByLabelText('Received in')).toHaveValue('6')
  // one place fits a cheque
  await user.selectOptions(screen.getByLabelText('Payment Type'), 'check')
  await waitFor(() => expect(screen.queryByLabelText('Received in')).not.toBeInTheDocument())
})

test('a cashier without a box is not offered the box of another cashier, and reads Bengali', async () => {
  const second = choice(9, 'cash', 'Second Counter')
  withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount']), [counter, otherBox, second])
  open({ role: 'cashier', language: 'bn' })
  expect(optionTexts(await screen.findByLabelText('যেখানে জমা'))).toEqual([
    'Counter (বাংলা)',
    'Second Counter (বাংলা)',
  ])
})

test('the cash of a cashier with a box goes there: nothing is asked', async () => {
  withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount']))
  const { user } = open({ role: 'cashier' })
  // other money has a choice still
  await user.selectOptions(await screen.findByLabelText('Payment Type'), 'bank')
  expect(optionTexts(await screen.findByLabelText('Received in'))).toEqual(['Sonali', 'Janata'])
  await user.selectOptions(screen.getByLabelText('Payment Type'), 'cash')
  await waitFor(() => expect(screen.queryByLabelText('Received in')).not.toBeInTheDocument())
  expect(screen.queryByText(/is closed for/)).not.toBeInTheDocument()
})

describe('a form that opens when the box is closed for the day', () => {
  const closedBox = { ...ownBox, closed_until: today() }
  const day = showDay(today())

  test.each([
    [
      'en' as const,
      `Rahima's Box is closed for ${day}: nothing of this day goes into it any more.`,
      'Counter',
    ],
    ['bn' as const, `${bengaliDigits(day)} তারিখের হিসাব বন্ধ`, 'Counter (বাংলা)'],
  ])('says to a cashier at once who can take the money (%s)', async (language, text, other) => {
    withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount']), [counter, closedBox, sonali])
    open({ role: 'cashier', language })
    const notice = await screen.findByText(text, { exact: false })
    expect(notice).toHaveTextContent(other)
  })

  test('says to staff which place to choose, until they choose it', async () => {
    withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount']), [counter, closedBox, sonali])
    const { user } = open({ role: 'staff' })
    const says = `Rahima's Box is closed for ${day}. Choose Counter for this money.`
    expect(await screen.findByText(says)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Received in'), 'Counter')
    await waitFor(() => expect(screen.queryByText(says)).not.toBeInTheDocument())
  })

  test('says nothing about a day that is not closed, or a record that is stored', async () => {
    const stored = aSale({ payment_type: 'cash', sales_date: today(), place: 4, places: [] })
    const server = withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount'], [stored]), [counter, closedBox])
    open({ role: 'staff', at: `${route}/1` })
    expect(await screen.findByLabelText('Received in')).toHaveValue('4')
    expect(screen.queryByText(/is closed for/)).not.toBeInTheDocument()
    expect(server.requests.length).toBeGreaterThan(0)
  })
})

test('the chosen place is sent', async () => {
  const server = withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount'], [aSale({ place: 6, places: [] })]))
  const { user } = open({ at: `${route}/1` })
  await user.selectOptions(await screen.findByLabelText('Received in'), 'Janata')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(bodyOf(server, 'PUT')).toMatchObject({ payment_type: 'bank', place: 7 }))
})

test('a change of the payment type clears a place that no longer fits', async () => {
  const server = withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount'], [aSale({ place: 7, places: [] })]))
  const { user } = open({ at: `${route}/1` })
  expect(await screen.findByLabelText('Received in')).toHaveValue('7')
  await user.selectOptions(screen.getByLabelText('Payment Type'), 'cash')
  await waitFor(() => expect(screen.getByLabelText('Received in')).toHaveValue('4'))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(bodyOf(server, 'PUT')).toMatchObject({ payment_type: 'cash', place: null }))
})

test('a record shows a place that nobody may choose any more', async () => {
  const archived = {
    id: 9,
    kind: 'bank',
    name_english: 'Old Bank',
    name_bengali: '',
    payment_type: 'bank',
    amount: '1',
  }
  withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount'], [aSale({ place: 9, places: [archived] })]))
  open({ at: `${route}/1` })
  const place = await screen.findByLabelText('Received in')
  expect(place).toHaveValue('9')
  expect(optionTexts(place)).toEqual(['Sonali', 'Janata', 'Old Bank'])
})

test('a refused place is marked at its field', async () => {
  const server = withPlaces(fakeBooks(paperSale, 'VKL', ['total_amount'], [aSale({ place: 6, places: [] })]))
  const { user } = open({ at: `${route}/1` })
  await user.selectOptions(await screen.findByLabelText('Received in'), 'Janata')
  server.refuseNext(422, { message: 'Janata is archived', errors: { place: ['Janata is archived'] } })
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Received in')).toHaveAccessibleDescription(/Janata is archived/),
  )
})

test.each([
  ['one place fits', [counter, cheques]],
  ['the server has no places', undefined],
])('nothing is shown and nothing is sent when %s', async (_case, places) => {
  const server = fakeBooks(paperSale, 'VKL', ['total_amount'], [aSale({ payment_type: 'cash' })])
  if (places) withPlaces(server, places)
  const { user } = open({ at: `${route}/1` })
  await waitFor(() => expect(server.requests.some(({ path }) => path === 'money-places/choices/')).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Update' }))
  await waitFor(() => expect(bodyOf(server, 'PUT')).toBeDefined())
  expect(bodyOf(server, 'PUT')).not.toHaveProperty('place')
  expect(screen.queryByLabelText('Received in')).not.toBeInTheDocument()
})

test('fees offer the places of all their payment types', async () => {
  const fees = {
    ...aSale({ place: 6, places: [] }),
    collection_date: '2026-11-20',
    entryfee_set: [{ entry_fee: '100.00', payment_type: 'bank' }],
    monthlyfee_set: [],
    rentcollection_set: [{ rent_amount: '50.00', payment_type: 'cash' }],
    barassociationfee_set: [],
  }
  withPlaces(fakeBooks(advocateFees, 'FEE', [], [fees]))
  renderScreen(<FeeEntryPage />, { at: '/dashboard/fees/1', path: '/dashboard/fees/:id?' })
  expect(optionTexts(await screen.findByLabelText('Received in'))).toEqual([
    'Usual places',
    'Counter',
    "Rahima's Box · rahima",
    "Karim's Box · karim",
    'Sonali',
    'Janata',
  ])
})
