import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { showSpan, spansOf } from './paid.ts'
import styles from './PaidNote.module.css'

const words = { paid: { en: 'Already paid: {what}', bn: 'ইতিমধ্যে পরিশোধিত: {what}' } }

type Props = { periods: readonly PaidPeriod[]; kind: PaidPeriod['kind'] }

/** A line that says what is paid already, the entry fee by its receipt; nothing when nothing is. */
export function PaidNote({ periods, kind }: Props) {
  const t = useWords(words)
  const show = useShow()
  const paid =
    kind === 'entry'
      ? periods.filter((period) => period.kind === kind).map(({ number }) => number)
      : spansOf(periods, kind).map((span) => show.digits(showSpan(span)))
  return (
    <p className={styles.note} aria-live="polite">
      {paid.length > 0 && fill(t.paid, { what: paid.join(', ') })}
    </p>
  )
}
