import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { dueOf, showSpan, spansOf } from './paid.ts'
import styles from './PaidNote.module.css'

const words = {
  paid: { en: 'Already paid: {what}', bn: 'ইতিমধ্যে পরিশোধিত: {what}' },
  due: { en: 'Due: {what}', bn: 'বকেয়া: {what}' },
  nothingDue: { en: 'Nothing is due', bn: 'কিছু বকেয়া নেই' },
  unpaid: { en: 'not paid yet', bn: 'এখনো পরিশোধ হয়নি' },
}

type Props = {
  /** Undefined until it is known whose they are */
  periods: readonly PaidPeriod[] | undefined
  kind: PaidPeriod['kind']
}

/** What is paid already and what is due, before anyone asks; the entry fee by its receipt. */
export function PaidNote({ periods, kind }: Props) {
  const t = useWords(words)
  const show = useShow()
  const written = (spans: ReturnType<typeof spansOf>) =>
    spans.map((span) => show.digits(showSpan(span))).join(', ')

  function lines(of: readonly PaidPeriod[]): string[] {
    const own = of.filter((period) => period.kind === kind)
    if (kind === 'entry')
      return [
        own.length > 0
          ? fill(t.paid, { what: own.map(({ number }) => number).join(', ') })
          : fill(t.due, { what: t.unpaid }),
      ]
    // an empty unit owes nothing that anyone could know of
    if (kind === 'rent' && own.length === 0) return []
    const paid = written(spansOf(own, kind))
    const due = written(dueOf(own, kind))
    return [...(paid ? [fill(t.paid, { what: paid })] : []), due ? fill(t.due, { what: due }) : t.nothingDue]
  }

  return (
    <p className={styles.note} aria-live="polite">
      {periods && lines(periods).map((line) => <span key={line}>{line}</span>)}
    </p>
  )
}
