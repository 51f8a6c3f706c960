import type { ClearanceCertificateDetails } from '@samity/shared-api/contract/members/clearance-certificate'
import { dayOf } from '@samity/shared-api/contract'
import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
const code = {
  code: '7K3MQ9-TX2HVB-R4WE8P',
  url: 'https://bar.example/check/7K3MQ9TX2HVBR4WE8P',
  qr: { path: 'M0 .5h7', size: 29 },
}
function serve(changes: Partial<ClearanceCertificateDetails> = {}) {
  const row = { ...certificate, ...changes }
  return fakeServer(feeSchedule, [])
    .and(advocate, [
      {
        id: 7,
        bar_registration_number: '307',
        name_english: 'Abdul Karim',
        phone: '01712345678',
        status: 'active',
      },
    ])
    .route('GET', 'clearance-certificates/', () => ({ body: [row], headers: { 'x-total-count': '1' } }))
    .route('GET', 'clearance-certificates/5/', () => ({ body: row }))
    .route('GET', 'people/', () => ({
      body: [{ username: 'rahima', name: { en: 'Rahima Khatun', bn: 'রহিমা খাতুন' } }],
    }))
    .route('GET', 'check-codes/', ({ query }) => ({
      body: query['kind'] === 'clearance' ? [{ id: 5, ...code }] : [],
    }))
}
const list = '/dashboard/members/clearance-certificates'
function open(
  changes: Partial<ClearanceCertificateDetails> = {},
  at = list,
  role: 'auditor' | 'staff' = 'auditor',
) {
  const server = serve(changes)
  return { server, ...renderScreen(<CertificatesPage />, { at, role }) }
}

test('a certificate prints in either language, with the receipts behind it', async () => {
  const { user } = open({}, '/dashboard/members/clearance-certificates?certificate=5')
  const dialog = within(await screen.findByRole('dialog'))
  const english = await dialog.findByRole('article', { name: 'Clearance Certificate CLR-2026-000001' })
  expect(english).toHaveTextContent(/Abdul Karim, Advocate, member no. 307 .* owes nothing .* 20\/11\/2026/)
  expect(
    within(english).getByRole('row', { name: /FEE-2026-000011 Monthly Fee 09\/2026 – 11\/2026 300\.00/ }),
  ).toBeVisible()
  expect(await within(english).findByText(/^Issued by: Rahima Khatun · Printed by: /)).toBeVisible()
  expect(within(english).getByRole('img', { name: 'QR code of the check page' })).toBeVisible()
  expect(within(english).getByText(code.code)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Language'), 'Bengali')
  const bengali = await dialog.findByRole('article', { name: 'ছাড়পত্র CLR-2026-000001' })
  expect(bengali).toHaveTextContent(/আব্দুল করিম, সদস্য নম্বর ৩০৭/)
  expect(bengali).toHaveAttribute('lang', 'bn')
  expect(await within(bengali).findByText(/ইস্যু করেছেন: রহিমা খাতুন · মুদ্রণ করেছেন: /)).toBeVisible()
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

test('a certificate that is void with a waiver says so, and why', async () => {
  open(
    { voided_at: '2026-11-21T08:00:00Z', void_reason: 'dues-waivers/12: Wrong member' },
    '/dashboard/members/clearance-certificates?voided=1&certificate=5',
  )
  expect(await screen.findByText('VOID: Waiver deleted: Wrong member')).toBeVisible()
  expect(screen.queryByText(/dues-waivers/)).not.toBeInTheDocument()
})

test('a certificate is issued by number, and opens ready to print', async () => {
  const { server, user, address } = open({}, list, 'staff')
  server.route('POST', 'clearance-certificates/', () => ({ status: 201, body: certificate }))
  await user.click(await screen.findByRole('button', { name: 'New certificate' }))
  await user.type(await screen.findByLabelText('Advocate ID'), '307')
  expect(await screen.findByDisplayValue('Abdul Karim')).toBeVisible()
  await user.type(screen.getByLabelText('Purpose'), 'Loan')
  await user.click(screen.getByRole('button', { name: 'Issue' }))
  expect(
    await screen.findByRole('article', { name: 'Clearance Certificate CLR-2026-000001' }),
  ).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')!.body).toMatchObject({
    advocate_id: '307',
    purpose: 'Loan',
  })
  expect(address()).toContain('certificate=5')
})

test('the refusal says what the member owes, and keeps what was typed', async () => {
  const { server, user, address } = open({}, list, 'staff')
  await user.click(await screen.findByRole('button', { name: 'New certificate' }))
  await user.type(await screen.findByLabelText('Advocate ID'), '307')
  await screen.findByDisplayValue('Abdul Karim')
  server.refuseNext(409, { message: 'Abdul Karim owes ৳ 300.00: Monthly Fee ৳ 300.00.' })
  await user.click(screen.getByRole('button', { name: 'Issue' }))
  expect((await screen.findAllByText(/owes ৳ 300\.00: Monthly Fee ৳ 300\.00/))[0]).toBeVisible()
  expect(screen.getByLabelText('Advocate ID')).toHaveValue('307')
  expect(await screen.findByRole('button', { name: 'Open the passbook' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take the fee' }))
  await waitFor(() => expect(address()).toBe('/open/advocate-fees?id=7'))
})

test('the member of the address is chosen, with what the member owes', async () => {
  const server = serve()
  server.route('GET', 'advocates/7/dues/', () => ({ body: { total: '7460.00' } }))
  renderScreen(<CertificatesPage />, { at: `${list}?advocate=7`, role: 'staff' })
  expect(await screen.findByDisplayValue('Abdul Karim')).toBeVisible()
  expect(screen.getByLabelText('Advocate ID')).toHaveValue('307')
  expect(await screen.findByText(/Owes ৳ 7,460\.00/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'take the fee' })).toHaveAttribute(
    'href',
    '/open/advocate-fees?id=7',
  )
})
