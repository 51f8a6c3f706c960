import type { Day } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { Route, Routes } from '@samity/shared-ui/router'
import { screen, waitFor, within } from '@testing-library/react'
import type { Deposit, DepositDetails } from '../../contract/deposit.ts'
import { aDeposit, aMove, details, fakeDeposits, taxTables } from '../testing/a-deposit.ts'
import BankDeposits from './BankDeposits.tsx'
import DepositInterestPage from './DepositInterestPage.tsx'
import DepositPage from './DepositPage.tsx'
import DepositsCard from './DepositsCard.tsx'
import DepositsPage from './DepositsPage.tsx'
import { proposeInterest } from './InterestDialog.tsx'
import MaturitiesPage, { maturitiesByMonth } from './MaturitiesPage.tsx'
import { earlyInterest } from './MoveDialog.tsx'
import PlaceDeposits from './PlaceDeposits.tsx'
import TaxRatesPage from './TaxRatesPage.tsx'

const listPath = 'x/mfe-bank/deposits/'
const page = (
  <Routes>
    <Route path="/dashboard/bank/deposits/:id" element={<DepositPage />} />
  </Routes>
)

function openDeposit(
  content: DepositDetails,
  { permissions, language }: { permissions?: string[]; language?: 'bn' } = {},
) {
  const server = fakeDeposits(permissions).route('GET', `${listPath}7/details/`, () => ({ body: content }))
  return {
    server,
    ...renderScreen(page, { at: '/dashboard/bank/deposits/7', ...(language && { language }) }),
  }
}

test('the register has the sums by bank and fund, and follows the URL; in Bengali too', async () => {
  const server = fakeDeposits().route('GET', listPath, () => ({ body: [aDeposit()] }))
  renderScreen(<DepositsPage />, {
    at: '/dashboard/bank/deposits?state=running&fund=welfare',
    language: 'bn',
  })
  expect(await screen.findByRole('link', { name: 'FDR-১০৪' })).toHaveAttribute(
    'href',
    '/dashboard/bank/deposits/7',
  )
  // the first is that of the bank and its fund
  expect(
    await screen.findByRole('row', { name: /^Sonali Bank কল্যাণ তহবিল ১ ১,০০,০০০\.০০/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^FDR-১০৪ Sonali Bank.*১,০০,০০০\.০০/ })).toBeInTheDocument()
  expect(server.requests.find(({ path }) => path === listPath)?.query).toMatchObject({
    state: 'running',
    fund: 'welfare',
  })
})

test('an empty register says what to do; who may not work has no New', async () => {
  fakeDeposits([]).route('GET', listPath, () => ({ body: [] }))
  renderScreen(<DepositsPage />, { at: '/dashboard/bank/deposits' })
  expect(await screen.findByText(/Register one with New/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /New/ })).not.toBeInTheDocument()
})

test('a deposit that waits shows the transfer and offers nothing that moves money', async () => {
  const waiting = aMove({ id: 2, kind: 'encashment', state: 'waiting', document_number: 'TRF-2026-000009' })
  openDeposit(details({ deposit: aDeposit({ is_waiting: true }), moves: [waiting, aMove()] }))
  expect(await screen.findByRole('alert')).toHaveTextContent('TRF-2026-000009')
  expect(
    screen.getByRole('row', { name: /Encashment.*-1,00,000\.00.*Waits for signatures/ }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Renew|Encash)/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Enter interest' })).toBeInTheDocument()
})

test('an auditor reads a deposit and has no button', async () => {
  openDeposit(details(), { permissions: [], language: 'bn' })
  expect(await screen.findByRole('heading', { name: 'Sonali Bank FDR-104' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /নবায়ন করুন|ভাঙান|সুদ লিখুন/ })).not.toBeInTheDocument()
})

test('the term is that of the last renewal', async () => {
  const content = details()
  const renewal = {
    day: '2026-01-15',
    change: 0,
    renewed_months: 6,
    renewed_rate: null,
    early_rate: null,
  } as const
  openDeposit({ ...content, terms: { ...content.terms, moves: [...content.terms.moves, renewal] } })
  expect(await screen.findByText('Term (months)')).toHaveProperty('nextSibling.textContent', '6')
})

test('a renewal that was entered wrongly is deleted with a reason; what has a transfer is not', async () => {
  const renewal = aMove({
    id: 2,
    kind: 'renewal',
    amount: '0.00',
    document_path: '',
    document_id: null,
    document_number: '',
  })
  const { user, server } = openDeposit(details({ moves: [renewal, aMove()] }))
  let sent: unknown
  server.route('DELETE', `${listPath}7/moves/2/`, ({ body }) => {
    sent = body
    return { body: { ...renewal, state: 'void' } }
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByRole('textbox'), 'wrong term')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The move is deleted.')).toBeInTheDocument()
  expect(sent).toEqual({ reason: 'wrong term' })
})

test('an encashment asks for the resolution and tells the interest of the reduced rate', async () => {
  const { user, server } = openDeposit(details({ deposit: aDeposit({ matures_on: '2100-12-01' }) }))
  let sent: unknown
  server.route('POST', `${listPath}7/moves/`, ({ body }) => {
    sent = body
    return { status: 201, body: aMove({ state: 'waiting', document_number: 'TRF-2026-000010' }) }
  })
  await user.click(await screen.findByRole('button', { name: 'Encash' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText('Bank Account'), '12')
  const rate = dialog.getByLabelText('Reduced rate (% a year)')
  expect(rate.parentElement).not.toHaveTextContent('৳')
  await user.type(rate, '4')
  expect(await dialog.findByText(/^Interest of this term then: ৳ /)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Post the transfer' }))
  expect(sent).toBeUndefined()
  await user.type(dialog.getByLabelText('Resolution'), 'R-3')
  await user.click(await dialog.findByRole('option', { name: /R-3\/2026/ }))
  await user.click(dialog.getByRole('button', { name: 'Post the transfer' }))
  expect(await screen.findByText('Transfer TRF-2026-000010 waits for its signatories.')).toBeInTheDocument()
  expect(sent).toMatchObject({ kind: 'encashment', account_id: 12, early_rate: '4', resolution_id: 3 })
})

test('interest is proposed with the tax and duty of the day, and posted', async () => {
  const { user, server } = openDeposit(details())
  let sent: unknown
  server.route('POST', `${listPath}7/interest/`, ({ body }) => {
    sent = body
    return { status: 201, body: { id: 1, number: 'BNK-2026-000001' } }
  })
  await user.click(await screen.findByRole('button', { name: 'Enter interest' }))
  const dialog = within(await screen.findByRole('dialog'))
  const gross = await dialog.findByLabelText('Gross interest')
  await user.clear(gross)
  await user.type(gross, '9000')
  await waitFor(() => expect(dialog.getByLabelText('Source tax')).toHaveValue('900.00'))
  expect(dialog.getByLabelText('Excise duty')).toHaveValue('150.00')
  await user.click(dialog.getByRole('button', { name: 'Post the interest' }))
  expect(await screen.findByText('Receipt BNK-2026-000001 is posted.')).toBeInTheDocument()
  expect(sent).toMatchObject({ gross: '9000', source_tax: '900.00', excise_duty: '150.00', place_id: 12 })
})

test('a proposal leaves out what was received, and a duty that was paid in the year', () => {
  const { terms, deposit } = details() as DepositDetails & { deposit: Deposit }
  const tables = taxTables as Parameters<typeof proposeInterest>[1]
  const received = [
    {
      id: 1,
      number: 'BNK-1',
      day: '2026-03-01' as Day,
      gross: '2000.00',
      source_tax: '200.00',
      excise_duty: '150.00',
      net: '1650.00',
    },
  ]
  expect(proposeInterest({ deposit, terms, received }, tables, '2026-12-01')).toEqual({
    expected: 7000_00,
    gross: 7000_00,
    source_tax: 700_00,
    excise_duty: 0,
  })
  const withoutReturn = { ...deposit, has_return: false }
  expect(
    proposeInterest({ deposit: withoutReturn, terms, received: [] }, tables, '2026-12-01', 1000_00),
  ).toMatchObject({
    source_tax: 150_00,
    excise_duty: 150_00,
  })
  // half a year at 4 % instead of 9 %
  expect(earlyInterest(terms, '2026-06-01', 100_000_00, 400)).toBe('2000.00')
})

test('the calendar counts what has matured in this month, and shows a month of each deposit', async () => {
  const later = aDeposit({ id: 8, number: 'FDR-105', matures_on: '2027-02-10', principal: '50000.00' })
  const late = aDeposit({ id: 9, number: 'FDR-90', matures_on: '2026-01-10', state: 'matured' })
  const months = maturitiesByMonth([later, late], '2026-12-31')
  expect(months).toHaveLength(12)
  expect(months.map(({ from, principal }) => (principal ? `${from} ${principal}` : ''))).toEqual(
    expect.arrayContaining(['2026-12-01 100000', '2027-02-01 50000']),
  )
  fakeDeposits().route('GET', listPath, () => ({ body: [late, later, aDeposit({ id: 10, state: 'new' })] }))
  renderScreen(<MaturitiesPage />, { at: '/dashboard/bank/maturities' })
  expect(
    await screen.findByRole('row', { name: /10\/02\/2027 FDR-105 Sonali Bank 50,000\.00/ }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'FDR-104' })).not.toBeInTheDocument()
})

test('expected stands beside received for the period of the URL', async () => {
  const { id, number, bank_name, branch, fund, state } = aDeposit()
  const server = fakeDeposits().route('GET', 'x/mfe-bank/deposit-interest/', () => ({
    body: [
      {
        id,
        number,
        bank_name,
        branch,
        fund,
        state,
        expected: '9000.00',
        received: '4000.00',
        difference: '-5000.00',
        source_tax: '400.00',
        excise_duty: '0.00',
        net: '3600.00',
      },
    ],
  }))
  renderScreen(<DepositInterestPage />, {
    at: '/dashboard/bank/deposit-interest?from=2026-01-01&to=2026-06-30',
  })
  expect(
    await screen.findByRole('row', { name: /FDR-104.*9,000\.00 4,000\.00 -5,000\.00/ }),
  ).toBeInTheDocument()
  expect(server.requests.find(({ path }) => path.includes('deposit-interest'))?.query).toMatchObject({
    from: '2026-01-01',
    to: '2026-06-30',
  })
})

test('rates of the state are entered by who may sign', async () => {
  let sent: unknown
  const server = fakeDeposits().route('PUT', 'x/mfe-bank/tax-rates/2027-07-01/', ({ body }) => {
    sent = body
    return {
      body: {
        ...taxTables,
        tax: [{ from_day: '2027-07-01', with_return: '12.00', without_return: '18.00' }],
      },
    }
  })
  const { user } = renderScreen(<TaxRatesPage />, { at: '/dashboard/bank/deposit-rates' })
  expect(await screen.findByRole('row', { name: /01\/07\/2023 10\.00 % 15\.00 %/ })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2)
  const [from] = screen.getAllByLabelText('From')
  // of the two forms the first one begins: a phone opens at the top
  expect(from).toHaveFocus()
  await user.type(from!, '01/07/2027')
  const rate = screen.getByLabelText('With return slip (%)')
  expect(rate.parentElement).toHaveTextContent('%')
  expect(rate.parentElement).not.toHaveTextContent('৳')
  await user.type(rate, '12')
  await user.type(screen.getByLabelText('Without return slip (%)'), '18')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
  expect(await screen.findByRole('row', { name: /01\/07\/2027 12\.00 % 18\.00 %/ })).toBeInTheDocument()
  expect(sent).toMatchObject({ from_day: '2027-07-01', with_return: '12', without_return: '18' })
  expect(server.requests.length).toBeGreaterThan(0)
})

test('who may not sign reads the rates only', async () => {
  fakeDeposits(['bank.work'])
  renderScreen(<TaxRatesPage />, { at: '/dashboard/bank/deposit-rates' })
  expect(await screen.findByRole('row', { name: /01\/07\/2023/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument()
})

test('tabs of a place and a bank list their deposits; the card has the sum and what matures next', async () => {
  const server = fakeDeposits().route('GET', listPath, ({ query }) => ({
    body: query['bank_id'] === '1' ? [] : [aDeposit()],
  }))
  const place = { id: 41, kind: 'fdr', name_english: 'D', name_bengali: 'আ', account_no: '' }
  renderScreen(
    <>
      <PlaceDeposits place={place} />
      <BankDeposits bank={{ id: 1, name: 'Sonali Bank' }} />
      <DepositsCard />
    </>,
  )
  expect(await screen.findByRole('row', { name: /FDR-104/ })).toBeInTheDocument()
  expect(await screen.findByText('There are no deposits here.')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '৳ 1,00,000.00 in deposits' })).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Sonali Bank FDR-104 ৳ 1,00,000.00, matures on 01/12/2026',
  )
  expect(server.requests.some(({ query }) => query['place_id'] === '41')).toBe(true)
})
