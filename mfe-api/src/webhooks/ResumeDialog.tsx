import { http } from '@samity/shared-api/client'
import type { Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { Modal } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useAction } from '../components/use-action.ts'
import { pauseAdvice } from './pause-words.ts'
import { webhookPath } from './webhook-api.ts'
import styles from './webhooks.module.css'

const words = {
  title: { en: 'Resume ‘{name}’?', bn: '‘{name}’ আবার চালু করবেন?' },
  waiting: { en: 'Deliveries that wait: {count}', bn: 'অপেক্ষায় আছে: {count}টি' },
  none: { en: 'No delivery waits.', bn: 'কিছু অপেক্ষায় নেই।' },
  send: { en: 'Send them now', bn: 'এখন পাঠান' },
  discard: { en: 'Discard them', bn: 'বাদ দিন' },
  discardHint: {
    en: 'The receiver does not hear of these events. They stay in the list, and you can send each one later.',
    bn: 'গ্রাহক এই ঘটনাগুলো জানবে না। এগুলো তালিকায় থাকে, পরে একটি একটি করে পাঠানো যায়।',
  },
  resume: { en: 'Resume', bn: 'চালু করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'The webhook delivers again.', bn: 'ওয়েবহুক আবার পাঠাচ্ছে।' },
}

type Waiting = 'send' | 'discard'
type Props = { record: Webhook; onResumed: () => void; onCancel: () => void }

/** Asks before a paused webhook delivers again, and what happens to the deliveries that wait. */
export function ResumeDialog({ record, onResumed, onCancel }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { id, name, pause, pending } = record
  // a copy must not tell the receiver what somebody tried in it
  const [waiting, setWaiting] = useState<Waiting>(pause === 'moved' ? 'discard' : 'send')
  const [busy, run] = useAction()
  return (
    <Modal
      open
      title={fill(t.title, { name })}
      okText={t.resume}
      cancelText={t.cancel}
      confirmLoading={busy !== ''}
      onCancel={onCancel}
      onOk={() =>
        void run({
          name: 'resume',
          request: () => http.post(webhookPath(id, 'resume'), { waiting }),
          done: words.done,
          onDone: onResumed,
        })
      }
    >
      <div className={styles.stack}>
        {pause && <p className={styles.line}>{say(pauseAdvice[pause])}</p>}
        {pending === 0 ? (
          <p className={styles.line}>{t.none}</p>
        ) : (
          <fieldset className={styles.choices}>
            <legend>{fill(t.waiting, { count: show.number(pending) })}</legend>
            {(['send', 'discard'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="waiting"
                  value={choice}
                  checked={waiting === choice}
                  onChange={() => setWaiting(choice)}
                />
                {t[choice]}
              </label>
            ))}
            {waiting === 'discard' && <p className={styles.line}>{t.discardHint}</p>}
          </fieldset>
        )}
      </div>
    </Modal>
  )
}
