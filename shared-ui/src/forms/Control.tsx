import type { Field } from '@samity/shared-api/contract'
import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { DayInput } from '../date/DayInput.tsx'
import { Choice, chooseWords } from './Choice.tsx'
import styles from './native.module.css'
import { PictureInput } from './PictureInput.tsx'

// Form.Item hands value, onChange, id and aria attributes to whatever stands inside it
type Given = Record<string, unknown>

/** An amount in taka. The text stays as it was typed: '1,25,000', '১২৫০.৫০'. */
export const MoneyInput = ({ className, ...rest }: ComponentProps<typeof Input>) => (
  <Input
    prefix="৳"
    inputMode="decimal"
    autoComplete="off"
    {...rest}
    className={`${styles.right} ${className ?? ''}`}
  />
)

/** A whole number, in either digits. */
export const IntInput = (props: ComponentProps<typeof Input>) => (
  <Input inputMode="numeric" autoComplete="off" {...props} />
)

/** A phone number, in either digits. */
export const PhoneInput = (props: ComponentProps<typeof Input>) => (
  <Input type="tel" autoComplete="off" {...props} />
)

/** The control for a kind of field. */
export function Control({ field, ...given }: { field: Field } & Given) {
  switch (field.kind) {
    case 'long':
      return <Input.TextArea rows={3} {...given} />
    case 'int':
      return <IntInput {...given} />
    case 'money':
      return <MoneyInput {...given} />
    case 'day':
      return <DayInput {...given} />
    case 'choice':
      return <Choice {...given} choices={field.choices ?? []} nothing={chooseWords} />
    case 'phone':
      return <PhoneInput {...given} />
    case 'email':
      return <Input type="email" autoComplete="off" {...given} />
    case 'picture':
      return <PictureInput {...given} />
    default:
      return <Input autoComplete="off" {...given} />
  }
}
