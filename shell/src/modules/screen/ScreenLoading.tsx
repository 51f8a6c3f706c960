import type { Words } from '@samity/shared-api/contract/words'
import { useLead, useSay } from '@samity/shared-ui/words'
import styles from './notice.module.css'

const loading = { en: 'Loading...', bn: 'লোড হচ্ছে...' }

type Props = {
  title?: Words | undefined
  /** True when only its rendering is missing: before, it may fail, and the title is no heading yet */
  isLoaded?: boolean
}

/** The text becomes visible only after a short delay (notice.module.css), the title at once. */
export function ScreenLoading({ title, isLoaded = false }: Props) {
  const say = useSay()
  const lead = useLead()
  const text = (
    <p className={styles.loading} role="status">
      {say(loading)}
    </p>
  )
  if (!title) return text
  return (
    <section aria-busy>
      {isLoaded ? (
        <h1 className={styles.opening}>{say(title)}</h1>
      ) : (
        <p aria-hidden className={styles.opening}>
          {say(title)}
        </p>
      )}
      {lead && (
        <p aria-hidden className={styles.lead}>
          {lead}
        </p>
      )}
      {text}
    </section>
  )
}
