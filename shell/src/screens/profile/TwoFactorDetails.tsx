import { http } from '@samity/shared-api/client'
import type { RecoveryCodes, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useMoment } from '../hooks/use-moment.ts'
import { CodeField, PasswordField } from '../../forms/PlainField.tsx'
import { signInWords } from '../../forms/login.ts'
import { SmallForm } from './SmallForm.tsx'
import styles from './two-factor.module.css'

const words = {
  on: { en: 'On since {moment}.', bn: '{moment} থেকে চালু।' },
  codesLeft: { en: 'Recovery codes left: {count}', bn: 'বাকি রিকভারি কোড: {count}' },
  required: { en: 'Your role requires it.', bn: 'আপনার ভূমিকায় এটি বাধ্যতামূলক।' },
  renew: { en: 'New recovery codes', bn: 'নতুন রিকভারি কোড' },
  off: { en: 'Turn off', bn: 'বন্ধ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = { twoFactor: TwoFactor; onCodes: (codes: RecoveryCodes) => void; onOff: () => void }

export function TwoFactorDetails({ twoFactor, onCodes, onOff }: Props) {
  const t = useWords(words)
  const moment = useMoment()
  const show = useShow()
  const [action, setAction] = useState<'renew' | 'off'>()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')

  function startAction(next: typeof action) {
    setPassword('')
    setCode('')
    setAction(next)
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
        {twoFactor.since && fill(t.on, { moment: moment(twoFactor.since) })}{' '}
        {fill(t.codesLeft, { count: show.number(twoFactor.recovery_codes_left) })}
        {twoFactor.required && ` ${t.required}`}
      </p>
      {action === 'renew' && (
        <SmallForm
          send={() => http.post<RecoveryCodes>('user/two-factor/recovery-codes/', { password, code })}
          onDone={onCodes}
          button={words.renew}
        >
          {passwordAndCode}
        </SmallForm>
      )}
      {action === 'off' && (
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
        {action ? (
          <Button onClick={() => startAction(undefined)}>{t.cancel}</Button>
        ) : (
          <>
            <Button onClick={() => startAction('renew')}>{t.renew}</Button>
            {!twoFactor.required && (
              <Button danger onClick={() => startAction('off')}>
                {t.off}
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  )
}
