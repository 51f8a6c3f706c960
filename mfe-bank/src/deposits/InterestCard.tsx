import { fromDecimal, sum, toDecimal, today } from '@samity/shared-api/contract'
import { Alert, Card, DescriptionList, EmptyState, RecordLink } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useShow, useWords } from '@samity/shared-ui/words'
import type { Deposit, ReceivedInterest } from '../../contract/deposit.ts'
import { interestUntil, type InterestTerms } from '../../contract/deposit-interest.ts'
import { amountColumn } from './amount-column.ts'

const words = {
  heading: { en: 'Interest', bn: 'সুদ' },
  soFar: { en: 'Expected to today', bn: 'আজ পর্যন্ত প্রত্যাশিত' },
  term: { en: 'Of this term', bn: 'এর মধ্যে এই মেয়াদের' },
  atEnd: { en: 'Of this term at its end', bn: 'মেয়াদ শেষে এই মেয়াদের' },
  received: { en: 'Received (gross)', bn: 'প্রাপ্ত (মোট)' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  unread: {
    en: 'The receipts of interest cannot be read now.',
    bn: 'সুদের রসিদগুলো এখন পড়া যাচ্ছে না।',
  },
  none: { en: 'No interest was received yet.', bn: 'এখনো কোনো সুদ পাওয়া যায়নি।' },
  list: { en: 'Interest received', bn: 'সুদ প্রাপ্তি' },
  day: { en: 'Date', bn: 'তারিখ' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  gross: { en: 'Gross interest', bn: 'মোট সুদ' },
  tax: { en: 'Source tax', bn: 'উৎসে কর' },
  duty: { en: 'Excise duty', bn: 'আবগারি শুল্ক' },
  net: { en: 'Net', bn: 'নিট' },
}

const columns: Column<ReceivedInterest>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  {
    name: 'number',
    label: words.receipt,
    value: ({ number }) => number,
    show: ({ number }) => (
      <RecordLink kind="receipt" values={{ number }} translate="no">
        {number}
      </RecordLink>
    ),
  },
  amountColumn('gross', words.gross),
  amountColumn('source_tax', words.tax, { hidden: 'when narrow' }),
  amountColumn('excise_duty', words.duty, { hidden: 'when narrow' }),
  amountColumn('net', words.net),
]

type Props = { deposit: Deposit; terms: InterestTerms; received: ReceivedInterest[] | null }

export function InterestCard({ deposit, terms, received }: Props) {
  const t = useWords(words)
  const show = useShow()
  const expected = interestUntil(terms, today())
  const gross = sum((received ?? []).map((row) => fromDecimal(row.gross)))
  return (
    <Card heading={words.heading}>
      <DescriptionList>
        <dt>{t.soFar}</dt>
        <dd>{show.money(toDecimal(expected))}</dd>
        <dt>{t.term}</dt>
        <dd>{show.money(deposit.interest_so_far)}</dd>
        <dt>{t.atEnd}</dt>
        <dd>{show.money(deposit.interest_at_end)}</dd>
        {received && (
          <>
            <dt>{t.received}</dt>
            <dd>{show.money(toDecimal(gross))}</dd>
            <dt>{t.difference}</dt>
            <dd>{show.money(toDecimal(gross - expected))}</dd>
          </>
        )}
      </DescriptionList>
      {received === null ? (
        <Alert type="warning" showIcon title={t.unread} />
      ) : received.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <DataTable label={words.list} file="deposit-interest" rows={received} columns={columns} />
      )}
    </Card>
  )
}
