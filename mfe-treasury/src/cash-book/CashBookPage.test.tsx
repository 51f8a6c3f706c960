import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aBook, aBookRow, aPlace } from '../testing/builders.ts'
import CashBookPage from './CashBookPage.tsx'

const transferRow = aBookRow({
  id: 2,
  record: 'transfer',
  record_id: 4,
  number: 'TRF-2026-000004',
  receipt_no: 'TRF-2026-000004',
  stream: 'TRF',
  party: { en: 'Sonali Bank', bn: 'সোনালী ব্যাংক' },
  in: '0.00',
  out: '350.00',
  balance: '1250.00',
})

function open(
  at = '/dashboard/treasury/cash-book?place=7&from=2026-11-20&to=2026-11-20',
  places = [aPlace()],
) {
  const server = fakeServer(moneyPlace, places).route('GET', 'cash-book/', () => ({
    body: aBook([aBookRow(), transferRow]),
  }))
  return { server, ...renderScreen(<CashBookPage />, { at, role: 'cashier' }) }
}

test('the book begins with the opening balance, and each line leads to its record', async () => {
  const { server } = open()
  const rows = within(await screen.findByRole('table', { name: 'Cash Book of Counter 1' })).getAllByRole(
    'row',
  )
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/20\/11\/2026Opening balance1,000\.00/),
    expect.stringMatching(/VKL-2026-000011VokalotnamaAbdul Karim600\.001,600\.00/),
    expect.stringMatching(/TRF-2026-000004TransferSonali Bank350\.001,250\.00/),
    expect.stringMatching(/Total.*600\.00350\.001,250\.00/),
  ])
  expect(screen.getByRole('link', { name: 'VKL-2026-000011' })).toHaveAttribute(
    'href',
    '/open/receipt?id=11&number=VKL-2026-000011',
  )
  expect(screen.getByRole('link', { name: 'TRF-2026-000004' })).toHaveAttribute(
    'href',
    '/open/transfer?id=4&number=TRF-2026-000004',
  )
  expect(server.requests.find(({ path }) => path === 'cash-book/')?.query).toMatchObject({
    place: '7',
    from: '2026-11-20',
    to: '2026-11-20',
  })
})

test('without a place in the URL the own box opens, and the days are those of the server', async () => {
  const { server } = open('/dashboard/treasury/cash-book')
  expect(await screen.findByRole('table', { name: 'Cash Book of Counter 1' })).toBeVisible()
  expect(screen.getByLabelText('From Date')).toHaveValue('20/11/2026')
  expect(server.requests.find(({ path }) => path === 'cash-book/')?.query).not.toHaveProperty('from')
})

test('a reversed line says so', async () => {
  const { server } = open()
  server.route('GET', 'cash-book/', () => ({
    body: aBook([aBookRow({ reason: 'voided', in: '0.00', out: '600.00', balance: '400.00' })]),
  }))
  expect(await screen.findByText('Vokalotnama (void)')).toBeVisible()
})

test('a cashier without a box is told so', async () => {
  open('/dashboard/treasury/cash-book', [])
  expect(await screen.findByText('You keep no cash box. An administrator can give you one.')).toBeVisible()
})

test.each([
  ['en' as const, 'Shown after the count · Lines until 19/11/2026'],
  ['bn' as const, 'গোনার পরে দেখানো হবে · যে দিন পর্যন্ত ১৯/১১/২০২৬'],
])(
  'before the count a cashier reads no sum and no balance, and gets to the count (%s)',
  async (language, text) => {
    fakeServer(moneyPlace, [aPlace({ balance: null })]).route('GET', 'cash-book/', () => ({
      body: {
        ...aBook([aBookRow({ balance: null })]),
        opening: null,
        in: null,
        out: null,
        closing: null,
        shown_until: '2026-11-19',
      },
    }))
    renderScreen(<CashBookPage />, { role: 'cashier', language, at: '/dashboard/treasury/cash-book?place=7' })
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent(text)
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/dashboard/treasury/day-close')
    // the heading and the only line
    expect(screen.getAllByRole('row')).toHaveLength(2)
  },
)
