import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { FullWidth } from './FormColumns.tsx'
import styles from './OwedTicks.module.css'

type Props = {
  /** The name of the group */
  label: string
  /** The owed items, oldest first */
  items: readonly { label: string; note?: ReactNode }[]
  /** The number of ticked items: the first ones */
  takenCount: number
  /** Called with the new number */
  onChange: (takenCount: number) => void
}

/**
 * What is owed as ticks, oldest first. The oldest is paid first: a tick takes everything before it, too, and
 * leaving one out leaves out what follows.
 */
export const OwedTicks = ({ label, items, takenCount, onChange }: Props) => (
  <FullWidth>
    <div role="group" aria-label={label}>
      <strong aria-hidden>{label}</strong>
      <div className={styles.ticks}>
        {items.map((item, index) => (
          <Checkbox
            key={item.label}
            checked={index < takenCount}
            onChange={({ target }) => onChange(target.checked ? index + 1 : index)}
          >
            {item.label}
            {item.note && <> · {item.note}</>}
          </Checkbox>
        ))}
      </div>
    </div>
  </FullWidth>
)
