import { toRefusal, type Refusal } from '@samity/shared-api/client'
import type { Draft, Resource, Row, Words } from '@samity/shared-api/contract'
import { Alert, Button, Form } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useConfirm } from '../core/confirm.ts'
import { useToast } from '../core/toast.ts'
import { leaveWords, useUnsaved } from '../core/unsaved.ts'
import { useLanguage, useSay } from '../words/index.ts'
import { bodyOf } from './body.ts'
import { Conflict } from './Conflict.tsx'
import { FieldsContext } from './context.ts'
import { useDraft } from './draft.ts'
import { focusFirst, focusFirstWrong, pressed } from './keyboard.ts'
import { inForm, marksOf, pathOf, type Mark } from './marks.ts'
import styles from './RecordForm.module.css'
import { useSaving, type Save } from './saving.ts'

type Values = Record<string, unknown>

export type RecordFormProps<R extends Resource> = {
  /** The record to correct; without one the form creates */
  record?: Row<R> | undefined
  /** What a new form starts with; a function when it depends on the day */
  initial?: Draft<R> | (() => Draft<R>)
  labels: { create: Words; update: Words; cancel?: Words }
  /** Said when it worked, and before the reason when it did not */
  messages?: { created?: Words; updated?: Words; failed?: Words }
  onSaved?: (row: Row<R>, how: 'created' | 'updated') => void
  /** Shows the Cancel button; Esc does the same */
  onCancel?: (() => void) | undefined
  /** The last touch before sending: blank rows out, derived fields in */
  prepare?: (draft: Draft<R>) => Draft<R>
  /** Keeps unfinished input in this tab under this name, so that a crash or a reload does not lose it */
  keep?: string
  /** Another call than POST and PUT of the resource */
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
    keep,
    save,
    children,
  } = props
  const [form] = Form.useForm<Values>()
  const box = useRef<HTMLDivElement>(null)
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<Refusal>()
  const draft = useDraft(keep && `${keep} ${record ? `${record.id} ${record.version}` : 'new'}`)
  const [restored, setRestored] = useState(!!draft.found)
  const [dirty, setDirty] = useState(restored)
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Row<R> }>()
  /** The version that the person has seen */
  const version = useRef(record?.version)
  const settle = useUnsaved(dirty)
  const { saving, send, resume } = useSaving(resource, record, save, {
    sent: draft.found?.sent,
    onSend: (sent) => draft.write({ sent }),
  })
  const first = () => (record ?? (typeof initial === 'function' ? initial() : initial) ?? {}) as Values
  const [start] = useState(() => ({ ...first(), ...draft.found?.values }))

  useEffect(() => focusFirst(box.current), [])
  useEffect(() => {
    let here = true
    let isUntouched = true
    const touch = () => {
      isUntouched = false
    }
    const typing = ['input', 'compositionstart'] as const
    for (const name of typing) box.current?.addEventListener(name, touch, { capture: true, once: true })
    void draft
      .orphan(() => here && isUntouched)
      .then((left) => {
        if (!here || !left) return
        form.setFieldsValue(left.values)
        resume(left.sent)
        setRestored(true)
        setDirty(true)
      })
    return () => {
      here = false
    }
    // oxlint-disable-next-line exhaustive-deps -- once, when the form opens
  }, [])

  function mark(marks: Mark[]): Mark[] {
    const shown = new Set(form.getFieldsError().map(({ name }) => name.join('.')))
    const [seen, unseen] = [
      marks.filter(({ path }) => shown.has(path.join('.'))),
      marks.filter(({ path }) => !shown.has(path.join('.'))),
    ]
    form.setFields(seen.map(({ path, errors }) => ({ name: path as never, errors })))
    // after React has put the error beside its field
    setTimeout(() => focusFirstWrong(box.current))
    return unseen
  }

  const nameOf = ({ path, errors }: Mark) => {
    const label = resource.fields[String(path[0])]?.label
    return `${label ? `${say(label)}: ` : ''}${errors.join(' ')}`
  }

  async function submit() {
    const typed = form.getFieldsValue(true) as Values
    const shown = new Set(form.getFieldsError().map(({ name }) => String(name[0])))
    let body: Values
    try {
      body = bodyOf(resource, (prepare ? prepare(typed as Draft<R>) : typed) as Values, shown)
    } catch (error) {
      setRefusal(toRefusal(error))
      return
    }
    setRefusal(undefined)
    const wrong = marksOf(schema, body, language)
    const isIncomplete = form
      .getFieldsError()
      .some(({ name, errors }) => errors.length > 0 && !(String(name[0]) in resource.fields))
    if (wrong.length || isIncomplete) {
      const unseen = mark(wrong.map(({ path, errors }) => ({ path: inForm(path, typed, body), errors })))
      if (unseen.length) setRefusal({ status: 422, message: unseen.map(nameOf).join('\n'), errors: {} })
      return
    }
    const outcome = await send(body, version.current)
    if (outcome?.kind === 'saved') saved(outcome.row)
    else if (outcome?.kind === 'conflict') setConflict({ mine: body, theirs: outcome.theirs })
    else if (outcome) refused(outcome.refusal, typed, body)
  }

  function startAgain() {
    draft.drop()
    setDirty(false)
    setRestored(false)
    form.setFieldsValue(emptied(form.getFieldsValue(true) as Values))
    form.setFieldsValue(first())
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [], touched: false })))
    focusFirst(box.current)
  }

  function saved(row: Row<R>) {
    settle()
    setDirty(false)
    const said = record ? messages.updated : messages.created
    if (said) toast.done(said)
    if (record) draft.drop()
    else startAgain()
    onSaved?.(row, record ? 'updated' : 'created')
  }

  function refused({ status, message, errors }: Refusal, typed: Values, body: Values) {
    const marks = Object.entries(errors).map(([wire, texts]) => ({
      path: inForm(pathOf(wire), typed, body),
      errors: texts,
    }))
    const unseen = mark(marks)
    if (messages.failed || !marks.length || unseen.length)
      setRefusal({
        status,
        message: [message, ...unseen.map(nameOf).filter((text) => !text.includes(message))].join('\n'),
        errors,
      })
  }

  function giveUp() {
    draft.drop()
    onCancel?.()
  }

  async function escape() {
    if (!dirty || (await confirm({ ...leaveWords, danger: true }))) giveUp()
  }

  function typing() {
    setDirty(true)
    draft.write({ values: form.getFieldsValue(true) as Values })
  }

  return (
    <FieldsContext value={resource.fields}>
      <div ref={box} className={styles.form}>
        <Form
          onKeyDown={(event) =>
            pressed(event, { submit: form.submit, cancel: onCancel && (() => void escape()) })
          }
          form={form}
          layout="vertical"
          noValidate
          initialValues={start}
          onValuesChange={typing}
          onFinish={() => void submit()}
          onFinishFailed={() => void submit()}
        >
          {refusal && (
            <Alert
              className={styles.refusal}
              type="error"
              showIcon
              role="alert"
              title={
                <span className={styles.lines}>
                  {withFailed(messages.failed && say(messages.failed), refusal.message)}
                </span>
              }
              {...((refusal.status === 0 || refusal.status >= 500) && {
                action: <Button onClick={() => void submit()}>{say(words.retry)}</Button>,
              })}
            />
          )}
          {restored && (
            <Alert
              className={styles.refusal}
              type="info"
              showIcon
              role="status"
              title={say(words.restored)}
              action={<Button onClick={startAgain}>{say(words.discard)}</Button>}
            />
          )}
          {children}
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={saving}>
              {say(record ? labels.update : labels.create)}
            </Button>
            {onCancel && <Button onClick={giveUp}>{say(labels.cancel ?? words.cancel)}</Button>}
          </div>
        </Form>
      </div>
      {conflict && (
        <Conflict
          fields={resource.fields}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onCancel={() => setConflict(undefined)}
          onMine={() => {
            setConflict(undefined)
            version.current = conflict.theirs.version
            void submit()
          }}
          onTheirs={() => {
            setConflict(undefined)
            version.current = conflict.theirs.version
            form.setFieldsValue(conflict.theirs)
          }}
        />
      )}
    </FieldsContext>
  )
}

const emptied = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))

/** 'Failed to submit rent collection: ' and the reason; 'Submission failed.' and the reason. */
function withFailed(failed: string | undefined, message: string): string {
  if (!failed || message.startsWith(failed)) return message
  const said = failed.trimEnd()
  return `${said}${/[\p{L}\p{M}]$/u.test(said) ? ':' : ''} ${message}`
}
