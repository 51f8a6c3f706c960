import { dayOf } from '@samity/shared-api/contract'
import type { FeeOverride } from '@samity/shared-api/contract/members/dues'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import FeeOverridesPage from './FeeOverridesPage.tsx'

const override: FeeOverride = {
  id: 11,
  number: 'FEE-2026-000011',
  day: dayOf(2026, 11, 19),
  advocate: 7,
  advocate_id: '307',
  advocate_name: 'Abdul Karim',
  proposed: '300.00',
  taken: '250.00',
  reason: 'Resolution of the committee',
  created_by: 'rahima',
  voided_at: null,
}

test('each receipt with another amount has both amounts and the reason, and opens', async () => {
  const voided = { ...override, id: 12, number: 'FEE-2026-000012', voided_at: '2026-11-20T08:00:00Z' }
  const server = fakeServer(feeSchedule, []).route('GET', 'dues/overrides/', () => ({
    body: [override, voided],
    headers: { 'x-total-count': '2' },
  }))
  renderScreen(<FeeOverridesPage />, {
    at: '/dashboard/members/fee-overrides?from=2026-11-01',
    role: 'auditor',
  })
  const row = await screen.findByRole('row', {
    name: /19\/11\/2026 FEE-2026-000011 Abdul Karim.*300\.00.*250\.00 Resolution of the committee/,
  })
  expect(within(row).getByRole('link', { name: 'FEE-2026-000011' })).toHaveAttribute(
    'href',
    '/open/receipt?number=FEE-2026-000011',
  )
  expect(within(row).queryByText('void')).not.toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /000012/ })).getByText('void')).toBeVisible()
  expect(server.requests[0]!.query).toMatchObject({ from: '2026-11-01' })
})
