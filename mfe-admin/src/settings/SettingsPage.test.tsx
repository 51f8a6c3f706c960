import { profile } from '@samity/shared-api/contract/users/user'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import SettingsPage from './SettingsPage.tsx'

function open(at = '/dashboard/settings', options: Parameters<typeof renderScreen>[1] = {}) {
  let settings: SettingsResponse = { ...defaultSettings, version: 4 }
  let lock = { locked_up_to: null as string | null, version: 1 }
  const server = fakeServer(profile)
    .route('GET', 'settings/', () => ({ body: settings }))
    .route('PUT', 'settings/', ({ body: { version, ...changes } }) => {
      if (version !== settings.version)
        return { status: 409, body: { message: 'Someone else has changed this' } }
      settings = { ...settings, ...changes, version: settings.version + 1 }
      return { body: settings }
    })
    .route('GET', 'two-factor-roles/', () => ({ body: { roles: [], version: 0 } }))
    .route('GET', 'lock/', () => ({ body: lock }))
    .route('GET', 'lock/exceptions/', () => ({ body: [] }))
    .route('GET', 'two-factor-roles/', () => ({ body: { roles: [] } }))
    .route('PUT', 'lock/', ({ body }) => {
      lock = { locked_up_to: (body['locked_up_to'] as string | null) ?? null, version: lock.version + 1 }
      return { body: lock }
    })
  const changeElsewhere = (change: Partial<SettingsResponse>) => {
    settings = { ...settings, ...change, version: settings.version + 1 }
  }
  return {
    server,
    changeElsewhere,
    ...renderScreen(<SettingsPage />, { at, path: '/dashboard/settings', ...options }),
  }
}
const panel = () => within(screen.getByRole('tabpanel'))
const save = () => panel().getByRole('button', { name: 'Save' })
const putRequests = (server: ReturnType<typeof open>['server']) =>
  server.requests.filter(({ method }) => method === 'PUT')

test('saving a tab sends only its part of the settings', async () => {
  const { server, user } = open()
  const name = await screen.findByLabelText('Name (English)')
  await user.clear(name)
  await user.type(name, 'Meghnapur District Bar Association')
  await user.click(save())
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument()
  const [request] = putRequests(server)
  expect(Object.keys(request?.body ?? {})).toEqual(['association', 'version'])
  expect(request?.body).toMatchObject({
    association: { name: { en: 'Meghnapur District Bar Association' } },
    version: 4,
  })
})

test('a logo is uploaded, saved and removed', async () => {
  const { server, user } = open()
  server.route('POST', 'media/', () => ({ status: 201, body: { url: `/media/${'a'.repeat(40)}` } }))
  await user.upload(await screen.findByLabelText('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
  await screen.findByRole('img', { name: 'Chosen picture' })
  await user.click(save())
  await screen.findByText('Settings saved successfully!')
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  await user.click(save())
  await waitFor(() => expect(putRequests(server)).toHaveLength(2))
  expect(putRequests(server).map(({ body }) => body)).toMatchObject([
    { association: { logo: `/media/${'a'.repeat(40)}` } },
    { association: { logo: null } },
  ])
})

test('a missing required text is marked at its field and not sent', async () => {
  const { server, user } = open()
  await user.clear(await screen.findByLabelText('Name (English)'))
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.')
  await waitFor(() => expect(screen.getByLabelText('Name (English)')).toHaveFocus())
  expect(screen.getByLabelText('Name (English)')).toBeInvalid()
  expect(putRequests(server)).toEqual([])
})

test('a concurrent change of another part is not a conflict', async () => {
  const { server, user, changeElsewhere } = open()
  await user.type(await screen.findByLabelText('Established (English)'), '!')
  changeElsewhere({ rates: { yearly_cost: '25.00' } })
  await user.click(save())
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument()
  expect(putRequests(server)).toHaveLength(2)
})

test('a concurrent change of the same part is shown, and the user chooses one version', async () => {
  const { user, changeElsewhere } = open()
  const { association } = defaultSettings
  await user.type(await screen.findByLabelText('Established (English)'), ' (mine)')
  changeElsewhere({ association: { ...association, established: { en: 'Theirs', bn: 'Theirs' } } })
  await user.click(save())
  expect(await screen.findByText(/Someone else has changed the same values/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }))
  expect(screen.getByLabelText('Established (English)')).toHaveValue('Theirs')
})

test('slides are added, moved and removed', async () => {
  const { server, user } = open('/dashboard/settings?tab=slides')
  await user.click(await screen.findByRole('button', { name: 'Move down: Slide 1' }))
  await user.click(screen.getByRole('button', { name: 'Remove: Slide 4' }))
  await user.click(screen.getByRole('button', { name: 'Add Slide' }))
  const last = within(screen.getByRole('group', { name: 'Slide 4' }))
  await user.type(last.getByLabelText('Title (English)'), 'The library')
  await user.click(save())
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument()
  const [request] = putRequests(server)
  const titles = ['', defaultSettings.slides[0]?.title.en, '', 'The library']
  expect(request?.body['slides']).toMatchObject(titles.map((en) => ({ title: { en } })))
})

test('a picture of a slide is uploaded at once and used when the form is saved', async () => {
  const { server, user } = open('/dashboard/settings?tab=slides')
  const url = `/media/${'a'.repeat(40)}`
  server.route('POST', 'media/', () => ({ status: 201, body: { url } }))
  const first = within(await screen.findByRole('group', { name: 'Slide 1' }))
  await user.upload(first.getByLabelText('Image'), new File(['x'], 'court.png', { type: 'image/png' }))
  expect(await first.findByRole('img')).toHaveAttribute('src', `${url}/640.webp`)
  await user.click(save())
  await waitFor(() =>
    expect(putRequests(server)[0]?.body['slides']).toMatchObject([{ image: url }, {}, {}, {}]),
  )
})

test('the preview shows unsaved values as a page of the website, and invalid values are marked instead', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="nonce" nonce="n"></script>',
  )
  const { server, user } = open()
  server.route('POST', 'settings/preview/', ({ body }) => ({
    body: { html: `<a href="/">${JSON.stringify(body)}</a>`, styles: 'p{}' },
  }))
  const name = await screen.findByLabelText('Name (English)')
  await user.clear(name)
  await user.click(panel().getByRole('button', { name: 'Preview' }))
  expect(name).toBeInvalid()
  await user.type(name, 'Padma Bar')
  await user.click(panel().getByRole('button', { name: 'Preview' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview')
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(frame.srcdoc).toContain('<a target="_blank" href="/">')
  expect(frame.srcdoc).toContain('"en":"Padma Bar"')
  expect(putRequests(server)).toEqual([])
})

test('the receipt preview shows the signatures while they are typed', async () => {
  const { user } = open('/dashboard/settings?tab=receipt')
  const second = within(await screen.findByRole('group', { name: 'Signature 2' }))
  await user.clear(second.getByLabelText('Signature (English)'))
  await user.type(second.getByLabelText('Signature (English)'), 'Treasurer')
  expect(
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['General Secretary', 'Treasurer', 'Office Assistant'])
})

test('the fields of the public member list are private until an administrator ticks them', async () => {
  const { server, user } = open('/dashboard/settings?tab=members')
  expect(await screen.findByLabelText('Phone')).not.toBeChecked()
  expect(screen.getByLabelText('Photo')).toBeChecked()
  await user.click(screen.getByLabelText('Blood Group'))
  await user.click(screen.getByLabelText('Photo'))
  await user.click(save())
  await waitFor(() =>
    expect(putRequests(server)[0]?.body).toMatchObject({
      members: { hidden_fields: ['phone', 'current_address', 'date_of_birth', 'photo'] },
    }),
  )
})

test('an administrator chooses the spelling of prints and exports', async () => {
  const { server, user } = open('/dashboard/settings?tab=prints')
  const spelling = await screen.findByLabelText('Spelling of English words')
  expect(spelling).toHaveDisplayValue('Corrected')
  await user.selectOptions(spelling, 'As specified')
  await user.click(save())
  await waitFor(() =>
    expect(putRequests(server)[0]?.body).toMatchObject({ prints: { spelling: 'specified' } }),
  )
})

test('a tab keeps its input while another one is open', async () => {
  const { user, address } = open()
  await user.type(await screen.findByLabelText('Established (English)'), '?')
  await user.click(screen.getByRole('tab', { name: 'Rates' }))
  expect(address()).toBe('/dashboard/settings?tab=rates')
  await user.click(screen.getByRole('tab', { name: 'Association' }))
  expect(screen.getByLabelText('Established (English)')).toHaveValue(
    `${defaultSettings.association.established.en}?`,
  )
})

test('the lock day can be typed in Bengali digits', async () => {
  const { server, user } = open()
  await user.type(await screen.findByLabelText('Locked up to'), '৩১/১০/২০২৬')
  const form = within(screen.getByLabelText('Locked up to').closest('form')!)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  expect(putRequests(server)[0]).toMatchObject({
    path: 'lock/',
    body: { locked_up_to: '2026-10-31', version: 1 },
  })
})

test('a section of another module is a tab with its own URL', async () => {
  const section = {
    id: 'library',
    title: { en: 'Library', bn: 'গ্রন্থাগার' },
    component: () => <p>Days of a loan</p>,
  }
  const { user, address } = open(undefined, { extensions: { 'settings.section': [section] } })
  await user.click(await screen.findByRole('tab', { name: 'Library' }))
  expect(panel().getByText('Days of a loan')).toBeInTheDocument()
  expect(address()).toBe('/dashboard/settings?tab=section-library')
})
