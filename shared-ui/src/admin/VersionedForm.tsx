import { http, toRequestError } from '@samity/shared-api/client'
import { Alert, Button, useToast, useUnsaved } from '../core/index.ts'
import { useWords } from '../words/index.ts'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../plain/index.ts'
import styles from './components.module.css'

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
  changed: {
    en: 'Someone else has changed the same values meanwhile. What you entered is still here.',
    bn: 'এরই মধ্যে অন্য কেউ একই মান পরিবর্তন করেছেন। আপনি যা দিয়েছেন তা এখানেই আছে।',
  },
  mine: { en: 'Save mine', bn: 'আমারটি সংরক্ষণ করুন' },
  theirs: { en: 'Use the saved version', bn: 'সংরক্ষিতটি নিন' },
}

type Values<V> = Record<string, V>
export type Edit<V> = {
  values: Values<V>
  /** The server's sentence for each invalid field */
  errors: Record<string, string>
  change: (name: string, value: V) => void
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
  children,
}: Props<R, V>) {
  const t = useWords(words)
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
  const settle = useUnsaved(Object.keys(edits).length > 0)

  function acceptSaved(response: R) {
    settle()
    setTyped({})
    setErrors({})
    setFormError('')
    setConflict(undefined)
    onSaved(response)
  }

  function showErrors(message: string, fieldErrors: Record<string, string[]>) {
    const [atFields, others] = [new Map<string, string>(), [message]]
    for (const [name, sentences] of Object.entries(fieldErrors)) {
      if (Object.hasOwn(savedValues, name)) atFields.set(name, sentences.join(' '))
      else others.push(`${name}: ${sentences.join(' ')}`)
    }
    setErrors(Object.fromEntries(atFields))
    setFormError(others.join(' '))
  }

  async function send(base: R): Promise<void> {
    const baseValues = valuesOf(base)
    const mine = editsOf(baseValues)
    try {
      const body = { ...bodyOf({ ...baseValues, ...mine }, mine), version: base.version }
      const { data } = await http.put<R>(path, body)
      acceptSaved(data)
      toast.success(words.saved)
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
    setErrors({})
    setFormError('')
    setConflict(undefined)
    once(() => send(base))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(saved)
  }
  const change = (name: string, value: V) => setTyped((previous) => ({ ...previous, [name]: value }))

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
      {children({ values: { ...savedValues, ...edits }, errors, change })}
      <div>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
