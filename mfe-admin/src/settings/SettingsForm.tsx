import { http, toRequestError } from '@samity/shared-api/client'
import { inLanguage } from '@samity/shared-api/contract'
import {
  settingsShape,
  type AssociationSettings,
  type SettingsResponse,
  type SettingsKey,
} from '@samity/shared-api/contract/site/settings'
import { Alert, Button, Card, useToast, useUnsaved } from '@samity/shared-ui/core'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '@samity/shared-ui/plain'
import { SettingsEditContext, withValueAt, type SettingPath } from './settings-edit.ts'
import { hasPreview, PreviewDialog } from './PreviewDialog.tsx'
import styles from './settings.module.css'

const words = {
  preview: { en: 'Preview', bn: 'প্রাকদর্শন' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Settings saved successfully!', bn: 'সেটিংস সফলভাবে সংরক্ষণ করা হয়েছে!' },
  marked: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  changed: {
    en: 'Someone else has changed these texts meanwhile.',
    bn: 'এরই মধ্যে অন্য কেউ এই লেখাগুলো পরিবর্তন করেছেন।',
  },
  mine: { en: 'Save mine', bn: 'আমারটি সংরক্ষণ করুন' },
  theirs: { en: 'Use the saved version', bn: 'সংরক্ষিতটি নিন' },
}

type Props<K extends SettingsKey> = {
  part: K
  settings: SettingsResponse
  onSaved: (settings: SettingsResponse) => void
  children: (value: AssociationSettings[K]) => ReactNode
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of one part of the settings. It is saved separately, and never overwrites a change that the user
 * has not seen.
 */
export function SettingsForm<K extends SettingsKey>({ part, settings, onSaved, children }: Props<K>) {
  const t = useWords(words)
  const toast = useToast()
  const language = useLanguage()
  const formElement = useRef<HTMLFormElement>(null)
  const [savedValue, setSavedValue] = useState(settings[part])
  const [value, setValue] = useState(settings[part])
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [formError, setFormError] = useState('')
  const [conflict, setConflict] = useState<SettingsResponse>()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [busy, once] = useOnce()
  const settle = useUnsaved(!isSame(savedValue, value))

  function acceptSaved(response: SettingsResponse) {
    setSavedValue(response[part])
    setValue(response[part])
    setErrors({})
    setConflict(undefined)
    onSaved(response)
  }

  function showErrors(fieldErrors: Record<string, string[]>, message: string) {
    setErrors(fieldErrors)
    setFormError(message)
    // after React has rendered the errors beside their fields
    setTimeout(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  function validate(): boolean {
    setFormError('')
    setErrors({})
    const { error } = settingsShape[part].safeParse(value)
    if (!error) return true
    const fieldErrors: Record<string, string[]> = {}
    for (const { path, message } of error.issues)
      fieldErrors[[part, ...path].join('.')] = [inLanguage(message, language)]
    showErrors(fieldErrors, t.marked)
    return false
  }

  async function send(version: number): Promise<void> {
    if (!validate()) return
    try {
      const { data } = await http.put<SettingsResponse>('settings/', { [part]: value, version })
      settle()
      acceptSaved(data)
      toast.success(words.saved)
    } catch (error) {
      const { status, message, errors: fieldErrors } = toRequestError(error)
      if (status !== 409) return showErrors(fieldErrors, message)
      const { data } = await http.get<SettingsResponse>('settings/')
      // another part has changed, so this one can be saved without a conflict
      if (isSame(data[part], savedValue)) return send(data.version)
      setConflict(data)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(() => send(settings.version))
  }

  return (
    <SettingsEditContext
      value={{
        part,
        value,
        errors,
        set: (path: SettingPath, next) =>
          setValue((previous) => withValueAt(previous, path, next) as typeof previous),
      }}
    >
      <form ref={formElement} noValidate onSubmit={submit} className={styles.form}>
        {formError && <Alert type="error" showIcon role="alert" title={formError} />}
        {conflict && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t.changed}
            action={
              <span className={styles.row}>
                <Button onClick={() => once(() => send(conflict.version))}>{t.mine}</Button>
                <Button onClick={() => acceptSaved(conflict)}>{t.theirs}</Button>
              </span>
            }
          />
        )}
        <Card>{children(value)}</Card>
        <div className={styles.row}>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t.save}
          </Button>
          {hasPreview(part) && (
            <Button onClick={() => validate() && setPreviewOpen(true)}>{t.preview}</Button>
          )}
        </div>
      </form>
      {isPreviewOpen && <PreviewDialog part={part} value={value} onClose={() => setPreviewOpen(false)} />}
    </SettingsEditContext>
  )
}
