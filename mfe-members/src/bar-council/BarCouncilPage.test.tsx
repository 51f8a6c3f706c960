import type { Role } from '@samity/shared-api/contract'
import { expenseCategory } from '@samity/shared-api/contract/accounts/category'
import type { CouncilMember, Remittance } from '@samity/shared-api/contract/members/bar-council-export'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import BarCouncilPage from './BarCouncilPage.tsx'

const member: CouncilMember = {
  id: 7,
  bar_registration_number: '307',
  bar_council_no: 'BC/307',
  sanad_date: null,
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  phone: '01712345678',
  has_photo: false,
  lacks: ['sanad_date', 'photo'],
}
const remittance: Remittance = {
  from: null,
  to: null,
  rows: [
    {
      head_id: 15,
      head: { en: 'Relief Fund Fee', bn: 'ত্রাণ তহবিল ফি' },
      categories: [],
      opening: '70.00',
      collected: '80.00',
      passed_on: '100.00',
      payable: '50.00',
    },
  ],
  payable: '50.00',
}

function open(role: Role = 'staff') {
  const server = fakeServer(expenseCategory, [{ category: 'To the Council' }, { category: 'Tea' }])
    .route('GET', 'bar-council-export/', ({ query }) => ({
      body:
        query['lacking'] === '1'
          ? [member]
          : [member, { ...member, id: 8, name_english: 'Rahima', lacks: [] }],
      headers: { 'x-total-count': query['lacking'] === '1' ? '1' : '2' },
    }))
    .route('GET', 'bar-council-export/remittance/', () => ({ body: remittance }))
    .route('GET', 'bar-council-export/remittance-categories/', () => ({ body: { categories: [] } }))
  return {
    server,
    ...renderScreen(<BarCouncilPage />, { at: '/dashboard/members/bar-council', role }),
  }
}

test('the list has who lacks what, and all members on demand', async () => {
  const { user, address } = open()
  expect(await screen.findByRole('row', { name: /Abdul Karim.*Sanad Date, Photo.*BC\/307/ })).toBeVisible()
  expect(screen.queryByText('Rahima')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Which'), 'All members')
  expect(await screen.findByText('Rahima')).toBeVisible()
  expect(address()).toContain('lacking=0')
})

test('the workbook and the photos are downloads; an auditor has none', async () => {
  const names: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { server, user, unmount } = open()
  server.route('GET', 'bar-council-export/members.xlsx', () => ({ body: {} }))
  server.route('GET', 'bar-council-export/photos.zip', () => ({ body: {} }))
  await user.click(await screen.findByRole('button', { name: 'Members (XLSX)' }))
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^bar-council-.*members\.xlsx$/)]))
  await user.click(screen.getByRole('button', { name: 'Photos (ZIP)' }))
  await waitFor(() => expect(names[1]).toMatch(/photos\.zip$/))
  click.mockRestore()
  unmount()
  open('auditor')
  expect(await screen.findByRole('row', { name: /Abdul Karim/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Members (XLSX)' })).not.toBeInTheDocument()
})

test('a download that fails says so', async () => {
  const { server, user } = open()
  server.route('GET', 'bar-council-export/members.xlsx', () => ({ status: 500, body: {} }))
  await user.click(await screen.findByRole('button', { name: 'Members (XLSX)' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Members (XLSX)' })).toBeEnabled()
})

test('the remittance sheet has what is payable, with totals', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Remittance Sheet' }))
  expect(table.getByRole('row', { name: /Relief Fund Fee.*70\.00.*80\.00.*100\.00.*50\.00/ })).toBeVisible()
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByText('Which vouchers pass money on')).not.toBeInTheDocument()
})

test('an administrator says which vouchers pass the money on', async () => {
  const { server, user } = open('admin')
  server.route('PUT', 'bar-council-export/remittance-categories/', ({ body }) => ({ body }))
  await user.click(await screen.findByText('Which vouchers pass money on'))
  const select = await screen.findByLabelText('To the Council')
  const form = within(select.closest('form')!)
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.selectOptions(select, 'Relief Fund Fee')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      categories: [{ expense_category_id: 1, head_id: 15 }],
    }),
  )
})
