import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'
import type { ComponentProps } from 'react'
import styles from './plain.module.css'

const unscripted: Words = {
  en: 'Signing in needs JavaScript, which is switched off or did not load. Switch it on and open this page again.',
  bn: 'সাইন ইন করতে জাভাস্ক্রিপ্ট প্রয়োজন, যা বন্ধ আছে বা লোড হয়নি। জাভাস্ক্রিপ্ট চালু করে পাতাটি আবার খুলুন।',
}

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: (form: HTMLFormElement) => void }

/**
 * A form that only scripts can send. On a page that the server rendered, start.ts holds it back by its
 * attribute until they run. A browser that sends it nevertheless puts no password into a URL.
 */
export function ScriptedForm({ onSend, children, ...form }: Props) {
  const say = useSay()
  return (
    <form
      {...form}
      method="post"
      noValidate
      data-scripted
      onSubmit={(event) => {
        event.preventDefault()
        onSend(event.currentTarget)
      }}
    >
      <p className={styles.unscripted}>{say(unscripted)}</p>
      {children}
    </form>
  )
}
