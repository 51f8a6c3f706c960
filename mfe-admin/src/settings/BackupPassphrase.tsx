import { http } from '@samity/shared-api/client'
import type { BackupsResponse } from '@samity/shared-api/contract/system/backup'
import { Alert, Button, CopyOutlined, useAction } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './settings.module.css'

const words = {
  title: { en: 'Keep the passphrase of the backups', bn: 'ব্যাকআপের পাসফ্রেজ সংরক্ষণ করুন' },
  why: {
    en: 'Backups are encrypted with this passphrase. Without it nobody can read a backup again. Write it down and keep it away from this machine and from the backup files.',
    bn: 'ব্যাকআপ এই পাসফ্রেজ দিয়ে এনক্রিপ্ট করা হয়। এটি ছাড়া কেউ আর ব্যাকআপ পড়তে পারবে না। লিখে রাখুন এবং এই মেশিন ও ব্যাকআপ ফাইল থেকে দূরে রাখুন।',
  },
  passphrase: { en: 'Passphrase', bn: 'পাসফ্রেজ' },
  show: { en: 'Show', bn: 'দেখান' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  confirm: { en: 'I have kept it', bn: 'আমি সংরক্ষণ করেছি' },
  done: {
    en: 'The passphrase is not shown again.',
    bn: 'পাসফ্রেজ আর দেখানো হবে না।',
  },
}

/** Its length says nothing about the passphrase. */
const hidden = '•'.repeat(16)

type Props = { passphrase: string; onConfirmed: (backups: BackupsResponse) => void }

/** Shows the passphrase that the server created, until an administrator confirms that it is stored. */
export function BackupPassphrase({ passphrase, onConfirmed }: Props) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const [isShown, setIsShown] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  // browsers offer the clipboard only on secure origins
  const canCopy = 'clipboard' in navigator
  async function copy() {
    await navigator.clipboard.writeText(passphrase)
    setIsCopied(true)
  }
  const confirmPassphrase = () =>
    run(() => http.post<BackupsResponse>('backups/passphrase-kept/'), {
      done: words.done,
      onDone: ({ data }) => onConfirmed(data),
    })

  return (
    <>
      <Alert type="warning" showIcon title={t.title} description={t.why} />
      <div className={styles.row}>
        <code className={styles.secret} translate="no" aria-label={t.passphrase}>
          {isShown ? passphrase : hidden}
        </code>
        <Button aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {t.show}
        </Button>
        {canCopy && (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {isCopied ? t.copied : t.copy}
          </Button>
        )}
        <Button loading={isBusy} onClick={confirmPassphrase}>
          {t.confirm}
        </Button>
      </div>
    </>
  )
}
