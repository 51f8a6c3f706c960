import type { Role } from '@samity/shared-api/contract'
import { stockEntry, type StationeryOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import PaperStockPage from './PaperStockPage.tsx'

const noQuantities = {
  received: 0,
  sold: 0,
  spoiled: 0,
  returned: 0,
  on_hand: 0,
  unreceived: 0,
  ranges: [],
  range_count: 0,
}
const papers: StationeryOnHand[] = [
  {
    paper: 'VKL',
    name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
    opened: true,
    received: 1000,
    sold: 15,
    spoiled: 2,
    returned: 0,
    on_hand: 983,
    unreceived: 6,
    range_count: 14,
    ranges: [
      { from_serial: 13, to_serial: 20, width: 6 },
      { from_serial: 26, to_serial: 26, width: 6 },
    ],
  },
  {
    ...noQuantities,
    paper: 'FRM:3',
    name: { en: 'Hazira Form', bn: 'Hazira Form' },
    opened: false,
    unreceived: 40,
  },
]
const receivedEntry = {
  id: 1,
  version: 1,
  kind: 'received',
  paper: 'VKL',
  from_serial: 1,
  to_serial: 1000,
  width: 6,
  total: 1000,
  date: '2026-02-01',
  remarks: '',
  created_by: 'rahima',
}

function open({
  role = 'staff',
  language = 'en',
  at = '/dashboard/stock',
}: { role?: Role; language?: 'en' | 'bn'; at?: string } = {}) {
  const server = fakeServer(stockEntry, [receivedEntry])
    .route('GET', 'paper-stock/papers/', () => ({ body: papers }))
    .route('GET', 'paper-stock/serial/', ({ query }) => ({
      body:
        query['serial'] === '5'
          ? {
              sales: [
                {
                  paper: 'VKL',
                  number: 'VKL-2026-000002',
                  date: '2026-03-10',
                  payer: 'Abdul Karim',
                  voided_at: null,
                  from_serial: 1,
                  to_serial: 10,
                  width: 6,
                },
                {
                  paper: 'VKL',
                  number: 'VKL-2026-000001',
                  date: '2026-03-09',
                  payer: '',
                  voided_at: '2026-03-09T10:00:00Z',
                  from_serial: 5,
                  to_serial: 5,
                  width: 6,
                },
              ],
              stock: [
                {
                  id: 1,
                  paper: 'VKL',
                  kind: 'received',
                  date: '2026-02-01',
                  from_serial: 1,
                  to_serial: 1000,
                  width: 6,
                },
              ],
            }
          : { sales: [], stock: [] },
    }))
  return { server, ...renderScreen(<PaperStockPage />, { at, role, language }) }
}
const card = async (name: string) => (await screen.findByRole('heading', { name, level: 3 })).closest('li')!

test('each paper has a card with the quantity on hand and how it is computed', async () => {
  open()
  expect(await card('Vokalotnama')).toHaveTextContent('983 On Hand')
  expect(await card('Vokalotnama')).toHaveTextContent('Received1,000Sold15Spoiled2Returned0')
  expect(await card('Vokalotnama')).toHaveTextContent('000013–000020, 000026 and 12 more ranges')
  expect(await card('Vokalotnama')).toHaveTextContent('6 sold but never received')
  expect(await card('Hazira Form')).toHaveTextContent('No opening stock')
  expect(await card('Hazira Form')).toHaveTextContent('40 sold so far')
})

test('the serials of a received book are sent as typed, and the stock is loaded again', async () => {
  const { user, server } = open()
  await card('Hazira Form')
  await user.selectOptions(document.getElementById('paper')!, 'Hazira Form')
  await user.type(screen.getByLabelText('From Serial'), '০০০১০১')
  await user.type(screen.getByLabelText('To Serial'), '000200')
  await waitFor(() => expect(screen.getByLabelText('Count')).toHaveValue('100'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  const [request] = server.requests.filter(({ method }) => method === 'POST')
  expect(request?.body).toMatchObject({
    kind: 'received',
    paper: 'FRM:3',
    from_serial: '০০০১০১',
    to_serial: '000200',
  })
  expect(request?.body).not.toHaveProperty('width')
  expect(server.requests.filter(({ path }) => path === 'paper-stock/papers/')).toHaveLength(2)
})

test('a range that the server refuses shows the reason at its field', async () => {
  const { user, server } = open()
  await card('Vokalotnama')
  await user.selectOptions(document.getElementById('kind')!, 'Spoiled')
  await user.selectOptions(document.getElementById('paper')!, 'Vokalotnama')
  await user.type(screen.getByLabelText('From Serial'), '5')
  await user.type(screen.getByLabelText('To Serial'), '6')
  const sentence = 'Serials 1–10 are on receipt VKL-2026-000002'
  server.refuseNext(409, { message: sentence, errors: { from_serial: [sentence] } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('From Serial')).toHaveFocus())
})

test('an entry is deleted with a reason, and stays with a message when the server refuses', async () => {
  const { user, server } = open()
  const row = await screen.findByRole('row', { name: /000001–001000/ })
  server.refuseNext(409, {
    message: 'This entry cannot be removed: serials 1–10 are on receipt VKL-2026-000002',
  })
  const remove = async () => {
    await user.click(
      within(await screen.findByRole('row', { name: /000001–001000/ })).getByRole('button', {
        name: 'Delete',
      }),
    )
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Delete the entry of serials 000001–001000?')
    await user.type(within(dialog).getByLabelText(/Reason/), 'Entered twice')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  }
  expect(row).toHaveTextContent('Received')
  await remove()
  expect(await screen.findByText(/This entry cannot be removed/)).toBeInTheDocument()
  await remove()
  expect(await screen.findByText('No stock entries found.')).toBeInTheDocument()
  const requests = server.requests.filter(({ method }) => method === 'DELETE')
  expect(requests.at(-1)?.body).toEqual({ reason: 'Entered twice' })
})

test('the search for a serial lists its receipts, with void ones marked, and its stock entries', async () => {
  const { user } = open()
  await card('Vokalotnama')
  await user.type(screen.getByLabelText('Serial'), '৫{Enter}')
  expect(await screen.findByRole('link', { name: 'VKL-2026-000002' })).toHaveAttribute(
    'href',
    '/dashboard/receipt/VKL-2026-000002',
  )
  const voidedItem = screen.getByRole('link', { name: 'VKL-2026-000001' }).closest('li')!
  expect(voidedItem).toHaveTextContent('VOID')
  expect(screen.getByText('Vokalotnama · 000001–001000 · 01/02/2026')).toBeInTheDocument()
  expect(screen.queryByText(/has not been sold/)).not.toBeInTheDocument()
  await user.clear(screen.getByLabelText('Serial'))
  await user.type(screen.getByLabelText('Serial'), '7{Enter}')
  expect(await screen.findByText('Serial 7 has not been sold.')).toBeInTheDocument()
})

test('the filters are in the URL', async () => {
  const { user, address, server } = open({ at: '/dashboard/stock?kind=received' })
  await screen.findByRole('row', { name: /000001–001000/ })
  await user.selectOptions(document.getElementById('paper_filter')!, 'Hazira Form')
  await waitFor(() => expect(address()).toBe('/dashboard/stock?kind=received&paper=FRM%3A3'))
  await waitFor(() =>
    expect(server.requests.at(-1)?.query).toMatchObject({ paper: 'FRM:3', kind: 'received' }),
  )
})

test.each(['cashier', 'auditor'] as const)(
  'the %s role can read the stock but not change it',
  async (role) => {
    open({ role })
    const row = await screen.findByRole('row', { name: /000001–001000/ })
    expect(within(row).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(await card('Vokalotnama')).toHaveTextContent('983')
  },
)

test('the Bengali screen has Bengali digits', async () => {
  open({ language: 'bn' })
  expect(await screen.findByRole('heading', { level: 1, name: 'কাগজের মজুদ' })).toBeInTheDocument()
  expect(await card('ওকালতনামা')).toHaveTextContent('৯৮৩ মজুদ')
})
