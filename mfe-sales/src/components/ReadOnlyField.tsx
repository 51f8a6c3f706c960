import type { ReactElement } from 'react'
import styles from './ReadOnlyField.module.css'

type Props = { label: string; children: ReactElement<{ id?: string }> }

/** A labelled figure that belongs to no field of the form. */
export const ReadOnlyField = ({ label, children }: Props) => (
  <div className={styles.shown}>
    <label htmlFor={children.props.id}>{label}</label>
    {children}
  </div>
)
