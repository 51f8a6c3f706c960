import { useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './my.module.css'

const words = {
  unscripted: {
    en: 'Sending needs JavaScript. Switch it on and open this page again; reading works without.',
    bn: 'পাঠাতে জাভাস্ক্রিপ্ট লাগে। চালু করে পাতাটি আবার খুলুন; পড়তে লাগে না।',
  },
}

type Props = {
  busy: boolean
  submit: string
  busyText: string
  /** A sentence that belongs to no field */
  problem?: ReactNode
  onSend: (values: Record<string, string>) => void
  children: ReactNode
}

/** A form that only scripts can send: the shell holds it back until they run (`data-scripted`). */
export function OwnForm({ busy, submit, busyText, problem, onSend, children }: Props) {
  const t = useWords(words)
  return (
    <form
      method="post"
      noValidate
      data-scripted
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // all fields are texts
        onSend(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
      }}
    >
      <p className={styles.unscripted}>{t.unscripted}</p>
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={styles.button} disabled={busy} aria-busy={busy || undefined}>
        {busy ? busyText : submit}
      </button>
    </form>
  )
}
