import { Input } from '@samity/shared-ui/core'
import type { ComponentProps } from 'react'
import styles from './ComputedField.module.css'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  shows: string
  // handed in by the form's field, which keeps nothing here
  value?: unknown
  onChange?: unknown
}

/** Stands in a field and shows what the form works out by itself; nobody types into it, and Tab passes by. */
export function ComputedField({ shows, value: _value, onChange: _onChange, ...control }: Props) {
  return <Input {...control} className={styles.figure} readOnly tabIndex={-1} value={shows} />
}
