import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { fakeBank } from '../testing/statements.ts'
import PlaceStatement from './PlaceStatement.tsx'

const place = {
  id: 5,
  kind: 'bank',
  name_english: 'Sonali Bank',
  name_bengali: 'সোনালী ব্যাংক',
  account_no: '0012',
}
const open = (kind = 'bank', permissions?: string[]) => {
  fakeBank(permissions)
  return renderScreen(<PlaceStatement place={{ ...place, kind }} />)
}

test('the tab says how far statement and reconciliation have come, and leads to the next step', async () => {
  const { user, address } = open()
  expect(await screen.findByText('20/11/2026')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Import a Statement' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Go to Matching' }))
  expect(address()).toBe('/dashboard/bank/matching?account=5')
})

test('who only reads imports nothing, and a cash box has no statement', async () => {
  const { unmount } = open('bank', [])
  await screen.findByText('20/11/2026')
  expect(screen.queryByRole('button', { name: 'Import a Statement' })).not.toBeInTheDocument()
  unmount()
  open('cash')
  expect(await screen.findByText('Only a bank account has statements.')).toBeInTheDocument()
})
