import { http, toRefusal } from '@samity/shared-api/client'
import { inLanguage } from '@samity/shared-api/contract'
import {
  settingsShape,
  type AssociationSettings,
  type SettingsAnswer,
  type SettingsKey,
} from '@samity/shared-api/contract/site/settings'
import { Alert, Button, Sheet, useToast, useUnsaved } from '@samity/shared-ui/core'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../plain/sending.ts'
import { DraftContext, put, type Path } from './draft.ts'
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
  theirs: { en: 'Take the saved one', bn: 'সংরক্ষিতটি নিন' },
}

type Props<K extends SettingsKey> = {
  of: K
  settings: SettingsAnswer
  onSaved: (settings: SettingsAnswer) => void
  children: (value: AssociationSettings[K]) => ReactNode
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** One part of the settings: saved by itself, and never over a change that its writer has not seen. */
export function SettingsForm<K extends SettingsKey>({ of, settings, onSaved, children }: Props<K>) {
  const t = useWords(words)
  const toast = useToast()
  const language = useLanguage()
  const box = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(settings[of])
  const [value, setValue] = useState(settings[of])
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [problem, setProblem] = useState('')
  const [theirs, setTheirs] = useState<SettingsAnswer>()
  const [preview, setPreview] = useState(false)
  const [busy, once] = useOnce()
  const settle = useUnsaved(!same(base, value))

  function take(answer: SettingsAnswer) {
    setBase(answer[of])
    setValue(answer[of])
    setErrors({})
    setTheirs(undefined)
    onSaved(answer)
  }

  function mark(wrong: Record<string, string[]>, message: string) {
    setErrors(wrong)
    setProblem(message)
    // after React has put the errors beside their fields
    setTimeout(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  /** Whether it may be sent; what may not is marked. */
  function right(): boolean {
    setProblem('')
    setErrors({})
    const { error } = settingsShape[of].safeParse(value)
    if (!error) return true
    const wrong: Record<string, string[]> = {}
    for (const { path, message } of error.issues)
      wrong[[of, ...path].join('.')] = [inLanguage(message, language)]
    mark(wrong, t.marked)
    return false
  }

  async function send(version: number): Promise<void> {
    if (!right()) return
    try {
      const { data } = await http.put<SettingsAnswer>('settings/', { [of]: value, version })
      settle()
      take(data)
      toast.done(words.saved)
    } catch (refused) {
      const { status, message, errors: wrong } = toRefusal(refused)
      if (status !== 409) return mark(wrong, message)
      const { data } = await http.get<SettingsAnswer>('settings/')
      // another part was changed: nothing of this one is lost
      if (same(data[of], base)) return send(data.version)
      setTheirs(data)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(() => send(settings.version))
  }

  return (
    <DraftContext
      value={{
        of,
        value,
        errors,
        set: (path: Path, next) => setValue((before) => put(before, path, next) as typeof before),
      }}
    >
      <form ref={box} noValidate onSubmit={submit} className={styles.form}>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {theirs && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t.changed}
            action={
              <span className={styles.row}>
                <Button onClick={() => once(() => send(theirs.version))}>{t.mine}</Button>
                <Button onClick={() => take(theirs)}>{t.theirs}</Button>
              </span>
            }
          />
        )}
        <Sheet>{children(value)}</Sheet>
        <div className={styles.row}>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t.save}
          </Button>
          {hasPreview(of) && <Button onClick={() => right() && setPreview(true)}>{t.preview}</Button>}
        </div>
      </form>
      {preview && <PreviewDialog of={of} value={value} onClose={() => setPreview(false)} />}
    </DraftContext>
  )
}
