import { fakeServer } from '@samity/shared-api/testing'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import OwnPage from '../extensions/OwnPage.tsx'
import type { MemberRequest } from '../../contract/request.ts'
import { aRequest } from '../testing/builders.ts'
import RequestsPage from './RequestsPage.tsx'

const path = 'x/mfe-my/requests/'
const all = ['my.read', 'my.answer', 'my.answer-reports']
const report = aRequest({
  id: 6,
  kind: 'report',
  topic: null,
  receipt_number: 'VKL-2026-000123',
  text: 'Not mine',
})

function open(rows: MemberRequest[], options: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(advocate).route('GET', path, () => ({ body: rows }))
  return { server, ...renderScreen(<RequestsPage />, { at: '/dashboard/my', permissions: all, ...options }) }
}

test('a request is answered with a result and a text that the member reads', async () => {
  const { user, server } = open([report, aRequest()], { at: '/dashboard/my?state=open' })
  server.route('POST', `${path}6/answer/`, () => ({ body: { ...report, state: 'refused' } }))
  const row = within(await screen.findByRole('row', { name: /VKL-2026-000123/ }))
  await user.click(row.getByRole('button', { name: 'Reply' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Not mine')).toBeInTheDocument()
  await user.selectOptions(dialog.getByRole('combobox', { name: /Result/ }), 'Nothing to put right')
  await user.type(dialog.getByRole('textbox', { name: /Answer/ }), 'Your clerk bought it.')
  await user.click(dialog.getByRole('button', { name: 'Reply' }))
  expect(await screen.findByText('The member reads the answer on the own page.')).toBeInTheDocument()
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ state: 'refused', answer: 'Your clerk bought it.' })
  expect(server.requests.find((request) => request.path === path)?.query).toMatchObject({ state: 'open' })
})

test('a refused answer keeps the dialog and the text', async () => {
  const { user, server } = open([aRequest()])
  server.route('POST', `${path}5/answer/`, () => ({
    status: 409,
    body: { message: 'Karim has answered this already.', code: 'record.conflict' },
  }))
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: /Result/ }), 'Put right')
  await user.type(dialog.getByRole('textbox', { name: /Answer/ }), 'Done')
  await user.click(dialog.getByRole('button', { name: 'Reply' }))
  expect(await dialog.findByText(/Karim has answered this already./)).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /Answer/ })).toHaveValue('Done')
})

test('the file of the list has names, subjects and times as the list has them', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  const request = aRequest({ topic: 'dues', created_at: '2026-11-20T19:00:00Z' })
  const { user } = open([report, request], { language: 'bn' })
  await screen.findByRole('row', { name: /বকেয়া.*২১\/১১\/২০২৬, ০১:০০/ })
  await user.click(screen.getByRole('button', { name: 'এক্সপোর্ট' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]!.text()
  expect(text).toContain(`,${request.advocate_name_bengali},`)
  expect(text).not.toContain(request.advocate_name)
  expect(text).toContain('VKL-2026-000123')
  expect(text).toContain(',বকেয়া,')
  expect(text).toContain('"21/11/2026, 01:00"')
})

test('a clerk answers no report, an auditor nothing, and both read in Bengali', async () => {
  const view = open([report, aRequest()], { permissions: ['my.read', 'my.answer'], language: 'bn' })
  expect(await screen.findAllByRole('button', { name: 'উত্তর দিন' })).toHaveLength(1)
  expect(screen.getByRole('row', { name: /VKL-2026-000123.*খোলা আছে/ })).toBeInTheDocument()
  view.unmount()
  open([report, aRequest()], { permissions: ['my.read'], role: 'auditor' })
  await screen.findByRole('row', { name: /VKL-2026-000123/ })
  expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument()
})

const person = { id: 17, bar_registration_number: '117', name_english: 'Taslima Khatun', name_bengali: '' }
const session = {
  id: 1,
  device: 'Firefox, Android',
  created_at: '2026-11-20T05:00:00Z',
  last_seen_at: '2026-11-20T05:10:00Z',
}

function openTab(options: Parameters<typeof renderScreen>[1] = {}, sessions = [session]) {
  const server = fakeServer(advocate)
    .route('GET', path, () => ({ body: [report] }))
    .route('GET', 'advocates/17/member-sessions/', () => ({ body: sessions }))
    .route('POST', 'advocates/17/member-code/', () => ({
      status: 200,
      body: { code: '482915', expires_at: '2026-11-21T05:00:00Z' },
    }))
    .route('DELETE', 'advocates/17/member-sessions/', () => ({ status: 204 }))
  return { server, ...renderScreen(<OwnPage advocate={person} />, { permissions: all, ...options }) }
}

test('the counter prints a code once, after a question', async () => {
  const { user } = openTab()
  await user.click(await screen.findByRole('button', { name: 'Print a code' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Give it to the member only/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Print a code' }))
  const slip = within(await screen.findByRole('article', { name: 'Code for the own page' }))
  expect(slip.getByText('482915')).toBeInTheDocument()
  expect(slip.getByText(/Taslima Khatun · Member No 117/)).toBeInTheDocument()
  expect(slip.getByText(/until 21\/11\/2026, 11:00/)).toBeInTheDocument()
})

test('a slip in Bengali leads to the page in Bengali', async () => {
  const { user } = openTab({ language: 'bn' })
  await user.click(await screen.findByRole('button', { name: 'কোড ছাপুন' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'কোড ছাপুন' }))
  expect(await screen.findByText('localhost/bn/my খুলে সদস্য নম্বর ও এই কোড দিন।')).toBeInTheDocument()
})

test('all sign-ins of a stolen phone are ended', async () => {
  const { user, server } = openTab()
  expect(await screen.findByText('Firefox, Android')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'End all' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all' }))
  expect(await screen.findByText('The member is signed out everywhere.')).toBeInTheDocument()
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a cashier prints codes alone, an auditor only reads', async () => {
  const view = openTab({ role: 'cashier', permissions: [] })
  expect(await screen.findByRole('button', { name: 'Print a code' })).toBeInTheDocument()
  expect(view.server.requests).toEqual([])
  view.unmount()
  openTab({ role: 'auditor', permissions: ['my.read'] })
  expect(await screen.findByText('Firefox, Android')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /VKL-2026-000123/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Print a code|End all|Reply/ })).not.toBeInTheDocument()
})
