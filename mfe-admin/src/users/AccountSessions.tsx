import { http } from '@samity/shared-api/client'
import type { UserAccount, UserSession } from '@samity/shared-api/contract/users/user'
import { LoadingState, Button, ErrorState, useAction } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import type { KeptTokensChoice } from '@samity/shared-ui/admin'
import { SessionList } from '../components/SessionList.tsx'
import styles from './users.module.css'

const words = {
  heading: { en: 'Sessions', bn: 'সেশন' },
  end: { en: 'Sign out everywhere', bn: 'সব জায়গা থেকে সাইন আউট করুন' },
  ended: { en: 'All sessions have been signed out.', bn: 'সব সেশন সাইন আউট করা হয়েছে।' },
}

export function AccountSessions({
  account: { id },
  tokens,
}: {
  account: UserAccount
  tokens: KeptTokensChoice
}) {
  const t = useWords(words)
  const { data: sessions, error, refresh } = useGet<UserSession[]>(`users/${id}/sessions/`)
  const { isBusy, run } = useAction()
  const endSessions = () =>
    run(() => http.delete(`users/${id}/sessions/`, { data: { keep_tokens: tokens.kept } }), {
      done: words.ended,
      onDone: () => {
        refresh()
        tokens.refresh()
      },
    })
  return (
    <section className={styles.section}>
      <h2>{t.heading}</h2>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : sessions ? (
        <SessionList sessions={sessions} />
      ) : (
        <LoadingState />
      )}
      {sessions && (sessions.length > 0 || (tokens.tokens?.length ?? 0) > 0) && (
        <Button loading={isBusy} onClick={endSessions}>
          {t.end}
        </Button>
      )}
    </section>
  )
}
