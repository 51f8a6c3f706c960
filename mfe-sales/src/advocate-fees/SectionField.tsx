import type { Fields, FieldKind } from '@samity/shared-api/contract'
import { SelectField } from '@samity/shared-ui/forms'
import type { ReactNode } from 'react'
import { advocateFeesForm, type SectionName } from './advocate-fees-form.ts'

type Props<F extends Fields> = {
  section: SectionName
  fields: F
  row: number
  name: keyof F & string
  readOnly?: boolean
  children?: ReactNode
}

export function SectionField<F extends Fields>({ section, fields, row, name, readOnly, children }: Props<F>) {
  const { label, kind, required, choices } = fields[name]!
  return (
    <advocateFeesForm.Cell
      list={section}
      row={row}
      name={name}
      label={label}
      // sections have plain fields only
      kind={kind as Exclude<FieldKind, 'json' | 'picture' | 'ref'>}
      required={required}
      {...(readOnly && { readOnly })}
    >
      {children ??
        (choices && (
          <SelectField options={choices} {...(!required && name === 'court_type' && { emptyOption })} />
        ))}
    </advocateFeesForm.Cell>
  )
}
const emptyOption = { en: 'Select', bn: 'নির্বাচন করুন' }
