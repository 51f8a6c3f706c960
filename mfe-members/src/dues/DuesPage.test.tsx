import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDuesRow } from '../testing/builders.ts'
import DuesPage from './DuesPage.tsx'

const rahima = aDuesRow({
  id: 8,
  bar_registration_number: '12',
  name_english: 'Rahima',
  phone: '',
  owed: '50.00',
  delay_fee: '0.00',
  total: '50.00',
})

function open(rows: DuesRow[] = [aDuesRow(), rahima], at = '/dashboard/members/dues', charges = '0.00') {
  const server = fakeServer(feeSchedule, [])
    .route('GET', 'dues/', () => ({
      body: rows,
      headers: { 'x-total-count': String(rows.length), 'x-total-amount': '380.00' },
    }))
    .route('GET', 'dues/summary/', () => ({
      body: {
        advocates: 2,
        monthly: '350.00',
        yearly: '0.00',
        benevolent: '0.00',
        relief: '0.00',
        owed: '350.00',
        delay_fee: '30.00',
        cost: '0.00',
        total: '380.00',
        charges,
        buckets: [
          { ageing: '0-3', total: '380.00' },
          { ageing: '4-6', total: '0.00' },
          { ageing: '7-12', total: '0.00' },
          { ageing: '12+', total: '0.00' },
        ],
      },
    }))
  return { server, ...renderScreen(<DuesPage />, { at, role: 'staff' }) }
}
const queriesOf = ({ server }: ReturnType<typeof open>, path: string) =>
  server.requests.filter((request) => request.path === path).map(({ query }) => query)

test('the list has what each member owes, and the sum of all that match', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Members Who Owe' }))
  expect(
    table.getByRole('row', { name: /Abdul Karim.*01712345678.*In arrears.*09\/2026.*330\.00/ }),
  ).toBeVisible()
  expect(table.getByRole('row', { name: /380\.00/ })).toBeVisible()
  expect(table.getByRole('link', { name: '330.00' })).toHaveAttribute('href', '/open/advocate-fees?id=7')
  expect(table.getByRole('link', { name: 'Abdul Karim' })).toHaveAttribute(
    'href',
    '/dashboard/members/passbook?advocate=7',
  )
  const ages = within(await screen.findByRole('table', { name: 'By oldest debt (taka)' }))
  expect(ages.getByRole('row', { name: '0–3 months 380' })).toBeInTheDocument()
  expect(ages.getByRole('row', { name: 'Over 12 months 0' })).toBeInTheDocument()
})

test('the filters are in the URL, and the summary follows them', async () => {
  const view = open()
  await screen.findByRole('link', { name: 'Abdul Karim' })
  await view.user.selectOptions(screen.getByLabelText('Oldest debt'), 'Over 12 months')
  await view.user.selectOptions(screen.getByLabelText('Standing'), 'In arrears')
  await view.user.type(screen.getByLabelText('Months owed from'), '১৩{Enter}')
  await waitFor(() => expect(view.address()).toContain('months_min=13'))
  expect(view.address()).toContain('standing=in_arrears')
  const filters = { ageing: '12+', standing: 'in_arrears', months_min: '13' }
  await waitFor(() => expect(queriesOf(view, 'dues/').at(-1)).toMatchObject(filters))
  await waitFor(() => expect(queriesOf(view, 'dues/summary/').at(-1)).toMatchObject(filters))
})

test('the reminder list has the phone numbers to call or to copy', async () => {
  const { user } = open()
  await screen.findByRole('link', { name: 'Abdul Karim' })
  await user.click(screen.getByRole('button', { name: 'Reminder List' }))
  const dialog = within(await screen.findByRole('dialog'))
  const list = within(await dialog.findByRole('table', { name: 'Reminder List' }))
  expect(
    list.getByRole('row', { name: /1 307 Abdul Karim 01712345678 09\/2026 300\.00 30\.00 0\.00 330\.00/ }),
  ).toBeVisible()
  expect(list.getByRole('row', { name: /2 12 Rahima no phone/ })).toBeVisible()
  expect(wrongTotals(dialog.getByRole('article'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Copy the phone numbers' }))
  expect(await screen.findByText('1 phone numbers are copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('01712345678')
})

test('without a schedule the empty list says what to do', async () => {
  open([])
  expect(await screen.findByText(/enter what members owe under Fee Schedules/)).toBeVisible()
})

test('charges of modules have a column and a sum of their own, and only where there are some', async () => {
  const { user } = open([aDuesRow({ charges: '60.00' }), rahima], undefined, '60.00')
  const table = within(await screen.findByRole('table', { name: 'Members Who Owe' }))
  expect(await table.findByRole('row', { name: /Abdul Karim.*330\.00 60\.00/ })).toBeVisible()
  expect(table.getByRole('row', { name: /380\.00 60\.00/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reminder List' }))
  const article = await screen.findByRole('article')
  expect(within(article).getByRole('columnheader', { name: 'Also owed' })).toBeVisible()
  expect(wrongTotals(article)).toEqual([])
})

test('without charges nothing speaks of them', async () => {
  const { user } = open()
  await screen.findByRole('link', { name: 'Abdul Karim' })
  await user.click(screen.getByRole('button', { name: 'Reminder List' }))
  await screen.findByRole('article')
  expect(screen.queryByText('Also owed')).toBeNull()
})
