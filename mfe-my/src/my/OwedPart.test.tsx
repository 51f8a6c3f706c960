import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import type { OwnPayments } from '../../contract/payments.ts'
import { render } from '../render.tsx'
import { fakeGet } from '../testing/builders.ts'
import OwedPart, { ownPaymentsPath } from './OwedPart.tsx'
import { ownPayments } from '../payments/testing/builders.ts'

const reference: NonNullable<OwnPayments['reference']> = {
  reference_no: 'P7K3M9QX',
  amount: '900.00',
  made_on: '2026-11-25',
  valid_until: '2026-12-25',
  qr: { path: 'M0 0.5h1', size: 21 },
}
const open = (payments?: OwnPayments, options = {}) =>
  renderScreen(<OwedPart {...(payments && { payments })} />, { role: null, at: '/my', ...options })

/** The server's responses in their order; the requests are in the result. */
function respondWith(...responses: ({ status: number; body: object } | 'unreachable')[]): string[] {
  const requests: string[] = []
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url}`)
    const response = responses.shift()
    if (!response || response === 'unreachable') throw new TypeError('Failed to fetch')
    return { ok: response.status < 400, status: response.status, json: async () => response.body }
    // the component uses no more of a response
  }) as unknown as typeof fetch
  return requests
}
const { fetch: originalFetch } = globalThis
afterEach(() => {
  globalThis.fetch = originalFetch
})

test('what is owed are lines that add up, and the button gives number, account, reference number and last day', async () => {
  const requests = respondWith({ status: 200, body: ownPayments({ reference }) })
  const { user } = open(ownPayments())
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'ForAmount (৳)',
    'Bar Association Fee, Benevolent Fund Fee 2026600.00',
    'Monthly Fee 09/2026–10/2026300.00',
    'Sum900.00',
  ])
  await user.click(screen.getByRole('button', { name: 'Pay by transfer' }))
  expect(await screen.findByText('P7K3-M9QX')).toBeVisible()
  expect(screen.getByText('Sonali Bank, 0021')).toBeVisible()
  expect(screen.getByText('25/12/2026')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Bangla QR code for ৳ 900.00' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay by transfer' })).not.toBeInTheDocument()
  expect(requests).toEqual(['POST /api/x/mfe-my/payments/own/reference/'])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('P7K3M9QX')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('without scripts the page shows the reference that was made before, in Bengali', () => {
  const posted = {
    reference_no: 'P1111111',
    day: '2026-10-05' as const,
    amount: '150.00',
    state: 'posted' as const,
    receipts: ['FEE-2026-000003'],
  }
  open(ownPayments({ reference: { ...reference, qr: null }, earlier: [posted] }), { language: 'bn' })
  expect(screen.getByText('সোনালী ব্যাংক, ০০২১')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('রসিদ: FEE-2026-000003')
})

test('while a transfer waits for the office nobody is asked to pay again', () => {
  const waiting = {
    reference_no: 'P7K3M9QX',
    day: '2026-11-25' as const,
    amount: '900.00',
    state: 'waiting' as const,
    receipts: [],
  }
  open(ownPayments({ reference, earlier: [waiting] }))
  expect(screen.getByText(/Your transfer has arrived/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Received. The office still confirms it.')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('other debts than those of the reference ask for a new number', () => {
  open(ownPayments({ reference: { ...reference, amount: '750.00' } }))
  expect(screen.getByText('What you owe has changed since. Get a new number for ৳ 900.00.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get a new number' })).toBeEnabled()
})

test('without an account people pay at the counter, and charges of modules too', () => {
  const charges = [{ title: { en: 'Evidence Act, late', bn: 'সাক্ষ্য আইন, দেরি' }, amount: '60.00' }]
  open(ownPayments({ account: { en: '', bn: '' }, charges, charges_total: '60.00' }))
  expect(screen.getByText('Pay at the counter of the association.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Only at the counter: ৳ 60.00' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a refusal is a sentence, and so is a lost connection', async () => {
  respondWith('unreachable', {
    status: 409,
    body: { message: 'You owe nothing that a transfer can pay.' },
  })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Pay by transfer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The office could not be reached.')
  await user.click(screen.getByRole('button', { name: 'Pay by transfer' }))
  expect(await screen.findByText('You owe nothing that a transfer can pay.')).toBeVisible()
})

test('the server renders what is owed, the number and the QR code into the own page', async () => {
  const { get } = fakeGet({})
  const read = async (path: string) => (path === ownPaymentsPath ? ownPayments({ reference }) : get(path))
  const association = { name: { en: 'Bar', bn: 'সমিতি' }, established: { en: '', bn: '' } }
  const page = await render({ path: '/my', search: '', language: 'en' }, read, association)
  expect(page.status).toBe(200)
  for (const part of ['P7K3-M9QX', 'Sonali Bank, 0021', 'M0 0.5h1', '09/2026–10/2026', '25/12/2026'])
    expect(page.html).toContain(part)
})
