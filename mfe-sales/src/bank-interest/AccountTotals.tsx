import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { LoadingState, ErrorState } from '@samity/shared-ui/core'
import { DataTable, PlaceFilter, type Column, type List } from '@samity/shared-ui/data'
import { useQuery } from '@samity/shared-ui/query'
import { translateAttribute, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { DayFilters } from './AccountFilters.tsx'
import { accountsOf, type Account } from './accounts.ts'

const words = { fdr: { en: 'FDR NO.', bn: 'এফডিআর নং' } }

const columns: Column<Account>[] = [
  {
    name: 'account_no',
    label: { en: 'Account', bn: 'হিসাব' },
    value: ({ bank_name, branch_name, account_no }) => `${bank_name}, ${branch_name}, ${account_no}`,
    show: (account) => <AccountName {...account} />,
  },
  {
    name: 'entries',
    label: { en: 'Entries', bn: 'এন্ট্রি' },
    kind: 'int',
    value: ({ entries }) => entries,
    total: true,
  },
  {
    name: 'total',
    label: { en: 'Total', bn: 'মোট' },
    kind: 'money',
    value: ({ total }) => total,
    total: true,
  },
]

function AccountName({ bank_name, branch_name, account_no }: Account) {
  const t = useWords(words)
  const show = useShow()
  return (
    <div>
      <span translate="no">
        {bank_name}, {branch_name}
      </span>
      , {t.fdr} <span translate={translateAttribute(account_no)}>{show.digits(account_no)}</span>
    </div>
  )
}

type Props = { list: List<BankInterest>; filters: ReactNode }

export function AccountTotals({ list, filters }: Props) {
  const {
    data: accounts,
    error,
    refresh,
  } = useQuery<Account[]>(
    ['bank_interest', 'accounts', list.params],
    async () => accountsOf(await list.fetchAll()),
    { keepPrevious: true },
  )

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!accounts) return <LoadingState />
  return (
    <DataTable
      label={{ en: 'Interest by account', bn: 'হিসাব অনুযায়ী সুদ' }}
      rows={accounts}
      columns={columns}
      file="bank-interest-accounts"
      tools={
        <>
          <DayFilters list={list} />
          {filters}
          <PlaceFilter list={list} />
        </>
      }
    />
  )
}
