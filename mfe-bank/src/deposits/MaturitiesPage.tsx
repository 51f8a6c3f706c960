import {
  fromDecimal,
  monthNames,
  monthOf,
  sum,
  toDecimal,
  today,
  yearOf,
  type Day,
} from '@samity/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { Chart, DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow } from '@samity/shared-ui/words'
import { renewals, type Deposit } from '../../contract/deposit.ts'
import { monthsAfter } from '../../contract/deposit-interest.ts'
import { base } from '../bank-api.ts'
import { atEndColumn, bankColumn, maturesColumn, numberColumn, principalColumn } from './deposit-columns.tsx'
import { allDeposits } from './deposits-api.ts'

const words = {
  heading: { en: 'Maturity Calendar', bn: 'মেয়াদ পূর্তির পঞ্জিকা' },
  chart: { en: 'Principal that matures, by month', bn: 'মাস অনুযায়ী যে আসলের মেয়াদ শেষ হবে' },
  principal: { en: 'Principal', bn: 'আসল' },
  interest: { en: 'Interest', bn: 'সুদ' },
  list: { en: 'By day', bn: 'তারিখ অনুযায়ী' },
  month: { en: 'Month', bn: 'মাস' },
  renewal: { en: 'At the end', bn: 'মেয়াদ শেষে নবায়ন' },
  together: { en: 'Principal and interest', bn: 'আসল ও সুদ' },
  empty: {
    en: 'No deposit is running. Register one in Deposits.',
    bn: 'কোনো আমানত চলমান নেই। “আমানত” পাতায় একটি লিখুন।',
  },
}
const months = 12
const paisaOfTaka = 100

/** The months from this one on, with what matures in each. What has matured before is in the first. */
export function maturitiesByMonth(deposits: readonly Deposit[], day: Day) {
  const first = `${day.slice(0, 7)}-01` as Day
  return Array.from({ length: months }, (_, index) => {
    const from = monthsAfter(first, index)
    const month = from.slice(0, 7)
    const own = deposits.filter(({ matures_on }) =>
      index === 0 ? matures_on.slice(0, 7) <= month : matures_on.slice(0, 7) === month,
    )
    const takaOf = (pick: (deposit: Deposit) => string) =>
      Math.round(sum(own.map((deposit) => fromDecimal(pick(deposit)))) / paisaOfTaka)
    return {
      from,
      principal: takaOf(({ principal }) => principal),
      interest: takaOf(({ interest_at_end }) => interest_at_end),
    }
  })
}

const columns: Column<Deposit>[] = [
  maturesColumn,
  numberColumn,
  bankColumn,
  {
    name: 'renewal',
    label: words.renewal,
    kind: 'choice',
    choices: renewals,
    value: ({ renewal }) => renewal,
    hidden: 'when narrow',
  },
  principalColumn,
  { ...atEndColumn, hidden: 'when narrow' },
  {
    name: 'together',
    label: words.together,
    kind: 'money',
    value: ({ principal, interest_at_end }) =>
      toDecimal(fromDecimal(principal) + fromDecimal(interest_at_end)),
    total: true,
    hidden: 'when narrow',
  },
]

export default function MaturitiesPage() {
  const say = useSay()
  const show = useShow()
  const { data, error, refresh } = useGet<Deposit[]>(`${base}/deposits/`, {
    params: { state: 'open', ordering: 'matures_on', limit: allDeposits },
  })
  const rows = data?.filter(({ state }) => state !== 'new')
  const byMonth = rows && maturitiesByMonth(rows, today())
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !rows || !byMonth ? (
        <LoadingState />
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState text={words.empty} />
        </Card>
      ) : (
        <>
          <Card>
            <Chart
              kind="bar"
              label={words.chart}
              points={byMonth.map(
                ({ from }) => `${say(monthNames[monthOf(from) - 1]!)} ${show.digits(yearOf(from))}`,
              )}
              series={[
                { name: words.principal, values: byMonth.map(({ principal }) => principal) },
                { name: words.interest, values: byMonth.map(({ interest }) => interest) },
              ]}
            />
          </Card>
          <Card heading={words.list}>
            <DataTable label={words.heading} file="maturities" rows={rows} columns={columns} />
          </Card>
        </>
      )}
    </Page>
  )
}
