import { collection } from '@samity/shared-api/client'
import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ArchivedFilter } from './ArchivedFilter.tsx'
import { useList } from './use-list.ts'

const banks = collection(bank)

function BankFilter() {
  const list = useList(banks, { filters: { archived: 'archived' } })
  return <ArchivedFilter list={list} />
}

const meta = { component: ArchivedFilter<Bank>, render: BankFilter } satisfies Meta<
  typeof ArchivedFilter<Bank>
>
export default meta

export const Hidden: StoryObj = {}

export const Shown: StoryObj = { parameters: { at: '/?archived=1' } }
