import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AuditPage from './AuditPage.tsx'

const auditEntry: AuditEntry = {
  id: 8,
  at: '2026-03-10T19:30:05.000Z',
  actor_id: 1,
  module: null,
  release: null,
  composition: 1,
  actor: 'rahima',
  action: 'update',
  subject: 'vokalotnama',
  subject_id: '5',
  number: 'VKL-2026-000005',
  before: { price: '50.00' },
  after: { price: '60.00' },
  reason: '',
}

function open(
  verification: object = {
    ok: true,
    entries: 1200,
    records: 340,
    head: 'abcdef0123456789ffff',
    broken: null,
    problem: null,
    full_at: '2026-03-10T19:30:05.000Z',
  },
) {
  const server = fakeServer(incomeCategory)
    .route('GET', 'audit/', () => ({ body: [auditEntry], headers: { 'x-total-count': '1' } }))
    .route('GET', 'audit/verify/', () => ({ body: verification }))
  return { server, ...renderScreen(<AuditPage />, { at: '/dashboard/audit' }) }
}

test('an entry shows who did what and when, in Dhaka time', async () => {
  open()
  const row = (await screen.findByText('rahima')).closest('tr')
  expect(row).toHaveTextContent(/11\/03\/2026 01:30:05.*rahima.*changed.*Sale 5/)
  expect(screen.getByRole('link', { name: 'VKL-2026-000005' })).toHaveAttribute(
    'href',
    '/open/receipt?number=VKL-2026-000005&search=VKL-2026-000005',
  )
})

test('a transfer leads to the list of transfers', async () => {
  const { server } = open()
  server.route('GET', 'audit/', () => ({
    body: [{ ...auditEntry, subject: 'transfers', number: 'TRF-2026-000031' }],
    headers: { 'x-total-count': '1' },
  }))
  expect(await screen.findByRole('link', { name: 'TRF-2026-000031' })).toHaveAttribute(
    'href',
    '/open/transfer?number=TRF-2026-000031&search=TRF-2026-000031',
  )
})

test('View opens an entry with the values before and after', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Before and after: Sale 5' }))
  expect(dialog.getByRole('row', { name: 'price 50.00 60.00' })).toBeInTheDocument()
})

test('action and subject filter the log, and the query of a viewed list is readable', async () => {
  const { server, user } = open()
  server.route('GET', 'audit/', () => ({
    body: [
      {
        ...auditEntry,
        action: 'view',
        subject: 'advocates',
        subject_id: null,
        number: null,
        before: null,
        after: { members: 12, asked: { search: 'Rahman', limit: '10' } },
      },
    ],
    headers: { 'x-total-count': '1' },
  }))
  await user.selectOptions(await screen.findByLabelText('Action'), 'viewed personal data')
  await user.selectOptions(screen.getByLabelText('What'), 'Advocate')
  await waitFor(() =>
    expect(server.requests.at(-1)?.query).toMatchObject({ action: 'view', subject: 'advocates' }),
  )
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Before and after: Advocate' }))
  expect(dialog.getByRole('row', { name: 'members 12' })).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: 'asked search: Rahman, limit: 10' })).toBeInTheDocument()
})

test('an unchanged hash chain shows the number of entries and records', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'All 1,200 entries and 340 receipts and other records are unchanged.',
  )
})

test('a verification says when everything was read, and reads everything when asked to', async () => {
  const { server, user } = open()
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    /All of them were read on 11\/03\/2026 01:30:05, and what the database has written since was read again\./,
  )
  expect(server.requests.at(-1)?.query).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Read everything again' }))
  await waitFor(() => expect(server.requests.at(-1)?.query).toEqual({ full: 'true' }))
})

test('a broken hash chain names its first invalid entry', async () => {
  const { user } = open({
    ok: false,
    entries: 9,
    records: 3,
    head: null,
    broken: 4,
    problem: 'the entry was changed',
  })
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Entry 4 is not valid: the entry was changed')
})

test('a long verification shows how far it is', async () => {
  const { server, user } = open()
  let finish: (answer: { body: object }) => void = () => undefined
  server
    .route('GET', 'audit/verify/', () => new Promise<{ body: object }>((resolve) => (finish = resolve)))
    .route('GET', 'audit/verify/progress/', () => ({ body: { done: 430_000, total: 1_000_000 } }))
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }))
  expect(await screen.findByText('Verifying: 43 %', {}, { timeout: 5000 })).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Verify the chain' })).toHaveValue(43)
  finish({ body: { ok: true, entries: 9, records: 3, head: null, broken: null, problem: null } })
  expect(await screen.findByRole('status')).toHaveTextContent('All 9 entries')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
