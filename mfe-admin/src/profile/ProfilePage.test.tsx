import { profile, type Profile, type UserSession } from '@samity/shared-api/contract/users/user'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ProfilePage from './ProfilePage.tsx'

const rahima: Profile = {
  id: 1,
  username: 'rahima',
  role: 'staff',
  name: 'Rahima Khatun',
  name_bengali: '',
  phone: '',
  email: '',
  language: 'en',
  digits: null,
  photo: null,
  version: 3,
  two_factor: false,
  two_factor_due: false,
}
const aSession = (id: number, current: boolean): UserSession => ({
  id,
  current,
  device: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
  created_at: '2026-11-21T03:00:00Z',
  last_seen_at: '2026-11-21T08:30:00Z',
})

function open() {
  let sessions = [aSession(10, true), aSession(11, false)]
  const server = fakeServer(profile)
    .route('GET', 'user/', () => ({ body: rahima }))
    .route('GET', 'user/sessions/', () => ({ body: sessions }))
    .route('DELETE', 'user/sessions/11/', () => {
      sessions = sessions.filter(({ id }) => id !== 11)
      return { status: 204 }
    })
  return { server, ...renderScreen(<ProfilePage />) }
}

test('a changed name, language and digits take effect on the page at once', async () => {
  const { server, user, store } = open()
  server.route('PUT', 'user/', ({ body }) => ({
    body: {
      ...rahima,
      name: body['name'],
      language: body['language'],
      digits: body['digits'] || null,
      version: 4,
    },
  }))
  expect(await screen.findByText('rahima')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'রহিমা খাতুন')
  await user.selectOptions(screen.getByLabelText('Language'), 'বাংলা')
  await user.selectOptions(screen.getByLabelText('Digits'), '123')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('প্রোফাইল সফলভাবে হালনাগাদ করা হয়েছে!')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: '3',
    digits: 'latin',
  })
  expect(store.get(languageAtom)).toBe('bn')
  expect(store.get(sessionAtom).user).toMatchObject({ name: 'রহিমা খাতুন', digits: 'latin' })
  expect(localStorage.getItem('language')).toBe('bn')
})

test('an invalid phone number is marked at its field and not sent', async () => {
  const { server, user } = open()
  await user.type(await screen.findByLabelText('Phone'), '123')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid())
  expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a user can sign another session out', async () => {
  const { user } = open()
  const [ownSession, otherSession] = await screen.findAllByRole('listitem')
  expect(ownSession).toHaveTextContent('Chrome · Windows')
  expect(ownSession).toHaveTextContent('This session')
  expect(otherSession).toHaveTextContent('Last used 21/11/2026, 14:30')
  await user.click(within(otherSession!).getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('The session has been signed out.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})

test('signing out the own session ends the session of the page', async () => {
  const { user, store } = open()
  const [ownSession] = await screen.findAllByRole('listitem')
  await user.click(within(ownSession!).getByRole('button', { name: 'Sign out' }))
  expect(store.get(sessionAtom).is_authenticated).toBe(false)
  expect(localStorage.getItem('access_token')).toBeNull()
})
