import type { Collections, DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { Words } from '@samity/shared-api/contract'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Amount } from '../parts/Amount.tsx'
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
  budget: { en: 'of {amount}', bn: '{amount}-এর মধ্যে' },
}

/** Today, this month, this year, and what is left of the year's budget. */
export function FigureCards({ figures: { today, month, year, budget } }: { figures: DashboardFigures }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <div className={styles.cards}>
      <Span name={words.today} figures={today} />
      {month && <Span name={words.month} figures={month} />}
      {year && <Span name={words.year} figures={year} />}
      {budget && (
        <section className={styles.card} aria-label={t.left}>
          <h2 className={styles.name}>{t.year}</h2>
          <span className={styles.soft}>{t.left}</span>
          <Link className={styles.large} to="/dashboard/expanse-report">
            ৳ {show.amount(budget.left)}
          </Link>
          <span className={styles.soft}>{fill(t.budget, { amount: show.amount(budget.probable) })}</span>
        </section>
      )}
    </div>
  )
}

/** What came in and went out over a span of days; each figure leads to its records. */
function Span({ name, figures }: { name: Words; figures: Collections }) {
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
        ৳ <Amount amount={collected(figures)} {...behind('collected', t.collected)} />
      </span>
      {expense !== undefined && (
        <span className={styles.soft}>
          {t.spent}: ৳ <Amount amount={expense} {...behind('expense', t.spent)} />
        </span>
      )}
    </section>
  )
}
