import type { ClearanceCertificateDetails } from '@samity/shared-api/contract/members/clearance-certificate'
import { dayOf } from '@samity/shared-api/contract'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import CertificatesPage from './CertificatesPage.tsx'

const certificate: ClearanceCertificateDetails = {
  id: 5,
  number: 'CLR-2026-000001',
  day: dayOf(2026, 11, 20),
  advocate: 7,
  advocate_id: '307',
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  purpose: 'Loan',
  created_by: 'rahima',
  created_at: '2026-11-20T08:00:00Z',
  voided_at: null,
  voided_by: null,
  void_reason: null,
  receipts: [
    {
      id: 11,
      number: 'FEE-2026-000011',
      day: dayOf(2026, 11, 19),
      total: '300.00',
      periods: [{ kind: 'monthly', from: '2026-09', to: '2026-11' }],
    },
  ],
}
const open = (
  changes: Partial<ClearanceCertificateDetails> = {},
  at = '/dashboard/members/clearance-certificates',
) => {
  const row = { ...certificate, ...changes }
  fakeServer(feeSchedule, [])
    .route('GET', 'clearance-certificates/', () => ({ body: [row], headers: { 'x-total-count': '1' } }))
    .route('GET', 'clearance-certificates/5/', () => ({ body: row }))
  return renderScreen(<CertificatesPage />, { at, role: 'auditor' })
}

test('a certificate prints in either language, with the receipts behind it', async () => {
  const { user } = open({}, '/dashboard/members/clearance-certificates?certificate=5')
  const dialog = within(await screen.findByRole('dialog'))
  const english = await dialog.findByRole('article', { name: 'Clearance Certificate CLR-2026-000001' })
  expect(english).toHaveTextContent(/Abdul Karim, Advocate, member no. 307 .* owes nothing .* 20\/11\/2026/)
  expect(
    within(english).getByRole('row', { name: /FEE-2026-000011 Monthly Fee 09\/2026 – 11\/2026 300\.00/ }),
  ).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Language'), 'Bengali')
  const bengali = await dialog.findByRole('article', { name: 'ছাড়পত্র CLR-2026-000001' })
  expect(bengali).toHaveTextContent(/আব্দুল করিম, সদস্য নম্বর ৩০৭/)
  expect(bengali).toHaveAttribute('lang', 'bn')
})

test('a void certificate says which receipt was voided, in the list and in print', async () => {
  open(
    { voided_at: '2026-11-21T08:00:00Z', void_reason: 'FEE-2026-000011' },
    '/dashboard/members/clearance-certificates?voided=1&certificate=5',
  )
  expect(
    await screen.findByRole('row', { name: /CLR-2026-000001.*void.*FEE-2026-000011/, hidden: true }),
  ).toBeInTheDocument()
  expect(await screen.findByText('VOID: FEE-2026-000011')).toBeVisible()
})
