import type { Fields, Kind } from '@samity/shared-api/contract'
import { Choice } from '@samity/shared-ui/forms'
import type { ReactNode } from 'react'
import { form, type SetName } from './form.ts'

type Props<F extends Fields> = {
  of: SetName
  /** The section's fields as they are declared */
  fields: F
  row: number
  name: keyof F & string
  readOnly?: boolean
  children?: ReactNode
}

/** One field of a section, labelled and ruled by its declaration. */
export function SectionField<F extends Fields>({ of, fields, row, name, readOnly, children }: Props<F>) {
  const { label, kind, required, choices } = fields[name]!
  return (
    <form.Cell
      of={of}
      row={row}
      name={name}
      label={label}
      // sections hold plain fields only
      kind={kind as Exclude<Kind, 'json' | 'picture' | 'ref'>}
      required={required}
      {...(readOnly && { readOnly })}
    >
      {children ??
        (choices && <Choice choices={choices} {...(!required && name === 'court_type' && { nothing })} />)}
    </form.Cell>
  )
}
const nothing = { en: 'Select', bn: 'নির্বাচন করুন' }
