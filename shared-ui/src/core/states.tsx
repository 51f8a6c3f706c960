import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract/words'
import { whenBack } from '@samity/shared-api/module'
import { Alert, Button, Spin } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '../words/index.ts'
import styles from './states.module.css'

const words = {
  loading: { en: 'Loading...', bn: 'লোড হচ্ছে...' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  nothing: { en: 'No records found.', bn: 'কোনো রেকর্ড পাওয়া যায়নি।' },
}

/** Something is on its way. */
export function LoadingState({ text = words.loading }: { text?: Words }) {
  const say = useSay()
  return (
    <div className={styles.state} aria-live="polite" aria-busy data-reading>
      <Spin />
      <span>{say(text)}</span>
    </div>
  )
}

type ErrorStateProps = {
  /** What was thrown; shown as the server's own sentence where it gave one */
  error: unknown
  /** Said before the reason: 'Failed to load data' */
  text?: Words
  retry: () => void
}

/** Something could not be read. Never looks like an empty list; when the server was away it is read again by itself. */
export function ErrorState({ error, text, retry }: ErrorStateProps) {
  const say = useSay()
  const retryNow = useEffectEvent(() => retry())
  useEffect(() => whenBack(() => retryNow()), [error])
  const { message } = toRequestError(error)
  return (
    <Alert
      className={styles.problem}
      type="error"
      showIcon
      role="alert"
      title={text ? say(text) : message}
      description={text && message}
      action={<Button onClick={retry}>{say(words.retry)}</Button>}
    />
  )
}

/** There is truly nothing. */
export function EmptyState({ text = words.nothing }: { text?: Words }) {
  const say = useSay()
  return <p className={styles.nothing}>{say(text)}</p>
}
