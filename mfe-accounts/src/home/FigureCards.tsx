import { fromDecimal, percentOf, type Words } from '@samity/shared-api/contract'
import type {
  CollectedThen,
  Collections,
  DashboardFigures,
} from '@samity/shared-api/contract/accounts/dashboard'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Amount } from '../parts/Amount.tsx'
import { Expected } from '../parts/Expected.tsx'
import { usePercentWords } from '../parts/percent-words.ts'
import { collected } from './collected.ts'
import styles from './home.module.css'
import { useMayReadReports } from './may-read.ts'

const words = {
  today: { en: 'Today', bn: 'আজ' },
  month: { en: 'This month', bn: 'এই মাসে' },
  year: { en: 'This year', bn: 'এই বছরে' },
  collected: { en: 'Collected', bn: 'আদায়' },
  spent: { en: 'Expense', bn: 'ব্যয়' },
  left: { en: 'Budget left', bn: 'অবশিষ্ট বাজেট' },
  budget: { en: 'of', bn: 'মোট বাজেট' },
  then: { en: 'By {day}', bn: '{day} পর্যন্ত' },
}

/** Today, this month, this year, and what is left of the year's budget. */
export function FigureCards({ figures }: { figures: DashboardFigures }) {
  const { today, month, year, budget, last_year } = figures
  const t = useWords(words)
  const show = useShow()
  return (
    <div className={styles.cards}>
      <Span name={words.today} figures={today} />
      {month && <Span name={words.month} figures={month} then={last_year?.month} />}
      {year && <Span name={words.year} figures={year} then={last_year?.year} />}
      {budget && year && (
        <section className={styles.card} aria-label={t.left}>
          <h2 className={styles.name}>{t.year}</h2>
          <span className={styles.soft}>{t.left}</span>
          <span className={styles.large}>
            ৳&nbsp;
            <Amount
              amount={budget.left}
              question={{
                side: 'expense',
                from: year.from,
                to: year.to,
                of: `${t.left}, ${t.year}`,
                says: `${show.amount(budget.probable)} − ${show.amount(budget.actual)} = ${show.amount(budget.left)}`,
              }}
            />
          </span>
          <span className={styles.soft}>
            {t.budget} ৳&nbsp;
            <Expected amount={budget.probable} side="expense" year={Number(year.from.slice(0, 4))} />
          </span>
        </section>
      )}
    </div>
  )
}

/** What came in and went out over a span of days; each figure leads to its records. */
function Span({
  name,
  figures,
  then,
}: {
  name: Words
  figures: Collections
  then?: CollectedThen | undefined
}) {
  const t = useWords(words)
  const say = useSay()
  const mayRead = useMayReadReports()
  const { from, to, expense } = figures
  const behind = (side: 'collected' | 'expense', of: string) =>
    mayRead ? { question: { side, from, to, of: `${of}, ${say(name)}` } } : {}
  return (
    <section className={styles.card} aria-label={say(name)}>
      <h2 className={styles.name}>{say(name)}</h2>
      <span className={styles.soft}>{t.collected}</span>
      <span className={styles.large}>
        ৳&nbsp;
        <Amount amount={collected(figures)} {...behind('collected', t.collected)} />
      </span>
      {expense !== undefined && (
        <span className={styles.soft}>
          {t.spent}: ৳&nbsp;
          <Amount amount={expense} {...behind('expense', t.spent)} />
        </span>
      )}
      {then && <Then then={then} now={collected(figures)} />}
    </section>
  )
}

/** A percentage that is not negative gets its sign. */
const signed = (text: string) => (text.endsWith('%') && !text.startsWith('-') ? `+${text}` : text)

/** What had come in by the same day of last year, and how much more or less it is now. */
function Then({ then: { from, to, collected: came }, now }: { then: CollectedThen; now: string }) {
  const t = useWords(words)
  const show = useShow()
  const inWords = usePercentWords()
  const by = fill(t.then, { day: show.day(to) })
  const before = fromDecimal(came)
  const more = before > 0 ? percentOf(fromDecimal(now) - before, before) : null
  return (
    <span className={styles.soft}>
      {by}: ৳&nbsp;
      <Amount amount={came} question={{ side: 'collected', from, to, of: `${t.collected}, ${by}` }} />
      {more !== null && ` (${signed(inWords(more))})`}
    </span>
  )
}
