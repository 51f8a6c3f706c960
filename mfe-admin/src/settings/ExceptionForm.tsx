import { http, toRequestError } from '@samity/shared-api/client'
import { maxExceptionHours, type LockException } from '@samity/shared-api/contract/accounts/lock'
import { Alert, Button, Input, useToast, useUnsaved } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { focusFirst, focusFirstInvalid, handleFormKey, LabelledField } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import { useOnce } from '@samity/shared-ui/plain'
import styles from './settings.module.css'

const words = {
  first: { en: 'First day', bn: 'প্রথম দিন' },
  last: { en: 'Last day', bn: 'শেষ দিন' },
  hours: { en: 'For how many hours', bn: 'কত ঘণ্টার জন্য' },
  max: { en: 'At most {count}', bn: 'সর্বোচ্চ {count}' },
  reason: { en: 'Reason', bn: 'কারণ' },
  save: { en: 'Open these days', bn: 'এই দিনগুলো খুলুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  created: { en: 'The days are open.', bn: 'দিনগুলো খোলা হয়েছে।' },
}
const blank = { first_day: '', last_day: '', hours: '24', reason: '' }

/** Opens some days of the locked period for a limited time. The reason is required. */
export function ExceptionForm({ onCreated, onCancel }: { onCreated: () => void; onCancel: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const [values, setValues] = useState(blank)
  const [serverError, setServerError] = useState<{ message: string; errors: Record<string, string[]> }>()
  const [busy, once] = useOnce()
  const settle = useUnsaved(JSON.stringify(values) !== JSON.stringify(blank))
  const change = (changes: Partial<typeof blank>) => setValues({ ...values, ...changes })
  const form = useRef<HTMLFormElement>(null)
  const fieldProps = (name: keyof typeof blank) => ({ id: name, error: serverError?.errors[name]?.join(' ') })

  useEffect(() => focusFirst(form.current), [])
  useEffect(() => focusFirstInvalid(form.current), [serverError])

  async function send() {
    setServerError(undefined)
    try {
      await http.post<LockException>('lock/exceptions/', values)
      settle()
      toast.success(words.created)
      onCreated()
    } catch (error) {
      setServerError(toRequestError(error))
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- handles the keys of its fields
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(send)
      }}
      onKeyDown={(event) => handleFormKey(event, { submit: () => once(send), cancel: onCancel })}
      className={`${styles.form} ${styles.exception}`}
    >
      {serverError && <Alert type="error" showIcon role="alert" title={serverError.message} />}
      <div className={styles.pair}>
        <LabelledField label={t.first} {...fieldProps('first_day')}>
          <DayInput value={values.first_day} onChange={(first_day) => change({ first_day })} />
        </LabelledField>
        <LabelledField label={t.last} {...fieldProps('last_day')}>
          <DayInput value={values.last_day} onChange={(last_day) => change({ last_day })} />
        </LabelledField>
      </div>
      <LabelledField label={t.hours} {...fieldProps('hours')}>
        <Input
          inputMode="numeric"
          placeholder={fill(t.max, { count: show.number(maxExceptionHours) })}
          value={values.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </LabelledField>
      <LabelledField label={t.reason} {...fieldProps('reason')}>
        <Input.TextArea
          rows={2}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </LabelledField>
      <div className={styles.row}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t.save}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  )
}
