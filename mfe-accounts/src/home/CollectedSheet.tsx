import type { Words } from '@samity/shared-api/contract'
import type { Collections, DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { NothingHere, Sheet } from '@samity/shared-ui/core'
import { Segmented } from '@samity/shared-ui/segmented'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { Amount } from '../parts/Amount.tsx'
import { collected } from './collected.ts'
import styles from './home.module.css'
import { useMayReadReports } from './may-read.ts'

const words = {
  heading: { en: 'Collections', bn: 'আদায়' },
  span: { en: 'Period', bn: 'সময়কাল' },
  heads: { en: 'By head', bn: 'শিরোনাম অনুযায়ী' },
  payments: { en: 'By payment type', bn: 'পরিশোধের ধরন অনুযায়ী' },
  nothing: { en: 'Nothing has been collected yet.', bn: 'এখনো কিছু আদায় হয়নি।' },
}
const spans = {
  today: { en: 'Today', bn: 'আজ' },
  month: { en: 'This month', bn: 'এই মাসে' },
  year: { en: 'This year', bn: 'এই বছরে' },
}
type Span = keyof typeof spans
const isSpan = (text: string): text is Span => Object.hasOwn(spans, text)

/** What came in by head and by payment type, for today, this month or this year. */
export function CollectedSheet({ figures }: { figures: DashboardFigures }) {
  const t = useWords(words)
  const say = useSay()
  // an empty morning begins with the month
  const [span, setSpan] = useState<Span>(
    figures.today.heads.length === 0 && figures.month ? 'month' : 'today',
  )
  const offered = (['today', 'month', 'year'] as const).filter((name) => figures[name])
  const shown = figures[span] ?? figures.today
  return (
    <Sheet heading={words.heading}>
      {offered.length > 1 && (
        <Segmented
          className={styles.spans}
          aria-label={t.span}
          value={span}
          options={offered.map((value) => ({ value, label: say(spans[value]) }))}
          onChange={(value) => isSpan(value) && setSpan(value)}
        />
      )}
      {shown.heads.length === 0 ? <NothingHere text={words.nothing} /> : <Parts shown={shown} />}
    </Sheet>
  )
}

function Parts({ shown }: { shown: Collections }) {
  const whole = Number(collected(shown))
  const payments = shown.payments.map(({ payment_type, amount }) => ({
    key: payment_type,
    name: paymentTypes.find(({ value }) => value === payment_type)?.label ?? {
      en: payment_type,
      bn: payment_type,
    },
    amount,
    filter: { payment_type },
  }))
  const heads = shown.heads.map(({ id, name, amount }) => ({
    key: String(id),
    name,
    amount,
    filter: { head: id },
  }))
  return (
    <>
      <Lines heading={words.heads} lines={heads} whole={whole} shown={shown} />
      <Lines heading={words.payments} lines={payments} whole={whole} shown={shown} />
    </>
  )
}

type Line = { key: string; name: Words; amount: string; filter: object }

function Lines({
  heading,
  lines,
  whole,
  shown,
}: {
  heading: Words
  lines: readonly Line[]
  whole: number
  shown: Collections
}) {
  const say = useSay()
  const mayRead = useMayReadReports()
  const { from, to } = shown
  return (
    <>
      <h3 className={styles.third}>{say(heading)}</h3>
      <ul className={styles.lines}>
        {lines.map(({ key, name, amount, filter }) => (
          <li key={key} className={styles.line}>
            <span>{say(name)}</span>
            <Amount
              amount={amount}
              {...(mayRead && { question: { side: 'collected', from, to, of: say(name), ...filter } })}
            />
            <svg
              className={styles.bar}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden
              focusable="false"
            >
              <rect width={whole > 0 ? Math.max(0, (Number(amount) / whole) * 100) : 0} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}
