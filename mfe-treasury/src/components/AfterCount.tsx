import { useShow, useWords } from '@samity/shared-ui/words'
import styles from '../treasury.module.css'

const words = {
  after: { en: 'Later days: shown after the count', bn: 'পরের দিনগুলো: গণনার পরে দেখানো হবে' },
  until: { en: 'Until', bn: 'যে দিন পর্যন্ত' },
}

/** Says that figures end with a day, because the count of the next one is blind. Nothing without a day. */
export function AfterCount({ until }: { until: string | undefined }) {
  const t = useWords(words)
  const show = useShow()
  if (!until) return null
  return (
    <span className={styles.small} role="note">
      {t.until} {show.day(until)}. {t.after}
    </span>
  )
}
