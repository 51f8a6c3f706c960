import { dayOf } from '@samity/shared-api/contract'
import type { Role } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { VoterList, VoterObjection } from '@samity/shared-api/contract/members/voter-list'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aNonVoter, anObjection, aVoter, aVoterList } from '../testing/voter-lists.ts'
import VoterListsPage from './VoterListsPage.tsx'

type Served = { list?: Partial<VoterList>; objections?: VoterObjection[]; role?: Role; at?: string }
const lists = '/dashboard/members/voter-lists'
const oneList = `${lists}?list=3`

function open({ list: changes = {}, objections = [], role = 'staff', at = oneList }: Served = {}) {
  const list = aVoterList(changes)
  const server = fakeServer(advocate, [
    { bar_registration_number: '12', name_english: 'Rahima', phone: '01712345678', status: 'active' },
  ])
    .route('GET', 'settings/', () => ({ body: { ...defaultSettings, version: 5 } }))
    .route('GET', 'voter-lists/', () => ({ body: [list] }))
    .route('GET', 'voter-lists/3/', () => ({ body: list }))
    .route('GET', 'voter-lists/3/objections/', () => ({ body: objections }))
    .route('GET', 'voter-lists/3/voters/', ({ query }) => ({
      body: query['off'] === '1' ? [aNonVoter()] : [aVoter()],
      headers: { 'x-total-count': '1' },
    }))
    .route('GET', 'voter-lists/3/why/', ({ query }) => ({
      body: {
        ...(query['advocate_id'] === '12' ? aNonVoter() : aVoter()),
        on_list: query['advocate_id'] !== '12',
      },
    }))
  return { server, ...renderScreen(<VoterListsPage />, { at, role }) }
}
const sent = ({ server }: ReturnType<typeof open>, method: string, path: string) =>
  server.requests.find((request) => request.method === method && request.path === path)

test('a list has its day, state and number of voters, and leads to the list', async () => {
  open({ at: lists })
  const row = await screen.findByRole('row', {
    name: /Election 2026 20\/11\/2026.* draft 2 0/,
  })
  expect(within(row).getByRole('link')).toHaveAttribute('href', oneList)
})

test('an administrator changes the rule of new lists; staff read it', async () => {
  const view = open({ at: lists, role: 'admin' })
  view.server.route('PUT', 'settings/', () => ({ body: { ...defaultSettings, version: 6 } }))
  const { user } = view
  const save = await screen.findByRole('button', { name: 'Save the Rule' })
  await user.selectOptions(screen.getByLabelText('Dues paid up to the last'), 'June')
  await user.click(screen.getByRole('checkbox', { name: 'Retired' }))
  await user.clear(screen.getByLabelText('Member for days'))
  await user.type(screen.getByLabelText('Member for days'), 'a year')
  await user.click(save)
  expect(await screen.findByText('Enter a whole number')).toBeVisible()
  expect(sent(view, 'PUT', 'settings/')).toBeUndefined()
  await user.clear(screen.getByLabelText('Member for days'))
  await user.type(screen.getByLabelText('Member for days'), '৩৬৫')
  await user.click(save)
  await waitFor(() =>
    expect(sent(view, 'PUT', 'settings/')?.body).toEqual({
      voter_list: {
        paid_up_to_month: 6,
        standings: ['regular', 'retired'],
        member_days: '৩৬৫',
        draft_days: '7',
      },
      version: 5,
    }),
  )
})

test('staff read the rule, and make a draft that opens', async () => {
  const view = open({ at: lists })
  view.server.route('POST', 'voter-lists/', () => ({ status: 201, body: aVoterList() }))
  const { user } = view
  expect(await screen.findByText('Dues paid up to the last December')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save the Rule' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'New draft' }))
  await user.type(await screen.findByLabelText('Name (English)'), 'Election 2026')
  await user.type(screen.getByLabelText('Name (Bengali)'), 'নির্বাচন ২০২৬')
  await user.click(screen.getByRole('button', { name: 'Make a Draft' }))
  await waitFor(() => expect(view.address()).toBe(oneList))
  expect(sent(view, 'POST', 'voter-lists/')?.body).toMatchObject({
    name_en: 'Election 2026',
    name_bn: 'নির্বাচন ২০২৬',
  })
})

test('a draft for which dues do not matter asks for no month, and no word of the wire', async () => {
  const view = open({ at: lists })
  view.server.route('POST', 'voter-lists/', () => ({ status: 201, body: aVoterList() }))
  const { user } = view
  await user.click(await screen.findByRole('button', { name: 'New draft' }))
  await user.type(await screen.findByLabelText('Name (English)'), 'Election 2026')
  await user.type(screen.getByLabelText('Name (Bengali)'), 'নির্বাচন ২০২৬')
  expect(screen.getByLabelText('Paid up to Month')).toHaveAccessibleDescription(
    'Such as 12/2025. Leave it blank for the rule of new lists.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Dues do not matter' }))
  await waitFor(() => expect(screen.queryByLabelText('Paid up to Month')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Make a Draft' }))
  await waitFor(() => expect(view.address()).toBe(oneList))
  const { body } = sent(view, 'POST', 'voter-lists/')!
  expect(body).toMatchObject({ paid_up_to: 'none' })
  expect(body).not.toHaveProperty('no_dues')
})

test('who is not on the list has reasons, and the URL keeps the choice', async () => {
  const { user, address } = open()
  expect(
    await screen.findByText('Rule: dues paid up to 12/2025 · standing Regular · member for 365 days'),
  ).toBeVisible()
  expect(await screen.findByRole('row', { name: /1.*Abdul Karim/ })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Which'), 'Not on the list')
  expect(
    await screen.findByRole('row', {
      name: /Rahima.*owes 300\.00 since 10\/2025 \(rule: paid up to 12\/2025\); member for 100 days, 365 are needed/,
    }),
  ).toBeVisible()
  expect(address()).toContain('off=1')
})

test('the page says why a member is not on the list', async () => {
  open({ at: `${oneList}&why=12` })
  const answer = await screen.findByText('Rahima (12) is not on the list:')
  const alert = within(answer.closest('[role=status]')!)
  expect(alert.getByText(/owes 300\.00 since 10\/2025/)).toBeVisible()
  expect(alert.getByText('member for 100 days, 365 are needed')).toBeVisible()
})

test('a number and Enter ask about a member, without a choice from the suggestions', async () => {
  const { user, address } = open()
  await user.type(await screen.findByLabelText('Number of the member'), '১২{Enter}')
  expect(await screen.findByText('Rahima (12) is not on the list:')).toBeVisible()
  expect(address()).toContain('why=12')
  await user.type(screen.getByLabelText('Number of the member'), '77{Enter}')
  expect(await screen.findByText('No advocate matches.')).toBeVisible()
  expect(address()).toContain('why=12')
})

test('an objection is entered with its ground', async () => {
  const view = open()
  view.server.route('POST', 'voter-lists/3/objections/', () => ({ status: 201, body: anObjection() }))
  const { user } = view
  await user.click(await screen.findByText('Enter an Objection'))
  await user.type(screen.getByLabelText('Advocate ID'), '12')
  await screen.findByDisplayValue('Rahima')
  await user.selectOptions(screen.getByLabelText('Request'), 'Put on the list')
  await user.click(screen.getByRole('button', { name: 'Save the Objection' }))
  expect(sent(view, 'POST', 'voter-lists/3/objections/')).toBeUndefined()
  await user.type(screen.getByLabelText('Ground'), 'She paid in December')
  await user.click(screen.getByRole('button', { name: 'Save the Objection' }))
  await waitFor(() =>
    expect(sent(view, 'POST', 'voter-lists/3/objections/')?.body).toMatchObject({
      advocate_id: '12',
      request: 'include',
      ground: 'She paid in December',
    }),
  )
})

test('the second of two people who decide an objection reads that it is decided', async () => {
  const { server, user } = open({ objections: [anObjection()], list: { objections: 1, open_objections: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/She paid in December/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Decision'), 'Accepted')
  await user.type(dialog.getByLabelText('Reason'), 'The receipt is there')
  server.refuseNext(409, { message: 'Someone else has already decided this objection.' })
  await user.click(dialog.getByRole('button', { name: 'Save the Decision' }))
  expect((await dialog.findAllByText(/Someone else has already decided this objection/))[0]).toBeVisible()
})

test('a list is made final after a question, and a refusal is a sentence', async () => {
  const view = open()
  const { server, user } = view
  await user.click(await screen.findByRole('button', { name: 'Make Final' }))
  let question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Make this list final with 2 voters?')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sent(view, 'POST', 'voter-lists/3/finalise/')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Make Final' }))
  question = within(await screen.findByRole('dialog'))
  server.refuseNext(409, { message: 'This voter list is final. Nothing on it can be changed.' })
  await user.click(question.getByRole('button', { name: 'Make Final' }))
  expect(await screen.findByText('This voter list is final. Nothing on it can be changed.')).toBeVisible()
})

test('who made a draft reads from which day it is final without a second person', async () => {
  const future = dayOf(2199, 1, 1)
  open({ list: { created_by: 'rahima', own_final_from: future } })
  expect(await screen.findByRole('note')).toHaveTextContent(
    'You made this draft. Another person can make it final, or you from 01/01/2199.',
  )
  expect(screen.getByRole('button', { name: 'Make Final' })).toBeDisabled()
})

test('the rule of the last list is offered for a new one', async () => {
  const { user } = open({ at: lists })
  await user.click(await screen.findByRole('button', { name: 'New draft' }))
  expect(await screen.findByLabelText('Member for Days')).toHaveValue('365')
  const month = screen.getByLabelText<HTMLInputElement>('Paid up to Month')
  expect(month.value).toMatch(/^12\/\d{4}$/)
  expect(screen.getByText(/^The rule of the last list is filled in/)).toBeVisible()
})

test('the print ends with the number of its voters', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(await screen.findByText(/^তালিকার শেষ: ২ জনের মধ্যে [০-৯]+ জন ভোটার$/)).toBeInTheDocument()
})

test('a final list has its digest, can be released and no longer changed', async () => {
  const digest = 'ab'.repeat(32)
  const final = {
    status: 'final',
    digest,
    finalised_by: 'karim',
    // in London this is still 20 November
    finalised_at: '2026-11-20T23:52:00Z',
  } as const
  const view = open({ list: final, objections: [anObjection({ decision: 'rejected', decided_by: 'karim' })] })
  view.server.route('POST', 'voter-lists/3/release/', () => ({ body: aVoterList(final) }))
  const { user } = view
  expect(await screen.findByText(digest)).toBeVisible()
  expect(screen.getByText('Final since 21/11/2026, by karim')).toBeVisible()
  for (const name of ['Make Final', 'Rename', 'Delete the Draft', 'Delete the List', 'Decide'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(screen.queryByText('Enter an Objection')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Release on the Website' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Release on the Website' }))
  await waitFor(() => expect(sent(view, 'POST', 'voter-lists/3/release/')).toBeDefined())
  expect(await screen.findByText('The list is on the website.')).toBeVisible()
})

test('a draft is renamed', async () => {
  const view = open()
  view.server.route('PUT', 'voter-lists/3/', () => ({ body: aVoterList({ name_en: 'By-election' }) }))
  const { user } = view
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog'))
  const english = dialog.getByLabelText('Name (English)')
  await user.clear(english)
  await user.type(english, 'By-election')
  await user.click(dialog.getByRole('button', { name: 'Save the Name' }))
  expect(await screen.findByText('The draft has its new name.')).toBeVisible()
  expect(sent(view, 'PUT', 'voter-lists/3/')?.body).toEqual({
    name_en: 'By-election',
    name_bn: 'নির্বাচন ২০২৬',
    version: 1,
  })
})

test('an administrator deletes a final list that is not on the website, with a reason', async () => {
  const final = { status: 'final', digest: 'ab', finalised_at: '2026-11-21T08:00:00Z' } as const
  const view = open({ list: final, role: 'admin' })
  view.server.route('DELETE', 'voter-lists/3/', () => ({ status: 204 }))
  const { user } = view
  await user.click(await screen.findByRole('button', { name: 'Delete the List' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox'), 'A trial')
  await user.click(dialog.getByRole('button', { name: 'Delete the List' }))
  expect(await screen.findByText('The list is deleted.')).toBeVisible()
  expect(sent(view, 'DELETE', 'voter-lists/3/')?.body).toEqual({ reason: 'A trial' })
})

test('the list prints in Bengali with photos', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog'))
  const paper = await dialog.findByRole('article', { name: 'নির্বাচন ২০২৬' })
  expect(paper).toHaveAttribute('lang', 'bn')
  expect(paper).toHaveTextContent(/খসড়া ভোটার তালিকা/)
  expect(within(paper).getByRole('row', { name: /১ আব্দুল করিম আব্দুর রহিম ৩০৭/ })).toBeVisible()
  expect(paper.querySelector('tbody img')).toHaveAttribute('src', '/media/abc/320.webp')
})

test('the sheet appears with its photos, so that no print lacks one that still loads', async () => {
  const photos = Promise.withResolvers<void>()
  const decode = jest.fn(() => photos.promise)
  // jsdom loads no images
  Object.assign(HTMLImageElement.prototype, { decode })
  try {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(decode).toHaveBeenCalled())
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    photos.resolve()
    expect(await screen.findByRole('article')).toBeInTheDocument()
  } finally {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  }
})

test('an auditor reads everything and changes nothing', async () => {
  open({ role: 'auditor', objections: [anObjection()] })
  expect(await screen.findByRole('row', { name: /She paid in December/ })).toBeVisible()
  for (const name of ['Make Final', 'Rename', 'Delete the Draft', 'Delete the List', 'Decide'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
