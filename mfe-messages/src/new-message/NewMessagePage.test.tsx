import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPreview, allPermissions, fakeMessages } from '../testing/builders.ts'
import NewMessagePage from './NewMessagePage.tsx'

const previews = 'x/mfe-messages/previews/'
const plans = 'x/mfe-messages/plans/'

const open = (at: string, options: Parameters<typeof renderScreen>[1] = {}) => ({
  server: fakeMessages(),
  ...renderScreen(<NewMessagePage />, { at, permissions: allPermissions, ...options }),
})

test('a reminder goes to members with dues: preview, question with the sum, plan', async () => {
  const { user, server } = open('/dashboard/sms/new')
  server.route('POST', previews, () => ({ body: aPreview() }))
  server.route('POST', plans, () => ({ status: 201, body: { planned: 2, suppressed: 4, repeated: 1 } }))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Reminder of dues')
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('{{name}} owes {{owed}}'))
  expect(screen.getByLabelText('To whom')).toHaveValue('dues')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('3, at most 2 a message')).toBeInTheDocument()
  expect(screen.getByText('4: has no mobile number or e-mail address')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const question = within(await screen.findByRole('dialog', { name: /Send 2 messages for .*1\.20/ }))
  await user.click(question.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('2 messages wait to be sent.')).toBeInTheDocument()
  expect(server.requests.find(({ path }) => path === plans)?.body).toEqual({
    kind: 'dues',
    channel: 'sms',
    language: 'en',
    text: '{{name}} owes {{owed}}',
    recipients: { who: 'dues' },
  })
})

test('before many messages the preview and the question say how long they take, in both languages', async () => {
  const { user, server } = open('/dashboard/sms/new', { language: 'bn' })
  // 12 wait, and 60 leave in a minute
  server.route('POST', previews, () => ({ body: aPreview({ messages: 10_000 }) }))
  await waitFor(() => expect(screen.getByLabelText('লেখা')).not.toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'প্রাকদর্শন' }))
  expect(await screen.findByText('প্রায় ২ ঘণ্টা ৪৬ মিনিট, নীরব সময় ছাড়া')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'পাঠান' }))
  expect(await screen.findByText(/প্রায় ২ ঘণ্টা ৪৬ মিনিট লাগবে/)).toBeInTheDocument()
})

test('a change after the preview needs another preview', async () => {
  const { user, server } = open('/dashboard/sms/new?who=one&advocate=17&search=117')
  server.route('POST', previews, () => ({ body: aPreview({ parts_left: 1 }) }))
  const text = await screen.findByLabelText('Text')
  await waitFor(() => expect(text).toHaveValue('Dear {{name}}, '))
  await user.type(text, 'hello')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText(/1 parts are left. The rest waits./)).toBeInTheDocument()
  expect(server.requests.find(({ path }) => path === previews)?.body).toMatchObject({
    recipients: { who: 'one', advocate_id: 17, search: '117' },
  })
  await user.type(text, '!')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('an e-mail has a subject, and the error of the service is at its field, in Bengali', async () => {
  const { user, server } = open('/dashboard/sms/new?way=email&kind=notice&notice=3', { language: 'bn' })
  server.route('GET', 'notices/', () => ({ body: [{ id: 3, title: 'Meeting', title_bengali: 'সভা' }] }))
  server.route('POST', previews, () => ({
    status: 422,
    body: { message: 'চিহ্নিত ঘরগুলো সংশোধন করুন।', errors: { subject: ['এখানে চেনা নয়'] } },
  }))
  expect(await screen.findByLabelText('বিষয়')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('বিজ্ঞপ্তি')).toHaveValue('3'))
  await user.click(screen.getByRole('button', { name: 'প্রাকদর্শন' }))
  expect(await screen.findByText('এখানে চেনা নয়')).toBeInTheDocument()
  expect(screen.getByLabelText('বিষয়')).toHaveAttribute('aria-invalid', 'true')
  expect(server.requests.find(({ path }) => path === previews)?.body).toMatchObject({
    notice_id: 3,
    channel: 'email',
  })
})

test('the preview of e-mails has no parts and no cost', async () => {
  const { user, server } = open('/dashboard/sms/new?way=email&kind=notice&notice=3')
  server.route('GET', 'notices/', () => ({ body: [{ id: 3, title: 'Meeting', title_bengali: 'সভা' }] }))
  server.route('POST', previews, () => ({ body: aPreview({ parts: 0, longest_parts: 0, cost: '0.00' }) }))
  await waitFor(() => expect(screen.getByLabelText('Notice')).toHaveValue('3'))
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Messages')).toBeInTheDocument()
  for (const name of ['Parts', 'Cost']) expect(screen.queryByText(name)).not.toBeInTheDocument()
})

test('the members on a voter list are chosen by the list', async () => {
  const { user, server } = open('/dashboard/sms/new?kind=free&who=voters')
  server.route('GET', 'voter-lists/', () => ({
    body: [
      { id: 3, name_en: 'Election 2027', name_bn: '', voided_at: null },
      { id: 4, name_en: 'Void', name_bn: '', voided_at: '2026-12-01T06:00:00Z' },
    ],
  }))
  server.route('POST', previews, () => ({ body: aPreview() }))
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Dear {{name}}, '))
  await screen.findByRole('option', { name: 'Election 2027' })
  expect(screen.queryByRole('option', { name: 'Void' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Voter list'), 'Election 2027')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path === previews)?.body).toMatchObject({
      recipients: { who: 'voters', voter_list_id: 3 },
    }),
  )
})
