import { useShow } from '../words/index.ts'
import type { Instant } from '@samity/shared-api/contract/moment'
import styles from './components.module.css'

type Props = {
  /** null shows a dash */
  at: Instant | null
}

/** A date and time in a cell of a table. It never breaks into two lines. */
export function Moment({ at }: Props) {
  return <span className={styles.moment}>{useShow().moment(at)}</span>
}
