import { notice } from '@samity/shared-api/contract/site/notice'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import NoticesPage from './NoticesPage.tsx'

const location = { at: '/dashboard/notices', path: '/dashboard/notices' }

test('a notice has a preview, is published and can be withdrawn', async () => {
  const server = fakeServer(notice, [])
  const { user } = renderScreen(<NoticesPage />, { ...location, role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'New notice' }))
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

test('a notice and its attachment are one request', async () => {
  const server = fakeServer(notice, [])
  const { user } = renderScreen(<NoticesPage />, { ...location, role: 'staff' })
  const file = new File(['%PDF-1.4'], 'roll.pdf', { type: 'application/pdf' })
  await user.click(await screen.findByRole('button', { name: 'New notice' }))
  await user.type(await screen.findByLabelText(/^Title(?! \()/), 'Meeting')
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  expect(screen.getByText('roll.pdf')).toBeVisible()

  server.refuseNext(422, {
    message: 'Choose a PDF or a picture.',
    errors: { attachment: ['Choose a PDF or a picture.'] },
  })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PDF or a picture.')
  expect(server.rows(notice)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(server.rows(notice)).toMatchObject([{ title: 'Meeting' }]))
  const writes = server.requests.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'POST'])
  expect(writes[1]!.body).toMatchObject({ title: 'Meeting', attachment: expect.any(File) })
  // the next notice does not get the same attachment
  expect(screen.queryByText('roll.pdf')).not.toBeInTheDocument()
})

test('the attachment of a notice can be removed', async () => {
  const stored = { id: 1, version: 1, notice_date: '2026-05-02', title: 'Meeting', title_bengali: '' }
  const attachment = { url: '/a.pdf', name: 'a.pdf', type: 'application/pdf', size: 8 }
  const server = fakeServer(notice, [{ ...stored, body: '', body_bengali: '', attachment }])
  const { user } = renderScreen(<NoticesPage />, { at: '/dashboard/notices?edit=1', role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'Remove attachment' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.requests.at(-2)).toMatchObject({ method: 'PUT' }))
  expect(server.requests.at(-2)!.body).toMatchObject({ version: 1, attachment_clear: true })
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
  for (const name of ['Edit', 'Withdraw', 'Publish again', 'More', 'New notice'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a notice that a module proposes names its author, and a person publishes it', async () => {
  const facts = { version: 1, notice_date: '2026-05-02', title_bengali: '', body: 'Torts', body_bengali: '' }
  const author = { en: 'Library', bn: 'গ্রন্থাগার' }
  const archived_at = '2026-05-03T00:00:00Z'
  const server = fakeServer(notice, [
    { ...facts, id: 1, title: 'New books', archived_at, is_proposed: true, author },
  ])
  const { user } = renderScreen(<NoticesPage />, { ...location, role: 'staff' })
  const row = within(await screen.findByRole('row', { name: /New books.*Library.*Not published yet/ }))
  await user.click(row.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByText(/^Library has written this notice/)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Notice published')).toBeInTheDocument()
  expect(server.rows(notice)[0]).toMatchObject({ archived_at: null })
})
