import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReceiptPlaces } from './ReceiptPlaces.tsx'

const box: RecordPlace = {
  id: 1,
  kind: 'cash',
  name_english: 'Cash Box 1',
  name_bengali: 'ক্যাশ বাক্স ১',
  payment_type: 'cash',
  amount: '800.00',
}
const bank: RecordPlace = {
  id: 2,
  kind: 'bank',
  name_english: 'Sonali Bank',
  name_bengali: 'সোনালী ব্যাংক',
  payment_type: 'bank',
  amount: '400.00',
}

const meta = {
  component: ReceiptPlaces,
  args: { receipt: { stream: 'VKL', places: [box] } },
} satisfies Meta<typeof ReceiptPlaces>
export default meta
type Story = StoryObj<typeof meta>

export const OnePlace: Story = {}

export const SeveralPlaces: Story = { args: { receipt: { stream: 'VKL', places: [box, bank] } } }

export const PaidFromPlace: Story = { args: { receipt: { stream: 'EXP', places: [bank] } } }
