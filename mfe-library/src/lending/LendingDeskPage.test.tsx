import { showDay, today } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCopy, aLoan, aReservation, fakeLibrary } from '../testing/builders.ts'
import LendingDeskPage from './LendingDeskPage.tsx'

const taslima = {
  id: 17,
  bar_registration_number: '117',
  name_english: 'Taslima Khatun',
  name_bengali: 'তাসলিমা খাতুন',
  phone: '01711111117',
}
const open = (copy: object | undefined, permissions?: string[]) => {
  const server = fakeLibrary(permissions)
    .and(advocate, [taslima])
    .route('GET', 'x/mfe-library/copies/by-number/', () =>
      copy ? { body: copy } : { status: 404, body: { message: 'No copy has this number.' } },
    )
  return { server, ...renderScreen(<LendingDeskPage />, { at: '/dashboard/library' }) }
}
const sent = (server: ReturnType<typeof fakeLibrary>, path: string) =>
  server.requests.find((request) => request.method === 'POST' && request.path === path)?.body

test('the number field has the focus, and an unknown number is refused in place', async () => {
  const { user } = open(undefined)
  expect(screen.getByLabelText('Copy Number')).toHaveFocus()
  await user.keyboard('L-9{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No copy has this number.')
  expect(screen.getByLabelText('Copy Number')).toHaveAttribute('aria-invalid', 'true')
})

test('with the keyboard alone a late book is scanned and returned, and its fine becomes a receipt', async () => {
  const loan = aLoan({ state: 'overdue', days_late: 4, fine: '20.00', due: '20.00' })
  const returned = { ...loan, returned_on: '2026-11-19', state: 'fine_due' }
  const { user, server } = open(aCopy({ loan }))
  server.route('POST', 'x/mfe-library/returns/', () => ({ body: returned }))
  server.route('POST', 'x/mfe-library/loans/7/fine/', () => ({
    body: { ...returned, state: 'returned', fine_receipt: 'LIB-2026-000001' },
  }))
  await user.keyboard('L-1001{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take back' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Renew' })).toBeDisabled()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Fine for a late return' }))
  expect(dialog.getByText('৳ 20.00')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Take the fine' }))
  expect(await screen.findByRole('link', { name: 'LIB-2026-000001' })).toHaveAttribute(
    'href',
    '/open/receipt?number=LIB-2026-000001',
  )
  expect(sent(server, 'x/mfe-library/returns/')).toEqual({ copy_number: 'L-1001', returned_on: today() })
  expect(sent(server, 'x/mfe-library/loans/7/fine/')).toEqual({ payment_type: 'cash' })
  expect(screen.getByLabelText('Copy Number')).toHaveValue('')
})

test('a refused receipt keeps the dialog open with the reason', async () => {
  const loan = aLoan({ state: 'overdue', days_late: 4, fine: '20.00', due: '20.00' })
  const { user, server } = open(aCopy({ loan }))
  server.route('POST', 'x/mfe-library/returns/', () => ({ body: { ...loan, state: 'fine_due' } }))
  server.route('POST', 'x/mfe-library/loans/7/fine/', () => ({
    status: 409,
    body: { message: 'An administrator must approve the series LIB first.' },
  }))
  await user.keyboard('L-1001{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(await screen.findByRole('button', { name: 'Take the fine' }))
  expect(await screen.findByText('An administrator must approve the series LIB first.')).toBeInTheDocument()
})

test('a copy on the shelf is lent to the advocate whom a number finds', async () => {
  const { user, server } = open(aCopy())
  server.route('POST', 'x/mfe-library/loans/', () => ({ status: 201, body: aLoan() }))
  await user.keyboard('L-1001{Enter}')
  await user.type(await screen.findByLabelText('Advocate ID'), '117')
  await waitFor(() => expect(screen.getByLabelText('Advocate Name')).toHaveValue('Taslima Khatun'))
  await user.click(screen.getByRole('button', { name: 'Lend' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The Evidence Act, 1872 (L-1001) is lent to Taslima Khatun until 15/11/2026.',
  )
  expect(sent(server, 'x/mfe-library/loans/')).toEqual({
    copy_number: 'L-1001',
    advocate_id: 17,
  })
  expect(screen.getByLabelText('Copy Number')).toHaveFocus()
})

test('an administrator gives a reason to lend to an archived advocate', async () => {
  const { user, server } = open(aCopy())
  server.route('POST', 'x/mfe-library/loans/', ({ body }) =>
    (body as { override_reason?: string }).override_reason
      ? { status: 201, body: aLoan() }
      : { status: 409, body: { message: 'This advocate is archived.', overridable: true } },
  )
  await user.keyboard('L-1001{Enter}')
  await user.type(await screen.findByLabelText('Advocate ID'), '117')
  await waitFor(() => expect(screen.getByLabelText('Advocate Name')).toHaveValue('Taslima Khatun'))
  await user.click(screen.getByRole('button', { name: 'Lend' }))
  expect(await screen.findByText('This advocate is archived.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Reason *'), 'For the court of Sunday')
  await user.click(screen.getAllByRole('button', { name: 'Lend' }).at(-1)!)
  expect(await screen.findByRole('status')).toHaveTextContent('is lent to Taslima Khatun')
  const bodies = server.requests.filter(({ path }) => path === 'x/mfe-library/loans/').map(({ body }) => body)
  expect(bodies.at(-1)).toEqual({
    copy_number: 'L-1001',
    advocate_id: 17,
    override_reason: 'For the court of Sunday',
  })
})

test('who has picked nobody reads at the field what to do', async () => {
  const { user, server } = open(aCopy())
  server.route('POST', 'x/mfe-library/loans/', () => ({
    status: 422,
    body: {
      message: 'Please correct the marked fields.',
      errors: { advocate_id: ['Pick the advocate from the list.'] },
    },
  }))
  await user.keyboard('L-1001{Enter}')
  await user.type(await screen.findByLabelText('Advocate ID'), '999')
  await user.type(screen.getByLabelText('Advocate Name'), 'Nobody')
  await user.click(screen.getByRole('button', { name: 'Lend' }))
  expect(await screen.findByText('Pick the advocate from the list.')).toBeInTheDocument()
  expect(screen.getByLabelText('Advocate ID')).toHaveAttribute('aria-invalid', 'true')
})

test('a withdrawn copy cannot be lent', async () => {
  const { user } = open(aCopy({ state: 'withdrawn' }))
  await user.keyboard('L-1001{Enter}')
  expect(await screen.findByText('This copy is withdrawn and cannot be lent.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lend' })).not.toBeInTheDocument()
})

test('another day of return changes the fine before it is saved, and a wrong day is refused at the field', async () => {
  const loan = aLoan({ lent_on: '2026-10-01', due_on: '2026-10-15', state: 'overdue', days_late: 40 })
  const { user, server } = open(aCopy({ loan }))
  server.route('POST', 'x/mfe-library/returns/', () => ({
    status: 422,
    body: { message: 'Wrong day', errors: { returned_on: ['The book was lent on 01/10/2026.'] } },
  }))
  await user.keyboard('L-1001{Enter}')
  const field = await screen.findByLabelText('Returned on')
  expect(field).toHaveValue(showDay(today()))
  await user.clear(field)
  await user.type(field, '18/10/2026')
  expect(await screen.findByText('৳ 15.00')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '30/09/2026')
  expect(screen.queryByText('Days late')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('The book was lent on 01/10/2026.')).toBeInTheDocument()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent(server, 'x/mfe-library/returns/')).toMatchObject({ returned_on: '2026-09-30' })
})

test('a lost copy ends its loan with the replacement price, which becomes a receipt', async () => {
  const loan = aLoan()
  const lost = { ...loan, lost_on: today(), charge: '450.00', due: '450.00', state: 'fine_due' }
  const { user, server } = open(aCopy({ loan }))
  server.route('POST', 'x/mfe-library/losses/', () => ({ body: lost }))
  server.route('POST', 'x/mfe-library/loans/7/fine/', () => ({
    body: { ...lost, state: 'lost', fine_receipt: 'LIB-2026-000002' },
  }))
  await user.keyboard('L-1001{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Lost' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The copy is lost' }))
  expect(dialog.getByLabelText('Charge')).toHaveValue('450.00')
  await user.click(dialog.getByRole('button', { name: 'End the loan as lost' }))
  const payment = within(await screen.findByRole('dialog', { name: 'Charge for a lost copy' }))
  expect(payment.getByText('৳ 450.00')).toBeInTheDocument()
  await user.click(payment.getByRole('button', { name: 'Take the payment' }))
  expect(await screen.findByRole('link', { name: 'LIB-2026-000002' })).toBeInTheDocument()
  expect(screen.getByText(/is lost, reported by Taslima Khatun/)).toBeInTheDocument()
  expect(sent(server, 'x/mfe-library/losses/')).toEqual({
    copy_number: 'L-1001',
    charge: '450.00',
    lost_on: today(),
  })
})

test('a lost copy that is found names the paid receipt and who is next in line', async () => {
  const loss = aLoan({
    lost_on: '2026-11-12',
    charge: '450.00',
    fine_receipt: 'LIB-2026-000002',
    state: 'lost',
  })
  const { user, server } = open(aCopy({ state: 'lost', loss }), ['library.lend'])
  server.route('POST', 'x/mfe-library/copies/3/recover/', () => ({
    body: {
      number: 'L-1001',
      title: loss.title,
      loan: { ...loss, recovered_on: today(), state: 'returned' },
      next_in_line: aReservation({ state: 'ready' }),
    },
  }))
  await user.keyboard('L-1001{Enter}')
  expect(await screen.findByText('This copy is lost and cannot be lent.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Found again' }))
  const notice = await screen.findByRole('status')
  expect(notice).toHaveTextContent(/void this receipt.*Lay it aside for Shirin Akter \(118\)/)
  expect(within(notice).getByRole('link', { name: 'LIB-2026-000002' })).toBeInTheDocument()
})

test('a return names who is next in line, and a copy on loan who waits', async () => {
  const loan = aLoan()
  const { user, server } = open(aCopy({ loan, line: [aReservation()] }))
  server.route('POST', 'x/mfe-library/returns/', () => ({
    body: { ...loan, state: 'returned', next_in_line: aReservation({ state: 'ready' }) },
  }))
  await user.keyboard('L-1001{Enter}')
  expect(await screen.findByText('Shirin Akter')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Lay it aside for Shirin Akter (118)')
})

test('a reserved copy is offered to the first in line, until the reservation is cancelled after a question', async () => {
  let line = [
    aReservation({
      state: 'ready',
      advocate_id: 17,
      advocate_number: '117',
      advocate_name: 'Taslima Khatun',
    }),
  ]
  const { user, server } = open(undefined)
  server.route('GET', 'x/mfe-library/copies/by-number/', () => ({ body: aCopy({ line }) }))
  server.route('POST', 'x/mfe-library/reservations/21/cancel/', () => {
    line = []
    return { body: { id: 21 } }
  })
  await user.keyboard('L-1001{Enter}')
  expect(await screen.findByText(/^Reserved for Taslima Khatun \(117\)/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Advocate Phone')).toHaveValue('01711111117'))
  await user.click(screen.getByRole('button', { name: 'Cancel reservation' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Cancel reservation' }))
  await waitFor(() => expect(screen.queryByText(/^Reserved for/)).not.toBeInTheDocument())
  expect(screen.getByLabelText('Advocate Name')).toHaveValue('')
})

test('only who manages the library may waive, and must give a reason', async () => {
  const loan = aLoan({ state: 'overdue', days_late: 4, fine: '20.00', due: '20.00' })
  const { user, server } = open(aCopy({ loan }))
  const returned = { ...loan, state: 'fine_due' }
  server.route('POST', 'x/mfe-library/returns/', () => ({ body: returned }))
  server.route('POST', 'x/mfe-library/loans/7/waiver/', () => ({
    body: { ...returned, state: 'returned', fine_waived: 'Was ill' },
  }))
  await user.keyboard('L-1001{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(await screen.findByRole('button', { name: 'Waive' }))
  await user.type(await screen.findByLabelText('Reason *'), 'Was ill')
  await user.click(screen.getAllByRole('button', { name: 'Waive' }).at(-1)!)
  await waitFor(() => expect(sent(server, 'x/mfe-library/loans/7/waiver/')).toEqual({ reason: 'Was ill' }))
})

test('a desk clerk sees no waiver', async () => {
  const loan = aLoan({ state: 'overdue', days_late: 4, fine: '20.00', due: '20.00' })
  const { user, server } = open(aCopy({ loan }), ['library.lend'])
  server.route('POST', 'x/mfe-library/returns/', () => ({ body: { ...loan, state: 'fine_due' } }))
  await user.keyboard('L-1001{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(await screen.findByRole('button', { name: 'Later' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Waive' })).not.toBeInTheDocument()
})
