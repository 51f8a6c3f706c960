import { EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { DataTable } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import type { Deposit } from '../../contract/deposit.ts'
import { base } from '../bank-api.ts'
import { depositColumns } from './deposit-columns.tsx'
import { allDeposits } from './deposits-api.ts'

const words = {
  heading: { en: 'Deposits', bn: 'আমানত' },
  none: { en: 'There are no deposits here.', bn: 'এখানে কোনো আমানত নেই।' },
}

export function DepositTab({ filter }: { filter: { place_id: number } | { bank_id: number } }) {
  const { data, error, refresh } = useGet<Deposit[]>(`${base}/deposits/`, {
    params: { ...filter, limit: allDeposits },
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  if (data.length === 0) return <EmptyState text={words.none} />
  return <DataTable label={words.heading} file="deposits" rows={data} columns={depositColumns} />
}
