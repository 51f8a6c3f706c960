import type { Field } from '@samity/shared-api/contract'
import { Input } from '@samity/shared-ui/core'
import { IntInput, LabelledField, MoneyInput, SelectField } from '@samity/shared-ui/forms'
import { DayInput } from '@samity/shared-ui/date'
import { useSay } from '@samity/shared-ui/words'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { LineValues } from '../open-basket/basket.ts'
import type { CompleteLine, LineErrors } from './kinds.ts'
import styles from './lines.module.css'

export type LineProps = {
  complete: CompleteLine
  errors: LineErrors
  onChange: (values: LineValues) => void
}

type Props = LineProps & {
  /** The field of the declaration: its label and its control */
  name: string
  /** The name of its value in the line, where it differs */
  valueName?: string
  /** The value that is shown; the one in the body by default */
  value?: string | number | null
  label?: Field['label']
  /** A line under the control */
  hint?: ReactNode
  /** Replaces the control of the field's kind. It receives id, name, value and onChange. */
  children?: ReactElement<Record<string, unknown>>
}

export function LineField({ complete, errors, onChange, name, valueName = name, ...props }: Props) {
  const say = useSay()
  const { line, kind, body } = complete
  const field = kind.resource.fields[name]
  const value = props.value === undefined ? body[name] : props.value
  const label = props.label ?? field?.label
  return (
    <div className={styles.field}>
      <LabelledField id={`${line.id}_${name}`} label={label ? say(label) : name} error={errors[name]}>
        <LineControl
          field={field}
          value={value === null || value === undefined ? '' : (value as string | number)}
          onChange={(next) => onChange({ [valueName]: next })}
        >
          {props.children}
        </LineControl>
      </LabelledField>
      {props.hint && <span className={styles.hint}>{props.hint}</span>}
    </div>
  )
}

type ControlProps = Record<string, unknown> & {
  field: Field | undefined
  value: string | number
  onChange: (value: string) => void
  children?: ReactElement<Record<string, unknown>> | undefined
}

function LineControl({ field, value, onChange, children, ...control }: ControlProps) {
  const text = String(value)
  const onInput = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (children)
    return cloneElement(children, { ...control, value, onChange: children.props['onChange'] ?? onChange })
  switch (field?.kind) {
    case 'money':
      return <MoneyInput {...control} value={text} onChange={onInput} />
    case 'int':
      return <IntInput {...control} value={text} onChange={onInput} />
    case 'choice':
      return <SelectField {...control} options={field.choices ?? []} value={text} onChange={onChange} />
    case 'day':
      return <DayInput {...control} value={text} onChange={(day: unknown) => onChange(String(day ?? ''))} />
    default:
      return <Input autoComplete="off" {...control} value={text} onChange={onInput} />
  }
}
