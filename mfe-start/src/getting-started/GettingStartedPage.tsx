import type { GettingStarted } from '@samity/shared-api/contract/start/getting-started'
import {
  Card,
  CheckOutlined,
  ErrorState,
  LoadingState,
  Page,
  RecordButton,
  RecordLink,
} from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './start.module.css'
import { stepWords } from './steps.ts'

const words = {
  heading: { en: 'Getting Started', bn: 'প্রথম ধাপগুলো' },
  progress: { en: '{done} of {all} steps are done.', bn: '{all}টির মধ্যে {done}টি ধাপ শেষ।' },
  free: {
    en: 'Do the steps in any order. You can use everything before they are done.',
    bn: 'ধাপগুলো যেকোনো ক্রমে করা যায়। শেষ না করেও সব ব্যবহার করা যায়।',
  },
  done: { en: 'Done', bn: 'সম্পন্ন' },
  open: { en: 'Open', bn: 'বাকি' },
}

export default function GettingStartedPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data, error, refresh } = useGet<GettingStarted>('getting-started/')
  const next = data?.steps.find(({ done }) => !done)?.step
  return (
    <Page heading={words.heading}>
      <Card>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : data ? (
          <>
            <p>
              <strong>
                {fill(t.progress, { done: show.number(data.done), all: show.number(data.steps.length) })}
              </strong>{' '}
              {t.free}
            </p>
            <progress
              max={data.steps.length}
              value={data.done}
              aria-label={t.heading}
              className={styles.bar}
            />
            <ol className={styles.steps}>
              {data.steps.map(({ step, done }) => {
                const { title, why, opens, open } = stepWords[step]
                return (
                  <li key={step} className={`${styles.step} ${done ? styles.done : ''}`}>
                    <span className={styles.mark}>
                      {done && <CheckOutlined aria-hidden />}
                      <span className="samity-unseen">{done ? t.done : t.open}</span>
                    </span>
                    <div>
                      <RecordLink {...opens}>{say(title)}</RecordLink>
                      {!done && <p>{say(why)}</p>}
                    </div>
                    {step === next && (
                      <RecordButton type="primary" {...opens}>
                        {say(open)}
                      </RecordButton>
                    )}
                  </li>
                )
              })}
            </ol>
          </>
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  )
}
