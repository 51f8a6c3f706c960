import { today, type Words } from '@samity/shared-api/contract'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { fill, useAssociation, useSay, useShow, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import { useShownRows } from './shown-rows.ts'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type Part = { page: number; size: number; total: number }
type Props = {
  label: Words
  /** The filters in words; '' where none is set */
  filters: string
  /** Which rows of how many */
  part?: Part
}

/** On paper a list says whose it is, what it is and of when, and which rows of how many where it is only a part. */
export function PrintedHead({ label, filters, part = { page: 1, size: 1, total: 0 } }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name } = useAssociation()
  const rows = useShownRows(part.page, part.size, part.total)
  return (
    <div className={styles.printedHead} aria-hidden>
      <AssociationLogo size={32} />
      <strong>{say(name)}</strong>
      <span>{say(label)}</span>
      {filters && <span>{filters}</span>}
      {part.total > part.size && <span data-rows={rows} />}
      <span>{fill(t.printed, { day: show.day(today()) })}</span>
    </div>
  )
}
