import { fill, useLanguage, useWords } from '@samity/shared-ui/words'
import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react'
import form from '../components/form.module.css'
import { useUrlState } from '../hooks/use-url-state.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import styles from './ContactForm.module.css'
import { newMessageKey, sendMessage, type ContactMessageValues, type MessageErrors } from './send-message.ts'
import { words } from './words.ts'

type FormMessage = { reference: string } | { problem: string } | undefined

/**
 * Returns the result of a form that was sent without scripts. The server then redirects to this page and puts
 * the result into the URL: `?sent=MSG-…` or `?refused=fields|often`.
 */
function useMessageInUrl(): FormMessage {
  const t = useWords(words)
  const [params] = useUrlState()
  const reference = params.get('sent') ?? ''
  if (/^MSG-\d{4}-\d{6,}$/.test(reference)) return { reference }
  const errorCode = params.get('refused')
  if (errorCode === 'fields') return { problem: t.fields }
  if (errorCode === 'often') return { problem: t.often }
  return undefined
}

export function ContactForm() {
  const t = useWords(words)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const initialMessage = useMessageInUrl()
  const [message, setMessage] = useState<FormMessage>(initialMessage)
  const [errors, setErrors] = useState<MessageErrors>({})
  const [isSending, setIsSending] = useState(false)
  const lastSent = useRef({ content: '', key: '' })

  const validate = ({ name, email }: ContactMessageValues): MessageErrors => ({
    ...(name.trim() === '' && { name: t.required }),
    ...(!/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email) && { email: email.trim() ? t.noEmail : t.required }),
  })
  const showErrors = (element: HTMLFormElement, text: string, fieldErrors: MessageErrors) => {
    setMessage({ problem: text })
    setErrors(fieldErrors)
    const [first] = Object.keys(fieldErrors)
    const field = first && element.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // every field of the form is a text field
    const values = Object.fromEntries(new FormData(element)) as ContactMessageValues
    const fieldErrors = validate(values)
    if (Object.keys(fieldErrors).length > 0) return showErrors(element, t.fields, fieldErrors)
    const content = JSON.stringify(values)
    if (lastSent.current.content !== content) lastSent.current = { content, key: newMessageKey() }
    setIsSending(true)
    const result = await sendMessage(values, lastSent.current.key, language)
    setIsSending(false)
    if (!('reference' in result)) return showErrors(element, result.message || t.network, result.errors)
    lastSent.current = { content: '', key: '' }
    setErrors({})
    setMessage(result)
    element.reset()
  }

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/contact-messages/"
      onSubmit={(event) => void submit(event)}
      noValidate={isHydrated}
    >
      <h2>{t.write}</h2>
      <input type="hidden" name="language" value={language} />
      <Field
        name="name"
        label={t.name}
        error={errors['name']}
        required
        maxLength={200}
        pattern=".*\S.*"
        autoComplete="name"
      />
      <Field
        name="email"
        label={t.email}
        error={errors['email']}
        required
        maxLength={200}
        type="email"
        pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
        title={t.noEmail}
        autoComplete="email"
      />
      <Field name="subject" label={t.subject} error={errors['subject']} maxLength={300} />
      <Field name="message" label={t.message} error={errors['message']} maxLength={5000} />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <button type="submit" className={form.button} disabled={isSending}>
        {isSending ? t.sending : t.send}
      </button>
      <div className={styles.result} aria-live="polite">
        {message && 'reference' in message && (
          <p className={styles.done} role="status">
            {fill(t.sent, { ref: message.reference })}
          </p>
        )}
        {message && 'problem' in message && (
          <p className={styles.problem} role="alert">
            {message.problem}
          </p>
        )}
      </div>
    </form>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  error: string | undefined
}

function Field({ name, label, error, ...input }: FieldProps) {
  const errorId = useId()
  const control = {
    id: name,
    name,
    className: form.input,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <div>
      <label className={form.label} htmlFor={name}>
        {label}
      </label>
      {name === 'message' ? (
        <textarea {...control} rows={6} maxLength={input.maxLength} />
      ) : (
        <input {...input} {...control} />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
