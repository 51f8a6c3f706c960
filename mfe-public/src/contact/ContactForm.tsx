import { fill, useLanguage, useWords } from '@samity/shared-ui/words'
import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react'
import form from '../parts/form.module.css'
import { useAddress } from '../parts/use-address.ts'
import { useHydrated } from '../parts/use-hydrated.ts'
import styles from './ContactForm.module.css'
import { newKey, sendMessage, type Draft, type Errors } from './send-message.ts'
import { words } from './words.ts'

type Said = { reference: string } | { problem: string } | undefined

/** The same form works without scripts: the server then answers with this page and says how it went in its address. */
function useSaidInAddress(): Said {
  const t = useWords(words)
  const [asked] = useAddress()
  const reference = asked.get('sent') ?? ''
  if (/^MSG-\d{4}-\d{6,}$/.test(reference)) return { reference }
  const refused = asked.get('refused')
  if (refused === 'fields') return { problem: t.fields }
  if (refused === 'often') return { problem: t.often }
  return undefined
}

export function ContactForm() {
  const t = useWords(words)
  const language = useLanguage()
  const hydrated = useHydrated()
  const inAddress = useSaidInAddress()
  const [said, setSaid] = useState<Said>(inAddress)
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState(false)
  const sent = useRef({ content: '', key: '' })

  const missing = ({ name, email }: Draft): Errors => ({
    ...(name.trim() === '' && { name: t.required }),
    ...(!/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email) && { email: email.trim() ? t.noEmail : t.required }),
  })
  const refuse = (element: HTMLFormElement, problem: string, marked: Errors) => {
    setSaid({ problem })
    setErrors(marked)
    const [first] = Object.keys(marked)
    const field = first && element.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // every field of the form is one of text
    const draft = Object.fromEntries(new FormData(element)) as Draft
    const wrong = missing(draft)
    if (Object.keys(wrong).length > 0) return refuse(element, t.fields, wrong)
    const content = JSON.stringify(draft)
    if (sent.current.content !== content) sent.current = { content, key: newKey() }
    setSending(true)
    const outcome = await sendMessage(draft, sent.current.key, language)
    setSending(false)
    if (!('reference' in outcome)) return refuse(element, outcome.message || t.network, outcome.errors)
    sent.current = { content: '', key: '' }
    setErrors({})
    setSaid(outcome)
    element.reset()
  }

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/contact-messages/"
      onSubmit={(event) => void submit(event)}
      noValidate={hydrated}
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
      <button type="submit" className={form.button} disabled={sending}>
        {sending ? t.sending : t.send}
      </button>
      <div className={styles.said} aria-live="polite">
        {said && 'reference' in said && (
          <p className={styles.done} role="status">
            {fill(t.sent, { ref: said.reference })}
          </p>
        )}
        {said && 'problem' in said && (
          <p className={styles.problem} role="alert">
            {said.problem}
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
  const said = useId()
  const control = {
    id: name,
    name,
    className: form.input,
    ...(error && { 'aria-invalid': true, 'aria-describedby': said }),
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
        <span id={said} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
