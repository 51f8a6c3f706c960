import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ModuleRightsCard } from './ModuleRightsCard.tsx'

const library: ModuleRights = {
  module: 'mfe-library',
  title: { en: 'Library', bn: 'গ্রন্থাগার' },
  asks: [
    { right: 'read:members', is_approved: true },
    { right: 'write:website', is_approved: false },
  ],
  approved_by: 'rahim',
  approved_at: '2026-11-21T08:30:00.000Z' as ModuleRights['approved_at'],
  approver_left: false,
}

function fakeRights(first: ModuleRights) {
  let rights = first
  const answer = (isApproved: boolean) => () => {
    const asks = rights.asks.map(({ right }) => ({ right, is_approved: isApproved }))
    rights = { ...rights, asks, approver_left: false }
    return { body: [rights] }
  }
  return fakeServer(incomeCategory)
    .route('GET', 'module-rights/', () => ({ body: [rights] }))
    .route('POST', 'module-rights/mfe-library/approve/', answer(true))
    .route('POST', 'module-rights/mfe-library/withdraw/', answer(false))
}

test('what waits is named in the question, and is approved with one answer', async () => {
  fakeRights(library)
  const { user } = renderScreen(<ModuleRightsCard />)
  expect(await screen.findByText('Read and write: Website')).toHaveTextContent('Waits for approval')
  expect(screen.getByText('Read: Members and dues')).toHaveTextContent('Approved')
  expect(screen.getByText(/Approved by rahim, 21\/11\/2026/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approve rights of Library' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Approve these rights of Library? Read and write: Website')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The rights are approved.')).toBeVisible()
  expect(screen.queryByText('Waits for approval')).not.toBeInTheDocument()
})

test('another administrator approves what one who has left had approved', async () => {
  fakeRights({
    ...library,
    asks: [{ right: 'read:members', is_approved: true }],
    approver_left: true,
  })
  const { user } = renderScreen(<ModuleRightsCard />)
  expect(await screen.findByText(/This person is no longer an administrator/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approve rights of Library' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Approve these rights of Library? Read: Members and dues')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByText(/no longer an administrator/)).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Approve rights of Library' })).not.toBeInTheDocument()
})

test('a withdrawal asks first, and then everything waits', async () => {
  fakeRights(library)
  const { user } = renderScreen(<ModuleRightsCard />, { language: 'bn' })
  await user.click(await screen.findByRole('button', { name: 'গ্রন্থাগার-এর অধিকার প্রত্যাহার' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'প্রত্যাহার করুন' }))
  expect(await screen.findByText('অধিকারগুলো প্রত্যাহার করা হয়েছে।')).toBeVisible()
  expect(screen.getAllByText('অনুমোদনের অপেক্ষায়')).toHaveLength(2)
})

test('without a module that asks for something there is no card', async () => {
  const server = fakeServer(incomeCategory).route('GET', 'module-rights/', () => ({ body: [library] }))
  renderScreen(<ModuleRightsCard module="mfe-canteen" />)
  await waitFor(() => expect(server.requests).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Rights of modules' })).not.toBeInTheDocument()
})
