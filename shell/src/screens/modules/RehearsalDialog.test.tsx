import { bank } from '@samity/shared-api/contract/config/bank'
import type { RehearsalDetails, RehearsalState } from '@samity/shared-api/contract/system/rehearsals'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { RehearsalCard } from './RehearsalCard.tsx'
import { RehearsalDialog } from './RehearsalDialog.tsx'

const release = '1.1.0+ba9876543210'
const at = '2026-11-21T08:30:00.000Z'
const aRehearsal: RehearsalDetails = {
  schema: 1,
  module: 'mfe-tea',
  release,
  active: '1.0.0+0123456789ab',
  revision: 7,
  at,
  seconds: 130,
  backup: at,
  pages: 8,
  calls: 4,
  prints: 2,
  unopened: ['/dashboard/tea/:id'],
  browser: 'Chrome/143',
  services: true,
  exceededMiB: 1536,
  sendings: [
    {
      kind: 'webhook',
      receiver: 'Accounting (https://books.example)',
      event: 'receipt.created',
      active: 0,
      candidate: 2,
    },
    {
      kind: 'mail',
      receiver: 'mfe-tea: mail.example:587',
      event: '',
      active: 1,
      candidate: 1,
    },
  ],
  findings: [
    {
      kind: 'print',
      path: '/dashboard/tea',
      roles: ['cashier'],
      languages: ['en'],
      active: '',
      candidate: '1910 px',
      picture: 1,
    },
    {
      kind: 'figure',
      path: '/dashboard/tea-report',
      roles: ['admin', 'visitor'],
      languages: ['en', 'bn'],
      active: 'Total 1,250.00',
      candidate: 'Total 1,350.00',
    },
  ],
  pictures: {
    '1.active.webp': 'data:image/webp;base64,YQ==',
    '1.candidate.webp': 'data:image/webp;base64,Yg==',
  },
}

test('the result names each finding, and shows the prints side by side', async () => {
  fakeServer(bank, []).route('GET', 'modules/mfe-tea/rehearsal/', () => ({ body: aRehearsal }))
  renderScreen(
    <RehearsalDialog module={{ name: 'mfe-tea', title: 'Tea' }} release={release} onClose={() => {}} />,
  )
  expect(await screen.findByText(/8 pages opened, 4 calls and 2 prints compared, in 3 min/)).toBeVisible()
  expect(screen.getByText('A print differs')).toBeVisible()
  expect(screen.getByAltText('Active release')).toHaveAttribute('src', 'data:image/webp;base64,YQ==')
  expect(screen.getByAltText('This release')).toHaveAttribute('src', 'data:image/webp;base64,Yg==')
  expect(screen.getByText('Total 1,350.00')).toBeVisible()
  expect(screen.getByText(/Administrator, Visitor/)).toBeVisible()
  expect(screen.getByText(/\/dashboard\/tea\/:id/)).toBeVisible()
  expect(screen.getByText(/more than 1,536 MiB and was ended/)).toBeVisible()
  expect(
    screen.getByRole('row', { name: /Webhook Accounting \(https:\/\/books.example\) Receipt booked 0 2/ }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Mail of a service mfe-tea: mail.example:587/ })).toBeVisible()
})

test('a running rehearsal says how far it is, and is cancelled', async () => {
  const running = { module: 'mfe-tea', release, since: at, opened: 3, total: 8 } as const
  const idle: RehearsalState = { required: false, running: null }
  const server = fakeServer(bank, [])
    .route('GET', 'modules/rehearsals/', () => ({ body: { required: false, running } }))
    .route('POST', 'modules/rehearsals/cancel/', () => ({ body: idle }))
  const { user } = renderScreen(<RehearsalCard onFinished={() => {}} />)
  expect(await screen.findByText(/3 of 8 pages are done/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel the rehearsal' }))
  expect(await screen.findByText('The rehearsal is cancelled.')).toBeVisible()
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('only a running rehearsal is read again', async () => {
  let running: RehearsalState['running'] = { module: 'mfe-tea', release, since: at, opened: 3, total: 8 }
  const server = fakeServer(bank, []).route('GET', 'modules/rehearsals/', () => ({
    body: { required: false, running },
  }))
  const onFinished = jest.fn()
  renderScreen(<RehearsalCard onFinished={onFinished} />)
  expect(await screen.findByText(/3 of 8 pages are done/)).toBeVisible()
  running = null
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1), { timeout: 6000 })
  expect(server.requests).toHaveLength(2)
  // longer than between two readings
  await act(() => new Promise((resolve) => setTimeout(resolve, 3500)))
  expect(server.requests).toHaveLength(2)
}, 15_000)
