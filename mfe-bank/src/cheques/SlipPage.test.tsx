import { Route, Routes } from '@samity/shared-ui/router'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import type { Slip } from '../../contract/cheques.ts'
import { aCheque, fakeBank } from '../testing/cheque-builders.ts'
import SlipPage from './SlipPage.tsx'

const slip: Slip = {
  id: 3,
  day: '2026-11-21',
  place_id: 5,
  account_id: 7,
  slip_no: 'S-77',
  transfer_number: 'TRF-2026-000004',
  made_by: 'Karim',
  amount: '3500.50',
  cheques: [aCheque(), aCheque({ id: 5, number: '88', amount: '2000.50' })],
}
const screens = (
  <Routes>
    <Route path="/dashboard/bank/slips/:id" element={<SlipPage />} />
  </Routes>
)

test.each([
  ['en' as const, 'Total of 2 cheques', '3,500.50', 'Deposit Slip'],
  ['bn' as const, 'মোট ২টি চেক', '৩,৫০০.৫০', 'জমা স্লিপ'],
])('a slip prints its cheques, their sum and the sum in words (%s)', async (language, total, sum, title) => {
  fakeBank().route('GET', 'x/mfe-bank/slips/3/', () => ({ body: slip }))
  renderScreen(screens, { at: '/dashboard/bank/slips/3', language })
  const print = await screen.findByRole('article', { name: `${title} TRF-2026-000004` })
  expect(wrongTotals(print)).toEqual([])
  expect(screen.getByRole('row', { name: `${total} ${sum}` })).toBeInTheDocument()
  expect(screen.getByText(/Three Thousand Five Hundred/i)).toBeInTheDocument()
  expect(await screen.findByText('Current Account · 0021')).toBeInTheDocument()
})

test('a slip whose transfer is not posted is continued', async () => {
  let transfer_number: string | null = null
  const server = fakeBank()
    .route('GET', 'x/mfe-bank/slips/3/', () => ({ body: { ...slip, transfer_number } }))
    .route('POST', 'x/mfe-bank/slips/3/continue/', () => {
      transfer_number = 'TRF-2026-000004'
      return { body: { ...slip, transfer_number } }
    })
  const { user } = renderScreen(screens, { at: '/dashboard/bank/slips/3' })
  expect(await screen.findByRole('alert')).toHaveTextContent('not posted yet')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
