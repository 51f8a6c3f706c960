import type { ReactElement } from 'react'
import styles from './ReadOnlyField.module.css'

type Props = { label: string; children: ReactElement<{ id?: string }> }

export const ReadOnlyField = ({ label, children }: Props) => (
  <div className={styles.field}>
    <label htmlFor={children.props.id}>{label}</label>
    {children}
  </div>
)
