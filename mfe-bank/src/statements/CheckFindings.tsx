import { Alert } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { StatementImportResult } from '../../contract/statement.ts'
import styles from './statements.module.css'

const words = {
  period: {
    en: '{from} to {to}, balance {opening} to {closing}',
    bn: '{from} থেকে {to}, স্থিতি {opening} থেকে {closing}',
  },
  repeats: {
    en: 'This statement was imported on {day} by {name} from {file}.',
    bn: 'এই বিবরণী {day} তারিখে {name} {file} থেকে আমদানি করেছেন।',
  },
  gaps: { en: 'The running balance does not add up', bn: 'চলতি স্থিতি মেলে না' },
  gap: { en: 'Row {row}: {balance} instead of {expected}', bn: 'সারি {row}: {expected}-এর জায়গায় {balance}' },
}
const maxGaps = 10

/** Findings of the check in the whole file: its period, an earlier import, balances that do not add up. */
export function CheckFindings({ preview }: { preview: StatementImportResult }) {
  const t = useWords(words)
  const show = useShow()
  const { from, to, opening, closing, repeats, gaps } = preview
  return (
    <>
      {from && to && (
        <p className={styles.soft}>
          {fill(t.period, {
            from: show.day(from),
            to: show.day(to),
            opening: show.money(opening),
            closing: show.money(closing),
          })}
        </p>
      )}
      {repeats && (
        <Alert
          type="info"
          title={fill(t.repeats, {
            day: show.day(repeats.imported_on),
            name: repeats.imported_by,
            file: repeats.file_name,
          })}
        />
      )}
      {gaps.length > 0 && (
        <Alert
          type="warning"
          role="alert"
          title={t.gaps}
          description={gaps
            .slice(0, maxGaps)
            .map(({ row, expected, balance }) =>
              fill(t.gap, {
                row: show.number(row),
                expected: show.amount(expected),
                balance: show.amount(balance),
              }),
            )
            .join('; ')}
        />
      )}
    </>
  )
}
