import type { ServiceStatus } from '@samity/shared-api/contract/system/modules'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from './modules.module.css'

const words = {
  starting: { en: 'Starting', bn: 'চালু হচ্ছে' },
  running: { en: 'Running', bn: 'চলছে' },
  restarting: { en: 'Restarting', bn: 'আবার চালু হচ্ছে' },
  failed: { en: 'Failed', bn: 'ব্যর্থ' },
  remote: { en: 'on another machine', bn: 'অন্য মেশিনে' },
  restarts: { en: 'Restarts: {count}', bn: 'আবার চালু হয়েছে: {count} বার' },
  error: { en: 'Last error: {error}', bn: 'শেষ ত্রুটি: {error}' },
}
const looks = {
  starting: styles.canary,
  running: styles.active,
  restarting: styles.canary,
  failed: styles.failed,
}

export function ServiceStateLabel({ service }: { service: ServiceStatus | null }) {
  const t = useWords(words)
  const show = useShow()
  if (!service) return null
  const { state, remote, restarts, error } = service
  return (
    <>
      <span className={looks[state]}>{t[state]}</span>
      {remote && ` ${t.remote}`}
      {restarts > 0 && <p className={styles.hint}>{fill(t.restarts, { count: show.digits(restarts) })}</p>}
      {error && (
        <p className={styles.hint} lang="en">
          {fill(t.error, { error })}
        </p>
      )}
    </>
  )
}
