import type { Words } from '@samity/shared-api/contract/words'
import { whenBack } from '@samity/shared-api/module'
import { fill, useSay } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent } from 'react'
import { reasonText } from '../reports/load-error.ts'
import styles from './notice.module.css'
import { supportCode, usePageModules } from '../registry/registry.ts'

const words = {
  failed: { en: '{module} could not be loaded: {reason}', bn: '{module} লোড করা যায়নি: {reason}' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  support: { en: 'Support code', bn: 'সহায়তা কোড' },
}

export type NoticeProps = { title: Words; error: unknown; onRetry: () => void }

/**
 * Shows why a module could not be loaded. It is plain HTML on purpose: the notice must not depend on the code
 * that failed. It retries automatically when an unreachable server is back.
 */
export function ModuleNotice({ title, error, onRetry }: NoticeProps) {
  const say = useSay()
  const modules = usePageModules()
  const retry = useEffectEvent(() => onRetry())
  useEffect(() => whenBack(() => retry()), [error])
  return (
    <section className={styles.notice} role="alert">
      <h1 className={styles.heading}>{say(title)}</h1>
      <p>{fill(say(words.failed), { module: say(title), reason: reasonText(error, say) })}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {say(words.retry)}
      </button>
      <p className={styles.support}>
        {say(words.support)}: <code translate="no">{supportCode(modules)}</code>
      </p>
    </section>
  )
}
