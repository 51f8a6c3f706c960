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

type LoadingStateProps = {
  /** The text while it loads. Defaults to 'Loading...'. */
  text?: Words
}

export function LoadingState({ text = words.loading }: LoadingStateProps) {
  const say = useSay()
  return (
    <div className={styles.state} aria-live="polite" aria-busy data-loading>
      <Spin />
      <span>{say(text)}</span>
    </div>
  )
}

type ErrorStateProps = {
  /** The thrown error. Shows the server's message when the response has one. */
  error: unknown
  /** Title above the reason: 'Failed to load data' */
  text?: Words
  /** Called by the Retry button, and when the server is back */
  retry: () => void
}

/**
 * Shown when something could not be read, so that it does not look like an empty list. Retries automatically
 * when the server is back.
 */
export function ErrorState({ error, text, retry }: ErrorStateProps) {
  const say = useSay()
  const retryNow = useEffectEvent(() => retry())
  useEffect(() => whenBack(() => retryNow()), [error])
  const { message } = toRequestError(error)
  return (
    <Alert
      className={styles.error}
      type="error"
      showIcon
      role="alert"
      title={text ? say(text) : message}
      description={text && message}
      action={<Button onClick={retry}>{say(words.retry)}</Button>}
    />
  )
}

type EmptyStateProps = {
  /** The text when nothing is there. Defaults to 'No records found.' */
  text?: Words
}

export function EmptyState({ text = words.nothing }: EmptyStateProps) {
  const say = useSay()
  return <p className={styles.empty}>{say(text)}</p>
}
