import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import { webhook, type Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { useExactMoment } from '../components/use-exact-moment.ts'
import { answerWords } from './answer-words.ts'
import { stateWords } from './pause-words.ts'
import styles from './webhooks.module.css'

const words = {
  state: { en: 'State', bn: 'অবস্থা' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  failed: { en: 'Failed', bn: 'ব্যর্থ' },
  answer: { en: 'Last Answer', bn: 'শেষ উত্তর' },
  delivered: { en: 'Last Delivered', bn: 'সর্বশেষ পৌঁছেছে' },
  created: { en: 'Created', bn: 'তৈরি' },
}

export function useWebhookColumns(): Column<Webhook>[] {
  const say = useSay()
  const moment = useExactMoment()
  return useMemo(
    () =>
      columnsFor(
        webhook,
        {
          name: 'name',
          label: webhook.fields.name.label,
          value: ({ name }) => name,
          show: ({ id, name }) => <Link to={`/dashboard/webhooks/${id}`}>{name}</Link>,
        },
        {
          name: 'url',
          label: webhook.fields.url.label,
          value: ({ url }) => url,
          show: ({ url }) => <span className={styles.url}>{url}</span>,
        },
        {
          name: 'kinds',
          label: webhook.fields.kinds.label,
          hidden: 'when narrow',
          value: ({ kinds }) => kinds.map((kind) => say(eventKindWords(kind))).join(', '),
        },
        {
          name: 'state',
          label: words.state,
          value: (row) => say(stateWords(row)),
          show: (row) => (
            <span className={row.pause ? styles.paused : undefined}>{say(stateWords(row))}</span>
          ),
        },
        { name: 'pending', label: words.waiting, kind: 'int', value: ({ pending }) => pending },
        { name: 'failed', label: words.failed, kind: 'int', value: ({ failed }) => failed },
        {
          name: 'last_answer',
          label: words.answer,
          value: ({ last_answer }) => say(answerWords(last_answer)),
          // statuses stay as programs write them
          show: ({ last_answer }) => say(answerWords(last_answer)),
        },
        {
          name: 'last_delivered_at',
          label: words.delivered,
          hidden: 'when narrow',
          value: ({ last_delivered_at }) => last_delivered_at,
          show: ({ last_delivered_at }) => <span className={styles.moment}>{moment(last_delivered_at)}</span>,
        },
        {
          name: 'created_at',
          label: words.created,
          hidden: true,
          value: ({ created_at }) => created_at,
          show: ({ created_at }) => moment(created_at),
        },
      ),
    [say, moment],
  )
}
