import { http } from '@samity/shared-api/client'
import type { RecoveryCodes, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useMoment } from '../parts/moment.ts'
import { CodeField, PasswordField } from '../plain/Field.tsx'
import { signInWords } from '../sign-in/login.ts'
import { SmallForm } from './SmallForm.tsx'
import styles from './two-factor.module.css'

const words = {
  on: { en: 'On since {moment}.', bn: '{moment} থেকে চালু।' },
  left: { en: 'Recovery codes left: {count}', bn: 'বাকি রিকভারি কোড: {count}' },
  required: { en: 'Your role requires it.', bn: 'আপনার ভূমিকায় এটি বাধ্যতামূলক।' },
  renew: { en: 'New recovery codes', bn: 'নতুন রিকভারি কোড' },
  off: { en: 'Turn off', bn: 'বন্ধ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = { standing: TwoFactor; onCodes: (codes: RecoveryCodes) => void; onOff: () => void }

export function TwoFactorOn({ standing, onCodes, onOff }: Props) {
  const t = useWords(words)
  const moment = useMoment()
  const show = useShow()
  const [doing, setDoing] = useState<'renew' | 'off'>()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')

  function begin(deed: typeof doing) {
    setPassword('')
    setCode('')
    setDoing(deed)
  }

  const passwordAndCode = (
    <>
      <PasswordField
        label={signInWords.password}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <CodeField value={code} onChange={setCode} autoFocus={false} />
    </>
  )

  return (
    <div className={styles.form}>
      <p>
        {standing.since && fill(t.on, { moment: moment(standing.since) })}{' '}
        {fill(t.left, { count: show.number(standing.recovery_codes_left) })}
        {standing.required && ` ${t.required}`}
      </p>
      {doing === 'renew' && (
        <SmallForm
          send={() => http.post<RecoveryCodes>('user/two-factor/recovery-codes/', { password, code })}
          onDone={onCodes}
          button={words.renew}
        >
          {passwordAndCode}
        </SmallForm>
      )}
      {doing === 'off' && (
        <SmallForm
          send={() => http.delete('user/two-factor/', { data: { password, code } })}
          onDone={onOff}
          button={words.off}
          danger
        >
          {passwordAndCode}
        </SmallForm>
      )}
      <span className={styles.buttons}>
        {doing ? (
          <Button onClick={() => begin(undefined)}>{t.cancel}</Button>
        ) : (
          <>
            <Button onClick={() => begin('renew')}>{t.renew}</Button>
            {!standing.required && (
              <Button danger onClick={() => begin('off')}>
                {t.off}
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  )
}
