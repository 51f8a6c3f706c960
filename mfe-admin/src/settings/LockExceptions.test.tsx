import type { LockException } from '@samity/shared-api/contract/accounts/lock'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { LockExceptions } from './LockExceptions.tsx'

const anException = (over: Partial<LockException> = {}) =>
  ({
    id: 4,
    first_day: '2025-03-01',
    last_day: '2025-03-31',
    until: '2026-11-21T10:30:00Z',
    reason: 'A book of vouchers was found',
    made_by: 'rahima',
    made_at: '2026-11-21T08:30:00Z',
    ended_by: null,
    ended_at: null,
    open: true,
    entries: 1,
    ...over,
  }) as LockException

const entry = {
  id: 90,
  at: '2026-11-21T08:40:00Z',
  actor: 'karim',
  action: 'create',
  subject: 'vokalotnama',
  subject_id: '7',
  number: 'VKL-2025-000007',
  reason: '',
}

function open(first: LockException[]) {
  let exceptions = first
  const server = fakeServer(profile)
    .route('GET', 'lock/exceptions/', () => ({ body: exceptions }))
    .route('GET', 'lock/exceptions/4/entries/', () => ({ body: [entry] }))
    .route('POST', 'lock/exceptions/4/end/', () => {
      exceptions = [anException({ open: false, ended_by: 'rahima', ended_at: '2026-11-21T09:00:00Z' })]
      return { body: exceptions[0] }
    })
    .route('POST', 'lock/exceptions/', ({ body }) => {
      if (!body['reason'])
        return {
          status: 422,
          body: { message: 'Please correct the marked fields.', errors: { reason: ['Required'] } },
        }
      exceptions = [anException({ entries: 0 })]
      return { status: 201, body: exceptions[0] }
    })
  return { server, ...renderScreen(<LockExceptions locked />) }
}

test('an exception opens days for a limited time and requires a reason', async () => {
  const { server, user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Make an exception' }))
  await user.type(screen.getByLabelText('First day'), '01/03/2025')
  await user.type(screen.getByLabelText('Last day'), '31/03/2025')
  await user.click(screen.getByRole('button', { name: 'Open these days' }))
  expect(await screen.findByText('Required')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Reason'), 'A book of vouchers was found')
  await user.click(screen.getByRole('button', { name: 'Open these days' }))
  expect(await screen.findByText(/The days 01\/03\/2025 to 31\/03\/2025 are open until/)).toBeInTheDocument()
  expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    first_day: '2025-03-01',
    last_day: '2025-03-31',
    hours: '24',
    reason: 'A book of vouchers was found',
  })
  expect(screen.queryByRole('button', { name: 'Make an exception' })).not.toBeInTheDocument()
})

test('the keyboard alone works: the form takes the focus, moves it to the missing field and returns it', async () => {
  const { user } = open([])
  const make = () => screen.findByRole('button', { name: 'Make an exception' })
  ;(await make()).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('First day')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(await make()).toHaveFocus()

  await user.keyboard('{Enter}01/03/2025')
  await user.click(screen.getByLabelText('Last day'))
  await user.keyboard('31/03/2025{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Required'))
  await user.keyboard('A book of vouchers{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'End now' })).toHaveFocus())
})

test('an exception lists its audit events with receipts and can be ended early', async () => {
  const { user } = open([anException()])
  await user.click(await screen.findByRole('button', { name: 'What was done (1)' }))
  const auditLine = await screen.findByText(/karim/)
  expect(auditLine.closest('li')).toHaveTextContent(
    '21/11/2026, 14:40 · karim · Sale created VKL-2025-000007',
  )
  expect(screen.getByRole('link', { name: 'VKL-2025-000007' })).toHaveAttribute(
    'href',
    '/open/receipt?number=VKL-2025-000007',
  )
  await user.click(screen.getByRole('button', { name: 'End now' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(screen.queryByText(/are open until/)).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an exception' })).toHaveFocus())
  expect(screen.getByText(/Made by rahima, from 21\/11\/2026, 14:30 until 21\/11\/2026, 15:00/)).toBeVisible()
})
