import type { RecoveryCodes as Codes, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { sessionAtom } from '@samity/shared-api/session'
import { Alert, Busy, Problem, Sheet } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useReading } from '../parts/use-reading.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx'
import { TwoFactorOn } from './TwoFactorOn.tsx'
import styles from './two-factor.module.css'

const words = {
  heading: { en: 'Two-step sign-in', bn: 'দুই ধাপের সাইন ইন' },
  due: {
    en: 'Your role may work only with two-step sign-in. Set it up here; then everything else opens.',
    bn: 'আপনার ভূমিকায় কাজ করতে দুই ধাপের সাইন ইন লাগে। এখানে এটি চালু করুন; তারপর বাকি সব খুলবে।',
  },
}

/** A password and, from an app on the phone, a code: set up, used, and turned off again. */
export function TwoFactorSheet() {
  const t = useWords(words)
  const { value: standing, error, refresh } = useReading<TwoFactor>('user/two-factor/')
  const [session, setSession] = useAtom(sessionAtom)
  const [codes, setCodes] = useState<string[]>()
  const due = session.user?.two_factor_due === true

  const show = ({ recovery_codes }: Codes) => setCodes(recovery_codes)
  function done() {
    setCodes(undefined)
    refresh()
    if (due && session.user) setSession({ ...session, user: { ...session.user, two_factor_due: false } })
  }

  return (
    <Sheet heading={words.heading}>
      {due && !codes && <Alert className={styles.due} type="warning" showIcon role="alert" title={t.due} />}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : error ? (
        <Problem error={error} retry={refresh} />
      ) : !standing ? (
        <Busy />
      ) : standing.enabled ? (
        <TwoFactorOn standing={standing} onCodes={show} onOff={refresh} />
      ) : (
        <SetUpTwoFactor onDone={show} />
      )}
    </Sheet>
  )
}
