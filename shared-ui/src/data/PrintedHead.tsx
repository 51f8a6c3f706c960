import { today, type Words } from '@samity/shared-api/contract'
import { fill, useAssociation, useSay, useShow, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import { useShownRows } from './shown-rows.ts'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type Props = { label: Words; page: number; size: number; total: number }

/** On paper a list says whose it is, what it is and of when, and which rows of how many where it is only a part. */
export function PrintedHead({ label, page, size, total }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name } = useAssociation()
  const rows = useShownRows(page, size, total)
  return (
    <div className={styles.printedHead} aria-hidden>
      <strong>{say(name)}</strong>
      <span>{say(label)}</span>
      {total > size && <span data-rows={rows} />}
      <span>{fill(t.printed, { day: show.day(today()) })}</span>
    </div>
  )
}
