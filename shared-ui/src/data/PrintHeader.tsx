import { today, type Words } from '@samity/shared-api/contract'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { fill, useAssociation, useSay, useShow, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import { useRowRange } from './use-row-range.ts'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type RowRange = { page: number; size: number; total: number }
type Props = {
  label: Words
  /** The filters as text; '' when none is set */
  filters: string
  range?: RowRange
}

export function PrintHeader({ label, filters, range = { page: 1, size: 1, total: 0 } }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name } = useAssociation()
  const rows = useRowRange(range.page, range.size, range.total)
  return (
    <div className={styles.printHeader} aria-hidden>
      <AssociationLogo size={32} />
      <strong>{say(name)}</strong>
      <span>{say(label)}</span>
      {filters && <span>{filters}</span>}
      {range.total > range.size && <span data-rows={rows} />}
      <span>{fill(t.printed, { day: show.day(today()) })}</span>
    </div>
  )
}
