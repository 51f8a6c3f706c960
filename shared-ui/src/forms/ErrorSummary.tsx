import type { RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useSay } from '../words/index.ts'
import styles from './FormShell.module.css'

const retryWords: Words = { en: 'Retry', bn: 'আবার চেষ্টা করুন' }
/** The status of a request without a response */
const noResponse = 0

type Props = {
  /** The errors that have no field, as a sentence */
  error: RequestError
  /** Called by the Retry button */
  onRetry: () => void
}

/**
 * The errors of a form that have no field on the page, above the fields. A failed connection or server offers
 * Retry.
 */
export function ErrorSummary({ error: { status, message }, onRetry }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  // the button of a long form is far below; jsdom has no scrollIntoView
  useEffect(() => {
    // no return value: newer browsers return a promise, which React would call as the end of the effect
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [message])
  return (
    <div ref={box} className={styles.alert}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={<span className={styles.lines}>{message}</span>}
        {...((status === noResponse || status >= 500) && {
          action: <Button onClick={onRetry}>{say(retryWords)}</Button>,
        })}
      />
    </div>
  )
}
