import { toRequestError, type RequestError } from '@samity/shared-api/client'
import { inLanguage, type FormValues, type Resource, type Row, type Words } from '@samity/shared-api/contract'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useConfirm } from '../core/confirm.ts'
import { useToast } from '../core/toast.ts'
import { leaveWords, useUnsaved } from '../core/unsaved.ts'
import { useLanguage } from '../words/index.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fieldErrorsOf, fieldPath, toFormPath, type FieldPath } from './field-errors.ts'
import { FormShell } from './FormShell.tsx'
import { focusFirst } from './keyboard.ts'
import { toFileParts, toRequestBody, type FormFiles } from './request-body.ts'
import { useDraft } from './use-draft.ts'
import { useDraftRecovery } from './use-draft-recovery.ts'
import { useErrorPlacement } from './use-error-placement.ts'
import { useFormHandle, valuesOf, visiblePathsOf, type Values } from './use-form-handle.ts'
import { useSave, type Save } from './use-save.ts'

export type RecordFormProps<R extends Resource> = {
  /** The record to edit. Without it the form creates one. */
  record?: Row<R> | undefined
  /** Initial values of a new form; a function when they depend on the day */
  initial?: FormValues<R> | (() => FormValues<R>)
  /** The texts of the buttons */
  labels: { create: Words; update: Words; cancel?: Words }
  /** Toasts after a success, and the text before the reason of a failure */
  messages?: { created?: Words | ((row: Row<R>) => Words); updated?: Words; failed?: Words }
  /** Called with the saved row */
  onSaved?: (row: Row<R>, action: 'created' | 'updated') => void
  /** Called by Esc and by the Cancel button, which is absent without it */
  onCancel?: (() => void) | undefined
  /** Changes the values before they are sent: removes blank rows, adds derived fields */
  prepare?: (values: FormValues<R>) => FormValues<R>
  /** Errors that depend on more than the body: messages in both languages, by the field's name on the wire */
  check?: (values: FormValues<R>) => Record<string, string>
  /** Asks before valid values are sent, such as `useConfirm`; undefined leaves the form as it is */
  ask?: () => Promise<object | undefined>
  /** Receives a refusal first. True: it was shown elsewhere, and the form says nothing. */
  onRefused?: (error: RequestError) => boolean
  /** Stores unsaved input as a draft under this name, so that a crash or a reload does not lose it */
  draftName?: string
  /** A call that replaces POST and PUT of the resource */
  save?: Save<R>
  /**
   * Files that the record has beside its declared fields: `{ attachment: file }`. Null removes the stored
   * one.
   */
  files?: FormFiles
  /** Stand beside the buttons of the form */
  buttons?: ReactNode
  /** The amount of the record, from the values so far: it stays in sight with the buttons */
  total?: ((values: FormValues<R>) => string | undefined) | undefined
  /** The form is longer than a screen: its buttons stay in sight */
  isLong?: boolean
  /** The fields */
  children: ReactNode
}

type Props<R extends Resource> = RecordFormProps<R> & {
  /** Passed by `formFor` */
  resource: R
  /** Before the ids of its fields: for a form that opens over another one */
  idPrefix?: string | undefined
  /** The rules, passed by `formFor` */
  schema: Resource['input']
}

/**
 * The form of one record: a form shell with draft recovery, error placement, saving and the question about a
 * conflict.
 */
export function RecordForm<R extends Resource>(props: Props<R>) {
  const { resource, schema, record, initial, labels, messages = {}, onSaved, onCancel, prepare } = props
  const handle = useFormHandle()
  const { form, container } = handle
  const language = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const draft = useDraft(
    props.draftName && `${props.draftName} ${record ? `${record.id} ${record.version}` : 'new'}`,
  )
  const [isDirty, setIsDirty] = useState(!!draft.saved)
  const recovery = useDraftRecovery(handle, draft, () => setIsDirty(true))
  const markSaved = useUnsaved(isDirty)
  const errors = useErrorPlacement(handle, { fields: resource.fields, failed: messages.failed })
  const { isSaving, send, acceptVersion } = useSave(resource, { record, save: props.save, draft })
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Row<R> }>()
  const initialValues = () =>
    (record ?? (typeof initial === 'function' ? initial() : initial) ?? {}) as Values
  const [startValues] = useState(() => ({ ...initialValues(), ...draft.saved?.values }))

  function buildBody(values: Values): Values {
    const visibleFields = new Set(visiblePathsOf(handle).map(([name]) => String(name)))
    const preparedValues = prepare ? prepare(values as FormValues<R>) : values
    return {
      ...toRequestBody(resource, preparedValues as Values, visibleFields),
      ...toFileParts(props.files),
    }
  }

  async function submit() {
    const values = valuesOf(handle)
    let body: Values
    try {
      body = buildBody(values)
    } catch (error) {
      errors.placeRequestError(toRequestError(error))
      return
    }
    errors.clear()
    const toPath = (path: FieldPath) => toFormPath(path, values, body)
    const fieldErrors = [
      ...fieldErrorsOf(schema, body, language),
      ...Object.entries(props.check?.(values as FormValues<R>) ?? {}).map(([name, message]) => ({
        path: fieldPath(name),
        errors: [inLanguage(message, language)],
      })),
    ]
    if (errors.placeFieldErrors(fieldErrors.map((error) => ({ ...error, path: toPath(error.path) })))) return
    if (props.ask && !(await props.ask())) return
    const result = await send(body)
    if (result?.kind === 'saved') handleSaved(result.row)
    else if (result?.kind === 'conflict') setConflict({ mine: body, theirs: result.theirs })
    else if (result && !props.onRefused?.(result.error)) errors.placeRequestError(result.error, toPath)
  }

  function reset() {
    draft.drop()
    setIsDirty(false)
    recovery.dismiss()
    errors.clear()
    form.setFieldsValue(emptyValues(valuesOf(handle)))
    form.setFieldsValue(initialValues())
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [], touched: false })))
    focusFirst(container.current)
  }

  function handleSaved(row: Row<R>) {
    markSaved()
    const message = record ? messages.updated : messages.created
    // the notice does not wait for the empty form, the list and the receipt, which take longer to render
    if (message) flushSync(() => toast.success(typeof message === 'function' ? message(row) : message))
    setIsDirty(false)
    if (!record) reset()
    onSaved?.(row, record ? 'updated' : 'created')
  }

  function settleConflict(theirs: Row<R>) {
    setConflict(undefined)
    acceptVersion(theirs)
  }

  function discard() {
    draft.drop()
    onCancel?.()
  }

  async function handleEscape() {
    if (!isDirty || (await confirm({ ...leaveWords, danger: true }))) discard()
  }

  return (
    <>
      <FormShell
        handle={handle}
        idPrefix={props.idPrefix}
        fields={resource.fields}
        initialValues={startValues}
        onSubmit={() => void submit()}
        onChange={() => {
          setIsDirty(true)
          draft.write({ values: valuesOf(handle) })
        }}
        isBusy={isSaving}
        labels={{
          submit: record ? labels.update : labels.create,
          ...(labels.cancel && { cancel: labels.cancel }),
        }}
        buttons={props.buttons}
        total={props.total}
        isLong={props.isLong}
        onCancel={onCancel && discard}
        onEscape={onCancel && (() => void handleEscape())}
        notices={
          <>
            {errors.summary && <ErrorSummary error={errors.summary} onRetry={() => void submit()} />}
            {recovery.isRecovered && <DraftNotice onDiscard={reset} />}
          </>
        }
      >
        {props.children}
      </FormShell>
      {conflict && (
        <ConflictDialog
          fields={resource.fields}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onCancel={() => setConflict(undefined)}
          onKeepMine={() => {
            settleConflict(conflict.theirs)
            void submit()
          }}
          onKeepTheirs={() => {
            settleConflict(conflict.theirs)
            form.setFieldsValue(conflict.theirs)
          }}
        />
      )}
    </>
  )
}

const emptyValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
