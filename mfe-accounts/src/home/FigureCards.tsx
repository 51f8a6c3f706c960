import { fromDecimal, percentOf, type Words } from '@samity/shared-api/contract'
import type {
  LastYearCollections,
  CollectionSummary,
  DashboardFigures,
} from '@samity/shared-api/contract/accounts/dashboard'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Amount } from '../components/Amount.tsx'
import { BudgetAmount } from '../components/BudgetAmount.tsx'
import { useFormatPercent } from '../hooks/use-format-percent.ts'
import { totalCollected } from './total-collected.ts'
import styles from './home.module.css'
import { useMayReadReports } from './use-may-read-reports.ts'

const words = {
  today: { en: 'Today', bn: 'আজ' },
  month: { en: 'This month', bn: 'এই মাসে' },
  year: { en: 'This year', bn: 'এই বছরে' },
  afterCount: {
    en: 'The sums are shown after you count your cash box.',
    bn: 'আপনার ক্যাশ বাক্স গোনার পরে যোগফল দেখানো হবে।',
  },
  collected: { en: 'Collected', bn: 'আদায়' },
  spent: { en: 'Expense', bn: 'ব্যয়' },
  left: { en: 'Budget left', bn: 'অবশিষ্ট বাজেট' },
  budget: { en: 'of', bn: 'মোট বাজেট' },
  byDay: { en: 'By {day}', bn: '{day} পর্যন্ত' },
}

export function FigureCards({ figures }: { figures: DashboardFigures }) {
  const { today, month, year, budget, last_year } = figures
  const t = useWords(words)
  const show = useShow()
  return (
    <div className={styles.cards}>
      {today ? (
        <PeriodCard name={words.today} figures={today} />
      ) : (
        <section className={styles.card} aria-label={t.today}>
          <h2 className={styles.name}>{t.today}</h2>
          <span className={styles.soft}>{t.afterCount}</span>
        </section>
      )}
      {month && <PeriodCard name={words.month} figures={month} lastYear={last_year?.month} />}
      {year && <PeriodCard name={words.year} figures={year} lastYear={last_year?.year} />}
      {budget && year && (
        <section className={styles.card} aria-label={t.left}>
          <h2 className={styles.name}>{t.year}</h2>
          <span className={styles.soft}>{t.left}</span>
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
        </section>
      )}
    </div>
  )
}

function PeriodCard({
  name,
  figures,
  lastYear,
}: {
  name: Words
  figures: CollectionSummary
  lastYear?: LastYearCollections | undefined
}) {
  const t = useWords(words)
  const say = useSay()
  const mayReadReports = useMayReadReports()
  const { from, to, expense } = figures
  const queryPropsFor = (side: 'collected' | 'expense', label: string) =>
    mayReadReports ? { query: { side, from, to, of: `${label}, ${say(name)}` } } : {}
  return (
    <section className={styles.card} aria-label={say(name)}>
      <h2 className={styles.name}>{say(name)}</h2>
      <span className={styles.soft}>{t.collected}</span>
      <span className={styles.large}>
        ৳&nbsp;
        <Amount amount={totalCollected(figures)} {...queryPropsFor('collected', t.collected)} />
      </span>
      {expense !== undefined && (
        <span className={styles.soft}>
          {t.spent}: ৳&nbsp;
          <Amount amount={expense} {...queryPropsFor('expense', t.spent)} />
        </span>
      )}
      {lastYear && <LastYearComparison lastYear={lastYear} collected={totalCollected(figures)} />}
    </section>
  )
}

const withSign = (text: string) => (text.endsWith('%') && !text.startsWith('-') ? `+${text}` : text)

/** The collections up to the same day of last year, and the change since then in percent. */
function LastYearComparison({
  lastYear: { from, to, collected: lastYearCollected },
  collected,
}: {
  lastYear: LastYearCollections
  collected: string
}) {
  const t = useWords(words)
  const show = useShow()
  const formatPercent = useFormatPercent()
  const label = fill(t.byDay, { day: show.day(to) })
  const lastYearPaisa = fromDecimal(lastYearCollected)
  const changePercent =
    lastYearPaisa > 0 ? percentOf(fromDecimal(collected) - lastYearPaisa, lastYearPaisa) : null
  return (
    <span className={styles.soft}>
      {label}: ৳&nbsp;
      <Amount
        amount={lastYearCollected}
        query={{ side: 'collected', from, to, of: `${t.collected}, ${label}` }}
      />
      {changePercent !== null && ` (${withSign(formatPercent(changePercent))})`}
    </span>
  )
}
