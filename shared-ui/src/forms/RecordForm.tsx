import { toRequestError, type RequestError } from '@samity/shared-api/client'
import type { FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import { Alert, Button, Form } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useConfirm } from '../core/confirm.ts'
import { useToast } from '../core/toast.ts'
import { leaveWords, useUnsaved } from '../core/unsaved.ts'
import { useLanguage, useSay } from '../words/index.ts'
import { toRequestBody } from './request-body.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FieldsContext } from './fields-context.ts'
import { useDraft } from './use-draft.ts'
import { focusFirst, focusFirstInvalid, handleFormKey } from './keyboard.ts'
import { toFormPath, fieldErrorsOf, fieldPath, type FieldError } from './field-errors.ts'
import styles from './RecordForm.module.css'
import { useSave, type Save } from './use-save.ts'

type Values = Record<string, unknown>

export type RecordFormProps<R extends Resource> = {
  /** The record to edit. Without it the form creates one. */
  record?: Row<R> | undefined
  /** Initial values of a new form; a function when they depend on the day */
  initial?: FormValues<R> | (() => FormValues<R>)
  labels: { create: Words; update: Words; cancel?: Words }
  /** Toasts after a success, and the text before the reason of a failure */
  messages?: { created?: Words; updated?: Words; failed?: Words }
  onSaved?: (row: Row<R>, action: 'created' | 'updated') => void
  /** Called by Esc and by the Cancel button, which is absent without it */
  onCancel?: (() => void) | undefined
  /** Changes the values before they are sent: removes blank rows, adds derived fields */
  prepare?: (values: FormValues<R>) => FormValues<R>
  /** Stores unsaved input as a draft under this name, so that a crash or a reload does not lose it */
  draftName?: string
  /** A call that replaces POST and PUT of the resource */
  save?: Save<R>
  children: ReactNode
}

const words = {
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  restored: { en: 'Your unfinished entry has been restored.', bn: 'আপনার অসমাপ্ত লেখা ফিরিয়ে আনা হয়েছে।' },
  discard: { en: 'Discard', bn: 'বাদ দিন' },
}

type Props<R extends Resource> = RecordFormProps<R> & { resource: R; schema: Resource['input'] }

export function RecordForm<R extends Resource>(props: Props<R>) {
  const {
    resource,
    schema,
    record,
    initial,
    labels,
    messages = {},
    onSaved,
    onCancel,
    prepare,
    draftName,
    save,
    children,
  } = props
  const [form] = Form.useForm<Values>()
  const container = useRef<HTMLDivElement>(null)
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const [requestError, setRequestError] = useState<RequestError>()
  const draft = useDraft(draftName && `${draftName} ${record ? `${record.id} ${record.version}` : 'new'}`)
  const [isRestored, setIsRestored] = useState(!!draft.saved)
  const [isDirty, setIsDirty] = useState(isRestored)
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Row<R> }>()
  /** The latest version that the person has seen */
  const seenVersion = useRef(record?.version)
  const markSaved = useUnsaved(isDirty)
  const { isSaving, send, resume } = useSave(resource, record, save, {
    sent: draft.saved?.sent,
    onSend: (sent) => draft.write({ sent }),
  })
  const initialValues = () =>
    (record ?? (typeof initial === 'function' ? initial() : initial) ?? {}) as Values
  const [startValues] = useState(() => ({ ...initialValues(), ...draft.saved?.values }))

  useEffect(() => focusFirst(container.current), [])
  useEffect(() => {
    let isMounted = true
    let isUntouched = true
    const touch = () => {
      isUntouched = false
    }
    const inputEvents = ['input', 'compositionstart'] as const
    for (const name of inputEvents)
      container.current?.addEventListener(name, touch, { capture: true, once: true })
    void draft
      .orphan(() => isMounted && isUntouched)
      .then((orphan) => {
        if (!isMounted || !orphan) return
        form.setFieldsValue(orphan.values)
        resume(orphan.sent)
        setIsRestored(true)
        setIsDirty(true)
      })
    return () => {
      isMounted = false
    }
    // oxlint-disable-next-line exhaustive-deps -- once, when the form opens
  }, [])

  function showFieldErrors(fieldErrors: FieldError[]): FieldError[] {
    const visibleFields = new Set(form.getFieldsError().map(({ name }) => name.join('.')))
    const [visible, hidden] = [
      fieldErrors.filter(({ path }) => visibleFields.has(path.join('.'))),
      fieldErrors.filter(({ path }) => !visibleFields.has(path.join('.'))),
    ]
    form.setFields(visible.map(({ path, errors }) => ({ name: path as never, errors })))
    // after React has rendered the error beside its field
    setTimeout(() => focusFirstInvalid(container.current))
    return hidden
  }

  const describeError = ({ path, errors }: FieldError) => {
    const label = resource.fields[String(path[0])]?.label
    return `${label ? `${say(label)}: ` : ''}${errors.join(' ')}`
  }

  async function submit() {
    const values = form.getFieldsValue(true) as Values
    const visibleFields = new Set(form.getFieldsError().map(({ name }) => String(name[0])))
    let body: Values
    try {
      body = toRequestBody(
        resource,
        (prepare ? prepare(values as FormValues<R>) : values) as Values,
        visibleFields,
      )
    } catch (error) {
      setRequestError(toRequestError(error))
      return
    }
    setRequestError(undefined)
    const fieldErrors = fieldErrorsOf(schema, body, language)
    const isIncomplete = form
      .getFieldsError()
      .some(({ name, errors }) => errors.length > 0 && !(String(name[0]) in resource.fields))
    if (fieldErrors.length || isIncomplete) {
      const hiddenErrors = showFieldErrors(
        fieldErrors.map(({ path, errors }) => ({ path: toFormPath(path, values, body), errors })),
      )
      if (hiddenErrors.length)
        setRequestError({ status: 422, message: hiddenErrors.map(describeError).join('\n'), errors: {} })
      return
    }
    const result = await send(body, seenVersion.current)
    if (result?.kind === 'saved') handleSaved(result.row)
    else if (result?.kind === 'conflict') setConflict({ mine: body, theirs: result.theirs })
    else if (result) handleError(result.error, values, body)
  }

  function reset() {
    draft.drop()
    setIsDirty(false)
    setIsRestored(false)
    form.setFieldsValue(emptyValues(form.getFieldsValue(true) as Values))
    form.setFieldsValue(initialValues())
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [], touched: false })))
    focusFirst(container.current)
  }

  function handleSaved(row: Row<R>) {
    markSaved()
    setIsDirty(false)
    const message = record ? messages.updated : messages.created
    if (message) toast.success(message)
    if (record) draft.drop()
    else reset()
    onSaved?.(row, record ? 'updated' : 'created')
  }

  function handleError({ status, message, errors }: RequestError, values: Values, body: Values) {
    const fieldErrors = Object.entries(errors).map(([wireName, texts]) => ({
      path: toFormPath(fieldPath(wireName), values, body),
      errors: texts,
    }))
    const hiddenErrors = showFieldErrors(fieldErrors)
    if (messages.failed || !fieldErrors.length || hiddenErrors.length)
      setRequestError({
        status,
        message: [message, ...hiddenErrors.map(describeError).filter((text) => !text.includes(message))].join(
          '\n',
        ),
        errors,
      })
  }

  function discard() {
    draft.drop()
    onCancel?.()
  }

  async function handleEscape() {
    if (!isDirty || (await confirm({ ...leaveWords, danger: true }))) discard()
  }

  function saveDraft() {
    setIsDirty(true)
    draft.write({ values: form.getFieldsValue(true) as Values })
  }

  return (
    <FieldsContext value={resource.fields}>
      <div ref={container} className={styles.form}>
        <Form
          onKeyDown={(event) =>
            handleFormKey(event, { submit: form.submit, cancel: onCancel && (() => void handleEscape()) })
          }
          form={form}
          layout="vertical"
          noValidate
          initialValues={startValues}
          onValuesChange={saveDraft}
          onFinish={() => void submit()}
          onFinishFailed={() => void submit()}
        >
          {requestError && (
            <Alert
              className={styles.alert}
              type="error"
              showIcon
              role="alert"
              title={
                <span className={styles.lines}>
                  {withFailurePrefix(messages.failed && say(messages.failed), requestError.message)}
                </span>
              }
              {...((requestError.status === 0 || requestError.status >= 500) && {
                action: <Button onClick={() => void submit()}>{say(words.retry)}</Button>,
              })}
            />
          )}
          {isRestored && (
            <Alert
              className={styles.alert}
              type="info"
              showIcon
              role="status"
              title={say(words.restored)}
              action={<Button onClick={reset}>{say(words.discard)}</Button>}
            />
          )}
          {children}
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {say(record ? labels.update : labels.create)}
            </Button>
            {onCancel && <Button onClick={discard}>{say(labels.cancel ?? words.cancel)}</Button>}
          </div>
        </Form>
      </div>
      {conflict && (
        <ConflictDialog
          fields={resource.fields}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onCancel={() => setConflict(undefined)}
          onKeepMine={() => {
            setConflict(undefined)
            seenVersion.current = conflict.theirs.version
            void submit()
          }}
          onKeepTheirs={() => {
            setConflict(undefined)
            seenVersion.current = conflict.theirs.version
            form.setFieldsValue(conflict.theirs)
          }}
        />
      )}
    </FieldsContext>
  )
}

const emptyValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))

/** 'Failed to submit rent collection: ' and the reason; 'Submission failed.' and the reason. */
function withFailurePrefix(prefix: string | undefined, message: string): string {
  if (!prefix || message.startsWith(prefix)) return message
  const trimmedPrefix = prefix.trimEnd()
  return `${trimmedPrefix}${/[\p{L}\p{M}]$/u.test(trimmedPrefix) ? ':' : ''} ${message}`
}
