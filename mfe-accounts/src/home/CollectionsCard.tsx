import type { Words } from '@samity/shared-api/contract'
import type { CollectionSummary, DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { EmptyState, Card } from '@samity/shared-ui/core'
import { Segmented } from '@samity/shared-ui/segmented'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { Amount } from '../components/Amount.tsx'
import { ShareBar } from '../components/ShareBar.tsx'
import { periodWords } from './period-words.ts'
import { totalCollected } from './total-collected.ts'
import styles from './home.module.css'
import { useMayReadReports } from './use-may-read-reports.ts'

const words = {
  heading: { en: 'Collections', bn: 'আদায়' },
  span: { en: 'Period', bn: 'সময়কাল' },
  heads: { en: 'By head', bn: 'খাত অনুযায়ী' },
  payments: { en: 'By payment type', bn: 'পরিশোধের ধরন অনুযায়ী' },
}
const spans = ['today', 'month', 'year'] as const
type Span = (typeof spans)[number]
const isSpan = (text: string): text is Span => spans.some((span) => span === text)

type Props = { figures: DashboardFigures & { today: CollectionSummary } }

export function CollectionsCard({ figures }: Props) {
  const t = useWords(words)
  const say = useSay()
  // before the first collection of the day the card starts with the month
  const [span, setSpan] = useState<Span>(
    figures.today.heads.length === 0 && figures.month ? 'month' : 'today',
  )
  const availableSpans = spans.filter((name) => figures[name])
  const collections = figures[span] ?? figures.today
  return (
    <Card heading={words.heading}>
      {availableSpans.length > 1 && (
        <Segmented
          className={styles.spans}
          aria-label={t.span}
          value={span}
          options={availableSpans.map((value) => ({ value, label: say(periodWords[value]) }))}
          onChange={(value) => isSpan(value) && setSpan(value)}
        />
      )}
      {collections.heads.length === 0 ? (
        <EmptyState text={periodWords.nothing} />
      ) : (
        <CollectionBreakdown collections={collections} />
      )}
    </Card>
  )
}

function CollectionBreakdown({ collections }: { collections: CollectionSummary }) {
  const total = Number(totalCollected(collections))
  const payments = collections.payments.map(({ payment_type, amount }) => ({
    key: payment_type,
    name: paymentTypes.find(({ value }) => value === payment_type)?.label ?? {
      en: payment_type,
      bn: payment_type,
    },
    amount,
    filter: { payment_type },
  }))
  const heads = collections.heads.map(({ id, name, amount }) => ({
    key: String(id),
    name,
    amount,
    filter: { head: id },
  }))
  return (
    <>
      <AmountLines heading={words.heads} lines={heads} total={total} collections={collections} />
      <AmountLines heading={words.payments} lines={payments} total={total} collections={collections} />
    </>
  )
}

type Line = { key: string; name: Words; amount: string; filter: object }

function AmountLines({
  heading,
  lines,
  total,
  collections,
}: {
  heading: Words
  lines: readonly Line[]
  total: number
  collections: CollectionSummary
}) {
  const say = useSay()
  const mayReadReports = useMayReadReports()
  const { from, to } = collections
  return (
    <>
      <h3 className={styles.subheading}>{say(heading)}</h3>
      <ul className={styles.lines}>
        {lines.map(({ key, name, amount, filter }) => (
          <li key={key} className={styles.part}>
            <span>{say(name)}</span>
            <ShareBar className={styles.share} share={total > 0 ? Number(amount) / total : 0} />
            <Amount
              amount={amount}
              {...(mayReadReports && { query: { side: 'collected', from, to, of: say(name), ...filter } })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
