import { startSteps } from '@samity/shared-api/contract/start/getting-started'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import GettingStartedPage from './GettingStartedPage.tsx'
import StartCard from './StartCard.tsx'

const openServer = () =>
  fakeServer(importRecord, []).route('GET', 'getting-started/', () => ({
    status: 200,
    body: { steps: startSteps.map((step) => ({ step, done: step === 'name', count: 0 })), done: 1 },
  }))

test('each step says whether it is done and opens its screen', async () => {
  openServer()
  renderScreen(<GettingStartedPage />, { at: '/dashboard/getting-started' })
  expect(await screen.findByText('1 of 10 steps are done.')).toBeVisible()
  const [name, logo] = screen.getAllByRole('listitem')
  expect(name).toHaveTextContent(/^DoneName of the association$/)
  expect(logo).toHaveTextContent(/^OpenLogo/)
  expect(screen.getByRole('link', { name: 'Opening amounts' })).toHaveAttribute('href', '/open/money-place')
  // the next step has the only button
  expect(screen.getAllByRole('button')).toEqual([
    within(logo!).getByRole('button', { name: 'Open Settings: Association' }),
  ])
})

test('the card shows the next step and can be hidden', async () => {
  localStorage.clear()
  openServer()
  const { user } = renderScreen(<StartCard />, { at: '/dashboard' })
  expect(await screen.findByRole('link', { name: 'Next: Logo' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open Settings: Association' })).toHaveClass('ant-btn-primary')
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(localStorage.getItem('samity.start.hidden')).toBe('true')
})
