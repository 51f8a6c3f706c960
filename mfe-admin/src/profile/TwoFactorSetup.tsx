import { http } from '@samity/shared-api/client'
import type { RecoveryCodes, TwoFactor, TwoFactorSecret } from '@samity/shared-api/contract/users/two-factor'
import { Button } from '@samity/shared-ui/core'
import { QRCode } from '@samity/shared-ui/qr-code'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { CodeField } from '@samity/shared-ui/plain'
import { ConfirmForm, SmallForm } from '@samity/shared-ui/admin'
import styles from './two-factor.module.css'

const words = {
  explanation: {
    en: 'You will then need your password and a code from an app on your phone (Google Authenticator, Aegis or another). Someone who knows only your password cannot sign in.',
    bn: 'তখন পাসওয়ার্ডের পাশাপাশি আপনার ফোনের একটি অ্যাপ (গুগল অথেনটিকেটর, এজিস বা অন্য যেকোনোটি) থেকে একটি কোড লাগবে। কেউ আপনার পাসওয়ার্ড জেনে গেলেও ঢুকতে পারবে না।',
  },
  begin: { en: 'Set up', bn: 'চালু করুন' },
  scan: {
    en: 'Scan this QR code with the app, or type the key into it. Then enter the code that the app shows.',
    bn: 'অ্যাপ দিয়ে ছবিটি স্ক্যান করুন, অথবা চাবিটি অ্যাপে লিখুন। তারপর অ্যাপে দেখানো কোডটি লিখুন।',
  },
  picture: { en: 'Picture for the authenticator app', bn: 'অথেনটিকেটর অ্যাপের জন্য ছবি' },
  key: { en: 'Key', bn: 'চাবি' },
  codeHint: { en: 'Six digits', bn: 'ছয়টি অঙ্ক' },
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
}

type Props = { twoFactor: TwoFactor; onDone: (codes: RecoveryCodes) => void }

/**
 * Sets the app up: first the password, then the secret for the app, then a code that proves that the app has
 * the secret.
 */
export function TwoFactorSetup({ twoFactor, onDone }: Props) {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [enrollment, setEnrollment] = useState<TwoFactorSecret>()

  if (!isOpen)
    return (
      <>
        <p>{t.explanation}</p>
        <Button onClick={() => setOpen(true)}>{t.begin}</Button>
      </>
    )
  if (!enrollment)
    return (
      <ConfirmForm
        twoFactor={twoFactor}
        send={(confirmation) => http.post<TwoFactorSecret>('user/two-factor/', confirmation)}
        onDone={setEnrollment}
        button={words.begin}
      />
    )
  return (
    <SmallForm
      send={() => http.put<RecoveryCodes>('user/two-factor/', { code })}
      onDone={onDone}
      button={words.confirm}
    >
      <p>{t.scan}</p>
      <QRCode
        type="svg"
        aria-label={t.picture}
        value={enrollment.uri}
        size={200}
        bgColor="#fff"
        color="#000"
      />
      <p>
        {t.key}:{' '}
        <code translate="no" className={styles.key}>
          {enrollment.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeField value={code} onChange={setCode} hint={words.codeHint} />
    </SmallForm>
  )
}
