import type { AdvocateDues } from '@samity/shared-api/contract/members/dues'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import MemberDuesTab from '../extensions/MemberDuesTab.tsx'
import { aStanding, someDues, someTerms } from '../testing/builders.ts'
import MemberPage from './MemberPage.tsx'

const serverWith = (dues: AdvocateDues = someDues()) =>
  fakeServer(feeSchedule, [])
    .route('GET', 'advocates/7/dues/', () => ({ body: dues }))
    .route('GET', 'advocates/7/standing/', () => ({ body: aStanding() }))
    .route('GET', 'advocates/7/dues-terms/', () => ({ body: someTerms() }))
    .route('POST', 'advocates/7/standing/', () => ({ status: 201, body: aStanding() }))
const at = '/dashboard/members/member?advocate=7'

test('charged, waived, paid and owed add up, and every unpaid period is there', async () => {
  serverWith()
  const { user } = renderScreen(<MemberPage />, { at, role: 'auditor' })
  const dues = within(await screen.findByRole('table', { name: 'Dues' }))
  expect(
    dues.getByRole('row', { name: /Monthly Fee 1,100\.00 100\.00 700\.00 300\.00 30\.00 08\/2026/ }),
  ).toBeVisible()
  await user.click(screen.getByText('Unpaid Periods', { selector: 'summary' }))
  const periods = within(screen.getByRole('table', { name: 'Unpaid Periods' }))
  expect(periods.getByRole('row', { name: 'Monthly Fee 09/2026 100.00 10.00' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change Standing' })).not.toBeInTheDocument()
})

test('staff changes the standing with a reason; dues go on as usual for it unless told otherwise', async () => {
  const server = serverWith()
  const { user } = renderScreen(<MemberPage />, { at, role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'Change Standing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText('Standing'), 'Suspended')
  await user.type(dialog.getByLabelText('Reason'), 'Show cause')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The standing is changed.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    standing: 'suspended',
    reason: 'Show cause',
    charges_dues: null,
  })
  expect(server.requests.filter(({ path }) => path === 'advocates/7/dues/').length).toBeGreaterThan(1)
})

test('without a schedule the tab says that nothing is charged', async () => {
  serverWith(someDues({ has_schedule: false, owed: '0.00', kinds: [], periods: [] }))
  const advocate = { id: 7, bar_registration_number: '307', name_english: 'Abdul Karim', name_bengali: '' }
  renderScreen(<MemberDuesTab advocate={advocate} />, { role: 'staff' })
  expect(await screen.findByText('The association has no fee schedule, so nothing is charged.')).toBeVisible()
})

test('without a member in the URL the page asks for one', async () => {
  serverWith()
  renderScreen(<MemberPage />, { at: '/dashboard/members/member' })
  expect(await screen.findByText(/Enter the number, the name or the phone/)).toBeVisible()
})
