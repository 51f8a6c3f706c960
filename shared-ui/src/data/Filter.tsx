import { useId, type ReactNode } from 'react'
import styles from './DataTable.module.css'

type FilterProps = {
  /** The text above the control */
  label: string
  /** The id of the control. Without it the filter makes one. */
  id?: string
  /** Returns the control with this id */
  children: (id: string) => ReactNode
}

/**
 * A filter with a label above a list: `<Filter label={t.type} id="type">{(id) => <SelectField id={id} …
 * />}</Filter>`.
 */
export function Filter({ label, id, children }: FilterProps) {
  const generatedId = useId()
  return (
    <div className={styles.filter} data-filter>
      <label htmlFor={id ?? generatedId}>{label}</label>
      {children(id ?? generatedId)}
    </div>
  )
}
