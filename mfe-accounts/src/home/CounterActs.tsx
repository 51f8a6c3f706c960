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
  { label: 'sell', to: '/dashboard/vokalatnama' },
  { label: 'fee', to: '/dashboard/advocate-all-fees' },
  { label: 'renew', to: '/dashboard/associate-renewal-list' },
  { label: 'close', to: '/dashboard/treasury/day-close' },
] as const

export function CounterActs() {
  const t = useWords(words)
  return (
    <nav className={styles.acts} aria-label={t.acts}>
      {acts.map(({ label, to }) => (
        <Link key={to} to={to}>
          {t[label]}
        </Link>
      ))}
    </nav>
  )
}
