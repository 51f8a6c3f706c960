import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer, type FakeResponse } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { noticeAtom } from '../../notices/notice.ts'
import SignInPage from './SignInPage.tsx'

const rahima = { id: 7, username: 'rahima', role: 'staff', language: 'bn' }

function open(at = '/signin', response?: FakeResponse) {
  const server = fakeServer(profile)
  if (response) server.route('POST', 'login/', () => response)
  return { server, ...renderScreen(<SignInPage />, { at, path: '/signin', role: null }) }
}
const form = (name: string) => within(screen.getByRole('form', { name }))

async function login({ user }: ReturnType<typeof open>, username = 'rahima', password = 'a-long-password') {
  const { getByLabelText, getByRole } = form('Login')
  if (username) await user.type(getByLabelText('Username'), username)
  if (password) await user.type(getByLabelText('Password'), password)
  await user.click(getByRole('button', { name: 'Login' }))
}

test('a login with an empty field is not sent and shows the reason', async () => {
  const page = open()
  await login(page, 'rahima', '')
  expect(await screen.findByRole('alert')).toHaveTextContent('Username and password are required!')
  expect(page.server.requests).toEqual([])
})

test.each([
  [401, { message: 'no' }, 'Invalid username or password!'],
  [400, { message: 'no' }, 'Please provide both username and password.'],
  [403, { message: 'This account has been disabled.' }, 'This account has been disabled.'],
  [429, { message: 'Please try again in 10 seconds.' }, 'Please try again in 10 seconds.'],
  [500, {}, 'Something went wrong!'],
])('a login with status %i shows the specified text', async (status, body, text) => {
  const page = open('/signin', { status, body })
  await login(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(page.store.get(sessionAtom).is_authenticated).toBe(false)
})

test('the error of a login disappears when the user switches to the other form and back', async () => {
  const page = open('/signin', { status: 401, body: { message: 'no' } })
  await login(page)
  expect(await screen.findByText('Invalid username or password!')).toBeInTheDocument()
  await page.user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(screen.queryByText('Invalid username or password!')).not.toBeInTheDocument()
  await page.user.click(form('Register').getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Username and password are required!')).toBeInTheDocument()
  await page.user.click(screen.getByRole('link', { name: 'Back to Login' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(form('Login').getByLabelText('Username')).toHaveValue('rahima')
})

test('a login without a response shows a network error', async () => {
  const page = open()
  page.server.loseNext()
  await login(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
})

test('a login stores the session, sets the language of the profile and opens the dashboard', async () => {
  const page = open('/signin', { body: { user: rahima, access: 'token-7' } })
  await login(page)
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  expect(localStorage.getItem('access_token')).toBe('token-7')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(rahima)
  expect(page.store.get(languageAtom)).toBe('bn')
  expect(page.store.get(noticeAtom)?.text.en).toBe('Login successful!')
})

test('a login opens the requested page, and never another site', async () => {
  const response = { body: { user: rahima, access: 'token-7' } }
  const page = open('/signin?next=%2Fdashboard%2Fsale-list%3Ftype%3DSticker', response)
  await login(page)
  await waitFor(() => expect(page.address()).toBe('/dashboard/sale-list?type=Sticker'))
  page.unmount()
  const otherPage = open('/signin?next=%2F%2Fevil.example', response)
  await login(otherPage)
  await waitFor(() => expect(otherPage.address()).toBe('/dashboard'))
})

test('a signed-in user is redirected to the dashboard', async () => {
  fakeServer(profile)
  const { address } = renderScreen(<SignInPage />, { at: '/signin', path: '/signin' })
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('the hidden form is inert and has no field names and no h1', async () => {
  const { user } = open()
  const hidden = () => document.querySelector('[inert]')
  expect(hidden()).toContainElement(screen.getByRole('form', { name: 'Register' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Login')
  expect(document.querySelectorAll('[name=username]')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(hidden()).toContainElement(screen.getByRole('form', { name: 'Login' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register')
  expect(form('Register').getByLabelText('Username')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Back to Login' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Login')
})

test('the eye shows the password and hides it again', async () => {
  const { user } = open()
  const { getByLabelText, getByRole } = form('Login')
  await user.click(getByRole('button', { name: 'Show password' }))
  expect(getByLabelText('Password')).toHaveAttribute('type', 'text')
  await user.click(getByRole('button', { name: 'Hide password' }))
  expect(getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('a registration is sent as multipart, clears the fields, says that it must be approved, and stays on the page', async () => {
  const { server, user, address } = open('/signin?form=register')
  server.route('POST', 'register/', () => ({ status: 201, body: {} }))
  const { getByLabelText, getByRole } = form('Register')
  await user.type(getByLabelText('Username'), 'নতুন কেরানি')
  await user.type(getByLabelText('Email'), 'clerk@example.com')
  await user.type(getByLabelText('Password'), 'a-long-password')
  await user.click(getByRole('button', { name: 'Register' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Registration successful!')
  expect(alert).toHaveTextContent('An administrator must approve your account before you can sign in.')
  expect(server.requests[0]?.body).toEqual({
    username: 'নতুন কেরানি',
    email: 'clerk@example.com',
    password: 'a-long-password',
  })
  for (const name of ['Username', 'Email', 'Password']) expect(getByLabelText(name)).toHaveValue('')
  expect(address()).toBe('/signin?form=register')
})

test('a refused registration shows the error of the server and keeps the input', async () => {
  const { server, user } = open('/signin?form=register')
  const message = 'This username is already taken'
  server.route('POST', 'register/', () => ({
    status: 409,
    body: { message, errors: { username: [message] } },
  }))
  const { getByLabelText, getByRole } = form('Register')
  await user.type(getByLabelText('Username'), 'rahima')
  await user.type(getByLabelText('Password'), 'a-long-password')
  await user.click(getByRole('button', { name: 'Register' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(getByLabelText('Username')).toHaveValue('rahima')
  expect(getByLabelText('Username')).toBeInvalid()
})

test('an account with two-step sign-in must enter a code, and a wrong code clears the field', async () => {
  const page = open()
  const codeRequired = 'Enter the six digits that your authenticator app shows, or a recovery code.'
  page.server.route('POST', 'login/', ({ body }) => {
    if (body['code'] === '123456') return { body: { user: rahima, access: 'token-7' } }
    const message = body['code'] ? 'The code is wrong.' : codeRequired
    return { status: 422, body: { message, errors: { code: [message] } } }
  })
  expect(form('Login').queryByLabelText('Code')).not.toBeInTheDocument()
  await login(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(codeRequired)
  await page.user.type(form('Login').getByLabelText('Code'), '000000')
  await page.user.click(form('Login').getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The code is wrong.'))
  expect(form('Login').getByLabelText('Code')).toHaveValue('')
  await page.user.type(form('Login').getByLabelText('Code'), '123456')
  await page.user.click(form('Login').getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  expect(page.server.requests.map(({ body }) => body['code'])).toEqual([undefined, '000000', '123456'])
})
