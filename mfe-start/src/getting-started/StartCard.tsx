import type { GettingStarted } from '@samity/shared-api/contract/start/getting-started'
import { Button, ErrorState, LoadingState, RecordButton } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './start.module.css'
import { stepWords } from './steps.ts'

const words = {
  next: { en: 'Next: {step}', bn: 'এরপর: {step}' },
  progress: { en: '{done} of {all} steps are done.', bn: '{all}টির মধ্যে {done}টি ধাপ শেষ।' },
  allDone: { en: 'All steps are done.', bn: 'সব ধাপ শেষ।' },
  hide: { en: 'Hide these steps', bn: 'ধাপগুলো লুকান' },
  show: { en: 'Show the steps', bn: 'ধাপগুলো দেখান' },
}
const hiddenKey = 'samity.start.hidden'

function readHidden(): boolean {
  try {
    return localStorage.getItem(hiddenKey) === 'true'
  } catch {
    return false
  }
}

/**
 * A small hint on the dashboard: the next step of a new association. A person can hide it in this browser.
 */
export default function StartCard() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [isHidden, setIsHidden] = useState(readHidden)
  const { data, error, refresh } = useGet<GettingStarted>('getting-started/')
  function hide(next: boolean) {
    setIsHidden(next)
    try {
      localStorage.setItem(hiddenKey, String(next))
    } catch {
      // a browser that stores nothing shows the card again on the next page
    }
  }
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  const next = data.steps.find(({ done }) => !done)
  if (!next) return <p>{t.allDone}</p>
  const { title, opens, open } = stepWords[next.step]
  if (isHidden)
    return (
      <Button size="small" onClick={() => hide(false)}>
        {t.show}
      </Button>
    )
  return (
    <>
      <p>{fill(t.progress, { done: show.number(data.done), all: show.number(data.steps.length) })}</p>
      <p>
        <Link to="/dashboard/getting-started" className={styles.next}>
          {fill(t.next, { step: say(title) })}
        </Link>
      </p>
      <RecordButton type="primary" {...opens}>
        {say(open)}
      </RecordButton>{' '}
      <Button size="small" onClick={() => hide(true)}>
        {t.hide}
      </Button>
    </>
  )
}
