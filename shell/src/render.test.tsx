import { languageAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { profile } from '@samity/shared-api/contract/users/user'
import type { AssociationProfile } from '@samity/shared-api/module'
import { StaticSiteRouter } from '@samity/shared-ui/router'
import { associationAtom } from '@samity/shared-ui/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { hydrateRoot, type Root } from 'react-dom/client'
import { render } from './render.tsx'
import SignInPage from './screens/sign-in/SignInPage.tsx'

const association = { name: { en: 'Bar', bn: 'সমিতি' }, established: { en: 'Since 1874', bn: '১৮৭৪ থেকে' } }
const renderSignIn = (language: 'en' | 'bn', search = '', site: AssociationProfile = association) =>
  render('SignIn', { path: '/signin', search, language }, site) ?? ''

test.each([
  ['en', 'Login', 'Username', 'Bar', '/signin?next=%2Fa&amp;form=register'],
  ['bn', 'লগইন', 'ব্যবহারকারীর নাম', 'সমিতি', '/bn/signin?next=%2Fa&amp;form=register'],
] as const)('the server renders the sign-in page in %s', (language, heading, label, name, register) => {
  const html = renderSignIn(language, '?next=%2Fa')
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(html).toMatch(new RegExp(`<label[^>]* for="login-username">${label}</label>`))
  expect(html).toContain(name)
  expect(html).toContain(`href="${register}"`)
})

test('the URL chooses the form that the server renders as the active one', () => {
  expect(renderSignIn('en', '?form=register')).toMatch(/<h1[^>]*>Register<\/h1>/)
  expect(renderSignIn('en')).not.toMatch(/<h1[^>]*>Register<\/h1>/)
})

test('a form in the HTML can put its text into no URL, and the policy of the page allows every part', () => {
  const html = renderSignIn('en')
  expect(html.match(/<form/g)).toHaveLength(2)
  expect(html.match(/<form[^>]* data-scripted="true" method="post"/g)).toHaveLength(2)
  expect(html).not.toMatch(/\sstyle=|\son\w+=|\saction=/)
  // an id by `useId` would be another one in the browser
  expect(html).not.toMatch(/_[Rr]_/)
})

test('a logo adds nothing to the HTML that the browser would not render there', () => {
  const html = renderSignIn('en', '', { ...association, logo: '/media/abc' })
  expect(html).toContain('src="/media/abc/320.webp"')
  expect(html).not.toContain('<link')
})

test('the server renders no other screen', () => {
  expect(render('Setup', { path: '/setup', search: '', language: 'en' }, association)).toBeUndefined()
})

describe('in the browser', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  test('text that was typed before the hydration stays, also at the next change, and is sent', async () => {
    const server = fakeServer(profile).route('POST', 'login/', () => ({
      status: 401,
      body: { message: 'no' },
    }))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderSignIn('en')
    const form = within(screen.getByRole('form', { name: 'Login' }))
    const username = form.getByLabelText<HTMLInputElement>('Username')
    username.value = 'rahima'
    username.focus()
    const store = createStore()
    store.set(languageAtom, 'en')
    store.set(associationAtom, association)
    const errors: unknown[] = []
    await act(async () => {
      root = hydrateRoot(
        container,
        <Provider store={store}>
          <StaticSiteRouter path="/signin" search="" language="en">
            <SignInPage />
          </StaticSiteRouter>
        </Provider>,
        { onRecoverableError: (error) => errors.push(error) },
      )
    })
    expect(errors).toEqual([])
    expect(username).toHaveFocus()
    const user = userEvent.setup({ delay: null })
    await user.type(form.getByLabelText('Password'), 'a-long-password')
    await user.click(form.getByRole('button', { name: 'Show password' }))
    await user.click(form.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password!'))
    expect(username).toHaveValue('rahima')
    expect(server.requests.map(({ body }) => body)).toEqual([
      { username: 'rahima', password: 'a-long-password' },
    ])
  })
})
