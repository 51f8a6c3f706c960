import { sessionEndedAtom, signOutAtom, type User } from '@samity/shared-api/session'
import { lazyPart, LoadingState, Modal } from '@samity/shared-ui/core'
import { useIdle } from '@samity/shared-ui/query'
import { useSay } from '@samity/shared-ui/words'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SessionSignInProps } from './SessionSignInForm.tsx'

const ended = { en: 'Your session has expired.', bn: 'আপনার সেশনের মেয়াদ শেষ হয়েছে।' }

const loadForm = async () => (await import('./sign-in-forms.ts')).SessionSignInForm
const SessionSignInForm = lazyPart<SessionSignInProps>(loadForm, LoadingState)

/** Opens over the page when the session ends. The page behind it stays mounted and keeps its input. */
export function SessionDialog({ user }: { user: User }) {
  const say = useSay()
  const [isEnded, setEnded] = useAtom(sessionEndedAtom)
  const signOut = useSetAtom(signOutAtom)
  const isIdle = useIdle()
  // a failure is reported when the session ends
  useEffect(() => {
    if (isIdle) loadForm().catch(() => undefined)
  }, [isIdle])
  function endSession() {
    signOut()
    setEnded(false)
  }
  return (
    <Modal
      open={isEnded}
      title={say(ended)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      zIndex={2200}
      width={420}
      footer={null}
    >
      <SessionSignInForm user={user} onLeave={endSession} />
    </Modal>
  )
}
