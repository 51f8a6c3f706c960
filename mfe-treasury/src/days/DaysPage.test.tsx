import { dayOf } from '@samity/shared-api/contract'
import { cashDay, type CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPlace } from '../testing/builders.ts'
import { aCashDay, aClosingSlip } from '../testing/cash-days.ts'
import DaysPage from './DaysPage.tsx'

const closed = aCashDay({
  id: 20,
  date: dayOf(2026, 11, 19),
  state: 'closed',
  received: '600.00',
  paid: '350.00',
  expected: '1250.00',
  counted: '1240.00',
  difference: '-10.00',
  handed_over: '240.00',
  closing: '1000.00',
  reason: 'Wrong change',
  closed_by: 'rahima',
  digest: 'ab'.repeat(32),
})

function open(
  days: CashDayDetails[] = [closed, aCashDay()],
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const server = fakeServer(cashDay, days)
    .and(moneyPlace, [aPlace()])
    .route('GET', 'cash-days/20/slip/', () => ({ body: aClosingSlip(closed) }))
  const at = '/dashboard/treasury/cash-days'
  return { server, ...renderScreen(<DaysPage />, { at, role: 'admin', ...options }) }
}
const rowOf = async (day: string) => within(await screen.findByRole('row', { name: new RegExp(day) }))

test('a closed day has its figures and its difference, an open one tells nothing of them', async () => {
  open()
  const row = await rowOf('19/11/2026')
  expect(row.getByText('Closed')).toBeVisible()
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1,250.00', '1,240.00', '-10.00']),
  )
  const openRow = await rowOf('20/11/2026')
  expect(openRow.getByText('Open')).toBeVisible()
  expect(openRow.queryByText('1,250.00')).not.toBeInTheDocument()
  expect(openRow.getByRole('link', { name: '20/11/2026' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/day-close?day=21',
  )
})

test('the filters are sent to the server and stay in the URL', async () => {
  const { user, server } = open()
  await rowOf('19/11/2026')
  await user.selectOptions(screen.getByLabelText('State'), 'Closed')
  await user.selectOptions(screen.getByLabelText('Cash Box'), await screen.findByText(/Counter 1 · rahima/))
  await waitFor(() =>
    expect(server.requests.at(-1)).toMatchObject({ query: { state: 'closed', place: '7' } }),
  )
})

test('the slip of a closed day opens; an open day has none', async () => {
  const { user } = open()
  expect((await rowOf('20/11/2026')).queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await user.click((await rowOf('19/11/2026')).getByRole('button', { name: 'Print' }))
  expect(await screen.findByRole('article', { name: 'Closing Slip 19/11/2026' })).toBeVisible()
})

test('an administrator lets the next day open for some hours, with a reason', async () => {
  const { user, server } = open()
  server.route('POST', 'cash-days/21/reopen-next/', () => ({ body: aCashDay() }))
  const row = await rowOf('20/11/2026')
  await user.click(row.getByRole('button', { name: 'Let the next day open' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Hours'))
  await user.type(dialog.getByLabelText('Hours'), '৯৯')
  await user.click(dialog.getByRole('button', { name: 'Allow' }))
  expect(await dialog.findByText('From 1 to 72')).toBeVisible()
  expect(dialog.getByText('Required')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText('Hours')).toHaveFocus())
  await user.clear(dialog.getByLabelText('Hours'))
  await user.type(dialog.getByLabelText('Hours'), '২৪')
  await user.type(dialog.getByLabelText('Reason'), 'The cashier is ill')
  await user.click(dialog.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('The next day may open.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    hours: '২৪',
    reason: 'The cashier is ill',
  })
})

test('an administrator hands the box of an open day over', async () => {
  const { user } = open()
  await user.click((await rowOf('20/11/2026')).getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByRole('dialog', { name: 'Hand over Counter 1' })).toBeVisible()
  expect((await rowOf('19/11/2026')).queryByRole('button', { name: 'Hand over' })).not.toBeInTheDocument()
})

test('an exception that is open shows, and is not given twice; nobody else gives one', async () => {
  const { unmount } = open([aCashDay({ next_open_until: '2026-11-21T10:00:00.000Z' })])
  const row = await rowOf('20/11/2026')
  expect(row.getByText('next day may open until 21/11/2026, 16:00')).toBeVisible()
  expect(row.queryByRole('button', { name: 'Let the next day open' })).not.toBeInTheDocument()
  unmount()
  open([aCashDay()], { role: 'staff' })
  expect(
    (await rowOf('20/11/2026')).queryByRole('button', { name: 'Let the next day open' }),
  ).not.toBeInTheDocument()
})

test('the list says how a day comes about when there is none', async () => {
  open([])
  expect(await screen.findByText(/A day of a box with day close opens with its first booking/)).toBeVisible()
})
