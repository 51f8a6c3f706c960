import { http } from '@samity/shared-api/client'
import type { UserSession } from '@samity/shared-api/contract/users/user'
import { signOutAtom } from '@samity/shared-api/session'
import { LoadingState, Button, ErrorState, useAction } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { confirmLeaving } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { SessionList } from '../components/SessionList.tsx'

const words = {
  end: { en: 'Sign out', bn: 'সাইন আউট' },
  ended: { en: 'The session has been signed out.', bn: 'সেশনটি সাইন আউট করা হয়েছে।' },
}

export function OwnSessions() {
  const t = useWords(words)
  const { run } = useAction()
  const signOut = useSetAtom(signOutAtom)
  const { data: sessions, error, refresh } = useGet<UserSession[]>('user/sessions/')

  async function endSession({ id, current }: UserSession) {
    if (current) {
      if (await confirmLeaving()) signOut()
      return
    }
    run(() => http.delete(`user/sessions/${id}/`), { done: words.ended, onDone: refresh })
  }

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!sessions) return <LoadingState />
  return (
    <SessionList
      sessions={sessions}
      action={(session) => <Button onClick={() => void endSession(session)}>{t.end}</Button>}
    />
  )
}
