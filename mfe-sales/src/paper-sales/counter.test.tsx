import { today } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { renderScreen } from '@samity/shared-ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import PaperSaleEntryPage from './PaperSaleEntryPage.tsx'

const route = '/dashboard/vokalatnama'
const field = (label: string) => screen.getByLabelText(label)
const open = () => renderScreen(<PaperSaleEntryPage />, { at: route, path: `${route}/:id?` })

const price = (item: string, amount: string): PriceInForce => ({
  item,
  item_name: { en: item, bn: item },
  unit: 'paper',
  price: 1,
  amount,
  components: [{ head: 1, name: { en: item, bn: item }, kind: 'income', is_credit: false, amount }],
  from_day: '2020-06-12',
  resolution: 1,
  resolution_number: '12/2020',
  next: null,
})

/** A counter with a book in use, and prices by resolution of two papers. */
const openCounter = () =>
  fakeBooks(paperSale, 'VKL', ['total_amount'])
    .route('GET', 'prices/in-force/', ({ query }) => ({
      body: query.on === today() ? [price('VKL', '450.00'), price('CRT', '20.00')] : [],
    }))
    .route('GET', 'counter/', ({ query }) => ({
      body: {
        building_name: 'Annex Building',
        next: query.paper === 'VKL' ? { from_serial: 106, to_serial: 107, width: 4 } : null,
        on_hand: 95,
        warnings: query.from_serial === '200' ? ['Serial 200 was never received'] : [],
      },
    }))

beforeEach(() => {
  sessionStorage.clear()
  window.print = jest.fn()
})

test('a new sale has the building, the next serials and the price by resolution', async () => {
  openCounter()
  open()
  await waitFor(() => expect(field('Building Name')).toHaveValue('Annex Building'))
  await waitFor(() => expect(field('Price')).toHaveValue('450.00'))
  expect(field('From 1')).toHaveValue('0106')
  expect(field('To 1')).toHaveValue('0107')
  // the total follows from both in a render of its own
  await waitFor(() => expect(field('Total Amount')).toHaveValue('900.00'))
  expect(screen.getByText('Resolution 12/2020: 450.00')).toBeInTheDocument()
})

test('a suggestion that arrives the moment somebody types does not replace the input', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const server = openCounter()
  server.route('GET', 'counter/', async () => {
    await isAnswered
    return { body: { building_name: 'Annex Building', next: { from_serial: 106, to_serial: 107, width: 4 } } }
  })
  open()
  await waitFor(() => expect(server.requests.some(({ path }) => path.startsWith('counter/'))).toBe(true))
  // the form tells its watchers of a change in a later task, which does not come here
  const channel = jest
    .spyOn(globalThis, 'MessageChannel')
    .mockImplementation(() => ({ port1: {}, port2: { postMessage: () => {} } }) as never)
  fireEvent.change(field('From 1'), { target: { value: '7' } })
  answer()
  await waitFor(() => expect(field('Building Name')).toHaveValue('Annex Building'))
  channel.mockRestore()
  expect(field('From 1')).toHaveValue('7')
})

test('a suggestion that arrives in the field with the focus is replaced by what is typed', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  openCounter().route('GET', 'counter/', async () => {
    await isAnswered
    return { body: { building_name: 'Annex Building', next: { from_serial: 106, to_serial: 107, width: 4 } } }
  })
  const { user } = open()
  await user.click(field('Total 1'))
  answer()
  await waitFor(() => expect(field('Total 1')).toHaveValue('2'))
  await user.keyboard('10')
  expect(field('Total 1')).toHaveValue('10')
  expect(field('To 1')).toHaveValue('0115')
})

test('another paper has its own price and serials', async () => {
  openCounter()
  const { user } = open()
  await waitFor(() => expect(field('From 1')).toHaveValue('0106'))
  await user.selectOptions(field('Sale Type'), 'Cartis Paper')
  await waitFor(() => expect(field('Price')).toHaveValue('20.00'))
  await waitFor(() => expect(field('From 1')).toHaveValue(''))
})

test('a paper or a day without a price does not keep the price of the one before', async () => {
  openCounter()
  const { user } = open()
  await waitFor(() => expect(field('Price')).toHaveValue('450.00'))
  await user.selectOptions(field('Sale Type'), 'Notery Sticker')
  await waitFor(() => expect(field('Price')).toHaveValue(''))
  await user.type(field('Price'), '10')
  await user.selectOptions(field('Sale Type'), 'Vokalotnama')
  await waitFor(() => expect(field('Price')).toHaveValue('450.00'))
  await user.tripleClick(field('Sales Date'))
  await user.keyboard('01/06/2020{Tab}')
  await waitFor(() => expect(field('Price')).toHaveValue(''))
  // a price that a person has entered is not of another day
  await user.type(field('Price'), '220')
  await user.tripleClick(field('Sales Date'))
  await user.keyboard('02/06/2020{Tab}')
  await waitFor(() => expect(field('Sales Date')).toHaveValue('02/06/2020'))
  expect(field('Price')).toHaveValue('220')
})

test('serials that cannot be sold are warned about before the sale is saved', async () => {
  openCounter()
  const { user } = open()
  await waitFor(() => expect(field('From 1')).toHaveValue('0106'))
  for (const end of ['From 1', 'To 1']) {
    await user.clear(field(end))
    await user.type(field(end), '200')
  }
  expect(await screen.findByText('Serial 200 was never received')).toBeInTheDocument()
})

test('another price asks for a reason and is sent with it', async () => {
  const server = openCounter()
  const refusal = 'By resolution 12/2020 the price on 12/06/2020 is 450.00. Another price needs a reason.'
  let isRefused = false
  server.route('POST', 'vokalotnama/', ({ body }) => {
    if (body.price_reason) return undefined
    isRefused = true
    return {
      status: 422,
      body: { message: refusal, errors: { price: [refusal] }, price_reason_required: true },
    }
  })
  const { user } = open()
  await waitFor(() => expect(field('Price')).toHaveValue('450.00'))
  await user.clear(field('Price'))
  await user.type(field('Price'), '400')
  expect(await screen.findByText(/By resolution 12\/2020 the price is 450.00/)).toBeInTheDocument()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Sell at another price?')).toBeInTheDocument()
  expect(isRefused).toBe(true)
  await user.type(screen.getByLabelText('Reason *'), 'Old papers')
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() =>
    expect(server.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      price: '400',
      price_reason: 'Old papers',
    }),
  )
})

test('ten papers are sold with the number of the member, and the next sale keeps the building', async () => {
  const server = openCounter()
  const { user } = open()
  await waitFor(() => expect(field('Price')).toHaveValue('450.00'))
  await waitFor(() => expect(field('From 1')).toHaveValue('0106'))
  await user.keyboard('137')
  await waitFor(() => expect(field('Advocate Name')).toHaveValue('Mahmuda Begum'))
  // the building and the serials are known: Enter leads to the count
  await user.keyboard('{Enter}10{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('article')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    advocateId: '137',
    building_name: 'Annex Building',
    serials: [{ from_serial: '0106', to_serial: '0115' }],
  })
  await waitFor(() => expect(field('Advocate Name')).toHaveValue(''))
  expect(field('Building Name')).toHaveValue('Annex Building')
})

test('without a price in force the last price is proposed', async () => {
  openCounter()
    .route('GET', 'prices/in-force/', () => ({ body: [] }))
    .route('GET', 'counter/', () => ({
      body: { building_name: '', next: null, price: '60.00', on_hand: null, warnings: [] },
    }))
  open()
  await waitFor(() => expect(field('Price')).toHaveValue('60.00'))
})
