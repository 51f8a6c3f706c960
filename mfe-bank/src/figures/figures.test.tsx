import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import type { DepositInterest } from '../../contract/deposit.ts'
import type { BankFigures as Figures } from '../../contract/figures.ts'
import { fakeBank } from '../testing/statements.ts'
import BankChapter from './BankChapter.tsx'
import BankFigures from './BankFigures.tsx'

const on = '2026-12-31' as const
const aDeposit = (id: number, principal: string): Figures['deposits'][number] => ({
  id,
  number: `FDR-${id}`,
  bank_name: 'Rupali Bank PLC',
  branch: 'Sadar',
  fund: 'welfare',
  opened_on: '2026-01-01',
  matures_on: '2027-01-01',
  principal,
})
const aCheque = (
  id: number,
  direction: 'received' | 'issued',
  amount: string,
): Figures['cheques'][number] => ({
  id,
  direction,
  number: `44${id}`,
  bank_name: '',
  party: 'Printer',
  drawn_on: '2026-12-20',
  document_number: `EXP-2026-${id}`,
  amount,
})
const figures: Figures = {
  on,
  deposits: [aDeposit(1, '4000000.00'), aDeposit(2, '500000.50')],
  principal: '4500000.50',
  cheques: [
    aCheque(1, 'received', '4000.00'),
    aCheque(2, 'issued', '900.00'),
    aCheque(3, 'issued', '100.25'),
  ],
  received: '4000.00',
  issued: '1000.25',
  reconciliations: [
    {
      id: 3,
      account_name: { en: 'Current Account', bn: 'চলতি হিসাব' },
      account_no: '0112',
      day: '2026-12-15',
      bank_balance: '1490.00',
      book_balance: '1200.00',
      book_outstanding: '-300.00',
      bank_outstanding: '-10.00',
    },
  ],
}
const interest: DepositInterest[] = [
  {
    id: 1,
    number: 'FDR-1',
    bank_name: 'Rupali Bank PLC',
    branch: 'Sadar',
    fund: 'welfare',
    state: 'running',
    expected: '370000.00',
    received: '360000.00',
    difference: '-10000.00',
    source_tax: '36000.00',
    excise_duty: '3000.00',
    net: '321000.00',
  },
]
const fakeFigures = (body = figures) =>
  fakeBank()
    .route('GET', 'x/mfe-bank/figures/', () => ({ body }))
    .route('GET', 'x/mfe-bank/deposit-interest/', () => ({ body: interest }))

test('the chapter of the annual pack adds up', async () => {
  const server = fakeFigures()
  const { container } = renderScreen(<BankChapter year={2026} on={on} />)
  const register = await screen.findByRole('table', { name: 'Register of Deposits' })
  expect(within(register).getAllByRole('row').at(-1)).toHaveTextContent('Total45,00,000.50')
  const issued = screen.getByRole('table', { name: 'Uncleared cheques: Issued' })
  expect(within(issued).getAllByRole('row').at(-1)).toHaveTextContent('Total1,000.25')
  expect(wrongTotals(container)).toEqual([])
  expect(
    screen.getByRole('row', { name: /Current Account · 0112 15\/12\/2026 1,200.00 -300.00 -10.00 1,490.00/ }),
  ).toBeInTheDocument()
  expect(server.requests.map(({ query }) => query)).toContainEqual({ from: '2026-01-01', to: on })
})

test('Where the Money Is leads to deposits, open cheques and the last reconciliation', async () => {
  fakeFigures()
  renderScreen(<BankFigures on={on} />)
  const deposits = await screen.findByRole('link', { name: 'Principal of 2 deposits: ৳ 45,00,000.50' })
  expect(deposits).toHaveAttribute('href', '/dashboard/bank/deposits?state=open')
  expect(screen.getByRole('link', { name: 'Cheques issued, not presented: ৳ 1,000.25' })).toHaveAttribute(
    'href',
    '/dashboard/bank/cheques?state=uncleared&direction=issued',
  )
  expect(screen.getByRole('link', { name: /Current Account is reconciled to 15\/12\/2026/ })).toHaveAttribute(
    'href',
    '/dashboard/bank/reconciliations/3',
  )
})

test('without a reconciliation it says so', async () => {
  fakeFigures({ ...figures, reconciliations: [] })
  renderScreen(<BankFigures on={on} />)
  expect(await screen.findByRole('link', { name: 'No account is reconciled yet.' })).toHaveAttribute(
    'href',
    '/dashboard/bank/reconciliations',
  )
})
