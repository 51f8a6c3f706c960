import { inLanguage, validationMessages, type Field, type Words } from '@samity/shared-api/contract'
import { Checkbox, Form } from 'antd'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useLanguage, useSay } from '../words/index.ts'
import { useFields } from './fields-context.ts'
import { Control } from './Control.tsx'
import type { FieldPath } from './field-errors.ts'
import { placedErrorsOf } from './use-error-placement.ts'

type Props = {
  path: FieldPath
  /** For a field of a row: the path inside the surrounding list */
  relativePath?: FieldPath
  field: Field
  label?: Words | undefined
  hint?: Words | undefined
  note?: ReactNode
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  children?: ReactNode
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** One control with its label, its rules and its errors. Its id and name are the field's name on the wire. */
export function FieldItem({
  path,
  relativePath = path,
  field,
  label = field.label,
  hint,
  note,
  disabled,
  readOnly,
  children,
}: Props) {
  const say = useSay()
  const language = useLanguage()
  const form = Form.useFormInstance()
  const declaredFields = useFields()
  const name = path.join('_')
  const controlProps = {
    name,
    ...(disabled !== undefined && { disabled }),
    ...(readOnly !== undefined && { readOnly }),
  }

  if (field.kind === 'flag' && !children)
    return (
      <Form.Item name={relativePath} valuePropName="checked" extra={hint && say(hint)}>
        <Checkbox {...controlProps}>{say(label)}</Checkbox>
      </Form.Item>
    )

  // a blank field is not an error on blur, only when the form is submitted
  const schemaRule = {
    validator: async (_rule: unknown, value: unknown) => {
      const { error } = isBlank(value) ? {} : field.schema.safeParse(value)
      if (error) throw new Error(inLanguage(error.issues[0]!.message, language))
      const placed = placedErrorsOf(form, path, value)
      if (placed.length > 0) throw new Error(placed.join(' '))
    },
  }
  // the declaration validates its own required fields; for any other field only the screen says that it is
  // required
  const isUndeclared = declaredFields !== undefined && !(String(path[0]) in declaredFields)
  const requiredRule = {
    validateTrigger: 'onSubmit',
    validator: async (_rule: unknown, value: unknown) => {
      if (isBlank(value)) throw new Error(inLanguage(validationMessages.required, language))
    },
  }
  // the form validates a list as a whole when it is submitted; a change removes the message
  const noRule = { validator: async () => undefined }
  const isList = field.kind === 'json' && !field.group
  const rules = [schemaRule, ...(isUndeclared && field.required ? [requiredRule] : [])]
  return (
    <Form.Item
      name={relativePath}
      label={say(label)}
      required={field.required}
      rules={isList ? [noRule] : rules}
      validateTrigger={isList ? 'onChange' : 'onBlur'}
      extra={
        (hint || note) && (
          <>
            {hint && say(hint)}
            {note}
          </>
        )
      }
    >
      {isValidElement(children) ? (
        cloneElement(children as ReactElement<Record<string, unknown>>, controlProps)
      ) : (
        <Control field={field} {...controlProps} />
      )}
    </Form.Item>
  )
}
