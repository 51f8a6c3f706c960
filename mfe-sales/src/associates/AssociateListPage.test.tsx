import type { Day } from '@samity/shared-api/contract'
import {
  associateRegistration,
  associateRenewal,
  nextRenewalEnd,
} from '@samity/shared-api/contract/sales/associate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import AssociateEntryPage from './AssociateEntryPage.tsx'
import AssociateListPage from './AssociateListPage.tsx'

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

test('the list opens with the focus in its search, and a reader keeps the focus of the page', async () => {
  const { unmount } = open()
  expect(await screen.findByLabelText('Search')).toHaveFocus()
  unmount()
  renderScreen(<AssociateListPage />, { role: 'auditor' })
  expect(await screen.findByLabelText('Search')).not.toHaveFocus()
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

test('the renewal fee by resolution replaces the fee of the registration', async () => {
  const { server, user } = open()
  server.route('GET', 'prices/in-force/', () => ({
    body: [{ item: 'associate_renewal_fee', amount: '350.00', resolution_number: '7/2026', components: [] }],
  }))
  await user.click(await screen.findByRole('button', { name: 'Renew' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Habib/ }))
  await waitFor(() => expect(dialog.getByLabelText('Renewal Fee')).toHaveValue('350.00'))
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

describe('cards of associates', () => {
  const codeOf = (id: number, code: string) => ({ id, code, url: '', qr: { path: 'M0 0.5h1', size: 33 } })
  const rows = [
    associate({ photo: '/media/abc' }),
    associate({
      id: 2,
      name: 'Jamal',
      license_no: 'L-2',
      photo: null,
      number: 'ASR-2026-000002',
      valid_until: '2020-12-31',
    }),
  ]
  function openCards(options: object = {}) {
    window.print = jest.fn()
    const server = fakeBooks(associateRegistration, 'ASR', ['total'], rows)
    server.route('GET', 'check-codes/', ({ query }) => ({
      body: query['ids']!.split(',').map((id) => codeOf(Number(id), `7K3MQ9-TX2HVB-R4WE8${id}`)),
    }))
    return { server, ...renderScreen(<AssociateListPage />, options) }
  }
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Associate cards' }))

  test('a card has photo, licence, advocate, validity and the code of the check page, and is printed', async () => {
    const { user } = openCards()
    await user.click((await rowOf('Habib')).getByRole('button', { name: 'Card' }))
    const cards = await dialog()
    const card = await cards.findByRole('listitem')
    for (const text of [
      'District Bar Association',
      'Habib',
      'L-1',
      'Mahmuda Begum',
      '137',
      '31/12/2026',
      '7K3MQ9-TX2HVB-R4WE81',
    ])
      expect(card).toHaveTextContent(text)
    expect(within(card).getByRole('img', { name: 'Photo' })).toHaveAttribute('src', '/media/abc/320.webp')
    expect(within(card).getByRole('img', { name: /QR code/ })).toBeInTheDocument()
    await user.click(cards.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
  })

  test('the cards of several chosen associates are one print, and an ended registration is named', async () => {
    const { user } = openCards()
    await user.click((await rowOf('Habib')).getByRole('checkbox'))
    await user.click((await rowOf('Jamal')).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Cards of those chosen' }))
    const cards = await dialog()
    expect(await cards.findAllByRole('listitem')).toHaveLength(2)
    expect(cards.getByText(/registration has ended: Jamal\. Renew it/)).toBeInTheDocument()
    // a photo belongs to one card
    expect(cards.queryByLabelText('Photo', { selector: 'input' })).not.toBeInTheDocument()
    await user.click(cards.getByText('Close', { selector: 'span' }))
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect((await rowOf('Habib')).getByRole('checkbox')).not.toBeChecked()
  })

  test('staff save a photo, which is on the card at once, and a refused picture says why', async () => {
    const { user, server } = openCards({ role: 'staff' })
    let status = 422
    server.route('PUT', 'associate-registration/2/photo/', () =>
      status === 422
        ? { status, body: { message: 'x', errors: { photo: ['This file is not a picture'] } } }
        : { status, body: { photo: '/media/def' } },
    )
    await user.click((await rowOf('Jamal')).getByRole('button', { name: 'Card' }))
    const cards = await dialog()
    await cards.findByRole('listitem')
    expect(cards.getByRole('button', { name: 'Save photo' })).toBeDisabled()
    const file = new File(['x'], 'jamal.png', { type: 'image/png' })
    await user.upload(cards.getByLabelText('Photo', { selector: 'input' }), file)
    await user.click(cards.getByRole('button', { name: 'Save photo' }))
    expect(await cards.findByText('This file is not a picture')).toHaveRole('alert')
    // the choice is still there
    expect(cards.getByText('jamal.png')).toBeInTheDocument()
    status = 200
    await waitFor(() =>
      expect(cards.getByRole('button', { name: 'Save photo' })).not.toHaveClass('ant-btn-loading'),
    )
    await user.click(cards.getByRole('button', { name: 'Save photo' }))
    expect(await screen.findByText('Photo saved')).toBeInTheDocument()
    expect(within(cards.getByRole('listitem')).getByRole('img', { name: 'Photo' })).toHaveAttribute(
      'src',
      '/media/def/320.webp',
    )
    expect(cards.queryByText('This file is not a picture')).not.toBeInTheDocument()
  })

  test('a photo that is chosen and not saved is lost only after a question', async () => {
    const { user } = openCards({ role: 'staff' })
    await user.click((await rowOf('Jamal')).getByRole('button', { name: 'Card' }))
    const cards = await dialog()
    await cards.findByRole('listitem')
    const file = new File(['x'], 'jamal.png', { type: 'image/png' })
    await user.upload(cards.getByLabelText('Photo', { selector: 'input' }), file)
    for (const leave of [
      () => user.keyboard('{Escape}'),
      // the cross above and the button below
      () => user.click(cards.getAllByRole('button', { name: 'Close' })[0]!),
      () => user.click(cards.getAllByRole('button', { name: 'Close' })[1]!),
    ]) {
      await leave()
      await user.click(await screen.findByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument())
      expect(cards.getByText('jamal.png')).toBeInTheDocument()
    }
    await user.click(cards.getAllByRole('button', { name: 'Close' })[1]!)
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Associate cards' })).not.toBeInTheDocument(),
    )
  })

  test('a cashier prints cards and changes no photo; an auditor has no cards', async () => {
    const { user, unmount } = openCards({ role: 'cashier' })
    await user.click((await rowOf('Habib')).getByRole('button', { name: 'Card' }))
    const cards = await dialog()
    await cards.findByRole('listitem')
    expect(cards.queryByLabelText('Photo', { selector: 'input' })).not.toBeInTheDocument()
    unmount()
    openCards({ role: 'auditor' })
    const row = await rowOf('Habib')
    expect(row.queryByRole('button', { name: 'Card' })).not.toBeInTheDocument()
    expect(row.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('without the codes there is no Print', async () => {
    const { user, server } = openCards()
    server.route('GET', 'check-codes/', () => ({ status: 500, body: { message: 'Not now' } }))
    await user.click((await rowOf('Habib')).getByRole('button', { name: 'Card' }))
    const cards = await dialog()
    expect(await cards.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
    expect(cards.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  })
})

describe('the tab of renewals beside the registration', () => {
  function openTab(language: 'en' | 'bn' = 'en') {
    window.print = jest.fn()
    const server = fakeBooks(associateRenewal, 'ASN', ['renewal_fee'], []).and(associateRegistration, [
      // the fake server compares these with filter and search
      associate({ due: '1', remarks: 'L-1' }),
    ])
    return {
      server,
      ...renderScreen(<AssociateEntryPage />, { at: '/dashboard/associate-renewal', language }),
    }
  }

  test('opens with the focus in its search and who is due, and a renewal takes three clicks and six keys', async () => {
    const { server, user } = openTab()
    // the first click is the link of the sidebar
    expect(await screen.findByLabelText('License No')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'List and renewals due' }))
    expect(await screen.findByLabelText('Search')).toHaveFocus()
    expect(await screen.findByText('Habib')).toBeInTheDocument()
    expect(server.requests.find(({ path }) => path === 'associate-registration/')?.query).toMatchObject({
      due: '1',
    })
    await user.keyboard('L-1')
    await user.click(screen.getByRole('button', { name: 'Renew' }))
    await screen.findByRole('dialog', { name: /Habib/ })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Renewal created!')).toBeInTheDocument()
    expect(server.rows(associateRenewal)[0]).toMatchObject({ associate: 1, renewal_fee: '200.00' })
  })

  test('shows all associates when they are chosen', async () => {
    const { server, user } = openTab('bn')
    await user.click(await screen.findByRole('tab', { name: 'তালিকা ও বাকি নবায়ন' }))
    await user.selectOptions(await screen.findByLabelText('নবায়ন'), 'সবাই')
    await waitFor(() => expect(server.requests.at(-1)?.query).toMatchObject({ due: '0' }))
  })
})
