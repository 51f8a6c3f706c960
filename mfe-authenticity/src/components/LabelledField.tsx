import { cloneElement, type ReactElement } from 'react'
import styles from './field.module.css'

type Props = {
  /** The id and the name of the control */
  id: string
  label: string
  error?: string | undefined
  /** The control. It receives id, name and the state of the error. */
  children: ReactElement<Record<string, unknown>>
}

/** A control with its label and its error. */
export function LabelledField({ id, label, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        name: id,
        ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
      })}
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
