import type { RecoveryCodes as Codes, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { sessionAtom } from '@samity/shared-api/session'
import { Alert, LoadingState, ErrorState, Card } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { PasskeySection } from './PasskeySection.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'
import { TwoFactorDetails } from './TwoFactorDetails.tsx'
import styles from './two-factor.module.css'

const words = {
  heading: { en: 'Two-step sign-in', bn: 'দুই ধাপের সাইন ইন' },
  due: {
    en: 'Your role requires two-step sign-in. Set it up here to open the other pages.',
    bn: 'আপনার ভূমিকায় কাজ করতে দুই ধাপের সাইন ইন লাগে। এখানে এটি চালু করুন; তারপর বাকি সব খুলবে।',
  },
}

export function TwoFactorCard() {
  const t = useWords(words)
  const { data: twoFactor, error, refresh } = useGet<TwoFactor>('user/two-factor/')
  const [session, setSession] = useAtom(sessionAtom)
  const [codes, setCodes] = useState<string[]>()
  const isDue = session.user?.two_factor_due === true

  const showCodes = ({ recovery_codes }: Codes) => setCodes(recovery_codes)
  function finishSetup() {
    setCodes(undefined)
    refresh()
    if (isDue && session.user) setSession({ ...session, user: { ...session.user, two_factor_due: false } })
  }

  return (
    <Card heading={words.heading}>
      {isDue && !codes && <Alert className={styles.due} type="warning" showIcon role="alert" title={t.due} />}
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={finishSetup} />
      ) : error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !twoFactor ? (
        <LoadingState />
      ) : (
        <>
          {twoFactor.enabled && (
            <TwoFactorDetails twoFactor={twoFactor} onCodes={showCodes} onOff={refresh} />
          )}
          {!twoFactor.app && <TwoFactorSetup twoFactor={twoFactor} onDone={showCodes} />}
          <PasskeySection twoFactor={twoFactor} onChange={refresh} onCodes={showCodes} />
        </>
      )}
    </Card>
  )
}
