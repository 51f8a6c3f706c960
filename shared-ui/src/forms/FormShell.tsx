import type { Fields, Words } from '@samity/shared-api/contract'
import { Button, Form } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useSay, useShow, useWords } from '../words/index.ts'
import { FieldsContext } from './fields-context.ts'
import styles from './FormShell.module.css'
import { focusOpenedForm, handleFormKey } from './keyboard.ts'
import type { FormHandle, Values } from './use-form-handle.ts'

export type FormShellProps = {
  /** From `useFormHandle` */
  handle: FormHandle
  /** Before the ids of its fields: for a form that opens over another one */
  idPrefix?: string | undefined
  /** The declared fields. Those that the screen adds are required when their `Field` says so. */
  fields: Fields
  /** The values of the fields when the form opens */
  initialValues?: Values
  /** Called by the button, by Enter on the last field and by Ctrl+Enter, also when a field has an error */
  onSubmit: () => void
  /** Called after each change of a field */
  onChange?: () => void
  /** The button turns and does nothing */
  isBusy?: boolean
  /** The texts of the buttons */
  labels: { submit: Words; cancel?: Words }
  /** Called by the Cancel button, which is absent without it */
  onCancel?: (() => void) | undefined
  /** Called by Esc. Defaults to `onCancel`. */
  onEscape?: (() => void) | undefined
  /** Stand beside the form's own buttons */
  buttons?: ReactNode
  /**
   * The amount of the record as a decimal, from the values so far. It stands beside the buttons, and both
   * stay in sight.
   */
  total?: ((values: Values) => string | undefined) | undefined
  /** The form is longer than a screen: its buttons stay in sight */
  isLong?: boolean | undefined
  /** Messages above the fields: an error summary, a restored draft */
  notices?: ReactNode
  /** The fields */
  children: ReactNode
}

const cancelWords: Words = { en: 'Cancel', bn: 'বাতিল' }

const totalWords = { total: { en: 'Total', bn: 'মোট' } }

/**
 * The frame of a form: messages, fields and buttons, with the keys of every form. It saves nothing;
 * `onSubmit` decides what happens. The first field has the focus when the form opens.
 */
export function FormShell({
  handle: { form, container },
  idPrefix,
  fields,
  initialValues,
  onSubmit,
  onChange,
  isBusy = false,
  labels,
  onCancel,
  onEscape = onCancel,
  notices,
  buttons,
  total,
  isLong = !!total,
  children,
}: FormShellProps) {
  const say = useSay()
  useEffect(() => focusOpenedForm(container.current), [container])
  return (
    <FieldsContext value={fields}>
      <div ref={container} className={styles.form}>
        <Form
          onKeyDown={(event) => handleFormKey(event, { submit: form.submit, cancel: onEscape })}
          form={form}
          layout="vertical"
          {...(idPrefix !== undefined && { name: idPrefix })}
          noValidate
          {...(initialValues && { initialValues })}
          {...(onChange && { onValuesChange: onChange })}
          onFinish={onSubmit}
          // the declaration has more rules than the fields, so that both outcomes are submitted
          onFinishFailed={onSubmit}
        >
          {notices}
          {children}
          <div className={isLong ? `${styles.buttons} ${styles.bar}` : styles.buttons}>
            {total && <Total of={total} />}
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {say(labels.submit)}
            </Button>
            {onCancel && <Button onClick={onCancel}>{say(labels.cancel ?? cancelWords)}</Button>}
            {buttons}
          </div>
        </Form>
      </div>
    </FieldsContext>
  )
}

function Total({ of }: { of: (values: Values) => string | undefined }) {
  const t = useWords(totalWords)
  const show = useShow()
  const total = of((Form.useWatch([], { form: Form.useFormInstance(), preserve: true }) ?? {}) as Values)
  return (
    <span>
      {t.total} <strong>{total === undefined ? '–' : show.money(total)}</strong>
    </span>
  )
}
