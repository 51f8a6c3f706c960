import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { NavLink } from '../../navigation/nav-match.ts'
import styles from '../sidebar.module.css'

const words = { waiting: { en: '{count} waiting', bn: '{count}টি বাকি' } }

/** How much waits behind these links: a number, or a dot beside an icon; nothing when nothing waits. */
export function WaitingCount({ links }: { links: NavLink[] }) {
  const t = useWords(words)
  const show = useShow()
  const sum = links.reduce((total, { waiting = 0 }) => total + waiting, 0)
  if (sum <= 0) return null
  const count = show.number(sum)
  return (
    <>
      {' '}
      <span className={styles.waiting} title={fill(t.waiting, { count })}>
        <span aria-hidden>{count}</span>
        <span className="samity-unseen">{fill(t.waiting, { count })}</span>
      </span>
    </>
  )
}
