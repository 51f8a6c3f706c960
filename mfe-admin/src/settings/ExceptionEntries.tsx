import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { actionWords, subjectWords } from '@samity/shared-api/contract/system/audit-labels'
import { LoadingState, ErrorState, RecordLink } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow } from '@samity/shared-ui/words'
import styles from './settings.module.css'

type Entry = Omit<AuditEntry, 'before' | 'after'>

export function ExceptionEntries({ id }: { id: number }) {
  const say = useSay()
  const show = useShow()
  const { data: value, error, refresh } = useGet<Entry[]>(`lock/exceptions/${id}/entries/?limit=1000`)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!value) return <LoadingState />
  return (
    <ol className={styles.entries}>
      {value.map((entry) => (
        <li key={entry.id}>
          {show.moment(entry.at)} · <span translate="no">{entry.actor}</span> ·{' '}
          {say(subjectWords(entry.subject))} {say(actionWords(entry.action))}{' '}
          {entry.number ? (
            <RecordLink kind="receipt" values={{ number: entry.number }} translate="no">
              {entry.number}
            </RecordLink>
          ) : (
            entry.subject_id && show.digits(entry.subject_id)
          )}
        </li>
      ))}
    </ol>
  )
}
