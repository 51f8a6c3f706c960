import { http } from '@samity/shared-api/client'
import type { Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { useAction } from '@samity/shared-ui/core'
import { fillWords } from '@samity/shared-ui/words'
import { webhookPath } from './webhook-api.ts'

const words = {
  pause: { en: 'Pause', bn: 'স্থগিত করুন' },
  question: { en: 'Pause ‘{name}’?', bn: '‘{name}’ স্থগিত করবেন?' },
  explain: {
    en: 'The receiver hears of nothing until you resume it. Then you decide whether it gets what happened meanwhile.',
    bn: 'আবার চালু না করা পর্যন্ত গ্রাহক কিছু জানবে না। চালু করার সময় আপনি ঠিক করবেন এর মধ্যে যা ঘটেছে তা পাঠানো হবে কি না।',
  },
  done: { en: 'The webhook is paused.', bn: 'ওয়েবহুক স্থগিত হয়েছে।' },
}
export const pauseLabel = words.pause

/**
 * Returns a function that asks and pauses a webhook, and whether it is under way for the webhook with this
 * id.
 */
export function usePause(
  onPaused: () => void,
): [isPausing: (id: number) => boolean, pause: (record: Webhook) => void] {
  const { busyWith, run } = useAction()
  return [
    (id) => busyWith === String(id),
    ({ id, name }) =>
      run(() => http.post(webhookPath(id, 'pause')), {
        name: String(id),
        ask: { question: fillWords(words.question, { name }), explain: words.explain, ok: words.pause },
        done: words.done,
        onDone: onPaused,
      }),
  ]
}
