import { stockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { someFigures } from '../testing/figures.ts'
import CheckKeys from './CheckKeys.tsx'

const firstKey: ReturnType<typeof someFigures>['keys'][number] = {
  version: 1,
  created_at: '2026-10-01T20:00:00Z',
  created_by: '',
}

function openServer() {
  let keys = [firstKey]
  return fakeServer(stockEntry)
    .route('GET', 'check-figures/', () => ({ body: someFigures({ keys }) }))
    .route('POST', 'check-keys/', () => {
      keys = [{ version: 2, created_at: '2026-11-22T05:00:00Z', created_by: 'rahima' }, firstKey]
      return { status: 201, body: { version: 2 } }
    })
}
const posts = ({ requests }: ReturnType<typeof openServer>) =>
  requests.filter(({ method }) => method === 'POST')

test('a new key is added only after a question, and then makes the codes', async () => {
  const server = openServer()
  const { user } = renderScreen(<CheckKeys />, { at: '/dashboard/settings', role: 'admin' })
  // the day in Bangladesh
  expect(
    await screen.findByRole('row', { name: /1.*02\/10\/2026.*Set-up.*Makes and reads codes/ }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a key' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(posts(server)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add a key' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add a key' }))
  expect(await screen.findByRole('row', { name: /2.*22\/11\/2026.*rahima.*Makes and reads/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /1.*Set-up.*Reads its codes/ })).toBeVisible()
  expect(screen.getByText('The new key is in use.')).toBeVisible()
})

test('a refused key says why', async () => {
  const server = openServer()
  server.refuseNext(403, { message: 'শুধু প্রশাসক' })
  const { user } = renderScreen(<CheckKeys />, { at: '/dashboard/settings', role: 'admin', language: 'bn' })
  await user.click(await screen.findByRole('button', { name: 'নতুন চাবি যোগ করুন' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'নতুন চাবি যোগ করুন' }),
  )
  expect(await screen.findByText('শুধু প্রশাসক')).toBeVisible()
})
