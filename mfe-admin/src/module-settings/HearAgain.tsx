import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { ModuleEvents } from '@samity/shared-api/contract/system/module-work'
import { Alert, Button, Modal, useAction } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { fill, fillWords, useSay, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './module-settings.module.css'

const words = {
  hear: { en: 'Hear again', bn: 'আবার জানান' },
  title: { en: 'Send events again to {module}', bn: '{module}-কে ঘটনা আবার জানান' },
  about: {
    en: 'The service gets what has happened since this day and what it does not have yet.',
    bn: 'এই দিন থেকে যা ঘটেছে এবং সার্ভিস এখনো পায়নি, তা জানানো হবে।',
  },
  from: { en: 'First day', bn: 'প্রথম দিন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: {
    en: '{count} events that the module lacks are sent.',
    bn: 'মডিউল পায়নি এমন {count}টি ঘটনা পাঠানো হচ্ছে।',
  },
}

/** Asks from which day on the service of a module gets the events that it lacks. */
export function HearAgain({
  events: { module, title },
  onDone,
}: {
  events: ModuleEvents
  onDone: () => void
}) {
  const t = useWords(words)
  const say = useSay()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [from, setFrom] = useState('')
  const { run, isBusy, error } = useAction({ showsError: true })
  const hear = () =>
    run(() => http.post<{ events: number }>(`module-events/${module}/hear/`, { from }), {
      done: ({ data }) => fillWords(words.done, { count: String(data.events) }),
      onDone: () => {
        setIsOpen(false)
        onDone()
      },
    })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t.hear}</Button>
      {isOpen && (
        <Modal
          open
          title={fill(t.title, { module: say(title) })}
          okText={t.hear}
          cancelText={t.cancel}
          confirmLoading={isBusy}
          okButtonProps={{ disabled: from === '' }}
          onOk={hear}
          onCancel={() => setIsOpen(false)}
          width={480}
        >
          <p className={styles.hint}>{t.about}</p>
          <div className={styles.field}>
            <label htmlFor={id}>{t.from}</label>
            <DayInput id={id} value={from} onChange={setFrom} max={today()} />
          </div>
          {error && <Alert type="error" showIcon role="alert" title={error.message} />}
        </Modal>
      )}
    </>
  )
}
