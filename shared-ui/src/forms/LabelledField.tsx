import { cloneElement, type ReactElement } from 'react'
import styles from './LabelledField.module.css'

type LabelledFieldProps = {
  /** The id and the name of the control */
  id: string
  /** The text above the control */
  label: string
  /** The error below the control */
  error?: string | undefined
  /** The control. It receives `id`, `name` and the state of the error. */
  children: ReactElement<Record<string, unknown>>
}

/** A control with its label and its error, for forms that no resource declares. */
export function LabelledField({ id, label, error, children }: LabelledFieldProps) {
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        name: id,
        ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
      })}
      {error && (
        <span id={errorId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
