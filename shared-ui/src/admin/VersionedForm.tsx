import { http, toRequestError } from '@samity/shared-api/client'
import { inLanguage, type Resource, type Words } from '@samity/shared-api/contract'
import { conflictWords } from '../core/conflict-words.ts'
import { Alert, Button, useToast, useUnsaved } from '../core/index.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useLanguage, useSay, useWords } from '../words/index.ts'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../plain/index.ts'
import styles from './components.module.css'

const words = {
  submit: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  done: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
  changed: {
    en: 'Someone else has changed the same values meanwhile. What you entered is still here.',
    bn: 'এরই মধ্যে অন্য কেউ একই মান পরিবর্তন করেছেন। আপনি যা দিয়েছেন তা এখানেই আছে।',
  },
  marked: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  ...conflictWords,
}

type Values<V> = Record<string, V>
export type Edit<V> = {
  values: Values<V>
  /** The sentence for each invalid field: 'title', or 'slides.0.title' inside a value */
  errors: Record<string, string>
  change: (name: string, value: V) => void
  /** Marks the invalid fields as a save does, and returns whether there is none */
  validate: () => boolean
}

type Props<R extends { version: number }, V> = {
  /** Read with GET, saved with PUT */
  path: string
  /** The last response */
  saved: R
  /** The values of the fields in a response */
  valuesOf: (response: R) => Values<V>
  /** Sent besides the version. `edits` has only the values that the person changed. */
  bodyOf: (values: Values<V>, edits: Values<V>) => object
  /** Receives the response to a save, and another person's version if that one is taken */
  onSaved: (response: R) => void
  /** The rules of the body */
  schema?: Resource['input']
  /** Errors that depend on more than the body: messages in both languages, by the field's name */
  check?: (values: Values<V>) => Record<string, string>
  /** The text of the button, and the toast after a success */
  labels?: { submit?: Words; done?: Words }
  /** Stand beside the button */
  buttons?: (edit: Edit<V>) => ReactNode
  /** The fields */
  children: (edit: Edit<V>) => ReactNode
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form whose values have one version. It never overwrites a change that the person has not seen: a change
 * of other values is merged, and for a change of the same values the person chooses. What is typed stays
 * until it is saved.
 */
export function VersionedForm<R extends { version: number }, V>({
  path,
  saved,
  valuesOf,
  bodyOf,
  onSaved,
  schema,
  check,
  labels = {},
  buttons,
  children,
}: Props<R, V>) {
  const t = useWords(words)
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const formElement = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Values<V>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [formError, setFormError] = useState('')
  const [conflict, setConflict] = useState<R>()
  const [busy, once] = useOnce()
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const savedValues = valuesOf(saved)
  /** Another release of a module may not have a field any more. */
  const editsOf = (current: Values<V>): Values<V> =>
    Object.fromEntries(
      Object.entries(typed).filter(
        ([name, value]) => Object.hasOwn(current, name) && !isSame(value, current[name]),
      ),
    )
  const edits = editsOf(savedValues)
  useUnsaved(Object.keys(edits).length > 0)

  function acceptSaved(response: R) {
    // somebody may have typed on while the server saved
    setTyped((current) =>
      Object.fromEntries(Object.entries(current).filter(([name, value]) => !isSame(value, typed[name]))),
    )
    setErrors({})
    setFormError('')
    setConflict(undefined)
    onSaved(response)
  }

  function showErrors(message: string, fieldErrors: Record<string, string[]>) {
    const [atFields, others] = [new Map<string, string>(), [message]]
    const isInForm = (name: string) =>
      Object.hasOwn(savedValues, name) || Object.hasOwn(savedValues, name.split('.')[0]!)
    for (const [name, sentences] of Object.entries(fieldErrors)) {
      if (isInForm(name)) atFields.set(name, sentences.join(' '))
      else others.push(`${name}: ${sentences.join(' ')}`)
    }
    setErrors(Object.fromEntries(atFields))
    setFormError(others.join(' '))
  }

  function bodyOn(base: R): object {
    const mine = editsOf(valuesOf(base))
    return { ...bodyOf({ ...valuesOf(base), ...mine }, mine), version: base.version }
  }

  function validate(): boolean {
    const invalid = schema ? fieldErrorsOf(schema, bodyOn(saved), language) : []
    const fieldErrors = {
      ...Object.fromEntries(invalid.map(({ path: steps, errors: texts }) => [steps.join('.'), texts])),
      ...Object.fromEntries(
        Object.entries(check?.({ ...savedValues, ...edits }) ?? {}).map(([name, message]) => [
          name,
          [inLanguage(message, language)],
        ]),
      ),
    }
    const isValid = Object.keys(fieldErrors).length === 0
    showErrors(isValid ? '' : t.marked, fieldErrors)
    return isValid
  }

  async function send(base: R): Promise<void> {
    const body = bodyOn(base)
    try {
      const { data } = await http.put<R>(path, body)
      acceptSaved(data)
      toast.success(labels.done ?? words.done)
    } catch (error) {
      const { status, message, errors: fieldErrors } = toRequestError(error)
      if (status !== 409) return showErrors(message, fieldErrors)
      await resolveConflict(base, message)
    }
  }

  async function resolveConflict(base: R, message: string): Promise<void> {
    try {
      const { data } = await http.get<R>(path)
      if (data.version === base.version) return showErrors(message, {})
      const [before, after] = [valuesOf(base), valuesOf(data)]
      // somebody changed other values, which this save keeps
      if (Object.keys(edits).every((name) => isSame(before[name], after[name]))) return await send(data)
      setConflict(data)
    } catch (error) {
      showErrors(toRequestError(error).message, {})
    }
  }

  const save = (base: R) => {
    setConflict(undefined)
    if (validate()) once(() => send(base))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(saved)
  }
  const edit: Edit<V> = {
    values: { ...savedValues, ...edits },
    errors,
    change: (name, value) => setTyped((previous) => ({ ...previous, [name]: value })),
    validate,
  }

  return (
    <form ref={formElement} noValidate onSubmit={submit} className={styles.form}>
      {formError && <Alert type="error" showIcon role="alert" title={formError} />}
      {conflict && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t.changed}
          action={
            <span className={styles.buttons}>
              <Button onClick={() => save(conflict)}>{t.mine}</Button>
              <Button onClick={() => acceptSaved(conflict)}>{t.theirs}</Button>
            </span>
          }
        />
      )}
      {children(edit)}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {say(labels.submit ?? words.submit)}
        </Button>
        {buttons?.(edit)}
      </div>
    </form>
  )
}
