import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Amount } from '../components/Amount.tsx'
import type { ReportQuery } from '../report-query.ts'
import styles from './funds.module.css'

const words = {
  total: { en: 'Total {name}', bn: 'মোট {name}' },
  shown: { en: 'shown above', bn: 'উপরে প্রদর্শিত' },
  notConfigured: { en: 'not configured', bn: 'শতাংশ নির্ধারিত নয়' },
  taka: { en: '{amount} tk', bn: '{amount} টাকা' },
  unallocated: { en: 'In neither fund: unallocated', bn: 'কোনো তহবিলে নয়: অবণ্টিত' },
}

export type ClosingLine = { label: string; amount: string; query: ReportQuery }

export const reportYearOf = ({ side, year }: FundReport) => ({
  side,
  from: `${year}-01-01`,
  to: `${year}-12-31`,
})

export const categoryIdsOf = ({ categories }: FundReport): string =>
  categories.map(({ category_id }) => category_id).join(',')

/** The share of the other fund: the total without this fund's share and the unallocated part. */
export const otherShare = ({ summary: { total, share, unallocated } }: FundReport): string =>
  toDecimal(fromDecimal(total) - fromDecimal(share) - fromDecimal(unallocated))

export function useClosingLines(report: FundReport, name: Words): ClosingLine[] {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { summary, year } = report
  const queryFor = (label: string, extra: Partial<ReportQuery> = {}): ReportQuery => ({
    ...reportYearOf(report),
    of: `${label}, ${show.digits(year)}`,
    ...extra,
  })
  const totalLabel = fill(t.total, { name: say(name) })
  const shares = [summary.share, otherShare(report)].map((share) => show.amount(share))
  const formula = `${[show.amount(summary.total), ...shares].join(' − ')} = ${show.amount(summary.unallocated)}`
  return [
    { label: t.shown, amount: summary.shown, query: queryFor(t.shown, { category: categoryIdsOf(report) }) },
    {
      label: t.notConfigured,
      amount: summary.not_configured,
      query: queryFor(t.notConfigured, { without: categoryIdsOf(report) }),
    },
    { label: totalLabel, amount: summary.total, query: queryFor(totalLabel) },
    {
      label: t.unallocated,
      amount: summary.unallocated,
      query: queryFor(t.unallocated, { says: formula }),
    },
  ]
}

/** total income = shown + not configured, and the part of neither fund. Each amount links to its records. */
export function FundClosing({ lines }: { lines: readonly ClosingLine[] }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <dl className={styles.closing}>
      {lines.map(({ label, amount, query }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount
              amount={amount}
              query={query}
              format={(value) => fill(t.taka, { amount: show.amount(value) })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
