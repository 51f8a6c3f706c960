import { http } from '@samity/shared-api/client'
import type { UserAccount, UserSession } from '@samity/shared-api/contract/users/user'
import { Busy, Button, Problem } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { SessionList } from '../parts/SessionList.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { useReading } from '../parts/use-reading.ts'
import styles from './users.module.css'

const words = {
  heading: { en: 'Sessions', bn: 'সেশন' },
  end: { en: 'Sign out everywhere', bn: 'সব জায়গা থেকে সাইন আউট করুন' },
  ended: { en: 'All sessions have been signed out.', bn: 'সব সেশন সাইন আউট করা হয়েছে।' },
}

/** Where a person is signed in; an administrator ends it for all places at once. */
export function AccountSessions({ account: { id } }: { account: UserAccount }) {
  const t = useWords(words)
  const { value: sessions, error, refresh } = useReading<UserSession[]>(`users/${id}/sessions/`)
  const { busy, attempt } = useDeed()
  const end = () => attempt(() => http.delete(`users/${id}/sessions/`), { said: words.ended, after: refresh })
  return (
    <section className={styles.section}>
      <h2>{t.heading}</h2>
      {error ? (
        <Problem error={error} retry={refresh} />
      ) : sessions ? (
        <SessionList sessions={sessions} />
      ) : (
        <Busy />
      )}
      {sessions && sessions.length > 0 && (
        <Button loading={busy} onClick={end}>
          {t.end}
        </Button>
      )}
    </section>
  )
}
