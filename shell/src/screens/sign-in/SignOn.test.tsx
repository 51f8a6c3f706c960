import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { singleSignOnAtom } from '../../forms/single-sign-on.ts'
import SignInPage from './SignInPage.tsx'

const rahima = { id: 7, username: 'rahima', role: 'staff', language: 'en' }
const open = (at: string) => ({
  server: fakeServer(profile),
  ...renderScreen(<SignInPage />, { at, path: '/signin', role: null }),
})

test('without a provider there is no button; with one it leads there with the page asked for', () => {
  const { store } = open('/signin?next=%2Fdashboard%2Fsale-list')
  expect(screen.queryByRole('link', { name: /Sign in with/ })).not.toBeInTheDocument()
  act(() => store.set(singleSignOnAtom, 'District Court'))
  expect(screen.getByRole('link', { name: 'Sign in with District Court' })).toHaveAttribute(
    'href',
    '/api/single-sign-on/start?next=%2Fdashboard%2Fsale-list&language=en',
  )
})

test.each([
  ['unavailable', 'does not respond'],
  ['cancelled', 'was cancelled'],
  ['link-pending', 'An administrator must allow single sign-on'],
  ['created', 'Your account has been created'],
])('the outcome %s is shown above the form for the password', async (outcome, sentence) => {
  const page = open(`/signin?sso=${outcome}`)
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Username', { selector: '#login-username' })).toBeInTheDocument()
  expect(page.server.requests).toEqual([])
})

test('an outcome that nobody knows shows nothing', () => {
  open('/signin?sso=%3Cb%3Eyou+won%3C/b%3E')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('after the provider the page asks for the session, with the second step, and opens the page asked for', async () => {
  const page = open('/signin?sso=ready&next=%2Fdashboard%2Fsale-list')
  page.server.route('POST', 'single-sign-on/session/', ({ body }) =>
    body['code'] === '123456'
      ? { body: { user: rahima, access: 'token-7' } }
      : {
          status: 422,
          body: { message: 'Enter the six digits.', errors: { code: ['Enter the six digits.'] } },
        },
  )
  await page.user.type(await screen.findByLabelText('Code'), '123456')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.address()).toBe('/dashboard/sale-list'))
  expect(page.store.get(sessionAtom).access_token).toBe('token-7')
  expect(page.store.get(languageAtom)).toBe('en')
})

test('an expired sign-in says so and leads back to the form', async () => {
  const refusal = { status: 422, body: { message: 'This sign-in has expired.' } }
  fakeServer(profile).route('POST', 'single-sign-on/session/', () => refusal)
  const page = renderScreen(<SignInPage />, {
    at: '/signin?sso=ready&next=%2Fdashboard',
    path: '/signin',
    role: null,
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in has expired.')
  await page.user.click(
    within(screen.getByRole('form', { name: 'Login' })).getByRole('link', { name: 'Back to Login' }),
  )
  expect(await screen.findByLabelText('Username', { selector: '#login-username' })).toBeInTheDocument()
  expect(page.address()).toBe('/signin?next=%2Fdashboard')
})
