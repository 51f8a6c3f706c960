import { advocate } from '@samity/shared-api/contract/config/advocate'
import { building } from '@samity/shared-api/contract/config/building'
import { renter } from '@samity/shared-api/contract/config/renter'
import type { SlotProps } from '@samity/shared-api/module'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import RentersPage from './RentersPage.tsx'

const house = {
  id: 1,
  version: 1,
  renter_name: 'Law Book House',
  phone: '',
  address: 'Court Road',
  category: 'Business',
  building: 3,
  building_details: { id: 3, building_name: 'Bar Bhaban' },
  floor_no: '1',
  room_no: '101',
  from_date: '2026-01-01',
  to_date: null,
  rent_amount: '3000.00',
  security_amount: '10000.00',
  advocate: null,
  remarks: '',
  paid_until: '2026-02',
  due_months: ['2026-03', '2026-04'],
  due_amount: '6000.00',
}
const route = '/dashboard/renter'
const open = (rows: object[] = [], options: Parameters<typeof renderScreen>[1] = {}) => {
  const server = fakeServer(renter, rows as never)
    .and(building, [{ id: 3, building_name: 'Bar Bhaban', institute: 'Bar' }])
    .and(advocate)
    .route('GET', 'paid-periods/', ({ query }) => ({
      body:
        query['room'] === '101'
          ? [{ kind: 'rent', from: '2026-01', to: '2026-02', number: 'RNT-2026-000007' }]
          : [],
    }))
  return { server, ...renderScreen(<RentersPage />, { at: route, ...options }) }
}

test('a renter is added with a building from the list and amounts in Bengali digits', async () => {
  const { user, server } = open()
  server.route('POST', 'renters/', ({ body }) => ({ status: 201, body: { ...house, ...body } }))
  await user.type(screen.getByLabelText('Renter Name'), 'Tea Stall')
  await user.type(screen.getByLabelText('Address'), 'Court Road')
  await user.type(screen.getByLabelText('Building'), 'bhaban')
  await user.click(await screen.findByRole('option', { name: 'Bar Bhaban' }))
  await user.type(screen.getByLabelText('Floor No'), '1')
  await user.type(screen.getByLabelText('Room No'), '105')
  await user.type(screen.getByLabelText('Rent Amount'), '১,৫০০')
  await user.type(screen.getByLabelText('Security Amount'), '5000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Renter Added Successfully')).toBeInTheDocument()
  const { body } = server.requests.find(({ method }) => method === 'POST')!
  expect(body).toMatchObject({ building: 3, rent_amount: '১,৫০০' })
})

test('the required fields of a renter are marked; category and dates are optional', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(7))
  for (const name of ['Category', 'From Date', 'To Date'])
    expect(screen.getByLabelText(name)).not.toHaveAttribute('aria-invalid', 'true')
})

test('View shows the paid months with their receipts, and the months due', async () => {
  const { user } = open([house])
  expect(
    await screen.findByRole('row', { name: /Law Book House.*Bar Bhaban 1 101 3,000.00 2/ }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Law Book House/ }))
  expect(dialog.getByText('Last month paid: 02/2026')).toBeInTheDocument()
  expect(dialog.getByText('৳ 6,000.00')).toBeInTheDocument()
  expect(await dialog.findAllByRole('link', { name: 'Paid RNT-2026-000007' })).toHaveLength(2)
  const months = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(months).toEqual(['JanuaryRNT-2026-000007', 'FebruaryRNT-2026-000007', 'MarchDue', 'AprilDue'])
})

test('an edited renter keeps the selected building', async () => {
  const { user } = open([house])
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(screen.getByLabelText('Building')).toHaveValue('Bar Bhaban'))
  expect(screen.getByLabelText('Rent Amount')).toHaveValue('3000.00')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Renter Updated Successfully')).toBeInTheDocument()
})

test('an auditor sees the rent but no form', async () => {
  fakeServer(renter, [house] as never).route('GET', 'paid-periods/', () => ({ body: [] }))
  renderScreen(<RentersPage />, { at: route, role: 'auditor' })
  const row = within(await screen.findByRole('row', { name: /Law Book House/ }))
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['View'])
  expect(screen.queryByLabelText('Renter Name')).not.toBeInTheDocument()
})

test('the URL filters the list to renters with rent due, and shows the amounts', async () => {
  const server = fakeServer(renter).and(building).and(advocate)
  server.route('GET', 'renters/', ({ query }) => ({ body: query['due'] === '1' ? [house] : [] }))
  renderScreen(<RentersPage />, { at: `${route}?due=1` })
  expect(await screen.findByRole('row', { name: /Law Book House.* 2 6,000.00/ })).toBeInTheDocument()
  expect(screen.getByLabelText('Months Due')).toHaveValue('1')
  expect(server.requests.find(({ path }) => path === 'renters/')?.query).toMatchObject({ due: '1' })
})

test('a page with a filter in its URL opens at the list', async () => {
  const scrolledElements: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledElements.push(this)
  }
  fakeServer(renter, [house] as never)
    .and(building)
    .and(advocate)
  renderScreen(<RentersPage />, { at: `${route}?due=1` })
  const heading = screen.getByRole('heading', { name: 'Renter List' })
  expect(heading).toHaveFocus()
  await waitFor(() => expect(scrolledElements.at(-1)).toContainElement(heading))
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a page without a filter in its URL opens at the form', async () => {
  open([house])
  expect(await screen.findByRole('row', { name: /Law Book House/ })).toBeInTheDocument()
  expect(screen.getByLabelText('Renter Name')).toHaveFocus()
})

test('a renter has tabs only if another module adds one, and the tab receives the renter', async () => {
  const { user, unmount } = open([house])
  await user.click(await screen.findByRole('button', { name: /^View/ }))
  const dialog = await screen.findByRole('dialog', { name: /Rent · Law Book House/ })
  expect(within(dialog).queryByRole('tab')).not.toBeInTheDocument()
  unmount()

  const keys = {
    id: 'keys',
    title: { en: 'Keys', bn: 'চাবি' },
    component: ({ renter: { id, renter_name } }: SlotProps['renter.tab']) => (
      <p>
        Keys of {renter_name}, {id}
      </p>
    ),
  }
  const withTab = open([house], { extensions: { 'renter.tab': [keys] } })
  await withTab.user.click(await screen.findByRole('button', { name: /^View/ }))
  expect(await screen.findByText('Amount Due:', { exact: false, selector: 'span' })).toBeInTheDocument()
  await withTab.user.click(await screen.findByRole('tab', { name: 'Keys' }))
  expect(await screen.findByText('Keys of Law Book House, 1')).toBeInTheDocument()
})
