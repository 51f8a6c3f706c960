import { advocate } from '@samity/shared-api/contract/config/advocate'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AdvocateFormPage from './AdvocateFormPage.tsx'

const rahim = {
  id: 7,
  version: 2,
  bar_registration_number: '12',
  advocate_type: 'old',
  name_english: 'Abdur Rahim',
  name_bengali: 'আব্দুর রহিম',
  photo: '/media/abc',
  father_name: 'Karim',
  current_address: 'Court Road',
  phone: '01712345678',
  enrollment_date_As_member: '2010-03-01',
  status: 'active',
  is_retired: false,
  is_dead: false,
  is_from_another_bar: true,
  practicing_court_name: 'Dhaka Judge Court',
  children: [{ name: 'Salma', gender: 'daughter', dob: '2010-01-02' }],
  nominees: [{ name: 'Rokeya', relationship: 'Wife', relation: 'Wife', phone: '', contact: '' }],
  withheld_fields: ['phone'],
}
const path = '/dashboard/Advocate'
const field = (label: string) => screen.getByLabelText(label)
const group = (name: string) => within(screen.getByRole('group', { name }))

function open(rows: object[] = []) {
  const server = fakeServer(advocate, rows as never).route('GET', 'advocates/duplicates/', () => ({
    body: [],
  }))
  return { server, ...renderScreen(<AdvocateFormPage />, { at: path }) }
}
async function openRahim() {
  const server = fakeServer(advocate, [rahim]).route('GET', 'advocates/duplicates/', () => ({ body: [] }))
  const view = renderScreen(<AdvocateFormPage />, { at: `${path}/7`, path: `${path}/:id` })
  await waitFor(() => expect(field('Name (English)')).toHaveValue('Abdur Rahim'))
  return { server, ...view }
}

test('the five required fields are enough to add an advocate, who is active; the form is empty again', async () => {
  const { user, server } = open()
  expect(screen.getByRole('heading', { level: 1, name: 'Add Advocate' })).toBeInTheDocument()
  await user.type(field('Bar Registration Number'), '১২৩')
  await user.selectOptions(field('Advocate Type'), 'New')
  await user.type(field('Name (English)'), 'Shirin Akter')
  await user.type(field('Name (Bengali)'), 'শিরিন আক্তার')
  await user.type(field('Enrollment Date (Member)'), '01/02/2020')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Advocate Added Successfully')).toBeInTheDocument()
  expect(server.rows(advocate)[0]).toMatchObject({
    bar_registration_number: '১২৩',
    advocate_type: 'new',
    status: 'active',
    enrollment_date_As_member: '2020-02-01',
  })
  await waitFor(() => expect(field('Name (English)')).toHaveValue(''))
})

test('a form without the required fields is not sent and marks each of them', async () => {
  const { user, server } = open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Required')).toHaveLength(5)
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the index marks the sections with errors until they are mended, and a link goes to its section', async () => {
  const { user } = open()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Identity')).toHaveAttribute('aria-current', 'location')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Identity has errors' })).toBeInTheDocument()
  expect(link('Enrollment and Practice has errors')).toBeInTheDocument()
  await user.click(link('Enrollment and Practice has errors'))
  expect(field('Education')).toHaveFocus()
  expect(link('Enrollment and Practice has errors')).toHaveAttribute('aria-current', 'location')
  expect(link('Identity has errors')).not.toHaveAttribute('aria-current')
  await user.type(field('Enrollment Date (Member)'), '01/02/2020')
  await user.tab()
  expect(await screen.findByRole('link', { name: 'Enrollment and Practice' })).toBeInTheDocument()
  expect(link('Status')).toBeInTheDocument()
})

test('a retired or dead advocate is inactive until neither box is ticked, and a date needs its box', async () => {
  const { user } = open()
  expect(field('Status')).toHaveValue('active')
  expect(field('Retirement Date')).toBeDisabled()
  await user.click(field('Retired'))
  await waitFor(() => expect(field('Status')).toHaveValue('inactive'))
  expect(field('Retirement Date')).toBeEnabled()
  expect(field('Death Date')).toBeDisabled()
  await user.click(field('Dead'))
  await user.click(field('Retired'))
  expect(field('Status')).toHaveValue('inactive')
  await user.click(field('Dead'))
  await waitFor(() => expect(field('Status')).toHaveValue('active'))
})

test('the fields for employment, pension and court appear only when their box is ticked', async () => {
  const { user } = open()
  for (const [box, detail] of [
    ['Ex-employee', 'Employment Details'],
    ['Receiving pension', 'Pension Details'],
    ['From another bar', 'Practicing Court Name'],
  ] as const) {
    expect(screen.queryByLabelText(detail)).not.toBeInTheDocument()
    await user.click(field(box))
    expect(await screen.findByLabelText(detail)).toBeInTheDocument()
  }
})

test('Same as present copies the current address and follows it while it is ticked', async () => {
  const { user } = open()
  await user.type(field('Current Address'), 'Court Road')
  await user.click(field('Same as present'))
  await waitFor(() => expect(field('Permanent Address')).toHaveValue('Court Road'))
  await user.type(field('Current Address'), ' 12')
  await waitFor(() => expect(field('Permanent Address')).toHaveValue('Court Road 12'))
  await user.click(field('Same as present'))
  await user.type(field('Current Address'), ', Meghnapur')
  expect(field('Permanent Address')).toHaveValue('Court Road 12')
})

test('a child needs a name, a row can be removed, and a name that is not yet added is saved too', async () => {
  const { user, server } = await openRahim()
  expect(group('Child 1').getByLabelText('Name')).toHaveValue('Salma')
  await user.type(field("Child's Name"), '  ')
  await user.click(screen.getByRole('button', { name: 'Add Child' }))
  expect(screen.queryByRole('group', { name: 'Child 2' })).not.toBeInTheDocument()
  await user.type(field("Child's Name"), 'Hasan{Enter}')
  expect(await screen.findByRole('group', { name: 'Child 2' })).toBeInTheDocument()
  await user.selectOptions(group('Child 2').getByLabelText('Gender'), 'Son')
  await user.click(screen.getByRole('button', { name: 'Remove: Child 1' }))
  await user.type(field("Child's Name"), 'Nila')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Advocate Updated Successfully')).toBeInTheDocument()
  expect(server.rows(advocate)[0]!['children']).toMatchObject([
    { name: 'Hasan', gender: 'son' },
    { name: 'Nila', gender: '' },
  ])
})

test('a nominee is edited, and an emptied field stays empty', async () => {
  const { user, server } = await openRahim()
  await user.clear(group('Nominee 1').getByLabelText('Relationship'))
  await user.type(group('Nominee 1').getByLabelText('National ID'), '1234567890')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Advocate Updated Successfully')).toBeInTheDocument()
  expect(server.rows(advocate)[0]!['nominees']).toMatchObject([
    { name: 'Rokeya', relationship: '', relation: '', nid: '1234567890' },
  ])
})

test('a URL with an id opens that advocate in the form, and Update returns to the route without the id', async () => {
  const { user, server, address } = await openRahim()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Advocate' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Hide Phone' })).toBeChecked()
  expect(screen.getByAltText('Chosen picture')).toHaveAttribute('src', '/media/abc/320.webp')
  await user.click(field('From another bar'))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(address()).toBe(path))
  expect(server.rows(advocate)[0]).toMatchObject({
    is_from_another_bar: false,
    practicing_court_name: '',
    photo: '/media/abc',
    version: 3,
  })
})

test('a photo is shown before it is saved', async () => {
  const { user, server } = await openRahim()
  await user.upload(field('Photo'), new File(['…'], 'rahim.jpg', { type: 'image/jpeg' }))
  expect(screen.getByAltText('Chosen picture')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.rows(advocate)[0]).toMatchObject({ photo: '/media/rahim.jpg' }))
})

test('another advocate with the same phone is named during typing, with a link', async () => {
  const server = fakeServer(advocate)
  server.route('GET', 'advocates/duplicates/', ({ query }) => ({
    body: query['phone'] === '01712345678' ? [{ ...rahim, archived_at: null, same: ['phone'] }] : [],
  }))
  const { user } = renderScreen(<AdvocateFormPage />, { at: path })
  await user.type(field('Phone'), '01712345678')
  const duplicateLink = await screen.findByRole('link', { name: /12 · Abdur Rahim/ })
  expect(duplicateLink).toHaveAttribute('href', `${path}/7`)
  expect(duplicateLink.closest('[role=status]')).toHaveTextContent(/^The same phone:/)
})

test('an unknown id shows an error instead of an empty form', async () => {
  fakeServer(advocate)
  renderScreen(<AdvocateFormPage />, { at: `${path}/99`, path: `${path}/:id` })
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('Go to List opens the list', async () => {
  const { user, address } = open()
  await user.click(screen.getByRole('button', { name: 'Go to List' }))
  expect(address()).toBe('/dashboard/Advocate-list')
})
