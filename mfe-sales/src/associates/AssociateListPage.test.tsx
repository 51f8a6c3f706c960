import type { Day } from '@samity/shared-api/contract'
import { associateRegistration, associateRenewal } from '@samity/shared-api/contract/sales/associate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import AssociateListPage from './AssociateListPage.tsx'
import { nextRenewalEnd } from './next-renewal-end.ts'

const associate = (row: Record<string, unknown> = {}) =>
  aReceipt('ASR-2026-000001', {
    id: 1,
    registration_date: '2026-01-05',
    from_year: 2026,
    to_year: 2026,
    license_no: 'L-1',
    name: 'Habib',
    advocate_id: '137',
    advocate_name: 'Mahmuda Begum',
    entry_fee: '500.00',
    book_rate: '100.00',
    renewal_fee: '200.00',
    total: '800.00',
    payment_type: 'cash',
    remarks: '',
    valid_until: '2026-12-31',
    renewals: 0,
    ...row,
  })
const renewal = aReceipt('ASN-2026-000001', {
  id: 5,
  version: 1,
  associate: 1,
  renewal_date: '2026-11-20',
  renewal_end_date: '2027-12-31',
  renewal_fee: '200.00',
  payment_type: 'cash',
})

/** Opens the list with one fake server for registrations and renewals. */
function open(row: Record<string, unknown> = {}, renewals: Record<string, unknown>[] = []) {
  window.print = jest.fn()
  const server = fakeBooks(associateRenewal, 'ASN', ['renewal_fee'], renewals).and(associateRegistration, [
    associate(row),
  ])
  return { server, ...renderScreen(<AssociateListPage />) }
}

test('an associate is renewed in a dialog, and the receipt of the renewal is printed', async () => {
  const { server, user } = open()
  expect(await screen.findByText('31/12/2026')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit Renewal' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Renew' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Habib/ }))
  expect(dialog.getByLabelText('Renewal Fee')).toHaveValue('200.00')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Renewal created!')).toBeInTheDocument()
  expect(await screen.findByRole('article', { name: /ASN-2026-000001/ })).toBeInTheDocument()
  expect(server.rows(associateRenewal)[0]).toMatchObject({ associate: 1, renewal_fee: '200.00' })
})

test('a renewal is edited, and deleted with a reason', async () => {
  const { server, user } = open({ renewals: 1 }, [renewal])
  await user.click(await screen.findByRole('button', { name: 'Edit Renewal' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Habib/ }))
  expect(await dialog.findByLabelText('Renewal End Date')).toHaveValue('31/12/2027')
  expect(dialog.getByRole('button', { name: 'Update' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.type(await screen.findByLabelText('Reason *'), 'Paid twice')
  const question = screen.getAllByRole('dialog').at(-1)!
  expect(question).toHaveTextContent('Delete ASN-2026-000001? The receipt is voided')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Renewal deleted!')).toBeInTheDocument()
  expect(server.rows(associateRenewal)).toHaveLength(0)
})

test('an empty list says that there is no associate data', async () => {
  fakeBooks(associateRegistration, 'ASR', ['total'])
  renderScreen(<AssociateListPage />)
  expect(await screen.findByText('No associate data found.')).toBeInTheDocument()
})

test('a renewal ends with the year after the last one, and not before the end of this year', () => {
  const now = '2026-11-20' as Day
  expect(nextRenewalEnd('2026-12-31', now)).toBe('2027-12-31')
  expect(nextRenewalEnd('2020-12-31', now)).toBe('2026-12-31')
  expect(nextRenewalEnd(null, now)).toBe('2026-12-31')
})

test('an associate without a renewal has an invisible Edit Renewal button', async () => {
  open()
  const row = within((await screen.findByText('31/12/2026')).closest('tr')!)
  expect(row.getByText('Edit Renewal')).not.toBeVisible()
  expect(row.getByRole('button', { name: 'Renew' })).toBeVisible()
})
