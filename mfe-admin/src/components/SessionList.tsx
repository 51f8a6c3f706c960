import type { UserSession } from '@samity/shared-api/contract/users/user'
import { EmptyState } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { deviceName } from './device-name.ts'
import styles from './sessions.module.css'

const words = {
  none: { en: 'No open sessions.', bn: 'কোনো চালু সেশন নেই।' },
  current: { en: 'This session', bn: 'এই সেশন' },
  began: { en: 'Signed in', bn: 'সাইন ইন' },
  seen: { en: 'Last used', bn: 'সর্বশেষ ব্যবহার' },
}

type Props = { sessions: readonly UserSession[]; action?: (session: UserSession) => ReactNode }

export function SessionList({ sessions, action }: Props) {
  const t = useWords(words)
  const { moment } = useShow()
  if (sessions.length === 0) return <EmptyState text={words.none} />
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <div className={styles.device}>
            <strong translate="no">{deviceName(session.device)}</strong>
            {session.current && <span className={styles.current}>{t.current}</span>}
            <span className={styles.times}>
              {t.began} {moment(session.created_at)} · {t.seen} {moment(session.last_seen_at)}
            </span>
          </div>
          {action?.(session)}
        </li>
      ))}
    </ul>
  )
}
