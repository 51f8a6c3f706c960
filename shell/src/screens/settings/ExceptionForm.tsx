import { http, toRefusal } from '@samity/shared-api/client'
import { longestException, type LockException } from '@samity/shared-api/contract/accounts/lock'
import type { Words } from '@samity/shared-api/contract'
import { Alert, Button, Input, useToast, useUnsaved } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { focusFirst, focusFirstWrong, pressed } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useOnce } from '../plain/sending.ts'
import styles from './settings.module.css'

const words = {
  first: { en: 'First day', bn: 'প্রথম দিন' },
  last: { en: 'Last day', bn: 'শেষ দিন' },
  hours: { en: 'For how many hours', bn: 'কত ঘণ্টার জন্য' },
  most: { en: 'At most {count}', bn: 'সর্বোচ্চ {count}' },
  reason: { en: 'Reason', bn: 'কারণ' },
  save: { en: 'Open these days', bn: 'এই দিনগুলো খুলুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  made: { en: 'The days are open.', bn: 'দিনগুলো খোলা হয়েছে।' },
}
const blank = { first_day: '', last_day: '', hours: '24', reason: '' }

/** Opens some days of the locked period for a while; a reason must be given. */
export function ExceptionForm({ onMade, onCancel }: { onMade: () => void; onCancel: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const [asked, setAsked] = useState(blank)
  const [refusal, setRefusal] = useState<{ message: string; errors: Record<string, string[]> }>()
  const [busy, once] = useOnce()
  const settle = useUnsaved(JSON.stringify(asked) !== JSON.stringify(blank))
  const change = (part: Partial<typeof blank>) => setAsked({ ...asked, ...part })
  const form = useRef<HTMLFormElement>(null)
  const labelled = (name: keyof typeof blank) => ({ id: name, wrong: refusal?.errors[name]?.join(' ') })

  useEffect(() => focusFirst(form.current), [])
  useEffect(() => focusFirstWrong(form.current), [refusal])

  async function send() {
    setRefusal(undefined)
    try {
      await http.post<LockException>('lock/exceptions/', asked)
      settle()
      toast.done(words.made)
      onMade()
    } catch (error) {
      setRefusal(toRefusal(error))
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys of the fields inside
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(send)
      }}
      onKeyDown={(event) => pressed(event, { submit: () => once(send), cancel: onCancel })}
      className={styles.form}
    >
      {refusal && <Alert type="error" showIcon role="alert" title={refusal.message} />}
      <div className={styles.pair}>
        <Labelled label={words.first} {...labelled('first_day')}>
          {(its) => (
            <DayInput {...its} value={asked.first_day} onChange={(first_day) => change({ first_day })} />
          )}
        </Labelled>
        <Labelled label={words.last} {...labelled('last_day')}>
          {(its) => (
            <DayInput {...its} value={asked.last_day} onChange={(last_day) => change({ last_day })} />
          )}
        </Labelled>
      </div>
      <Labelled label={words.hours} {...labelled('hours')}>
        {(its) => (
          <Input
            {...its}
            inputMode="numeric"
            placeholder={fill(t.most, { count: show.number(longestException) })}
            value={asked.hours}
            onChange={({ target }) => change({ hours: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={words.reason} {...labelled('reason')}>
        {(its) => (
          <Input.TextArea
            {...its}
            rows={2}
            value={asked.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Labelled>
      <div className={styles.row}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t.save}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  )
}

type Its = { id: string; status?: 'error'; 'aria-invalid'?: true; 'aria-describedby'?: string }
type LabelledProps = {
  label: Words
  id: string
  wrong: string | undefined
  children: (its: Its) => ReactNode
}

function Labelled({ label, id, wrong, children }: LabelledProps) {
  const say = useSay()
  const fault = `${id}-fault`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(label)}</label>
      {children({ id, ...(wrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': fault }) })}
      {wrong && (
        <span id={fault} className={styles.wrong}>
          {wrong}
        </span>
      )}
    </div>
  )
}
