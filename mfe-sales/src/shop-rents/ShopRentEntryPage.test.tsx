import { monthNames, type Language } from '@samity/shared-api/contract'
import { renter } from '@samity/shared-api/contract/config/renter'
import { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import ShopRentEntryPage from './ShopRentEntryPage.tsx'

const route = '/dashboard/shop-rent'
const bhaiBhai = {
  renter_name: 'Bhai Bhai Store',
  building: 1,
  building_details: { id: 1, building_name: 'Annex Building' },
  floor_no: '1',
  room_no: '105',
  rent_amount: '3000.00',
  phone: '',
}
const field = (label: string) => screen.getByLabelText(label)

function open({ language }: { language?: Language } = {}) {
  sessionStorage.clear()
  window.print = jest.fn()
  const server = fakeBooks(shopRent, 'RNT', ['rent_amount']).and(renter, [bhaiBhai])
  server.route('GET', 'paid-periods/', ({ query }) => ({
    body:
      query.room === '105'
        ? [{ kind: 'rent', from: '2026-01', to: '2026-03', number: 'RNT-2026-000004' }]
        : [],
  }))
  server.route('GET', 'rent-due/', ({ query }) => ({
    body: { due_months: query.room === '105' ? ['2025-12', '2026-04', '2026-05'] : null },
  }))
  return {
    server,
    ...renderScreen(<ShopRentEntryPage />, {
      at: route,
      path: `${route}/:id?`,
      ...(language && { language }),
    }),
  }
}

test('picking a renter fills in building, floor, room and the rent for the selected months, and shows the paid months', async () => {
  const { user } = open()
  await user.type(field('Renter Name'), 'bhai')
  await user.click(await screen.findByRole('option', { name: /Bhai Bhai Store/ }))
  expect(field('Building Name')).toHaveValue('Annex Building')
  expect(field('Floor')).toHaveValue('1')
  expect(field('Room')).toHaveValue('105')
  await waitFor(() => expect(field('Rent Amount')).toHaveValue('3000.00'))
  expect(await screen.findByText('Already paid: 01/2026 – 03/2026')).toBeInTheDocument()
  expect(screen.getByText('Due: 12/2025, 04/2026 – 05/2026')).toBeInTheDocument()
  await user.selectOptions(field('From Year'), '2026')
  await user.selectOptions(field('From Month'), 'April')
  await user.selectOptions(field('To Year'), '2026')
  await user.selectOptions(field('To Month'), 'June')
  await waitFor(() => expect(field('Rent Amount')).toHaveValue('9000.00'))
  expect(screen.getByText('৳ 3,000.00 a month for 3 months')).toBeInTheDocument()
  await user.selectOptions(field('To Month'), 'April')
  expect(await screen.findByText('৳ 3,000.00 a month for 1 month')).toBeInTheDocument()
})

test('months that are already paid are refused with the reason, and the typed values stay', async () => {
  const { server, user } = open()
  await user.type(field('Renter Name'), 'Someone new')
  await user.type(field('Building Name'), 'Annex Building')
  await user.type(field('Rent Amount'), '3000')
  const sentence = '11/2026 is already paid on receipt RNT-2026-000004'
  server.refuseNext(409, { message: sentence, errors: { from_month: [sentence] } })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(`Failed to submit rent collection: ${sentence}`)).toBeInTheDocument()
  expect(field('From Month')).toHaveAttribute('aria-invalid', 'true')
  expect(field('Renter Name')).toHaveValue('Someone new')
})

test('a renter who is not registered can pay', async () => {
  const { server, user } = open()
  await user.type(field('Renter Name'), 'Someone new')
  await user.type(field('Building Name'), 'Annex Building')
  await user.type(field('Rent Amount'), '3000')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Form submitted successfully!')).toBeInTheDocument()
  expect(server.rows(shopRent)[0]).toMatchObject({
    renter_name: 'Someone new',
    rent_type: 'House',
    payment_type: 'cash',
  })
})

test('the payment type has the required mark', () => {
  open()
  const label = document.querySelector('label[for=payment_type]')
  expect(label).toHaveClass('ant-form-item-required')
})

test('the months of a rent are selected by name, in the language of the page', () => {
  open({ language: 'bn' })
  for (const name of ['from_month', 'to_month']) {
    const months = within(document.getElementById(name)!).getAllByRole('option')
    expect(months.map(({ textContent }) => textContent)).toEqual(monthNames.map(({ bn }) => bn))
  }
})

test('rent by resolution is filled in for all months, also instead of the agreed rent, and another amount stays', async () => {
  const { server, user } = open()
  server.route('GET', 'prices/in-force/', () => ({
    body: [
      {
        item: 'shop_rent:House',
        amount: '2500.00',
        resolution_number: '7/2026',
        components: [{ head: 9, amount: '2500.00', name: { en: 'Shop Rent', bn: 'দোকান ভাড়া' } }],
      },
    ],
  }))
  await waitFor(() => expect(field('Rent Amount')).toHaveValue('2500.00'))
  expect(screen.getByText(/Resolution 7\/2026: ৳ 2,500.00 a month/)).toBeInTheDocument()
  await user.type(field('Renter Name'), 'bhai')
  await user.click(await screen.findByRole('option', { name: /Bhai Bhai Store/ }))
  await user.selectOptions(field('From Year'), '2026')
  await user.selectOptions(field('From Month'), 'April')
  await user.selectOptions(field('To Year'), '2026')
  await user.selectOptions(field('To Month'), 'June')
  await waitFor(() => expect(field('Rent Amount')).toHaveValue('7500.00'))
  await user.clear(field('Rent Amount'))
  await user.type(field('Rent Amount'), '7000')
  await user.type(field('Floor'), '2')
  expect(field('Rent Amount')).toHaveValue('7000')
})
