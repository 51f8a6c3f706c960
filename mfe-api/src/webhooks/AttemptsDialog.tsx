import type { WebhookAttempt, WebhookDelivery } from '@samity/shared-api/contract/webhooks/webhook'
import { EmptyState, ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useExactMoment } from '../components/use-exact-moment.ts'
import { answerWords } from './answer-words.ts'
import { useNextAttempt } from './use-next-attempt.ts'
import styles from './webhooks.module.css'

const words = {
  title: { en: 'Attempts to Deliver {event}', bn: '{event} পাঠানোর চেষ্টা' },
  next: { en: 'Next attempt: {next}', bn: 'পরের চেষ্টা: {next}' },
  none: { en: 'No attempt was made yet.', bn: 'এখনো কোনো চেষ্টা হয়নি।' },
  duration: { en: '{ms} ms', bn: '{ms} মি.সে.' },
  noText: { en: 'The answer has no text.', bn: 'উত্তরে কোনো লেখা নেই।' },
}

type Props = { delivery: WebhookDelivery; isPaused: boolean; onClose: () => void }

export function AttemptsDialog({ delivery, isPaused, onClose }: Props) {
  const t = useWords(words)
  const next = useNextAttempt(isPaused)(delivery)
  const { data, error, refresh } = useGet<WebhookAttempt[]>(`webhook-deliveries/${delivery.id}/attempts/`)
  return (
    <Modal
      open
      title={fill(t.title, { event: delivery.number ?? delivery.record })}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      {next && <p>{fill(t.next, { next })}</p>}
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <LoadingState />
      ) : data.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <ol className={styles.attempts}>
          {data.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      )}
    </Modal>
  )
}

function Attempt({ attempt: { at, duration_ms, status, problem, response } }: { attempt: WebhookAttempt }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const moment = useExactMoment()
  const isSuccess = status !== null && status >= 200 && status < 300
  return (
    <li>
      <strong className={isSuccess ? undefined : styles.failed}>{say(answerWords(status ?? problem))}</strong>{' '}
      · {moment(at)} · {fill(t.duration, { ms: show.number(duration_ms) })}
      {status !== null &&
        (response ? (
          <pre className={styles.response} translate="no">
            {response}
          </pre>
        ) : (
          <p className={styles.line}>{t.noText}</p>
        ))}
    </li>
  )
}
