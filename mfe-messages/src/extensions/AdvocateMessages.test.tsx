import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import type { OptOut } from '../../contract/message.ts'
import OptOutsPage from '../opt-outs/OptOutsPage.tsx'
import { aMessage, allPermissions, fakeMessages, taslima } from '../testing/builders.ts'
import AdvocateMessages from './AdvocateMessages.tsx'

const path = 'x/mfe-messages/opt-outs/'
const anOptOut: OptOut = {
  id: 17,
  advocate_id: 17,
  advocate_number: '117',
  advocate_name: 'Taslima Khatun',
  since: '2026-11-20T05:00:00Z',
  written_by: 'Karim',
  reason: 'asked at the counter',
}

function fake() {
  let optOuts: OptOut[] = []
  const server = fakeMessages()
    .route('GET', 'x/mfe-messages/messages/', () => ({ body: [aMessage()] }))
    .route('GET', path, () => ({ body: optOuts }))
    .route('POST', path, () => {
      optOuts = [anOptOut]
      return { status: 201, body: anOptOut }
    })
    .route('DELETE', `${path}17/`, () => {
      optOuts = []
      return { status: 204 }
    })
  return server
}

test('the tab of an advocate has the messages, and notes that a member wants none', async () => {
  const server = fake()
  const { user, address } = renderScreen(<AdvocateMessages advocate={taslima} />, {
    permissions: allPermissions,
  })
  expect(await screen.findByText('Tomorrow is a holiday.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Wants no messages' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(await question.findByLabelText(/Reason/), 'asked at the counter')
  await user.click(question.getByRole('button', { name: 'Wants no messages' }))
  expect(
    await screen.findByText(/Wants no messages since 20\/11\/2026.*asked at the counter/),
  ).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    advocate_id: 17,
    reason: 'asked at the counter',
  })
  await user.click(screen.getByRole('button', { name: 'Wants messages again' }))
  await user.click(await screen.findByRole('button', { name: 'Send a message' }))
  expect(address()).toBe('/dashboard/sms/new?who=one&advocate=17&search=117')
})

test('the list of those who want no messages', async () => {
  const server = fake()
  server.route('GET', path, () => ({ body: [anOptOut] }))
  const { user } = renderScreen(<OptOutsPage />, { permissions: allPermissions })
  await user.click(await screen.findByRole('button', { name: 'Wants messages again' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Wants messages again' }))
  expect(await screen.findByText('It is noted.')).toBeInTheDocument()
})

test('who only reads has no buttons', async () => {
  fake()
  renderScreen(<AdvocateMessages advocate={taslima} />, { permissions: ['messages.read'] })
  expect(await screen.findByText('Tomorrow is a holiday.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Wants no messages' })).not.toBeInTheDocument()
})
