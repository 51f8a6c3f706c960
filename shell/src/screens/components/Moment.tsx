import type { Instant } from '@samity/shared-api/contract/moment'
import { useMoment } from '../hooks/use-moment.ts'
import styles from './components.module.css'

/** A date and time in a cell of a table. It never breaks into two lines. */
export function Moment({ at }: { at: Instant | null }) {
  return <span className={styles.moment}>{useMoment()(at)}</span>
}
