import { toRequestError } from '@samity/shared-api/client'
import type { PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract'
import { Alert, Button } from '../core/index.ts'
import { useSay } from '../words/index.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../plain/index.ts'
import styles from './small-form.module.css'

const words = { cancel: { en: 'Cancel', bn: 'বাতিল' } }

/** Besides the button, the fields of a form can send it with a passkey, and show a problem. */
export type FormActions = {
  sendWithPasskey: (passkey: PasskeyResponse) => void
  showProblem: (problem: Words | string | undefined) => void
}

type Props<T> = {
  /** The fields */
  children: ReactNode | ((actions: FormActions) => ReactNode)
  /** The text of the button that sends */
  button: Words
  /** The button is red */
  danger?: boolean
  /** Sends the request, with the passkey if a field has asked for one */
  send: (passkey?: PasskeyResponse) => Promise<{ data: T }>
  /** Receives the response */
  onDone: (response: T) => void
  /** Adds a button that gives up */
  onCancel?: (() => void) | undefined
}

/** A form of one or two fields. It shows the server's error above them and keeps the input. */
export function SmallForm<T>({ children, button, danger = false, send, onDone, onCancel }: Props<T>) {
  const say = useSay()
  const [formError, setFormError] = useState<Words | string>('')
  const [busy, once] = useOnce()
  const attempt = (passkey?: PasskeyResponse) =>
    once(async () => {
      setFormError('')
      try {
        onDone((await send(passkey)).data)
      } catch (error) {
        setFormError(toRequestError(error).message)
      }
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt()
  }
  const actions: FormActions = {
    sendWithPasskey: attempt,
    showProblem: (problem) => setFormError(problem ?? ''),
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {formError && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={typeof formError === 'string' ? formError : say(formError)}
        />
      )}
      {typeof children === 'function' ? children(actions) : children}
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>{say(words.cancel)}</Button>}
        <Button type="primary" danger={danger} htmlType="submit" loading={busy}>
          {say(button)}
        </Button>
      </div>
    </form>
  )
}
