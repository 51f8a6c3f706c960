import { useSay } from '@samity/shared-ui/words'
import styles from './notice.module.css'

const loading = { en: 'Loading...', bn: 'লোড হচ্ছে...' }

/** Becomes visible only after a short delay (notice.module.css). */
export function ScreenLoading() {
  const say = useSay()
  return (
    <p className={styles.loading} role="status">
      {say(loading)}
    </p>
  )
}
