import { http, toRefusal } from '@samity/shared-api/client'
import { longestException, type LockException } from '@samity/shared-api/contract/accounts/lock'
import type { Words } from '@samity/shared-api/contract'
import { Alert, Button, Input, useToast, useUnsaved } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent, type ReactNode } from 'react'
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
  const wrong = (name: keyof typeof blank) => refusal?.errors[name]?.join(' ')

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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(send)
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {refusal && <Alert type="error" showIcon role="alert" title={refusal.message} />}
      <div className={styles.pair}>
        <Labelled label={words.first} id="first_day" wrong={wrong('first_day')}>
          <DayInput id="first_day" value={asked.first_day} onChange={(first_day) => change({ first_day })} />
        </Labelled>
        <Labelled label={words.last} id="last_day" wrong={wrong('last_day')}>
          <DayInput id="last_day" value={asked.last_day} onChange={(last_day) => change({ last_day })} />
        </Labelled>
      </div>
      <Labelled label={words.hours} id="hours" wrong={wrong('hours')}>
        <Input
          id="hours"
          inputMode="numeric"
          placeholder={fill(t.most, { count: show.number(longestException) })}
          value={asked.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </Labelled>
      <Labelled label={words.reason} id="reason" wrong={wrong('reason')}>
        <Input.TextArea
          id="reason"
          rows={2}
          value={asked.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
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

type LabelledProps = { label: Words; id: string; wrong: string | undefined; children: ReactNode }

function Labelled({ label, id, wrong, children }: LabelledProps) {
  const say = useSay()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(label)}</label>
      {children}
      {wrong && <span className={styles.wrong}>{wrong}</span>}
    </div>
  )
}
