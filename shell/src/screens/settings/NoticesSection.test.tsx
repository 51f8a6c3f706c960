import { notice } from '@samity/shared-api/contract/site/notice'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NoticesSection } from './sections/NoticesSection.tsx'

test('a notice is seen as visitors will see it, published, and withdrawn again', async () => {
  const server = fakeServer(notice, [])
  const { user } = renderScreen(<NoticesSection />, {
    at: '/dashboard/settings?tab=notices',
    path: '/dashboard/settings',
  })
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
