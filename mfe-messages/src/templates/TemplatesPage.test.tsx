import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aTemplate, allPermissions, fakeMessages } from '../testing/builders.ts'
import TemplatesPage from './TemplatesPage.tsx'

const open = (permissions = allPermissions) => ({
  server: fakeMessages(),
  ...renderScreen(<TemplatesPage />, { at: '/dashboard/sms/templates', permissions }),
})
const dues = 'x/mfe-messages/templates/dues/'

test('a text is changed with its sample in sight; an unknown word is an error at its field', async () => {
  const { user, server } = open()
  let response: { status?: number; body: object } = {
    status: 422,
    body: { message: 'Please correct the marked fields.', errors: { text_en: ['count is not known here.'] } },
  }
  server.route('PUT', dues, () => response)
  expect(await screen.findByText('Rahima Khatun owes 1,250.00')).toBeInTheDocument()
  const [, button] = screen.getAllByRole('button', { name: 'Change the text' })
  await user.click(button!)
  const text = await screen.findByLabelText('English text')
  await user.clear(text)
  await user.type(text, 'Pay {{{{count}}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('count is not known here.')).toBeInTheDocument()
  response = { body: aTemplate({ kind: 'dues', version: 2 }) }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The text is saved.')).toBeInTheDocument()
  expect(server.requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    text_en: 'Pay {{count}}',
    text_bn: '{{name}}: {{owed}} বাকি',
  })
})

test('former texts open; who may not manage changes nothing', async () => {
  const { user, server } = open(['messages.read'])
  server.route('GET', 'x/mfe-messages/templates/', () => ({ body: [aTemplate({ version: 2 })] }))
  server.route('GET', 'x/mfe-messages/templates/free/versions/', () => ({
    body: [aTemplate({ version: 2 }), aTemplate({ text_en: 'The first text', saved_by: 'Karim' })],
  }))
  await user.click(await screen.findByRole('button', { name: 'Former texts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Former texts' }))
  expect(await dialog.findByText('The first text')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Change the text' })).not.toBeInTheDocument()
})
