import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { ModuleEvents, ModuleJob } from '@samity/shared-api/contract/system/module-work'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ModuleWorkCard } from './ModuleWorkCard.tsx'

const title = { en: 'Library', bn: 'গ্রন্থাগার' }
const events = (over: Partial<ModuleEvents> = {}): ModuleEvents => ({
  module: 'mfe-library',
  title,
  kinds: ['member.changed'],
  waiting: 0,
  oldest: null,
  problem: null,
  parked: 0,
  parked_events: [],
  ...over,
})
const job = (over: Partial<ModuleJob> = {}): ModuleJob => ({
  id: 'mfe-library/overdue',
  module: 'mfe-library',
  name: 'overdue',
  title: { en: 'Overdue books', bn: 'মেয়াদ পেরোনো বই' },
  at: '02:30',
  is_running: false,
  next_due_at: '2026-11-22T20:30:00.000Z',
  runs: [],
  ...over,
})
const failedRun: ModuleJob['runs'][number] = {
  due_at: '2026-11-21T20:30:00.000Z',
  asked_by: null,
  started_at: '2026-11-21T20:30:00.000Z',
  finished_at: '2026-11-21T20:30:02.000Z',
  release: '1.0.0+0123456789ab',
  duration_ms: 2000,
  problem: 'timeout',
}
const parked: Partial<ModuleEvents> = {
  parked: 1,
  parked_events: [
    {
      id: 1,
      event_id: 'evt_1',
      kind: 'member.changed',
      record: 'advocates/7',
      at: '2026-11-20T08:30:00.000Z',
      problem: 'Unknown advocate.',
    },
  ],
}
const fakeWork = (eventRows: ModuleEvents[], jobRows: ModuleJob[]) =>
  fakeServer(incomeCategory)
    .route('GET', 'module-events/', () => ({ body: eventRows }))
    .route('GET', 'module-jobs/', () => ({ body: jobRows }))
    .route('POST', 'module-events/mfe-library/repeat/', () => ({ body: { events: 1 } }))
    .route('POST', 'module-events/mfe-library/hear/', () => ({ body: { events: 3 } }))
    .route('POST', 'module-jobs/mfe-library/overdue/run/', () => ({ body: {} }))

test('a failed job and refused events are named first, and the events are repeated', async () => {
  const server = fakeWork([events(parked)], [job({ runs: [failedRun] })])
  const { user } = renderScreen(<ModuleWorkCard />)
  const alerts = await screen.findAllByRole('alert')
  expect(alerts[0]).toHaveTextContent('The job “Overdue books” failed: the service did not answer in time')
  expect(alerts[1]).toHaveTextContent('Library refused 1 events for a day.')
  expect(screen.getByText('advocates/7')).toBeVisible()
  expect(screen.getByText('Failed: Unknown advocate.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Repeat' }))
  expect(await screen.findByText('The events are sent again.')).toBeVisible()
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a job runs now, and a module hears again from a day', async () => {
  const server = fakeWork([events()], [job()])
  const { user } = renderScreen(<ModuleWorkCard />)
  await user.click(await screen.findByRole('button', { name: 'Run now' }))
  expect(await screen.findByText('The job starts in a moment.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Hear again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send events again to Library' }))
  await user.type(dialog.getByLabelText('First day'), '20/11/2026')
  await user.click(dialog.getByRole('button', { name: 'Hear again' }))
  expect(await screen.findByText('3 events that the module lacks are sent.')).toBeVisible()
  const { body } = server.requests.findLast(({ method }) => method === 'POST') ?? {}
  expect(body).toEqual({ from: '2026-11-20' })
})

test('the card is in Bengali for a reader of Bengali', async () => {
  fakeWork([], [job()])
  renderScreen(<ModuleWorkCard />, { language: 'bn' })
  expect(await screen.findByRole('button', { name: 'এখন চালান' })).toBeVisible()
  expect(screen.getByText('০২:৩০')).toBeVisible()
})

test('a system without such modules shows no card, and neither does another module', async () => {
  const server = fakeWork([events()], [job()])
  renderScreen(<ModuleWorkCard module="mfe-canteen" />)
  await waitFor(() => expect(server.requests.length).toBeGreaterThanOrEqual(2))
  expect(screen.queryByText('Events and jobs of modules')).not.toBeInTheDocument()
})
