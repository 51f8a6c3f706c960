import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PrintTable } from './PrintTable.tsx'

const meta = {
  component: PrintTable,
  args: {
    caption: 'Receipts',
    columns: [
      { name: 'number', label: 'Number', isCode: true },
      { name: 'payer', label: 'Payer' },
      { name: 'amount', label: 'Amount', isFigure: true },
    ],
    rows: [
      { number: 'FEE-2026-000001', payer: 'Abdul Karim', amount: '300.00' },
      { number: 'FEE-2026-000002', payer: 'Rahima Khatun', amount: '1,250.00' },
    ],
    total: { number: 'Total', amount: '1,550.00' },
  },
} satisfies Meta<typeof PrintTable>
export default meta
type Story = StoryObj<typeof meta>

export const PrintTableWithTotal: Story = {}
