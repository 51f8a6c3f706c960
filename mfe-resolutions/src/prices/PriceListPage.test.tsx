import { price } from '@samity/shared-api/contract/resolutions/price'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import PriceListPage from './PriceListPage.tsx'

const raise = {
  id: 7,
  version: 1,
  number: '12/2020',
  meeting: 'General Meeting',
  day: '2020-06-10',
  kind: 'price',
  effective_from: '2020-06-12',
}
const openServer = () =>
  fakeServer(price)
    .and(resolution, [raise])
    .route('GET', 'prices/items/', () => ({
      body: [
        {
          item: 'VKL',
          name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
          unit: 'paper',
          head: 1,
          has_advocate: true,
          archived: false,
        },
      ],
    }))
    .route('GET', 'prices/heads/', () => ({
      body: [
        {
          id: 1,
          name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
          kind: 'income',
          is_credit: false,
          is_fixed: true,
        },
        {
          id: 1001,
          name: { en: 'Court fee', bn: 'কোর্ট ফি' },
          kind: 'passed_on',
          is_credit: false,
          is_fixed: false,
        },
      ],
    }))

test('a price takes the head of its item and the day of its resolution, and its parts add up', async () => {
  const server = openServer()
  const { user } = renderScreen(<PriceListPage />, { at: '/dashboard/price-list', role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'New price' }))
  await screen.findByRole('option', { name: 'Court fee (passed on)' })
  await user.selectOptions(screen.getByLabelText('For', { selector: '#item' }), 'Vokalotnama')
  await user.type(screen.getByLabelText('Resolution'), '12')
  await user.click(await screen.findByRole('option', { name: '12/2020 · General Meeting' }))
  expect(screen.getByLabelText('From')).toHaveValue('12/06/2020')
  expect(screen.getByLabelText('Head 1')).toHaveDisplayValue('Vokalotnama')
  await user.type(screen.getByLabelText('Amount 1'), '২২০')
  await user.click(screen.getByRole('button', { name: 'Add part' }))
  await user.selectOptions(screen.getByLabelText('Head 2'), 'Court fee (passed on)')
  await user.type(screen.getByLabelText('Amount 2'), '30.50')
  expect(await screen.findByText(/^Price: /)).toHaveTextContent('Price: 250.50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Price saved')).toBeInTheDocument()
  const { body } = server.requests.find(({ method }) => method === 'POST')!
  expect(body).toMatchObject({ item: 'VKL', resolution: 7, from_day: '2020-06-12' })
  // only an administrator adds heads
  expect(screen.queryByRole('button', { name: 'New head' })).not.toBeInTheDocument()
})
