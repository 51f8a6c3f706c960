import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import PassbookTab from '../extensions/PassbookTab.tsx'
import { aCharge, aPassbook, aStanding, someDues, someTerms } from '../testing/builders.ts'
import PassbookPage from './PassbookPage.tsx'

const serverWith = (passbook: Passbook = aPassbook()) =>
  fakeServer(feeSchedule, [])
    .route('GET', 'advocates/7/passbook/', () => ({ body: passbook }))
    .route('GET', 'advocates/7/standing/', () => ({ body: aStanding() }))
    .route('GET', 'advocates/7/dues-terms/', () => ({ body: someTerms() }))
    .route('POST', 'advocates/7/standing/', () => ({ status: 201, body: aStanding() }))
const at = '/dashboard/members/passbook?advocate=7'

test('charged, waived, paid and owed add up, and every unpaid period is there', async () => {
  serverWith()
  const { user } = renderScreen(<PassbookPage />, { at, role: 'auditor' })
  const dues = within(await screen.findByRole('table', { name: 'Dues' }))
  expect(
    dues.getByRole('row', {
      name: /Monthly Fee 1,100\.00 100\.00 700\.00 300\.00 30\.00 0\.00 330\.00 08\/2026/,
    }),
  ).toBeVisible()
  await user.click(screen.getByText('Unpaid Periods', { selector: 'summary' }))
  const periods = within(screen.getByRole('table', { name: 'Unpaid Periods' }))
  expect(periods.getByRole('row', { name: 'Monthly Fee 09/2026 100.00 10.00' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change Standing' })).not.toBeInTheDocument()
})

test('staff opens the forms with the member chosen', async () => {
  serverWith()
  const { user, address } = renderScreen(<PassbookPage />, { at, role: 'staff' })
  expect(await screen.findByRole('button', { name: 'Waive' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Issue certificate' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take the fee' }))
  expect(address()).toBe('/open/advocate-fees?id=7')
})

test('a kind that is only paid in advance shows no zeros', async () => {
  const { kinds, ...rest } = someDues()
  const ahead = kinds.map((kind) => (kind.kind === 'relief' ? { ...kind, paid_until: '2027' } : kind))
  serverWith(aPassbook({ dues: { ...rest, kinds: ahead } }))
  renderScreen(<PassbookPage />, { at, role: 'auditor' })
  const dues = within(await screen.findByRole('table', { name: 'Dues' }))
  const row = dues.getByRole('row', { name: /^Relief Fund Fee +2027$/ })
  expect(row).not.toHaveTextContent('0.00')
})

test('staff changes the standing with a reason; dues go on as usual for it unless told otherwise', async () => {
  const server = serverWith()
  const { user } = renderScreen(<PassbookPage />, { at, role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'Change Standing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText('Standing'), 'Suspended')
  await user.type(dialog.getByLabelText(/^Reason/), 'Show cause')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The standing is changed.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    standing: 'suspended',
    reason: 'Show cause',
    charges_dues: null,
  })
  expect(server.requests.filter(({ path }) => path === 'advocates/7/passbook/').length).toBeGreaterThan(1)
})

test('without a schedule the tab says that nothing is charged', async () => {
  serverWith(aPassbook({ dues: someDues({ has_schedule: false, owed: '0.00', kinds: [], periods: [] }) }))
  const advocate = { id: 7, bar_registration_number: '307', name_english: 'Abdul Karim', name_bengali: '' }
  renderScreen(<PassbookTab advocate={advocate} />, { role: 'staff' })
  expect(await screen.findByText('The association has no fee schedule, so nothing is charged.')).toBeVisible()
})

test('without a member in the URL the page asks for one', async () => {
  serverWith()
  renderScreen(<PassbookPage />, { at: '/dashboard/members/passbook' })
  expect(await screen.findByText(/Enter the number, the name or the phone/)).toBeVisible()
})

test('each receipt has its papers and leads to its record, and the print has the same figures', async () => {
  serverWith()
  const { user } = renderScreen(<PassbookPage />, { at, role: 'staff' })
  const receipts = within(await screen.findByRole('table', { name: 'Receipts' }))
  expect(
    receipts.getByRole('row', { name: /03\/03\/2026 VKL-2026-000011.*Vokalotnama 0101–0110 600\.00/ }),
  ).toBeVisible()
  expect(receipts.getByRole('link', { name: 'VKL-2026-000011' })).toHaveAttribute(
    'href',
    '/open/receipt?number=VKL-2026-000011',
  )
  expect(screen.getByRole('link', { name: 'Annex, 2, 205' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Print' })[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  const print = within(await dialog.findByRole('article', { name: 'Passbook: Abdul Karim (307)' }))
  expect(print.getByRole('row', { name: /Total 600\.00/ })).toBeVisible()
  expect(wrongTotals(dialog.getByRole('article'))).toEqual([])
})

test('what modules charge is beside the dues with its sum, on paper, too, and leads to the page that takes the money', async () => {
  const charges = [
    aCharge(),
    aCharge({ id: 5, title: { en: 'Hall', bn: 'হল' }, amount: '15.50', path: null }),
  ]
  serverWith(aPassbook({ dues: someDues({ charges }) }))
  const { user } = renderScreen(<PassbookPage />, { at, role: 'staff' })
  const table = within(await screen.findByRole('table', { name: 'Also Owed' }))
  expect(table.getByRole('link', { name: 'Evidence Act' })).toHaveAttribute(
    'href',
    '/dashboard/library/loans?search=B-12',
  )
  expect(table.getByRole('row', { name: /Hall Library Fine 01\/03\/2026 15\.50/ })).toBeVisible()
  expect(table.getByRole('row', { name: /75\.50/ })).toBeVisible()
  expect(table.queryByRole('button', { name: 'Drop' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Print' })[0]!)
  const article = await screen.findByRole('article', { name: 'Passbook: Abdul Karim (307)' })
  expect(within(article).getByRole('row', { name: /Total 75\.50/ })).toBeVisible()
  expect(wrongTotals(article)).toEqual([])
})

test('an administrator drops what a module that is gone has charged, after a question', async () => {
  const server = serverWith(
    aPassbook({ dues: someDues({ charges: [aCharge({ is_left_behind: true, path: null })] }) }),
  )
  server.route('DELETE', 'charges/4/', () => ({ status: 204, body: '' }))
  const { user } = renderScreen(<PassbookPage />, { at, role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Drop' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Drop the charge “Evidence Act”?')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Reason/), 'Library closed')
  await user.click(dialog.getByRole('button', { name: 'Drop' }))
  expect(await screen.findByText('The charge is dropped.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({
    reason: 'Library closed',
  })
})
