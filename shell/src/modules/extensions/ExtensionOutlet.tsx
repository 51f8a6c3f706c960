import { whenBack, type ComponentSlot, type PageLocation } from '@samity/shared-api/module'
import { fill, useSay } from '@samity/shared-ui/words'
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { actingProps } from '../acting-module.ts'
import { reasonText } from '../reports/load-error.ts'
import { CrashBoundary } from '../screen/CrashBoundary.tsx'
import type { NoticeProps } from '../screen/ModuleNotice.tsx'
import type { ScreenSource } from '../screen/screen-source.ts'
import { Suspended } from '../screen/Suspended.tsx'
import { useScreen } from '../screen/use-screen.ts'
import styles from './extension.module.css'

const words = {
  loading: { en: 'Loading...', bn: 'লোড হচ্ছে...' },
  failed: { en: '{title} could not be loaded: {reason}', bn: '{title} লোড করা যায়নি: {reason}' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
}

/** An extension reads its own data: it has no location. */
const noLocation: PageLocation = { path: '/dashboard', search: '', language: 'en' }

type Props = { source: ScreenSource; slot: ComponentSlot; slotProps: object }

/** One extension in its place. An error stays inside, as a small notice with Retry. */
export function ExtensionOutlet({ source, slot, slotProps }: Props) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)
  return (
    <div
      className={`${styles.extension} ${slot === 'receipt.action' ? styles.inline : ''}`}
      {...actingProps(source.module)}
    >
      <CrashBoundary key={attempt} source={source} Notice={ExtensionNotice} onRetry={retry}>
        <ExtensionContent source={source} slotProps={slotProps} attempt={attempt} onRetry={retry} />
      </CrashBoundary>
    </div>
  )
}

type ContentProps = { source: ScreenSource; slotProps: object; attempt: number; onRetry: () => void }

function ExtensionContent({ source, slotProps, attempt, onRetry }: ContentProps) {
  const state = useScreen(source, noLocation, attempt)
  if (state.status === 'waiting') return <ExtensionLoading />
  if (state.status === 'failed')
    return <ExtensionNotice title={source.title} error={state.error} onRetry={onRetry} />
  // the owner of the slot passes the props of that slot
  const Content = state.screen.default as unknown as ComponentType<object>
  return (
    <Suspense
      fallback={
        <Suspended>
          <ExtensionLoading />
        </Suspended>
      }
    >
      <Content {...slotProps} />
    </Suspense>
  )
}

function ExtensionLoading() {
  const say = useSay()
  return (
    <p className={styles.loading} role="status">
      {say(words.loading)}
    </p>
  )
}

/** A small notice. It retries automatically when an unreachable server is back. */
function ExtensionNotice({ title, error, onRetry }: NoticeProps) {
  const say = useSay()
  const retry = useEffectEvent(() => onRetry())
  useEffect(() => whenBack(() => retry()), [error])
  return (
    <div className={styles.notice} role="alert">
      <p>{fill(say(words.failed), { title: say(title), reason: reasonText(error, say) })}</p>
      <button type="button" onClick={onRetry}>
        {say(words.retry)}
      </button>
    </div>
  )
}
