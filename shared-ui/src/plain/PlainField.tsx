import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '../words/index.ts'
import { useId, useState, type ComponentProps } from 'react'
import styles from './plain.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The name of the field */
  label: Words
  /** A line under the control */
  hint?: Words | undefined
  /**
   * Without `value` and `onChange` the browser keeps the text. On a page that the server rendered it must: a
   * person may type before React runs, and React would reset a field with a value of its own at the next
   * render.
   */
  value?: string
  /** Receives the text after each change */
  onChange?: (value: string) => void
  /** Red, and marked for screen readers */
  isInvalid?: boolean | undefined
}

const words = {
  show: { en: 'Show password', bn: 'পাসওয়ার্ড দেখুন' },
  hide: { en: 'Hide password', bn: 'পাসওয়ার্ড লুকান' },
}

const codeWords = {
  label: { en: 'Code', bn: 'কোড' },
  hint: {
    en: 'Six digits from your authenticator app, or a recovery code',
    bn: 'অথেনটিকেটর অ্যাপের ছয়টি অঙ্ক, অথবা একটি রিকভারি কোড',
  },
}

/**
 * A labelled text field without antd, for the pages that open before the dashboard's code is loaded. A page
 * that the server rendered needs an `id`.
 */
export function PlainField({ label, hint, isInvalid = false, onChange, children, ...input }: Props) {
  const say = useSay()
  const generatedId = useId()
  const { id = generatedId } = input
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {say(label)}
      </label>
      <div className={styles.control}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={hint && `${id}-hint`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {children}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {say(hint)}
        </span>
      )}
    </div>
  )
}

export function PasswordField(props: Omit<Props, 'type'>) {
  const say = useSay()
  const [isVisible, setVisible] = useState(false)
  const name = say(isVisible ? words.hide : words.show)
  return (
    <PlainField {...props} type={isVisible ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.eye}
        aria-label={name}
        title={name}
        onClick={() => setVisible(!isVisible)}
      >
        <Eye isCrossedOut={isVisible} />
      </button>
    </PlainField>
  )
}

type CodeProps = { value: string; onChange: (value: string) => void; hint?: Words; autoFocus?: boolean }

export const CodeField = ({ hint = codeWords.hint, autoFocus = true, ...props }: CodeProps) => (
  <PlainField
    {...props}
    label={codeWords.label}
    hint={hint}
    name="code"
    autoComplete="one-time-code"
    translate="no"
    autoFocus={autoFocus}
  />
)

const Eye = ({ isCrossedOut }: { isCrossedOut: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden
  >
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="3.2" />
    {isCrossedOut && <path d="M4 3.5 20 20.5" strokeLinecap="round" />}
  </svg>
)
