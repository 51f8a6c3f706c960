import { notice } from '@samity/shared-api/contract/site/notice'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import NoticesPage from './NoticesPage.tsx'

const location = { at: '/dashboard/notices', path: '/dashboard/notices' }

test('a notice has a preview, is published and can be withdrawn', async () => {
  const server = fakeServer(notice, [])
  const { user } = renderScreen(<NoticesPage />, { ...location, role: 'staff' })
  await user.type(await screen.findByLabelText(/^Title(?! \()/), 'Annual <b>meeting</b>')
  await user.type(screen.getByLabelText(/^Text(?! \()/), 'At two')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByRole('heading', { name: 'Annual <b>meeting</b>' })).toBeVisible()
  expect(await preview.findByText('At two')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(server.rows(notice)).toMatchObject([{ title: 'Annual <b>meeting</b>' }]))

  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(server.rows(notice)[0]).toMatchObject({ archived_at: expect.any(String) }))
})

test('an auditor sees published and withdrawn notices and cannot change them', async () => {
  const facts = { version: 1, notice_date: '2026-05-02', title_bengali: '', body: '', body_bengali: '' }
  fakeServer(notice, [
    { ...facts, id: 1, title: 'Meeting', archived_at: null },
    { ...facts, id: 2, title: 'Holiday', archived_at: '2026-05-03T00:00:00Z' },
  ])
  renderScreen(<NoticesPage />, { ...location, role: 'auditor' })
  expect(await screen.findByRole('row', { name: /Meeting.*Published/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Holiday.*Withdrawn/ })).toBeVisible()
  expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument()
  for (const name of ['Edit', 'Withdraw', 'Publish again', 'Delete', 'Publish'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
