import { webhookResume, type Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { pauseAdvice } from './pause-words.ts'
import styles from './webhooks.module.css'

const { Form, Field, useValue } = actionFormFor(webhookResume)

const words = {
  title: { en: 'Resume ‘{name}’?', bn: '‘{name}’ আবার চালু করবেন?' },
  waiting: { en: 'Deliveries that wait: {count}', bn: 'অপেক্ষায় আছে: {count}টি' },
  none: { en: 'No delivery waits.', bn: 'কিছু অপেক্ষায় নেই।' },
  discardHint: {
    en: 'The receiver does not hear of these events. They stay in the list, and you can send each one later.',
    bn: 'গ্রাহক এই ঘটনাগুলো জানবে না। এগুলো তালিকায় থাকে, পরে একটি একটি করে পাঠানো যায়।',
  },
  resume: { en: 'Resume', bn: 'চালু করুন' },
  done: { en: 'The webhook delivers again.', bn: 'ওয়েবহুক আবার পাঠাচ্ছে।' },
}

type Props = { record: Webhook; onResumed: () => void; onCancel: () => void }

/** Asks before a paused webhook delivers again, and what happens to the deliveries that wait. */
export function ResumeDialog({ record, onResumed, onCancel }: Props) {
  const t = useWords(words)
  const say = useSay()
  const { id, name, pause, pending } = record
  return (
    <FormDialog title={fill(t.title, { name })} onCancel={onCancel}>
      <Form
        ids={{ id }}
        // a copy must not tell the receiver what somebody tried in it
        initial={{ waiting: pause === 'moved' ? 'discard' : 'send' }}
        labels={{ submit: words.resume }}
        done={words.done}
        onDone={onResumed}
        onCancel={onCancel}
      >
        {pause && <p>{say(pauseAdvice[pause])}</p>}
        {pending === 0 ? <p>{t.none}</p> : <WaitingField pending={pending} />}
      </Form>
    </FormDialog>
  )
}

function WaitingField({ pending }: { pending: number }) {
  const show = useShow()
  const label = fillWords(words.waiting, { count: show.number(pending) })
  return (
    <Field
      name="waiting"
      label={label}
      {...(useValue('waiting') === 'discard' && { hint: words.discardHint })}
    >
      <WaitingChoice label={label} />
    </Field>
  )
}

type ChoiceProps = {
  label: typeof words.waiting
  id?: string
  value?: string
  onChange?: (value: string) => void
}

function WaitingChoice({ label, id, value, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <div id={id} role="group" aria-label={say(label)} className={styles.choices}>
      {webhookResume.fields.waiting.choices.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name="waiting"
            checked={value === option.value}
            onChange={() => onChange?.(option.value)}
          />
          {say(option.label)}
        </label>
      ))}
    </div>
  )
}
