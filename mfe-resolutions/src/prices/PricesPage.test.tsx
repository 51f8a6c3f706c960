import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { price } from '@samity/shared-api/contract/resolutions/price'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import PricesPage from './PricesPage.tsx'

const vokalotnama = (amount: string, changes: Partial<PriceInForce> = {}): PriceInForce => ({
  item: 'VKL',
  item_name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
  unit: 'paper',
  price: 1,
  amount,
  components: [
    {
      head: 1,
      name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
      kind: 'income',
      is_credit: false,
      amount: '220.00',
    },
    {
      head: 1001,
      name: { en: 'Court fee', bn: 'কোর্ট ফি' },
      kind: 'passed_on',
      is_credit: false,
      amount: '30.00',
    },
  ],
  from_day: '2020-06-12',
  resolution: 1,
  resolution_number: '12/2020',
  next: { day: '2020-06-19', amount: '220.00' },
  ...changes,
})

const openServer = () =>
  fakeServer(price).route('GET', 'prices/in-force/', ({ query }) => ({
    body: query.on === '2020-06-12' ? [vokalotnama('250.00')] : [],
  }))

test('the day in the URL decides what costs what, with its resolution and the next change', async () => {
  openServer()
  renderScreen(<PricesPage />, { at: '/dashboard/prices?on=2020-06-12', role: 'auditor' })
  expect(
    await screen.findByRole('row', {
      name: /Vokalotnama 250.00 12\/06\/2020 12\/2020 220.00 from 19\/06\/2020/,
    }),
  ).toBeInTheDocument()
  expect(screen.getByText('Price history')).toBeInTheDocument()
})

test('another day is in the URL, and says when nothing has a price', async () => {
  openServer()
  const { user, address } = renderScreen(<PricesPage />, {
    at: '/dashboard/prices?on=2020-06-12',
    role: 'cashier',
  })
  await screen.findByRole('row', { name: /Vokalotnama/ })
  const day = screen.getByLabelText('On')
  await user.clear(day)
  await user.type(day, '11/06/2020{Enter}')
  await user.tab()
  await waitFor(() => expect(address()).toContain('on=2020-06-11'))
  expect(await screen.findByText(/Nothing has a price by resolution on this day/)).toBeInTheDocument()
  // a cashier has no links to the screens of the office
  expect(screen.queryByText('Price history')).not.toBeInTheDocument()
})
