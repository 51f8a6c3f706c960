import type { Field } from '@samity/shared-api/contract'
import { Input, type InputRef } from 'antd'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { DayInput } from '../date/DayInput.tsx'
import { SelectField, emptyOptionWords } from '../core/SelectField.tsx'
import styles from '../core/native-controls.module.css'
import { PictureInput } from './PictureInput.tsx'

// Form.Item passes value, onChange, id and aria attributes to its child
type ControlProps = Record<string, unknown>

/**
 * A field for a whole number in Latin or Bengali digits. A number that arrives while the field has the focus,
 * such as a proposed one, is selected: what is typed next replaces it.
 */
export function IntInput({ onChange, ...rest }: ComponentProps<typeof Input>) {
  const { value } = rest
  const input = useRef<InputRef>(null)
  const known = useRef(value)
  useLayoutEffect(() => {
    if (value !== known.current && document.activeElement === input.current?.input) input.current?.select()
    known.current = value
  }, [value])
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={input}
      onChange={(event) => {
        known.current = event.target.value
        onChange?.(event)
      }}
    />
  )
}

/** A field for an amount in taka. The text stays as it was typed: '1,25,000', '১২৫০.৫০'. */
export const MoneyInput = ({ className, ...rest }: ComponentProps<typeof Input>) => (
  <IntInput prefix="৳" inputMode="decimal" {...rest} className={`${styles.right} ${className ?? ''}`} />
)

/** A field for a phone number in Latin or Bengali digits. */
export const PhoneInput = (props: ComponentProps<typeof Input>) => (
  <Input type="tel" autoComplete="off" {...props} />
)

export function Control({ field, ...props }: { field: Field } & ControlProps) {
  switch (field.kind) {
    case 'long':
      return <Input.TextArea rows={3} {...props} />
    case 'int':
      return <IntInput {...props} />
    case 'money':
      return <MoneyInput {...props} />
    case 'day':
      return <DayInput {...props} />
    case 'choice':
      return <SelectField {...props} options={field.choices ?? []} emptyOption={emptyOptionWords} />
    case 'phone':
      return <PhoneInput {...props} />
    case 'email':
      return <Input type="email" autoComplete="off" {...props} />
    case 'picture':
      return <PictureInput {...props} />
    default:
      return <Input autoComplete="off" {...props} />
  }
}
