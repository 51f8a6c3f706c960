import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import { webhook, type Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { Alert, DescriptionList } from '@samity/shared-ui/core'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useExactMoment } from '../components/use-exact-moment.ts'
import { answerWords } from './answer-words.ts'
import { pauseAdvice, stateWords } from './pause-words.ts'
import styles from './webhooks.module.css'

const words = {
  state: { en: 'State', bn: 'অবস্থা' },
  url: webhook.fields.url.label,
  kinds: webhook.fields.kinds.label,
  answer: { en: 'Last Answer', bn: 'শেষ উত্তর' },
  delivered: { en: 'Last Delivered', bn: 'সর্বশেষ পৌঁছেছে' },
  secret: { en: 'Secret', bn: 'গোপন চাবি' },
  oneSecret: {
    en: 'Samity signs each message with it.',
    bn: 'সমিতি এটি দিয়ে প্রতিটি বার্তায় স্বাক্ষর করে।',
  },
  twoSecrets: {
    en: 'Samity signs each message with the new one, and until {moment} also with the old one.',
    bn: 'সমিতি প্রতিটি বার্তায় নতুন চাবি দিয়ে স্বাক্ষর করে, {moment} পর্যন্ত পুরোনোটি দিয়েও।',
  },
}

/** A paused webhook says why, and what to do. */
export function WebhookFacts({ record }: { record: Webhook }) {
  const t = useWords(words)
  const say = useSay()
  const moment = useExactMoment()
  const { pause, url, kinds, last_answer, last_delivered_at, previous_secret_until } = record
  return (
    <>
      {pause && (
        <Alert
          className={styles.about}
          type="warning"
          showIcon
          role="status"
          title={say(stateWords(record))}
          description={say(pauseAdvice[pause])}
        />
      )}
      <DescriptionList>
        <dt>{t.state}</dt>
        <dd>{say(stateWords(record))}</dd>
        <dt>{t.url}</dt>
        <dd translate="no">{url}</dd>
        <dt>{t.kinds}</dt>
        <dd>{kinds.map((kind) => say(eventKindWords(kind))).join(', ')}</dd>
        <dt>{t.answer}</dt>
        <dd>{say(answerWords(last_answer))}</dd>
        <dt>{t.delivered}</dt>
        <dd>{moment(last_delivered_at)}</dd>
        <dt>{t.secret}</dt>
        <dd>
          {previous_secret_until
            ? fill(t.twoSecrets, { moment: moment(previous_secret_until) })
            : t.oneSecret}
        </dd>
      </DescriptionList>
    </>
  )
}
