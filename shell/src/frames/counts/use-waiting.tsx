import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { NavLink } from '../../navigation/nav-match.ts'
import styles from '../sidebar.module.css'

const words = { waiting: { en: '{count} waiting', bn: '{count}টি বাকি' } }

/**
 * Returns a badge with how much waits behind these links, a dot beside an icon, and the description of the
 * link or button around it. Its name stays. Both are undefined when nothing waits.
 */
export function useWaiting(links: NavLink[]) {
  const t = useWords(words)
  const show = useShow()
  // the badge of a folded section would grow with each response
  if (links.some(({ isAwaited }) => isAwaited)) return {}
  const sum = links.reduce((total, { waiting = 0 }) => total + waiting, 0)
  if (sum <= 0) return {}
  const count = show.number(sum)
  const text = fill(t.waiting, { count })
  return {
    description: { 'aria-description': text },
    badge: (
      <span className={styles.waiting} title={text} aria-hidden>
        {count}
      </span>
    ),
  }
}
