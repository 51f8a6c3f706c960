import { http } from '@samity/shared-api/client'
import type { RehearsalState } from '@samity/shared-api/contract/system/rehearsals'
import { Alert, Button, Card, Checkbox, useAction } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent } from 'react'
import { Moment } from '@samity/shared-ui/admin'
import styles from './modules.module.css'

const words = {
  heading: { en: 'Rehearsals', bn: 'মহড়া' },
  hint: {
    en: 'A rehearsal opens the pages of a release on the data of the last backup, beside this system, and compares them with the active release.',
    bn: 'মহড়ায় সর্বশেষ ব্যাকআপের তথ্যে একটি রিলিজের পাতাগুলো এই সিস্টেমের পাশে খুলে চালু রিলিজের সাথে মিলিয়ে দেখা হয়।',
  },
  required: { en: 'An activation requires a passed rehearsal', bn: 'চালু করতে সফল মহড়া লাগবে' },
  running: { en: '{module} {release} is being rehearsed', bn: '{module} {release}-এর মহড়া চলছে' },
  preparing: { en: 'The backup is being restored.', bn: 'ব্যাকআপ ফিরিয়ে আনা হচ্ছে।' },
  pages: { en: '{opened} of {total} pages are done.', bn: '{total}টির মধ্যে {opened}টি পাতা খোলা হয়েছে।' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  cancel: { en: 'Cancel the rehearsal', bn: 'মহড়া বাতিল করুন' },
  cancelled: { en: 'The rehearsal is cancelled.', bn: 'মহড়া বাতিল হয়েছে।' },
  saved: { en: 'Saved.', bn: 'সংরক্ষিত হয়েছে।' },
}

const pollMs = 3000

/** `onFinished`: called when a rehearsal ends, whose result the list of modules then has. */
export function RehearsalCard({ onFinished }: { onFinished: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const { isBusy, run } = useAction()
  const { data: state, set } = useGet<RehearsalState>('modules/rehearsals/', {
    pollMs: ({ running }) => running !== null && pollMs,
  })
  const rehearsal = state?.running
  const isRunning = Boolean(rehearsal)
  const finish = useEffectEvent(onFinished)
  // the effect ends with the rehearsal that it belongs to
  useEffect(() => (isRunning ? () => finish() : undefined), [isRunning])
  if (!state) return null
  return (
    <Card heading={words.heading}>
      <p className={styles.hint}>{t.hint}</p>
      <Checkbox
        name="rehearsal-required"
        disabled={isBusy}
        checked={state.required}
        onChange={({ target }) =>
          run(() => http.put<RehearsalState>('modules/rehearsals/', { required: target.checked }), {
            done: words.saved,
            onDone: ({ data }) => set(data),
          })
        }
      >
        {t.required}
      </Checkbox>
      {rehearsal && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={fill(t.running, rehearsal)}
          description={
            <>
              {rehearsal.total === 0
                ? t.preparing
                : fill(t.pages, {
                    opened: show.number(rehearsal.opened),
                    total: show.number(rehearsal.total),
                  })}{' '}
              {t.since} <Moment at={rehearsal.since} />
            </>
          }
          action={
            <Button
              loading={isBusy}
              onClick={() =>
                run(() => http.post<RehearsalState>('modules/rehearsals/cancel/'), {
                  done: words.cancelled,
                  onDone: ({ data }) => set(data),
                })
              }
            >
              {t.cancel}
            </Button>
          }
        />
      )}
    </Card>
  )
}
