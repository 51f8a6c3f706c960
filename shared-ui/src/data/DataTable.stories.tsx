import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { saleColumns, sales, type Sale } from '../../.storybook/records.ts'
import { DataTable } from './DataTable.tsx'
import { RowButton } from './RowButton.tsx'

const meta = {
  component: DataTable<Sale>,
  args: { label: { en: 'Paper Sales', bn: 'কাগজ বিক্রয়' }, rows: sales, columns: saleColumns },
} satisfies Meta<typeof DataTable<Sale>>
export default meta
type Story = StoryObj<typeof meta>

export const WithTotals: Story = {}

export const WithToolsAndActions: Story = {
  args: {
    file: 'sales',
    rowNumberLabel: { en: 'SL', bn: 'ক্রম' },
    actions: () => (
      <>
        <RowButton action="print" onClick={() => undefined} />
        <RowButton action="delete" onClick={() => undefined} />
      </>
    ),
  },
}

export const WithSelection: Story = {
  render: function SelectedSales(args) {
    const [ids, setIds] = useState<ReadonlySet<number | string>>(new Set([2]))
    return <DataTable {...args} selection={{ ids, onChange: setIds }} />
  },
}

export const SeveralPages: Story = {
  args: {
    rows: Array.from({ length: 7 }, (_, index) => ({ ...sales[index % 3]!, id: index + 1 })),
    size: 3,
  },
}

export const DataTableLongTexts: Story = {
  args: {
    rows: sales.map((sale) => ({
      ...sale,
      advocate: `${sale.advocate} (Secretary of the Library and Journal Committee, Meghnapur District Bar Association)`,
    })),
  },
}

export const EmptyDataTable: Story = {
  args: { rows: [], empty: { en: 'No sale on this day.', bn: 'এই দিনে কোনো বিক্রয় নেই।' } },
}
