import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReceiptView } from './ReceiptDialog.tsx'

const meta = {
  title: 'receipt/ReceiptView',
  component: ReceiptView,
  args: { number: 'VKL-2026-000123' },
} satisfies Meta<typeof ReceiptView>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleReceiptView: Story = {}

export const PrintedBefore: Story = { args: { number: 'VKL-2026-000100', onClose: () => undefined } }

export const UnknownNumber: Story = { args: { number: 'VKL-2026-999999' } }
