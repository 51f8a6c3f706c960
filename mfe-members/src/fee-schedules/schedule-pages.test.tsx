import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { duesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import DelayRulesPage from '../delay-rules/DelayRulesPage.tsx'
import WaiversPage from '../waivers/WaiversPage.tsx'
import FeeSchedulesPage from './FeeSchedulesPage.tsx'

const bodyOf = (server: ReturnType<typeof fakeServer>) =>
  server.requests.find(({ method }) => method === 'POST')?.body

test('an administrator enters a schedule by resolution', async () => {
  const server = fakeServer(feeSchedule, [])
  const { user } = renderScreen(<FeeSchedulesPage />, { role: 'admin' })
  expect(await screen.findByText(/There is no fee schedule, so nobody owes anything/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'New fee schedule' }))
  await user.selectOptions(await screen.findByLabelText('Fee'), 'Monthly Fee')
  await user.type(screen.getByLabelText('Amount'), '১০০')
  await user.type(screen.getByLabelText('From Day'), '01/01/2026')
  await user.type(screen.getByLabelText('Resolution'), 'EC 12/2025')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(bodyOf(server)).toMatchObject({ kind: 'monthly', from_day: '2026-01-01', resolution: 'EC 12/2025' })
  expect(await screen.findByRole('row', { name: /01\/01\/2026 Monthly Fee.*100\.00/ })).toBeVisible()
})

test('staff reads schedules and delay rules, and does not change them', async () => {
  fakeServer(delayRule, [])
  renderScreen(<DelayRulesPage />, { role: 'staff' })
  expect(await screen.findByText(/There is no delay rule/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument()
})

test('a waiver is voided with a reason', async () => {
  const server = fakeServer(duesWaiver, [
    {
      id: 4,
      advocate_id: '307',
      advocate: 7,
      name_english: 'Abdul Karim',
      name_bengali: 'আব্দুল করিম',
      kind: 'monthly',
      covers: 'dues',
      from_period: '2026-01',
      to_period: '2026-03',
      reason: 'Ill',
      resolution: null,
      created_by: 'rahima',
      created_at: '2026-11-20T08:00:00Z',
      voided_at: null,
      voided_by: null,
      void_reason: null,
    },
  ])
  const { user } = renderScreen(<WaiversPage />, { role: 'staff' })
  const row = within(await screen.findByRole('row', { name: /Abdul Karim.*01\/2026 – 03\/2026.*Ill/ }))
  await user.click(row.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox'), 'Wrong member')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It is void.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe('dues-waivers/4/')
})

test('a schedule names a resolution of the register instead of a text', async () => {
  const server = fakeServer(feeSchedule, []).and(resolution, [
    { id: 7, number: 'EC 12/2025', meeting: 'Executive committee', day: '2025-12-01', kind: 'fee' },
  ])
  const { user } = renderScreen(<FeeSchedulesPage />, { role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'New fee schedule' }))
  await user.selectOptions(await screen.findByLabelText('Fee'), 'Monthly Fee')
  await user.type(screen.getByLabelText('Amount'), '100')
  await user.type(screen.getByLabelText('From Day'), '01/01/2026')
  expect(screen.getByLabelText('Resolution')).toBeVisible()
  await user.type(screen.getByLabelText('Resolution of the Register'), '12/2025')
  await user.click(await screen.findByRole('option', { name: 'EC 12/2025 · Executive committee' }))
  await waitFor(() => expect(screen.queryByLabelText('Resolution')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(bodyOf(server)).toMatchObject({ kind: 'monthly', resolution_id: 7, joining: 'full' })
})
