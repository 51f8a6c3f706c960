import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aReceipt, fakeBooks, mahmuda } from '../testing/fake-books.ts'
import PaperSaleEntryPage from './PaperSaleEntryPage.tsx'

const route = '/dashboard/vokalatnama'
const field = (label: string) => screen.getByLabelText(label)
const booksOf = (rows: Record<string, unknown>[] = []) => fakeBooks(paperSale, 'VKL', ['total_amount'], rows)
const open = (options = {}) =>
  renderScreen(<PaperSaleEntryPage />, { at: route, path: `${route}/:id?`, ...options })
const print = jest.fn()

beforeEach(() => {
  sessionStorage.clear()
  print.mockClear()
  window.print = print
})

const aSale = aReceipt('VKL-2026-000001', {
  id: 1,
  version: 2,
  sale_type: 'Vokalotnama',
  sales_date: '2026-11-20',
  advocateId: '',
  advocate_name: '',
  building_name: 'Annex Building',
  customer_name: 'Karim',
  customer_phone: '',
  customer_address: '',
  serials: [{ from_serial: 101, to_serial: 120, total: 20, width: 6 }],
  total_count: 20,
  price: '60.00',
  total_amount: '1200.00',
  total: '1200.00',
  payment_type: 'cash',
})

test('a sale is entered by keyboard alone, the receipt prints, and Esc moves to the first field of the next sale', async () => {
  const server = booksOf()
  const { user } = open()
  expect(field('Advocate ID')).toHaveFocus()
  await user.keyboard('137')
  await waitFor(() => expect(field('Advocate Name')).toHaveValue('Mahmuda Begum'))
  // Enter skips the fields that the advocate has filled in
  await user.keyboard('{Enter}Ann{ArrowDown}{Enter}')
  expect(field('Building Name')).toHaveValue('Annex Building')
  expect(screen.queryByLabelText('From 2')).not.toBeInTheDocument()
  await user.keyboard('{Enter}{Enter}101{Enter}120')
  expect(await screen.findByLabelText('From 2')).toBeInTheDocument()
  await user.keyboard('{Enter}{Enter}')
  expect(field('From 2')).toHaveFocus()
  // and the blank rows
  await user.keyboard('{Enter}')
  expect(field('Price')).toHaveFocus()
  await user.keyboard('60{Control>}{Enter}{/Control}')

  expect(
    await screen.findByRole('article', { name: 'Money Collection Receipt VKL-2026-000001' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Submitted successfully!')
  expect(print).toHaveBeenCalledTimes(1)
  expect(
    server.requests.find(({ path, method }) => method === 'POST' && path === 'vokalotnama/')?.body,
  ).toMatchObject({
    sale_type: 'Vokalotnama',
    advocateId: '137',
    serials: [{ from_serial: '101', to_serial: '120' }],
    total_count: 20,
    total_amount: '1200.00',
  })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field('Advocate ID')).toHaveFocus())
  expect(field('From 1')).toHaveValue('')
})

test('totals are updated during typing, in English and Bengali digits', async () => {
  booksOf()
  const { user } = open()
  await user.type(field('From 1'), '১০১')
  await user.type(field('To 1'), '120')
  // the next row opens when the first is full
  await user.type(await screen.findByLabelText('From 2'), '200')
  await waitFor(() => expect(field('Total 1')).toHaveValue('20'))
  expect(field('Total 2')).toHaveValue('')
  await user.type(field('To 2'), '200')
  await user.type(field('Price'), '৬০.৫০')
  await waitFor(() => expect(field('Total Amount')).toHaveValue('1,270.50'))
  expect(field('Total Count')).toHaveValue('21')
})

test('a half-filled row shows an error at its other end, and nothing is booked', async () => {
  const server = booksOf()
  const { user } = open()
  await user.type(field('Building Name'), 'Behind the court')
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  await user.type(field('From 2'), '200')
  await user.type(field('Price'), '60')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Enter both ends of the range')).toBeInTheDocument()
  await waitFor(() => expect(field('To 2')).toHaveFocus())
  expect(server.rows(paperSale)).toHaveLength(0)
})

test('serials of another receipt are refused on the row that contains them', async () => {
  const server = booksOf()
  const { user } = open()
  await user.type(field('Building Name'), 'Annex Building')
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  await user.type(field('From 3'), '110')
  await user.type(field('To 3'), '130')
  await user.type(field('Price'), '60')
  const sentence = 'Serials 101–120 are on receipt VKL-2026-000001'
  server.refuseNext(409, { message: sentence, errors: { 'serials.0.from_serial': [sentence] } })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(`Submission failed. ${sentence}`)).toBeInTheDocument()
  await waitFor(() => expect(field('From 3')).toHaveAttribute('aria-invalid', 'true'))
  expect(field('From 1')).not.toHaveAttribute('aria-invalid', 'true')
})

const keysOf = ({ requests }: ReturnType<typeof booksOf>) =>
  requests.filter(({ path }) => path === 'vokalotnama/').map(({ headers }) => headers['Idempotency-Key'])

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(field('Building Name'), 'Annex Building')
  await user.type(field('From 1'), '101')
  await user.type(field('To 1'), '120')
  await user.type(field('Price'), '60')
}

test('a network error leaves the form unchanged, and Retry books once', async () => {
  const server = booksOf()
  const { user } = open()
  await fillIn(user)
  server.loseNext()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Submission failed. Network error. Please try again.')).toBeInTheDocument()
  expect(field('To 1')).toHaveValue('120')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
  const keys = keysOf(server)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(server.rows(paperSale)).toHaveLength(1)
})

test('an entry with a lost response survives a crash and is sent again with the same key', async () => {
  const server = booksOf()
  const first = open()
  await fillIn(first.user)
  server.loseNext()
  await first.user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Submission failed. Network error. Please try again.')
  first.unmount()

  const { user } = open()
  expect(field('To 1')).toHaveValue('120')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
  const [firstKey, secondKey] = keysOf(server)
  expect(firstKey).toBeTruthy()
  expect(secondKey).toBe(firstKey)
  expect(sessionStorage).toHaveLength(0)
})

test('an unfinished entry can be discarded', async () => {
  booksOf()
  const first = open()
  await first.user.type(field('Customer Name'), 'Karim')
  first.unmount()
  const { user } = open()
  expect(screen.getByText('Your unfinished entry has been restored.')).toBeInTheDocument()
  expect(field('Customer Name')).toHaveValue('Karim')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field('Customer Name')).toHaveValue('')
  expect(screen.queryByText('Your unfinished entry has been restored.')).not.toBeInTheDocument()
})

test('personal data is not stored beyond the tab', async () => {
  booksOf()
  const { user } = open()
  await user.type(field('Customer Name'), 'Karim')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Karim')
})

test('a URL with an id opens a sale with its serials as typed, and Update shows the receipt and the empty form', async () => {
  const server = booksOf([aSale])
  const { user, address } = open({ at: `${route}/1` })
  expect(await screen.findByLabelText('From 1')).toHaveValue('000101')
  await user.clear(field('Price'))
  await user.type(field('Price'), '70')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByRole('article', { name: /VKL-2026-000001/ })).toBeInTheDocument()
  expect(address()).toBe(route)
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 2,
    serials: [{ from_serial: '000101', to_serial: '000120' }],
    total_amount: '1400.00',
  })
  expect(field('Customer Name')).toHaveValue('')
})

test('a deleted sale cannot be edited', async () => {
  booksOf([{ ...aSale, voided_at: '2026-11-21T08:00:00Z', void_reason: 'Wrong paper' }])
  open({ at: `${route}/1` })
  expect(
    await screen.findByText('VKL-2026-000001 was deleted and can no longer be changed.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument()
})

test('the Bengali screen is Bengali throughout', () => {
  booksOf()
  open({ language: 'bn' })
  expect(screen.getByRole('heading', { level: 1, name: 'বিক্রয় এন্ট্রি' })).toBeInTheDocument()
  expect(field('শুরু ১')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'সারি যোগ করুন' })).toBeInTheDocument()
})

test('the number of papers can be typed instead of the last serial', async () => {
  booksOf()
  const { user } = open()
  await user.type(field('From 1'), '0991')
  await user.type(field('Total 1'), '১০')
  await waitFor(() => expect(field('To 1')).toHaveValue('1000'))
  expect(field('Total Count')).toHaveValue('10')
})

describe('a sale in the name of a deceased advocate', () => {
  const refusal = 'Karim Khan (307) died on 10/01/2019. Nothing can be sold or registered in this name.'
  const karim = {
    ...mahmuda,
    id: 7,
    bar_registration_number: '307',
    name_english: 'Karim Khan',
    status: 'inactive',
    is_dead: true,
  }
  function openRefusingServer(overridable: boolean) {
    const server = booksOf()
    server.route('GET', 'advocates/', () => ({ body: [karim] }))
    server.route('POST', 'vokalotnama/', ({ body }) => {
      return body.override_reason
        ? { status: 201, body: { ...aSale, ...body, id: 9, number: 'VKL-2026-000001' } }
        : {
            status: 409,
            body: {
              message: refusal,
              errors: { advocateId: [refusal] },
              ...(overridable && { overridable }),
            },
          }
    })
    return server
  }
  async function sell() {
    const view = open()
    const { user } = view
    await user.type(field('Advocate ID'), '307')
    await waitFor(() => expect(field('Advocate Name')).toHaveValue('Karim Khan'))
    await user.type(field('Building Name'), 'Annex')
    await user.type(field('From 1'), '101')
    await user.type(field('To 1'), '101')
    await user.type(field('Price'), '60')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    return view
  }

  test('is marked in the lookup and under the number', async () => {
    openRefusingServer(false)
    const { user } = open()
    await user.type(field('Advocate ID'), '307')
    expect(await screen.findByRole('option', { name: /307 Karim Khan.*Deceased/ })).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByText('Deceased')).toHaveLength(2))
  })

  test('is refused at its field for everyone but an administrator, without a way to override', async () => {
    const server = openRefusingServer(false)
    await sell()
    expect((await screen.findAllByText(new RegExp('died on 10/01/2019'))).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(
      server.requests.filter(({ method, path }) => method === 'POST' && path === 'vokalotnama/'),
    ).toHaveLength(1)
  })

  test('is sent again with the reason of an administrator and another key', async () => {
    const server = openRefusingServer(true)
    const { user } = await sell()
    expect(await screen.findByText('Proceed anyway?')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Reason *'), 'Ordered before the death')
    await user.click(screen.getByRole('button', { name: 'Proceed' }))
    expect(await screen.findByText('Submitted successfully!')).toBeInTheDocument()
    const requests = server.requests.filter(
      ({ method, path }) => method === 'POST' && path === 'vokalotnama/',
    )
    expect(requests.map(({ body }) => body.override_reason)).toEqual([undefined, 'Ordered before the death'])
    expect(requests[0]!.headers['Idempotency-Key']).not.toBe(requests[1]!.headers['Idempotency-Key'])
  })

  test('is not sent again when the administrator cancels', async () => {
    const server = openRefusingServer(true)
    const { user } = await sell()
    await screen.findByText('Proceed anyway?')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect((await screen.findAllByText(new RegExp('died on 10/01/2019'))).length).toBeGreaterThan(0)
    expect(
      server.requests.filter(({ method, path }) => method === 'POST' && path === 'vokalotnama/'),
    ).toHaveLength(1)
  })
})
