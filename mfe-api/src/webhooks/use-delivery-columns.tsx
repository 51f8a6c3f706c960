import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import { deliveryStates, type WebhookDelivery } from '@samity/shared-api/contract/webhooks/webhook'
import type { Column } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { useExactMoment } from '../components/use-exact-moment.ts'
import { answerWords } from './answer-words.ts'
import { useNextAttempt } from './use-next-attempt.ts'
import styles from './webhooks.module.css'

const words = {
  at: { en: 'Event', bn: 'ঘটনার সময়' },
  kind: { en: 'What', bn: 'কী' },
  record: { en: 'Record', bn: 'রেকর্ড' },
  state: { en: 'State', bn: 'অবস্থা' },
  attempts: { en: 'Attempts', bn: 'চেষ্টা' },
  answer: { en: 'Answer', bn: 'উত্তর' },
  next: { en: 'Next Attempt', bn: 'পরের চেষ্টা' },
  delivered: { en: 'Delivered', bn: 'পৌঁছেছে' },
  id: { en: 'Event ID', bn: 'ঘটনার আইডি' },
}

/** The columns of the list of deliveries. At a paused webhook nothing has a next attempt. */
export function useDeliveryColumns(isPaused: boolean): Column<WebhookDelivery>[] {
  const say = useSay()
  const moment = useExactMoment()
  const nextAttempt = useNextAttempt(isPaused)
  return useMemo(() => {
    const columns: Column<WebhookDelivery>[] = [
      {
        name: 'at',
        label: words.at,
        value: ({ at }) => at,
        show: ({ at }) => <span className={styles.moment}>{moment(at)}</span>,
      },
      { name: 'kind', label: words.kind, value: ({ kind }) => say(eventKindWords(kind)) },
      {
        name: 'record',
        label: words.record,
        value: ({ number, record }) => number ?? record,
      },
      {
        name: 'state',
        label: words.state,
        kind: 'choice',
        choices: deliveryStates,
        value: ({ state }) => state,
      },
      {
        name: 'attempts',
        label: words.attempts,
        kind: 'int',
        value: ({ attempts }) => attempts,
      },
      {
        name: 'last_status',
        label: words.answer,
        value: ({ last_status, last_problem }) => say(answerWords(last_status ?? last_problem)),
        // statuses stay as programs write them
        show: ({ last_status, last_problem }) => say(answerWords(last_status ?? last_problem)),
      },
      {
        name: 'next_attempt_at',
        label: words.next,
        hidden: 'when narrow',
        value: nextAttempt,
        show: (delivery) => <span className={styles.moment}>{nextAttempt(delivery) ?? '—'}</span>,
      },
      {
        name: 'delivered_at',
        label: words.delivered,
        hidden: true,
        value: ({ delivered_at }) => delivered_at,
        show: ({ delivered_at }) => <span className={styles.moment}>{moment(delivered_at)}</span>,
      },
      {
        name: 'event_id',
        label: words.id,
        hidden: true,
        value: ({ event_id }) => event_id,
      },
    ]
    // the server has one order
    return columns.map((column) => ({ ...column, sort: null }))
  }, [say, moment, nextAttempt])
}
