import type { Words } from '@samity/shared-api/contract'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './funds.module.css'

const words = {
  total: { en: 'Total {name}', bn: 'মোট {name}' },
  shown: { en: 'shown above', bn: 'উপরে প্রদর্শিত' },
  notConfigured: { en: 'not configured', bn: 'শতাংশ নির্ধারিত নয়' },
  taka: { en: '{amount} tk', bn: '{amount} টাকা' },
  unallocated: { en: 'In neither fund: unallocated', bn: 'কোনো তহবিলে নয়: অবণ্টিত' },
}

export type ClosingLine = { says: string; amount: string }

/** How the report reconciles with all income (or expense) of the year. */
export function useClosingLines({ summary }: FundReport, name: Words): ClosingLine[] {
  const t = useWords(words)
  const say = useSay()
  return [
    { says: t.shown, amount: summary.shown },
    { says: t.notConfigured, amount: summary.not_configured },
    { says: fill(t.total, { name: say(name) }), amount: summary.total },
    { says: t.unallocated, amount: summary.unallocated },
  ]
}

/** total income = shown + not configured, and what belongs to neither fund. */
export function FundClosing({ lines }: { lines: readonly ClosingLine[] }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <dl className={styles.closing}>
      {lines.map(({ says, amount }) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd>{fill(t.taka, { amount: show.amount(amount) })}</dd>
        </div>
      ))}
    </dl>
  )
}
