import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ReceiptPlaces } from './ReceiptPlaces.tsx'

const box: RecordPlace = {
  id: 7,
  kind: 'cash',
  name_english: 'Counter 1',
  name_bengali: 'কাউন্টার ১',
  payment_type: 'cash',
  amount: '1000.00',
}
const bank: RecordPlace = {
  id: 5,
  kind: 'bank',
  name_english: 'Sonali Bank',
  name_bengali: 'সোনালী ব্যাংক',
  payment_type: 'bank',
  amount: '250.50',
}

test.each([
  ['VKL', [box], 'en', 'Received in: Counter 1'],
  ['VKL', [box, bank], 'en', 'Received in: Counter 1 1,000.00, Sonali Bank 250.50'],
  ['EXP', [bank], 'bn', 'যেখান থেকে পরিশোধ: সোনালী ব্যাংক'],
] as const)('%s says where the money is: %#', (stream, places, language, text) => {
  const { container } = renderScreen(<ReceiptPlaces receipt={{ stream, places: [...places] }} />, {
    language,
  })
  expect(container).toHaveTextContent(text)
})

test('a receipt of an older server says nothing', () => {
  renderScreen(<ReceiptPlaces receipt={{ stream: 'VKL' }} />)
  expect(screen.queryByText(/Received in/)).not.toBeInTheDocument()
})
