import { monthNames, today } from '@samity/shared-api/contract'
import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks, mahmuda } from '../testing/fake-books.ts'
import FeeEntryPage from './FeeEntryPage.tsx'

const route = '/dashboard/advocate-all-fees'
const booksOf = (rows: Record<string, unknown>[] = []) =>
  fakeBooks(advocateFees, 'FEE', [], rows).route('GET', 'settings/', () => ({
    body: { rates: { yearly_cost: '20.00' } },
  }))
const open = (options = {}) =>
  renderScreen(<FeeEntryPage />, { at: route, path: `${route}/:id?`, ...options })
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const section = (name: string) => within(screen.getByRole('group', { name }))

beforeEach(() => {
  sessionStorage.clear()
  window.print = jest.fn()
})

test("the advocate's name, father and enrollment date are shown read-only", async () => {
  booksOf()
  const { user } = open()
  await user.type(field('Advocate ID'), '১৩৭')
  await waitFor(() => expect(field('Name')).toHaveValue('Mahmuda Begum'))
  expect(field("Father's Name")).toHaveValue('Kamal Khan')
  expect(field('Enrollment Date (Member)')).toHaveValue('06/04/2019')
  for (const label of ['Name', "Father's Name", 'Enrollment Date (Member)'])
    expect(field(label)).toHaveAttribute('readonly')
})

test('a section is closed at first, Add opens it and Remove closes it', async () => {
  booksOf()
  const { user } = open()
  for (const name of ['Rent', 'Entry Fee', 'Monthly Fee', 'Bar Association Fee']) {
    await user.click(button(`Add ${name}`))
    await user.click(button(`Remove ${name}`))
    expect(button(`Add ${name}`)).toBeInTheDocument()
  }
})

test('the months of rent and monthly fee are selected by name', async () => {
  booksOf()
  const { user } = open()
  for (const name of ['Rent', 'Monthly Fee']) {
    await user.click(button(`Add ${name}`))
    for (const month of section(name).getAllByLabelText(/^(From|To) Month$/)) {
      const options = within(month).getAllByRole('option')
      expect(options.map(({ textContent }) => textContent).slice(-12)).toEqual(monthNames.map(({ en }) => en))
    }
  }
})

test('Enter moves from the advocate to the first section that can be added, not to Submit', async () => {
  booksOf()
  const { user } = open()
  await user.type(field('Advocate ID'), '137')
  await waitFor(() => expect(field('Name')).toHaveValue('Mahmuda Begum'))
  await user.keyboard('{Enter}')
  expect(button('Add Rent')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(section('Rent').getByLabelText('From Month')).toHaveFocus())
})

test('the total of the open sections includes the cost of the years, and is shown and sent', async () => {
  const server = booksOf()
  const { user } = open()
  await user.type(field('Advocate ID'), '137')
  await waitFor(() => expect(field('Advocate Phone')).toHaveValue('01745182898'))
  await user.click(button('Add Entry Fee'))
  await user.type(section('Entry Fee').getByLabelText('Entry Fee'), '5000')
  await user.click(button('Add Bar Association Fee'))
  const yearly = section('Bar Association Fee')
  await user.selectOptions(yearly.getByLabelText('Yearly From Year'), '2024')
  await user.selectOptions(yearly.getByLabelText('Yearly To Year'), '2026')
  await user.type(yearly.getByLabelText('Yearly Fee'), '500')
  await waitFor(() => expect(yearly.getByLabelText('Yearly Fee Cost')).toHaveValue('60.00'))
  await waitFor(() => expect(field('Grand Total')).toHaveValue('5,560.00'))
  await user.click(button('Submit'))
  expect(await screen.findByText('Data saved successfully!')).toBeInTheDocument()
  expect(server.rows(advocateFees)[0]).toMatchObject({
    advocate_id: '137',
    house_fee_form: false,
    entry_fee_form: true,
    bar_association_form: true,
    entryfee_set: [{ entry_fee: '5000', payment_type: 'cash' }],
    barassociationfee_set: [{ total_amount: '560.00' }],
  })
})

test('an open section that is empty shows an error at its field', async () => {
  const server = booksOf()
  const { user } = open()
  await user.type(field('Advocate ID'), '137')
  await waitFor(() => expect(field('Advocate Phone')).toHaveValue('01745182898'))
  await user.click(button('Add Entry Fee'))
  await user.click(button('Submit'))
  const entry = section('Entry Fee')
  expect(await entry.findByText('Required')).toBeInTheDocument()
  await waitFor(() => expect(entry.getByLabelText('Entry Fee')).toHaveFocus())
  expect(server.rows(advocateFees)).toHaveLength(0)
})

test('a section shows the periods that are already paid', async () => {
  booksOf().route('GET', 'paid-periods/', ({ query }) => ({
    body:
      query.advocate_id === '137'
        ? [{ kind: 'yearly', from: '2024', to: '2025', number: 'FEE-2025-000007' }]
        : [],
  }))
  const { user } = open()
  await user.type(field('Advocate ID'), '137')
  await user.click(button('Add Bar Association Fee'))
  expect(await section('Bar Association Fee').findByText('Already paid: 2024 – 2025')).toBeInTheDocument()
})

test('an edited fee opens the sections that it contains', async () => {
  const entry = { entry_fee: '5000.00', payment_type: 'cash', remarks4: '' }
  const fee = aReceipt('FEE-2026-000001', {
    id: 1,
    version: 1,
    collection_date: '2026-11-20',
    advocate_id: '137',
    house_fee_form: false,
    entry_fee_form: true,
    monthly_fee_form: false,
    bar_association_form: false,
    rentcollection_set: [],
    entryfee_set: [entry],
    monthlyfee_set: [],
    barassociationfee_set: [],
  })
  booksOf([fee])
  open({ at: `${route}/1` })
  await screen.findByRole('group', { name: 'Entry Fee' })
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Fee' })).toBeInTheDocument()
  expect(section('Entry Fee').getByLabelText('Entry Fee')).toHaveValue('5000.00')
  expect(button('Add Rent')).toBeInTheDocument()
})

test('the phone of an advocate is required', async () => {
  const server = booksOf()
  const { user } = open()
  await user.type(field('Advocate ID'), '999')
  await user.click(button('Add Entry Fee'))
  await user.type(section('Entry Fee').getByLabelText('Entry Fee'), '500')
  await user.click(button('Submit'))
  await waitFor(() => expect(field('Advocate Phone')).toHaveAttribute('aria-invalid', 'true'))
  expect(await screen.findByText('Required')).toBeInTheDocument()
  expect(server.rows(advocateFees)).toHaveLength(0)
})

test('a fee by resolution is blank again on a day before it', async () => {
  booksOf().route('GET', 'prices/in-force/', ({ query }) => ({
    body:
      query.on === today()
        ? [{ item: 'yearly_fee', amount: '1000.00', resolution_number: '7/2026', components: [] }]
        : [],
  }))
  const { user } = open()
  await user.click(button('Add Bar Association Fee'))
  const yearly = section('Bar Association Fee')
  await waitFor(() => expect(yearly.getByLabelText('Yearly Fee')).toHaveValue('1000.00'))
  await user.type(yearly.getByLabelText('Benevolent Fund Fee'), '300')
  await user.tripleClick(field('Collection Date'))
  await user.keyboard('01/06/2020{Tab}')
  await waitFor(() => expect(yearly.getByLabelText('Yearly Fee')).toHaveValue(''))
  expect(yearly.getByLabelText('Benevolent Fund Fee')).toHaveValue('300')
})

test('an advocate without a phone on record can pay without one, and the form says so', async () => {
  const server = booksOf()
  server.route('GET', 'advocates/', () => ({ body: [{ ...mahmuda, phone: '' }] }))
  const { user } = open()
  await user.type(field('Advocate ID'), '137')
  expect(await screen.findByText(/This member has no phone on record/)).toBeInTheDocument()
  await user.click(button('Add Entry Fee'))
  await user.type(section('Entry Fee').getByLabelText('Entry Fee'), '500')
  await user.click(button('Submit'))
  expect(await screen.findByText('Data saved successfully!')).toBeInTheDocument()
  expect(server.rows(advocateFees)).toHaveLength(1)
})

test('fees and rent by resolution are filled in for all years and months; an entered amount stays', async () => {
  const price = (item: string, amount: string) => ({
    item,
    amount,
    resolution_number: '7/2026',
    components: [],
  })
  booksOf().route('GET', 'prices/in-force/', () => ({
    body: [
      price('yearly_fee', '1000.00'),
      price('benevolent_fund_fee', '200.00'),
      price('member_rent:Shop', '800.00'),
    ],
  }))
  const { user } = open()
  await user.click(button('Add Bar Association Fee'))
  const yearly = section('Bar Association Fee')
  await waitFor(() => expect(yearly.getByLabelText('Yearly Fee')).toHaveValue('1000.00'))
  await user.selectOptions(yearly.getByLabelText('Yearly From Year'), '2025')
  await user.selectOptions(yearly.getByLabelText('Yearly To Year'), '2026')
  await waitFor(() => expect(yearly.getByLabelText('Yearly Fee')).toHaveValue('2000.00'))
  expect(yearly.getByLabelText('Benevolent Fund Fee')).toHaveValue('400.00')
  // it has no price
  expect(yearly.getByLabelText('Relief Fund Fee')).toHaveValue('')
  await user.clear(yearly.getByLabelText('Yearly Fee'))
  await user.type(yearly.getByLabelText('Yearly Fee'), '1500')
  await user.selectOptions(yearly.getByLabelText('Court Type'), 'L/C')
  expect(yearly.getByLabelText('Yearly Fee')).toHaveValue('1500')

  await user.click(button('Add Rent'))
  const rent = section('Rent')
  expect(rent.getByLabelText('Rent Amount')).toHaveValue('')
  await user.selectOptions(rent.getByLabelText('Rent Type'), 'Shop')
  await waitFor(() => expect(rent.getByLabelText('Rent Amount')).toHaveValue('800.00'))
})
