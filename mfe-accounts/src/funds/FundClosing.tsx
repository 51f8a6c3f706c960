import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Amount } from '../parts/Amount.tsx'
import type { Question } from '../parts/question.ts'
import styles from './funds.module.css'

const words = {
  total: { en: 'Total {name}', bn: 'মোট {name}' },
  shown: { en: 'shown above', bn: 'উপরে প্রদর্শিত' },
  notConfigured: { en: 'not configured', bn: 'শতাংশ নির্ধারিত নয়' },
  taka: { en: '{amount} tk', bn: '{amount} টাকা' },
  unallocated: { en: 'In neither fund: unallocated', bn: 'কোনো তহবিলে নয়: অবণ্টিত' },
}

export type ClosingLine = { says: string; amount: string; question: Question }

/** Side and days of the report, for the records behind its figures. */
export const yearOf = ({ side, year }: FundReport) => ({ side, from: `${year}-01-01`, to: `${year}-12-31` })

/** The ids of the categories that the report shows, as a question names them. */
export const shownIn = ({ categories }: FundReport): string =>
  categories.map(({ category_id }) => category_id).join(',')

/** The other fund's part: the whole is shared among two. */
export const otherShare = ({ summary: { total, share, unallocated } }: FundReport): string =>
  toDecimal(fromDecimal(total) - fromDecimal(share) - fromDecimal(unallocated))

/** How the report reconciles with all income (or expense) of the year. */
export function useClosingLines(report: FundReport, name: Words): ClosingLine[] {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { summary, year } = report
  const behind = (says: string, more: Partial<Question> = {}): Question => ({
    ...yearOf(report),
    of: `${says}, ${show.digits(year)}`,
    ...more,
  })
  const whole = fill(t.total, { name: say(name) })
  const shares = [summary.share, otherShare(report)].map((share) => show.amount(share))
  const formula = `${[show.amount(summary.total), ...shares].join(' − ')} = ${show.amount(summary.unallocated)}`
  return [
    { says: t.shown, amount: summary.shown, question: behind(t.shown, { category: shownIn(report) }) },
    {
      says: t.notConfigured,
      amount: summary.not_configured,
      question: behind(t.notConfigured, { without: shownIn(report) }),
    },
    { says: whole, amount: summary.total, question: behind(whole) },
    {
      says: t.unallocated,
      amount: summary.unallocated,
      question: behind(t.unallocated, { says: formula }),
    },
  ]
}

/** total income = shown + not configured, and what belongs to neither fund; each leads to its records. */
export function FundClosing({ lines }: { lines: readonly ClosingLine[] }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <dl className={styles.closing}>
      {lines.map(({ says, amount, question }) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd>
            <Amount
              amount={amount}
              question={question}
              write={(of) => fill(t.taka, { amount: show.amount(of) })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
