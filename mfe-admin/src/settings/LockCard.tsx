import { http, toRequestError } from '@samity/shared-api/client'
import type { Lock } from '@samity/shared-api/contract/accounts/lock'
import { Alert, LoadingState, Button, ErrorState, Card, useToast, useUnsaved } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { useOnce } from '@samity/shared-ui/plain'
import { LockExceptions } from './LockExceptions.tsx'
import styles from './settings.module.css'

const words = {
  heading: { en: 'Closed period', bn: 'বন্ধ সময়কাল' },
  label: { en: 'Locked up to', bn: 'যে তারিখ পর্যন্ত বন্ধ' },
  hint: {
    en: 'Nothing dated on or before this day can be booked, changed or deleted. Leave it blank to lock nothing.',
    bn: 'এই দিন বা তার আগের তারিখে কিছু যোগ, পরিবর্তন বা মুছে ফেলা যাবে না। কিছু বন্ধ না রাখতে চাইলে খালি রাখুন।',
  },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
}

export function LockCard() {
  const { data: lock, error, refresh, set } = useGet<Lock>('lock/', { snapshot: true })
  return (
    <Card heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : lock ? (
        <>
          <LockForm key={lock.version} lock={lock} onSaved={set} />
          <LockExceptions locked={lock.locked_up_to !== null} />
        </>
      ) : (
        <LoadingState />
      )}
    </Card>
  )
}

function LockForm({ lock, onSaved }: { lock: Lock; onSaved: (lock: Lock) => void }) {
  const t = useWords(words)
  const toast = useToast()
  const [day, setDay] = useState(lock.locked_up_to ?? '')
  const [formError, setFormError] = useState('')
  const [busy, once] = useOnce()
  const settle = useUnsaved(day !== (lock.locked_up_to ?? ''))

  async function save() {
    setFormError('')
    try {
      const { data } = await http.put<Lock>('lock/', { locked_up_to: day || null, version: lock.version })
      settle()
      toast.success(words.saved)
      onSaved(data)
    } catch (error) {
      const { message, errors } = toRequestError(error)
      setFormError(errors['locked_up_to']?.join(' ') ?? message)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(save)
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {formError && <Alert type="error" showIcon role="alert" title={formError} />}
      <div className={styles.lock}>
        <div className={styles.field}>
          <label htmlFor="locked_up_to">{t.label}</label>
          <DayInput
            id="locked_up_to"
            name="locked_up_to"
            aria-describedby="locked_up_to-hint"
            value={day}
            onChange={setDay}
          />
        </div>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t.save}
        </Button>
      </div>
      <span id="locked_up_to-hint" className={styles.hint}>
        {t.hint}
      </span>
    </form>
  )
}
