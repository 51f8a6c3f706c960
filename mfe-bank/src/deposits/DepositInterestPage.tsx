import { parseDay, today } from '@samity/shared-api/contract'
import { placeFunds } from '@samity/shared-api/contract/treasury/money-place'
import { Card, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { DataTable, DayFilter, useUrlParams, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import type { DepositInterest } from '../../contract/deposit.ts'
import { DepositLink } from './deposit-columns.tsx'
import { interestPath } from './deposits-api.ts'
import { amountColumn } from './amount-column.ts'

const words = {
  heading: { en: 'Expected Against Received', bn: 'প্রত্যাশিত ও প্রাপ্ত সুদ' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  number: { en: 'Deposit No', bn: 'আমানত নম্বর' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  fund: { en: 'Fund', bn: 'তহবিল' },
  expected: { en: 'Expected interest', bn: 'প্রত্যাশিত সুদ' },
  received: { en: 'Received (gross)', bn: 'প্রাপ্ত (মোট)' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  tax: { en: 'Source tax', bn: 'উৎসে কর' },
  duty: { en: 'Excise duty', bn: 'আবগারি শুল্ক' },
  net: { en: 'Net', bn: 'নিট' },
  empty: { en: 'No deposit brought interest in these days.', bn: 'এই সময়ে কোনো আমানতে সুদ হয়নি।' },
}

const columns: Column<DepositInterest>[] = [
  {
    name: 'number',
    label: words.number,
    value: ({ number }) => number,
    show: (row) => <DepositLink {...row} />,
  },
  { name: 'bank_name', label: words.bank, value: ({ bank_name }) => bank_name },
  {
    name: 'fund',
    label: words.fund,
    kind: 'choice',
    choices: placeFunds,
    value: ({ fund }) => fund,
    hidden: 'when narrow',
  },
  amountColumn('expected', words.expected),
  amountColumn('received', words.received),
  amountColumn('difference', words.difference),
  amountColumn('source_tax', words.tax, { hidden: 'when narrow' }),
  amountColumn('excise_duty', words.duty, { hidden: 'when narrow' }),
  amountColumn('net', words.net, { hidden: 'when narrow' }),
]

export default function DepositInterestPage() {
  const t = useWords(words)
  const [params, setParams] = useUrlParams()
  const to = parseDay(params.get('to')) ?? today()
  const from = parseDay(params.get('from')) ?? `${to.slice(0, 4)}-01-01`
  const { data, error, refresh } = useGet<DepositInterest[]>(interestPath, { params: { from, to } })
  return (
    <Page heading={words.heading} back="/dashboard/bank/deposits">
      <Card>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : data ? (
          <DataTable
            label={words.heading}
            file={`deposit-interest-${from}-${to}`}
            rows={data}
            columns={columns}
            size={Math.max(data.length, 1)}
            empty={words.empty}
            tools={
              <>
                <DayFilter id="from" label={t.from} value={from} onDay={(day) => setParams({ from: day })} />
                <DayFilter
                  id="to"
                  label={t.to}
                  value={to}
                  onDay={(day) => setParams({ to: day })}
                  max={today()}
                />
              </>
            }
          />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  )
}
