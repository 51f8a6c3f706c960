import type { SignOnLink } from '@samity/shared-api/contract/users/single-sign-on'
import { user as userResource } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SignOnLinks } from './SignOnLinks.tsx'

const aLink = (overrides: Partial<SignOnLink>): SignOnLink => ({
  id: 1,
  user: 7,
  username: 'rahima',
  issuer: 'https://login.court.example/realms/bar',
  email: 'rahima@court.example',
  name: 'Rahima Khatun',
  created_at: '2026-11-20T04:00:00Z',
  approved_at: null,
  last_used_at: null,
  ...overrides,
})
const allowed = aLink({
  id: 2,
  username: 'karim',
  name: 'Karim Uddin',
  email: '',
  approved_at: '2026-11-20T05:00:00Z',
  last_used_at: '2026-11-21T08:30:00Z',
})

function open(links: SignOnLink[], language: 'en' | 'bn' = 'en') {
  let rows = links
  const server = fakeServer(userResource).route('GET', 'single-sign-on-links/', () => ({ body: rows }))
  for (const { id } of links)
    server
      .route('POST', `single-sign-on-links/${id}/allow/`, () => {
        rows = rows.map((row) => (row.id === id ? { ...row, approved_at: '2026-11-22T04:00:00Z' } : row))
        return { body: rows.find((row) => row.id === id) }
      })
      .route('DELETE', `single-sign-on-links/${id}/`, () => {
        rows = rows.filter((row) => row.id !== id)
        return { status: 204 }
      })
  return { server, ...renderScreen(<SignOnLinks />, { language }) }
}
const rowOf = async (text: string) => {
  const list = await screen.findByRole('list', { name: 'Single sign-on' })
  return within(within(list).getByText(new RegExp(text)).closest('li')!)
}
const deletions = ({ requests }: ReturnType<typeof fakeServer>) =>
  requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

test('a request names the person, the provider and the account, and is allowed', async () => {
  const { user } = open([aLink({}), allowed])
  const request = await rowOf('Rahima')
  expect(
    request.getByText(
      'Rahima Khatun, rahima@court.example of login.court.example asks to open the account rahima.',
    ),
  ).toBeVisible()
  expect(screen.getByText(/Allow a request only if you know/)).toBeVisible()
  expect(
    (await rowOf('Karim')).getByText(/opens the account karim\. Last used 21\/11\/2026, 14:30/),
  ).toBeVisible()
  await user.click(request.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('The link has been allowed.')).toBeVisible()
  expect(await (await rowOf('Rahima')).findByRole('button', { name: 'Remove link' })).toBeVisible()
  expect(screen.queryByText(/Allow a request only if you know/)).not.toBeInTheDocument()
})

test('a request is refused at once, a link is removed only after a question', async () => {
  const { server, user } = open([aLink({}), allowed])
  await user.click((await rowOf('Rahima')).getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(deletions(server)).toHaveLength(1))
  await user.click((await rowOf('Karim')).getByRole('button', { name: 'Remove link' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Remove the link of karim\?/)).toBeVisible()
  expect(deletions(server)).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Remove link' }))
  await waitFor(() => expect(deletions(server)).toHaveLength(2))
  // without links there is no card
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument())
})

test('a refusal of the server is shown, and the request stays', async () => {
  const { server, user } = open([aLink({})])
  server.route('POST', 'single-sign-on-links/1/allow/', () => ({
    status: 404,
    body: { message: 'This link does not exist.' },
  }))
  await user.click((await rowOf('Rahima')).getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('This link does not exist.')).toBeVisible()
  expect((await rowOf('Rahima')).getByRole('button', { name: 'Allow' })).toBeEnabled()
})

test('the card is in Bengali', async () => {
  open([aLink({})], 'bn')
  const list = within(await screen.findByRole('list', { name: 'সিঙ্গেল সাইন-অন' }))
  expect(list.getByRole('button', { name: 'অনুমতি দিন' })).toBeVisible()
  expect(list.getByText(/‘rahima’ অ্যাকাউন্টটি খুলতে চান।/)).toBeVisible()
})
