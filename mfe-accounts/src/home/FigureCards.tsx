import { fromDecimal, percentOf, type Words } from '@samity/shared-api/contract'
import type {
  LastYearCollections,
  CollectionSummary,
  DashboardFigures,
} from '@samity/shared-api/contract/accounts/dashboard'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { Amount } from '../components/Amount.tsx'
import { BudgetBar } from '../components/BudgetBar.tsx'
import { BudgetAmount } from '../components/BudgetAmount.tsx'
import { useFormatPercent } from '../hooks/use-format-percent.ts'
import { periodWords } from './period-words.ts'
import { SmallBars } from './SmallBars.tsx'
import { totalCollected } from './total-collected.ts'
import styles from './home.module.css'
import { useMayReadReports } from './use-may-read-reports.ts'

const words = {
  ...periodWords,
  afterCount: {
    en: 'The sums are shown after you count your cash box.',
    bn: 'আপনার ক্যাশ বাক্স গোনার পরে যোগফল দেখানো হবে।',
  },
  collected: { en: 'Collected', bn: 'আদায়' },
  spent: { en: 'Expense', bn: 'ব্যয়' },
  left: { en: 'Budget left', bn: 'অবশিষ্ট বাজেট' },
  budget: { en: 'of', bn: 'মোট বাজেট' },
  byDay: { en: 'By {day}', bn: '{day} পর্যন্ত' },
  lastDays: { en: 'The last 14 days', bn: 'গত ১৪ দিন' },
  byDays: { en: 'Day by day', bn: 'দিন অনুযায়ী' },
  byMonths: { en: 'Income month by month', bn: 'মাস অনুযায়ী আয়' },
}

export function FigureCards({ figures }: { figures: DashboardFigures }) {
  const { today, month, year, budget, last_year, days = [], months = [] } = figures
  const lastDay = days.slice(0, -1).findLast(({ collected }) => Number(collected) !== 0)
  const t = useWords(words)
  const show = useShow()
  return (
    <div className={styles.cards}>
      {today ? (
        <PeriodCard
          name={words.today}
          figures={today}
          before={lastDay && { from: lastDay.day, to: lastDay.day, collected: lastDay.collected }}
        >
          <SmallBars label={t.lastDays} amounts={days.slice(-14).map(({ collected }) => collected)} />
        </PeriodCard>
      ) : (
        <section className={styles.card} aria-label={t.today}>
          <h2 className={styles.name}>{t.today}</h2>
          <span className={styles.soft}>{t.afterCount}</span>
        </section>
      )}
      {month && (
        <PeriodCard name={words.month} figures={month} before={last_year?.month}>
          <SmallBars
            label={t.byDays}
            amounts={days.filter(({ day }) => day >= month.from).map(({ collected }) => collected)}
          />
        </PeriodCard>
      )}
      {year && (
        <PeriodCard name={words.year} figures={year} before={last_year?.year}>
          <SmallBars label={t.byMonths} amounts={months.map(({ income }) => income)} />
        </PeriodCard>
      )}
      {budget && year && (
        <section className={styles.card} aria-label={t.left}>
          <h2 className={styles.name}>{t.left}</h2>
          <span className={styles.soft}>{t.year}</span>
          <span className={styles.large}>
            ৳&nbsp;
            <Amount
              amount={budget.left}
              query={{
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
            <BudgetAmount amount={budget.probable} side="expense" year={Number(year.from.slice(0, 4))} />
          </span>
          <BudgetBar
            side="expense"
            percent={Number(percentOf(fromDecimal(budget.actual), fromDecimal(budget.probable)))}
          />
        </section>
      )}
    </div>
  )
}

function PeriodCard({
  name,
  figures,
  before,
  children,
}: {
  name: Words
  figures: CollectionSummary
  /** The earlier figure beside it */
  before?: LastYearCollections | undefined
  children: ReactNode
}) {
  const t = useWords(words)
  const say = useSay()
  const mayReadReports = useMayReadReports()
  const { from, to, expense } = figures
  const collected = totalCollected(figures)
  const queryPropsFor = (side: 'collected' | 'expense', label: string) =>
    mayReadReports ? { query: { side, from, to, of: `${label}, ${say(name)}` } } : {}
  return (
    <section className={styles.card} aria-label={say(name)}>
      <h2 className={styles.name}>{say(name)}</h2>
      {Number(collected) === 0 ? (
        <span className={styles.soft}>{t.nothing}</span>
      ) : (
        <>
          <span className={styles.soft}>{t.collected}</span>
          <span className={styles.large}>
            ৳&nbsp;
            <Amount amount={collected} {...queryPropsFor('collected', t.collected)} />
          </span>
        </>
      )}
      {expense !== undefined && (
        <span className={styles.soft}>
          {t.spent}: ৳&nbsp;
          <Amount amount={expense} {...queryPropsFor('expense', t.spent)} />
        </span>
      )}
      {before && <Comparison before={before} collected={collected} />}
      {children}
    </section>
  )
}

const withSign = (text: string) => (text.endsWith('%') && !text.startsWith('-') ? `+${text}` : text)

/**
 * The collections up to the same day of last year, and the change since then in percent; or those of one day,
 * which a day that is not over cannot be compared with.
 */
function Comparison({
  before: { from, to, collected: earlier },
  collected,
}: {
  before: LastYearCollections
  collected: string
}) {
  const t = useWords(words)
  const show = useShow()
  const formatPercent = useFormatPercent()
  const isOneDay = from === to
  const label = isOneDay ? show.day(to) : fill(t.byDay, { day: show.day(to) })
  const earlierPaisa = fromDecimal(earlier)
  const changePercent =
    earlierPaisa > 0 && !isOneDay ? percentOf(fromDecimal(collected) - earlierPaisa, earlierPaisa) : null
  return (
    <span className={styles.soft}>
      {label}: ৳&nbsp;
      <Amount amount={earlier} query={{ side: 'collected', from, to, of: `${t.collected}, ${label}` }} />
      {changePercent !== null && ` (${withSign(formatPercent(changePercent))})`}
    </span>
  )
}
