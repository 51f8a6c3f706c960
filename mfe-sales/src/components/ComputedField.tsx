import { Input } from '@samity/shared-ui/core'
import type { ComponentProps } from 'react'
import styles from './ComputedField.module.css'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  text: string
  // passed by the form field, but not used
  value?: unknown
  onChange?: unknown
}

/** Shows a value that the form computes, in the place of an input. It is read-only, and Tab skips it. */
export function ComputedField({ text, value: _value, onChange: _onChange, ...control }: Props) {
  return <Input {...control} className={styles.figure} readOnly tabIndex={-1} value={text} />
}
