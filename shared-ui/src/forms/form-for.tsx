import {
  longText,
  type FormValues,
  type Field as FieldDeclaration,
  type FieldKind,
  type Resource,
  type Words,
} from '@samity/shared-api/contract'
import { Form as AntForm } from 'antd'
import type { ReactNode } from 'react'
import { FieldItem } from './FieldItem.tsx'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'
import type { FieldPath } from './field-errors.ts'

type FieldName<R extends Resource> = keyof R['fields'] & string
/** 'handover.to_place': a field of a group */
type GroupFieldName<R extends Resource> = {
  [K in FieldName<R>]: R['fields'][K] extends { group: infer G } ? `${K}.${keyof G & string}` : never
}[FieldName<R>]

type FieldProps<R extends Resource> = {
  name: FieldName<R> | GroupFieldName<R>
  /** Replaces the declared label */
  label?: Words
  /** A line under the control */
  hint?: Words
  /** Overrides whether the declaration requires the field */
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** Replaces the control of the field's kind. It receives id, name, value and onChange. */
  children?: ReactNode
}

type CellProps<R extends Resource> = {
  /** The nested list, the row in it, the field of the row */
  list: FieldName<R>
  row: number
  name: string
  label: Words
  kind: Exclude<FieldKind, 'json' | 'picture' | 'ref'>
  required?: boolean
  readOnly?: boolean
  children?: ReactNode
}

type RowsProps<R extends Resource> = {
  name: FieldName<R>
  children: (
    rows: { key: number; row: number }[],
    change: { add: (row?: object) => void; remove: (row: number) => void },
  ) => ReactNode
}

/**
 * The current value of a field of the surrounding form, for components of several forms. Each form also has a
 * typed `useValue`.
 */
export const useFieldValue = (...path: FieldPath): unknown => AntForm.useWatch(path, { preserve: true })

/**
 * Reads a field of the surrounding form at once. `useFieldValue` follows a moment later: an effect that fills
 * a blank field reads here, or it overwrites what was typed or restored in that moment.
 */
export function useReadField(): (...path: FieldPath) => unknown {
  const form = AntForm.useFormInstance()
  return (...path) => form.getFieldValue(path) as unknown
}

/** A cell accepts any text. The declaration validates the rows as a whole when the form is submitted. */
const cellField = (label: Words, kind: FieldKind, required: boolean): FieldDeclaration => ({
  ...longText(label),
  kind,
  required,
})

/**
 * The form components of a resource. The compiler checks field names; labels and rules come from the
 * declaration. Call it once, at module scope. `schema` replaces the declared one when a rule spans several
 * fields. `idPrefix` keeps the ids of a form apart from those of another one on the page.
 */
export function formFor<R extends Resource>(
  resource: R,
  schema: Resource['input'] = resource.input,
  idPrefix?: string,
) {
  /** Creates a record, or edits `record`. */
  function Form(props: RecordFormProps<R>) {
    // another record, or a newer version of it, remounts the form
    return (
      <RecordForm
        key={props.record ? `${props.record.id} ${props.record.version}` : 'new'}
        {...props}
        resource={resource}
        schema={schema}
        idPrefix={idPrefix}
      />
    )
  }

  function Field({ name, required, children, ...rest }: FieldProps<R>) {
    const path = name.split('.')
    const [first = '', inGroup] = path
    const declared: FieldDeclaration = resource.fields[first]!
    const declaration = inGroup === undefined ? declared : declared.group![inGroup]!
    return (
      <FieldItem path={path} field={{ ...declaration, required: required ?? declaration.required }} {...rest}>
        {children}
      </FieldItem>
    )
  }

  /**
   * The rows of a nested list: `<Rows name="serials">{(rows, { add, remove }) => …}</Rows>` with a Cell for
   * each field.
   */
  function Rows({ name, children }: RowsProps<R>) {
    return (
      <AntForm.List name={name}>
        {(rows, { add, remove }) => (
          <>
            {children(
              rows.map(({ key, name: row }) => ({ key, row })),
              { add: (row = {}) => add(row), remove },
            )}
          </>
        )}
      </AntForm.List>
    )
  }

  function Cell({ list, row, name, label, kind, required = false, readOnly, children }: CellProps<R>) {
    return (
      <FieldItem
        path={[list, row, name]}
        relativePath={[row, name]}
        field={cellField(label, kind, required)}
        readOnly={readOnly}
      >
        {children}
      </FieldItem>
    )
  }

  const useValue = (...path: [FieldName<R>, ...FieldPath]): unknown => useFieldValue(...path)

  /** Sets values of the form: `const set = useSet()`, then `set({ price: form.form_rate })`. */
  function useSet(): (values: FormValues<R>) => void {
    const form = AntForm.useFormInstance()
    return (values) => form.setFieldsValue(values)
  }

  return { resource, Form, Field, Rows, Cell, useValue, useSet }
}
export type { RecordFormProps as FormProps } from './RecordForm.tsx'
export type FormOf<R extends Resource> = ReturnType<typeof formFor<R>>
