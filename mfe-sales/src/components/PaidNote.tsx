import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { dueOf, type FeeKind, type RentUnit, formatSpan, type Span, spansOf } from '../paid-periods.ts'
import { useUnitMonths } from '../hooks/use-unit-months.ts'
import styles from './PaidNote.module.css'

const words = {
  paid: { en: 'Already paid: {what}', bn: 'ইতিমধ্যে পরিশোধিত: {what}' },
  due: { en: 'Due: {what}', bn: 'বকেয়া: {what}' },
  nothingDue: { en: 'Nothing is due', bn: 'কিছু বকেয়া নেই' },
}

function useNoteLines() {
  const t = useWords(words)
  const show = useShow()
  const formatSpans = (spans: Span[]) => spans.map((span) => show.digits(formatSpan(span))).join(', ')
  const spanLines = (paid: Span[], due: Span[] | null): string[] => [
    ...(paid.length > 0 ? [fill(t.paid, { what: formatSpans(paid) })] : []),
    ...(due ? [due.length > 0 ? fill(t.due, { what: formatSpans(due) }) : t.nothingDue] : []),
  ]
  // no schedule charges an entry fee: members of long standing paid it before these books, or never owed one
  const entryLines = (numbers: string[]): string[] =>
    numbers.length > 0 ? [fill(t.paid, { what: numbers.join(', ') })] : []
  return { spanLines, entryLines }
}

type Props = {
  /** Undefined until an advocate is selected and the response is there */
  periods: readonly PaidPeriod[] | undefined
  kind: FeeKind | 'entry'
  /** The fee schedules say what is due, elsewhere on the form */
  hasSchedule?: boolean
}

/**
 * Shows which periods an advocate has paid and which are due; for an entry fee that was paid it shows the
 * receipt numbers.
 */
export function PaidNote({ periods, kind, hasSchedule = false }: Props) {
  const lines = useNoteLines()
  if (!periods) return <Note lines={[]} />
  if (kind !== 'entry') {
    const due = hasSchedule ? null : dueOf(periods, kind)
    return <Note lines={lines.spanLines(spansOf(periods, kind), due)} />
  }
  const receipts = periods.filter((period) => period.kind === 'entry').map(({ number }) => number)
  return <Note lines={lines.entryLines(receipts)} />
}

type RentProps = {
  /** Undefined until a building is entered */
  unit: RentUnit | undefined
  /** The number of the receipt that is being edited: its own months do not count as paid */
  exceptNumber: unknown
}

/**
 * Shows the paid months of a unit, by any payer, and the due months. The due months of a unit without a
 * renter are unknown.
 */
export function RentNote({ unit, exceptNumber }: RentProps) {
  const lines = useNoteLines()
  const months = useUnitMonths(unit, exceptNumber)
  return <Note lines={months ? lines.spanLines(months.paid, months.due) : []} />
}

const Note = ({ lines }: { lines: readonly string[] }) => (
  <p className={styles.note} aria-live="polite">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
)
