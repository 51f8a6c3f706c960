import { http } from '@samity/shared-api/client'
import type { RecoveryCodes, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { ConfirmForm } from '@samity/shared-ui/admin'
import styles from './two-factor.module.css'

const words = {
  on: { en: 'On since {moment}.', bn: '{moment} থেকে চালু।' },
  codesLeft: { en: 'Recovery codes left: {count}', bn: 'বাকি রিকভারি কোড: {count}' },
  required: { en: 'Your role requires it.', bn: 'আপনার ভূমিকায় এটি বাধ্যতামূলক।' },
  renew: { en: 'New recovery codes', bn: 'নতুন রিকভারি কোড' },
  off: { en: 'Turn off', bn: 'বন্ধ করুন' },
  app: { en: 'Authenticator app', bn: 'অথেনটিকেটর অ্যাপ' },
  appOn: { en: 'Codes of your app are accepted.', bn: 'আপনার অ্যাপের কোড গ্রহণ করা হয়।' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = { twoFactor: TwoFactor; onCodes: (codes: RecoveryCodes) => void; onOff: () => void }

export function TwoFactorDetails({ twoFactor, onCodes, onOff }: Props) {
  const t = useWords(words)
  const show = useShow()
  const [action, setAction] = useState<'renew' | 'off'>()
  const { since, recovery_codes_left, required, app, passkeys } = twoFactor
  const canTurnOff = app && (!required || passkeys.length > 0)

  return (
    <div className={styles.form}>
      <p>
        {since && fill(t.on, { moment: show.moment(since) })}{' '}
        {fill(t.codesLeft, { count: show.number(recovery_codes_left) })}
        {required && ` ${t.required}`}
      </p>
      {app && (
        <p>
          <strong>{t.app}:</strong> {t.appOn}
        </p>
      )}
      {action === 'renew' && (
        <ConfirmForm
          twoFactor={twoFactor}
          send={(confirmation) => http.post<RecoveryCodes>('user/two-factor/recovery-codes/', confirmation)}
          onDone={onCodes}
          button={words.renew}
        />
      )}
      {action === 'off' && (
        <ConfirmForm
          twoFactor={twoFactor}
          send={(confirmation) => http.delete('user/two-factor/', { data: confirmation })}
          onDone={onOff}
          button={words.off}
          danger
        />
      )}
      <span className={styles.buttons}>
        {action ? (
          <Button onClick={() => setAction(undefined)}>{t.cancel}</Button>
        ) : (
          <>
            <Button onClick={() => setAction('renew')}>{t.renew}</Button>
            {canTurnOff && (
              <Button danger onClick={() => setAction('off')}>
                {t.off}
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  )
}
