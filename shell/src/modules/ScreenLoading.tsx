import { useSay } from '@samity/shared-ui/words'
import styles from './notice.module.css'

const loading = { en: 'Loading...', bn: 'লোড হচ্ছে...' }

/** Appears only when the wait is long enough to be noticed. */
export function ScreenLoading() {
  const say = useSay()
  return (
    <p className={styles.waiting} role="status">
      {say(loading)}
    </p>
  )
}
