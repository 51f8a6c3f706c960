import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { Alert, Button } from '@samity/shared-ui/core'
import { useSay } from '@samity/shared-ui/words'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../../forms/send-form.ts'
import styles from './two-factor.module.css'

type Props<T> = {
  children: ReactNode
  button: Words
  danger?: boolean
  send: () => Promise<{ data: T }>
  onDone: (response: T) => void
}

/** A form of one or two fields. It shows the server's error above them and keeps the input. */
export function SmallForm<T>({ children, button, danger = false, send, onDone }: Props<T>) {
  const say = useSay()
  const [formError, setFormError] = useState('')
  const [busy, once] = useOnce()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(async () => {
      setFormError('')
      try {
        onDone((await send()).data)
      } catch (error) {
        setFormError(toRequestError(error).message)
      }
    })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {formError && <Alert type="error" showIcon role="alert" title={formError} />}
      {children}
      <div>
        <Button type="primary" danger={danger} htmlType="submit" loading={busy}>
          {say(button)}
        </Button>
      </div>
    </form>
  )
}
