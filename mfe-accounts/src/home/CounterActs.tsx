import { useRecordPath } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import styles from './home.module.css'

const words = {
  acts: { en: 'At the counter', bn: 'কাউন্টারে' },
  sell: { en: 'Sell papers', bn: 'কাগজ বিক্রি' },
  fee: { en: 'Take a fee', bn: 'ফি নিন' },
  renew: { en: 'Renew an associate', bn: 'আইনজীবী সহকারী নবায়ন' },
  close: { en: 'Close the day', bn: 'দিনের হিসাব সমাপ্ত করুন' },
}
const acts = [
  { label: 'sell', kind: 'paper-sale' },
  { label: 'fee', kind: 'advocate-fees' },
  { label: 'renew', kind: 'associate-renewal' },
  { label: 'close', kind: 'day-close' },
] as const

export function CounterActs() {
  const t = useWords(words)
  const recordPath = useRecordPath()
  return (
    <nav className={styles.acts} aria-label={t.acts}>
      {acts.map(({ label, kind }) => {
        const to = recordPath(kind)
        return (
          to && (
            <Link key={kind} to={to}>
              {t[label]}
            </Link>
          )
        )
      })}
    </nav>
  )
}
