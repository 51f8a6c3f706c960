import { cashDay, type CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { bankAccount, aChoice } from '../testing/builders.ts'
import { aCashDay, aClosingSlip, aCount } from '../testing/cash-days.ts'
import DayClosePage from './DayClosePage.tsx'

const path = '/dashboard/treasury/day-close'
const counted = (changes: Partial<CashDayDetails> = {}) =>
  aCashDay({
    state: 'counted',
    received: '600.00',
    paid: '350.00',
    expected: '1250.00',
    counted: '1240.00',
    difference: '-10.00',
    cheques_counted: 1,
    cheques_expected: 1,
    wallets_counted: 0,
    wallets_expected: 0,
    counts: 1,
    count: aCount(),
    payments: [{ payment_type: 'cash', records: 3, amount: '250.00' }],
    ...changes,
  })

function open(day: CashDayDetails, options: Parameters<typeof renderScreen>[1] = {}) {
  const days = { current: day }
  const server = fakeServer(cashDay)
    .route('GET', 'cash-days/', ({ query }) => ({
      body: query['state'] === days.current.state ? [days.current] : [],
    }))
    .route('GET', 'cash-days/21/', () => ({ body: days.current }))
    .route('GET', 'money-places/choices/', () => ({ body: [aChoice(), bankAccount] }))
    .route('GET', 'cash-days/21/slip/', () => ({ body: aClosingSlip(days.current) }))
  return { server, days, ...renderScreen(<DayClosePage />, { at: path, role: 'cashier', ...options }) }
}
const notes = (value: string) => screen.findByLabelText(`Notes of ${value} taka`)

test('a slip in Bengali has the Bengali names of its people', async () => {
  const closed = counted({ state: 'closed', holder_name: 'Rahim Uddin', closed_by: 'Rahima Khatun' })
  const { server } = open(closed, { language: 'bn', at: `${path}?day=21` })
  server.route('GET', 'cash-days/21/slip/', () => ({
    body: { ...aClosingSlip(closed), bengali_names: { 'Rahim Uddin': 'রহিম উদ্দিন' } },
  }))
  const slip = within(await screen.findByRole('article', { name: /^সমাপনী স্লিপ/ }))
  expect(slip.getByText('রহিম উদ্দিন')).toBeVisible()
  // a slip that was stored before people had Bengali names
  expect(slip.getByText('Rahima Khatun')).toBeVisible()
})

test('the lines of a printed slip come to its sums', async () => {
  const closed = counted({
    state: 'closed',
    opening: '1000.00',
    received: '600.00',
    paid: '350.00',
    expected: '1250.00',
    handed_over: '240.00',
    closing: '1000.00',
    payments: [{ payment_type: 'cash', records: 2, amount: '600.00' }],
  })
  open(closed, { at: `${path}?day=21` })
  const slip = within(await screen.findByRole('article', { name: /^Closing Slip/ }))
  const figuresOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => Number(within(row).getAllByRole('cell').at(-1)!.textContent.replaceAll(',', '')))
  const [cash = [], notesAndCoins = [], heads = [], payments = []] = slip
    .getAllByRole('table')
    .slice(0, 4)
    .map(figuresOf)
  const [opening, received, paid, expected, countedSum, difference, handedOver, closing] = cash
  expect(opening! + received! - paid!).toBe(expected)
  expect(countedSum! - expected!).toBe(difference)
  expect(countedSum! - handedOver!).toBe(closing)
  const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)
  // the fixture counts one note of 1000 and 240 in coins
  expect(sumOf(notesAndCoins)).toBe(countedSum)
  expect(sumOf(heads)).toBe(sumOf(payments))
})

test('the keyboard alone counts the box: Enter goes on, Bengali digits count, and the sum is live', async () => {
  const { user, server } = open(aCashDay())
  server.route('POST', 'cash-days/21/count/', () => ({ body: counted() }))
  const thousands = await notes('1000')
  expect(screen.queryByText('Expected')).not.toBeInTheDocument()
  expect(thousands).toHaveFocus()
  await user.keyboard('1{Enter}{Enter}২{Enter}')
  expect(await notes('100')).toHaveFocus()
  expect(await screen.findByRole('row', { name: 'Counted ৳ 1,400.00' })).toBeVisible()
  await user.keyboard('{Enter}{Enter}2{Enter}{Enter}{Enter}{Enter}{Enter}7.50{Enter}1{Enter}')
  expect(await screen.findByRole('row', { name: 'Counted ৳ 1,447.50' })).toBeVisible()
  expect(screen.getByText(/^one thousand four hundred forty-seven taka/i)).toBeVisible()
  // a note without a number has no amount
  expect(screen.getByRole('row', { name: '৳ 200 Notes of 200 taka ২ 400.00' })).toBeVisible()
  expect(screen.getByRole('row', { name: '৳ 500 Notes of 500 taka' })).toBeVisible()
  // a count can be repeated, so nobody is asked
  await user.keyboard('{Enter}')
  expect(await screen.findByText('৳ 10.00 is missing')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    notes: { '1000': '1', '200': '২', '20': '2' },
    coins: '7.50',
    cheques: '1',
    wallets: 0,
  })
})

test('nothing entered is no count: the page asks for the numbers, or for 0', async () => {
  const { user, server } = open(aCashDay())
  await notes('1000')
  await user.click(screen.getByRole('button', { name: 'Send the count' }))
  expect(await screen.findByText(/Type 0 as coins when the box is empty\./)).toBeVisible()
  await waitFor(async () => expect(await notes('1000')).toHaveFocus())
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('after a later booking the holder counts again without seeing what the first count found', async () => {
  open(
    counted({
      is_count_outdated: true,
      opening: null,
      received: null,
      paid: null,
      expected: null,
      difference: null,
      count: null,
      payments: [],
    }),
  )
  expect(await screen.findByText(/Something was booked after the count/)).toBeVisible()
  expect(await notes('1000')).toHaveValue('')
  expect(screen.queryByText('Expected')).not.toBeInTheDocument()
})

test('a number that is none is marked and sends nothing', async () => {
  const { user, server } = open(aCashDay())
  await user.type(await notes('500'), '1x')
  await user.click(screen.getByRole('button', { name: 'Send the count' }))
  expect(await screen.findByText('Enter a whole number')).toBeVisible()
  await waitFor(async () => expect(await notes('500')).toHaveFocus())
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a count survives a reload', async () => {
  const { user, unmount } = open(aCashDay())
  await user.type(await notes('500'), '3')
  unmount()
  open(aCashDay())
  expect(await notes('500')).toHaveValue('3')
  expect(screen.getByText('Your unfinished entry has been restored.')).toBeVisible()
})

test('a difference is one large line and needs a reason before the close', async () => {
  const { user, server, days } = open(counted())
  server.route('POST', 'cash-days/21/close/', () => {
    days.current = counted({
      state: 'closed',
      digest: 'ab'.repeat(32),
      closing: '1240.00',
      reason: 'Change given',
    })
    return { body: days.current }
  })
  expect(await screen.findByText('৳ 10.00 is missing')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Expected 1,250.00' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(screen.getByLabelText('Reason for the difference'), 'Change given')
  await user.click(screen.getByRole('button', { name: 'Close the day' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Nothing of this box and day can be booked/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Close the day' }))
  const slip = within(await screen.findByRole('article', { name: 'Closing Slip 20/11/2026' }))
  expect(slip.getByText(`Digest of the day: ${'ab'.repeat(32)}`, { exact: false })).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Change given',
    version: 1,
  })
  // not lost with the button, which is gone: Enter prints
  const print = screen.getByRole('button', { name: 'Print' })
  await waitFor(() => expect(print).toHaveFocus())
  // above the result and the slip
  for (const later of [screen.getByText('৳ 10.00 is missing'), screen.getByRole('article')])
    expect(print.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('cash is handed over to the bank with the close', async () => {
  const { user, server } = open(counted({ counted: '1250.00', difference: '0.00' }))
  server.route('POST', 'cash-days/21/close/', () => ({
    body: counted({ state: 'closed', counted: '1250.00', difference: '0.00' }),
  }))
  expect(await screen.findByText('The count agrees.')).toBeVisible()
  expect(screen.queryByLabelText('Reason for the difference')).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Hand over cash'))
  await user.selectOptions(await screen.findByLabelText('Hand over to'), 'Sonali Bank')
  expect(screen.getByLabelText('Amount')).toHaveValue('1,250.00')
  await user.click(screen.getByRole('button', { name: 'Close the day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      handover: { to_place: 5, amount: '1,250.00' },
    }),
  )
})

test('a close begins with the last receiver and leaves as much in the box; amounts are grouped', async () => {
  const { user, server } = open(
    counted({ counted: '18255.00', difference: '0.00', last_handover: { to_place: 5, kept: '2000.00' } }),
  )
  server.route('POST', 'cash-days/21/close/', () => ({
    body: counted({ state: 'closed', counted: '18255.00', difference: '0.00' }),
  }))
  const amount = await screen.findByLabelText('Amount')
  expect(await screen.findByLabelText('Hand over to')).toHaveValue('5')
  expect(amount).toHaveValue('16,255.00')
  expect(screen.getByText('৳ 2,000.00 stays in the box')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '১৭২৫৫')
  await user.tab()
  expect(amount).toHaveValue('17,255.00')
  expect(screen.getByText('৳ 1,000.00 stays in the box')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close the day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      handover: { to_place: 5, amount: '17,255.00' },
    }),
  )
})

test('a second close from another tab shows its sentence and the day as it is now', async () => {
  const { user, server, days } = open(counted({ counted: '1250.00', difference: '0.00' }))
  await user.click(await screen.findByRole('button', { name: 'Close the day' }))
  days.current = counted({ state: 'closed', counted: '1250.00', difference: '0.00', digest: 'cd'.repeat(32) })
  server.refuseNext(409, { message: 'Counter 1 is closed for 20/11/2026 already.' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('Counter 1 is closed for 20/11/2026 already.')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Closing Slip 20/11/2026' })).toBeVisible()
})

test('a count that is older than a booking must be repeated', async () => {
  const { user } = open(counted({ is_count_outdated: true }))
  expect(await screen.findByText(/Something was booked after the count/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close the day' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Count again' }))
  expect(await notes('1000')).toHaveValue('1')
})

test('the page says when every day is closed', async () => {
  const { server } = open(aCashDay())
  server.route('GET', 'cash-days/', () => ({ body: [] }))
  expect(
    await screen.findByText('All days are closed. A new day opens with its first booking.'),
  ).toBeVisible()
})
