import type { ComponentProps, ReactNode } from 'react'
import styles from './my.module.css'

type Common = { id: string; label: string; hint?: string | undefined; error?: string | undefined }

/** A control of an own page. It names its id itself: React numbers ids again in each rendered part. */
function Labelled({ id, label, hint, error, children }: Common & { children: ReactNode }) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const describedBy = ({ id, hint, error }: Common) => ({
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

export function OwnInput({ label, hint, error, id, ...input }: Common & Omit<ComponentProps<'input'>, 'id'>) {
  const common = { id, label, hint, error }
  return (
    <Labelled {...common}>
      <input {...input} {...describedBy(common)} id={id} className={styles.input} />
    </Labelled>
  )
}

export function OwnTextArea({
  label,
  hint,
  error,
  id,
  ...input
}: Common & Omit<ComponentProps<'textarea'>, 'id'>) {
  const common = { id, label, hint, error }
  return (
    <Labelled {...common}>
      <textarea rows={3} {...input} {...describedBy(common)} id={id} className={styles.input} />
    </Labelled>
  )
}

export function OwnSelect({
  label,
  hint,
  error,
  id,
  ...input
}: Common & Omit<ComponentProps<'select'>, 'id'>) {
  const common = { id, label, hint, error }
  return (
    <Labelled {...common}>
      <select {...input} {...describedBy(common)} id={id} className={styles.input} />
    </Labelled>
  )
}
