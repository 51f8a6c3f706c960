import { collection } from '@samity/shared-api/client'
import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { paths } from '../../.storybook/server.ts'
import { columnsFor } from './columns.ts'
import { ListTable } from './ListTable.tsx'
import { RowButton } from './RowButton.tsx'
import { useList } from './use-list.ts'

const banks = collection(bank)
const columns = columnsFor(bank, 'bank_name', 'branch_name', 'address', 'account_category')
const words = {
  label: { en: 'Bank List', bn: 'ব্যাংকের তালিকা' },
  error: { en: 'Failed to load the banks', bn: 'ব্যাংকগুলো লোড করা যায়নি' },
  empty: { en: 'No bank is registered yet.', bn: 'এখনো কোনো ব্যাংক নিবন্ধিত হয়নি।' },
}

type BankTableProps = { source: Parameters<typeof useList<Bank>>[0]; dates?: true }

function BankTable({ source, dates }: BankTableProps) {
  const list = useList<Bank>(source, dates ? { dates } : {})
  return (
    <ListTable
      list={list}
      columns={columns}
      label={words.label}
      file="banks"
      empty={words.empty}
      errorText={words.error}
      actions={() => <RowButton action="edit" onClick={() => undefined} />}
    />
  )
}

const meta = { component: ListTable<Bank> } satisfies Meta<typeof ListTable<Bank>>
export default meta
type Story = StoryObj

export const SimpleListTable: Story = { render: () => <BankTable source={banks} /> }

export const SearchAndDates: Story = {
  render: () => <BankTable source={banks} dates />,
  parameters: { at: '/?search=court&from=2026-11-01' },
}

export const EmptyListTable: Story = { render: () => <BankTable source={paths.empty} /> }

export const BusyListTable: Story = { render: () => <BankTable source={paths.busy} /> }

export const FailedListTable: Story = { render: () => <BankTable source={paths.broken} /> }
