import { http } from '@samity/shared-api/client'
import type { UserSession } from '@samity/shared-api/contract/users/user'
import { signOutAtom } from '@samity/shared-api/session'
import { Busy, Button, Problem } from '@samity/shared-ui/core'
import { mayLeave } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useDeed } from '../parts/use-deed.ts'
import { SessionList } from '../parts/SessionList.tsx'
import { useReading } from '../parts/use-reading.ts'

const words = {
  end: { en: 'Sign out', bn: 'সাইন আউট' },
  ended: { en: 'The session has been signed out.', bn: 'সেশনটি সাইন আউট করা হয়েছে।' },
}

/** Where one is signed in oneself, and how to end it from here. */
export function OwnSessions() {
  const t = useWords(words)
  const { attempt } = useDeed()
  const signOut = useSetAtom(signOutAtom)
  const { value: sessions, error, refresh } = useReading<UserSession[]>('user/sessions/')

  async function end({ id, current }: UserSession) {
    if (current) {
      if (await mayLeave()) signOut()
      return
    }
    attempt(() => http.delete(`user/sessions/${id}/`), { said: words.ended, after: refresh })
  }

  if (error) return <Problem error={error} retry={refresh} />
  if (!sessions) return <Busy />
  return (
    <SessionList
      sessions={sessions}
      action={(session) => <Button onClick={() => void end(session)}>{t.end}</Button>}
    />
  )
}
