import type { WebhookDelivery } from '@samity/shared-api/contract/webhooks/webhook'
import { useWords } from '@samity/shared-ui/words'
import { useCallback } from 'react'
import { useExactMoment } from '../components/use-exact-moment.ts'

const words = {
  afterEarlier: { en: 'After the earlier message', bn: 'আগের বার্তার পরে' },
  soon: { en: 'As soon as possible', bn: 'যত দ্রুত সম্ভব' },
}

/**
 * Returns what says when a delivery is sent next. Null: never, or not before its paused webhook is resumed.
 */
export function useNextAttempt(isPaused: boolean): (delivery: WebhookDelivery) => string | null {
  const t = useWords(words)
  const moment = useExactMoment()
  return useCallback(
    ({ waits_for, next_attempt_at }: WebhookDelivery) => {
      if (isPaused || waits_for === null) return null
      if (waits_for === 'earlier') return t.afterEarlier
      return waits_for === 'turn' ? t.soon : moment(next_attempt_at)
    },
    [t, moment, isPaused],
  )
}
