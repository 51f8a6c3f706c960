import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aSeries } from '../testing/builders.ts'
import { ReceiptSeriesCard } from './ReceiptSeriesCard.tsx'

const approval = {
  category: 'Library',
  approved_by: 'rahim',
  approved_at: '2026-11-21T08:30:00.000Z',
} as const

/** A system with one series, which the requests below change. */
function fakeSeries(first: ModuleSeries) {
  let series = first
  const change = (over: Partial<ModuleSeries>) => () => {
    series = { ...series, ...over }
    return { body: series }
  }
  return fakeServer(incomeCategory, [{ id: 5, category: 'Library', version: 1 }])
    .route('GET', 'receipt-series/', () => ({ body: [series] }))
    .route('POST', 'receipt-series/LIB/approve/', change({ status: 'approved', ...approval }))
    .route(
      'POST',
      'receipt-series/LIB/automatic/',
      change({ automatic_limit: '5000.00', automatic_by: 'rahim' }),
    )
    .route('POST', 'receipt-series/LIB/withdraw/', change({ status: 'withdrawn' }))
}

test('a series that waits is approved without a choice, and its head gets a category of its own', async () => {
  const server = fakeSeries(aSeries())
  const { user } = renderScreen(<ReceiptSeriesCard />)
  expect(await screen.findByText('Waits for approval')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approve LIB' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve the receipt series LIB?' })
  expect(dialog).toHaveTextContent('Their money is booked to the head Library fines.')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The receipt series is approved.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({})
  expect(await screen.findByText(/category Library/)).toHaveTextContent('Approved by rahim, 21/11/2026')
})

test('the administrator chooses the category of the head', async () => {
  const server = fakeSeries(aSeries())
  const { user } = renderScreen(<ReceiptSeriesCard />)
  await user.click(await screen.findByRole('button', { name: 'Approve LIB' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Income Category'), 'libr')
  await user.click(await screen.findByRole('option', { name: 'Library' }))
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The receipt series is approved.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ category: 5 })
})

test('the dialog shows why the server refuses an approval', async () => {
  const server = fakeSeries(aSeries())
  const { user } = renderScreen(<ReceiptSeriesCard />)
  await user.click(await screen.findByRole('button', { name: 'Approve LIB' }))
  server.refuseNext(409, { message: 'The receipt series LIB was already approved by karim.' })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('already approved by karim')
})

test('an administrator allows receipts without a person, up to an amount a day', async () => {
  const server = fakeSeries(aSeries({ status: 'approved', ...approval, automatic_today: '1250.00' }))
  const { user } = renderScreen(<ReceiptSeriesCard />)
  await user.click(await screen.findByRole('button', { name: 'LIB without a person' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receipts of LIB without a person' })
  const limit = within(dialog).getByLabelText(/Limit for each day/)
  await user.type(limit, 'much')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText(/Enter an amount in taka/)).toBeVisible()
  await user.clear(limit)
  await user.type(limit, '৫০০০')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(/at most ৳ ?5,000.00 a day, today ৳ ?1,250.00. Allowed by rahim/),
  ).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    daily_limit: expect.anything(),
  })
})

test('an approval is withdrawn with a reason', async () => {
  const server = fakeSeries(aSeries({ status: 'approved', ...approval }))
  const { user } = renderScreen(<ReceiptSeriesCard />)
  await user.click(await screen.findByRole('button', { name: 'Withdraw approval of LIB' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'No fines any more')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Approval withdrawn')).toBeVisible()
  const { body } = server.requests.find(({ method }) => method === 'POST') ?? {}
  expect(body).toEqual({ reason: 'No fines any more' })
})

test('a series of a module that is gone says so and cannot be approved', async () => {
  fakeSeries(aSeries({ status: 'withdrawn', is_declared: false, ...approval }))
  renderScreen(<ReceiptSeriesCard />)
  expect(await screen.findByText(/No active release declares this series/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the card is in Bengali for a reader of Bengali', async () => {
  fakeSeries(aSeries())
  renderScreen(<ReceiptSeriesCard />, { language: 'bn' })
  expect(await screen.findByText('অনুমোদনের অপেক্ষায়')).toBeVisible()
  expect(screen.getByRole('button', { name: 'LIB অনুমোদন করুন' })).toBeVisible()
})

test('a system without such series shows no card', async () => {
  const server = fakeServer(incomeCategory).route('GET', 'receipt-series/', () => ({ body: [] }))
  renderScreen(<ReceiptSeriesCard />)
  await waitFor(() => expect(server.requests).toHaveLength(1))
  expect(screen.queryByText('Receipt series of modules')).not.toBeInTheDocument()
})
