import { Button, Checkbox, RecordLink } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AccountBookLine, DeskTotals, StatementLine } from '../../contract/match.ts'
import styles from './matching.module.css'

const words = {
  totals: { en: '{count} unmatched, {amount}', bn: '{count}টি মেলেনি, {amount}' },
  none: { en: 'Nothing is left on this side.', bn: 'এই পক্ষে কিছু বাকি নেই।' },
  choose: { en: 'Choose {text}, {amount}', bn: '{text}, {amount} বেছে নিন' },
  more: { en: 'Show more lines', bn: 'আরও লাইন দেখুন' },
  late: { en: 'posted into a reconciled period', bn: 'সমন্বিত সময়ে লেখা' },
  voided: { en: 'void', bn: 'বাতিল' },
  changed: { en: 'changed', bn: 'সংশোধিত' },
}
const pageSize = 100

type Props<Line extends StatementLine | AccountBookLine> = {
  heading: string
  lines: readonly Line[]
  totals: DeskTotals['book']
  /** The ids that are chosen by hand; undefined for a person who only reads */
  chosen: ReadonlySet<number> | undefined
  onChoose: (id: number) => void
  current?: number | undefined
  proposed: readonly number[]
  onCurrent?: (index: number) => void
}

export function LineList<Line extends StatementLine | AccountBookLine>(props: Props<Line>) {
  const { heading, lines, totals, chosen, onChoose, current, proposed, onCurrent } = props
  const t = useWords(words)
  const show = useShow()
  const [size, setSize] = useState(pageSize)
  const currentLine = useRef<HTMLLIElement>(null)
  const currentIndex = lines.findIndex(({ id }) => id === current)
  useEffect(() => {
    // newer browsers return a promise, which React would take for a clean-up
    currentLine.current?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  const shownLines = lines.slice(0, Math.max(size, currentIndex + 1))
  return (
    <section className={styles.side} aria-label={heading}>
      <h2>{heading}</h2>
      <span className={styles.soft}>
        {fill(t.totals, { count: show.number(totals.count), amount: show.money(totals.amount) })}
      </span>
      {lines.length === 0 && <p>{t.none}</p>}
      <ul className={styles.lines}>
        {shownLines.map((line, index) => {
          const isCurrent = line.id === current
          const text = lineLabel(line)
          const content = <LineText line={line} />
          const classes = [
            styles.line,
            isCurrent && styles.current,
            proposed.includes(line.id) && styles.proposed,
          ].filter(Boolean)
          return (
            <li
              key={line.id}
              ref={isCurrent ? currentLine : undefined}
              className={classes.join(' ')}
              aria-current={isCurrent || undefined}
            >
              {chosen ? (
                <Checkbox
                  checked={chosen.has(line.id)}
                  aria-label={fill(t.choose, { text, amount: show.money(line.amount) })}
                  onChange={() => onChoose(line.id)}
                />
              ) : (
                <span />
              )}
              {onCurrent ? (
                <button type="button" className={styles.text} onClick={() => onCurrent(index)}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
              <span className={styles.amount}>{show.amount(line.amount)}</span>
            </li>
          )
        })}
      </ul>
      {shownLines.length < lines.length && (
        <Button onClick={() => setSize(shownLines.length + pageSize)}>{t.more}</Button>
      )}
    </section>
  )
}

export const lineLabel = (line: StatementLine | AccountBookLine): string =>
  'document' in line
    ? line.document
    : [line.cheque_no, line.reference, line.description].filter(Boolean).join(' · ')

function LineText({ line }: { line: StatementLine | AccountBookLine }): ReactNode {
  const t = useWords(words)
  const show = useShow()
  if (!('document' in line))
    return (
      <>
        <span translate="no">{lineLabel(line)}</span>
        <span className={styles.soft}>{show.day(line.day)}</span>
      </>
    )
  const notes = [
    line.reason === 'voided' && t.voided,
    line.reason === 'changed' && t.changed,
    line.is_late && t.late,
  ].filter(Boolean)
  return (
    <>
      <RecordLink
        kind={line.path === 'transfers' ? 'transfer' : 'receipt'}
        values={{ id: line.document_id, number: line.document }}
        translate="no"
      >
        {line.document}
      </RecordLink>
      <span className={styles.soft}>{show.day(line.day)}</span>
      {notes.length > 0 && (
        <span className={line.is_late ? styles.warning : styles.soft}>{notes.join(', ')}</span>
      )}
    </>
  )
}
