import { collection, newKey, toRefusal, type Refusal } from '@samity/shared-api/client'
import type { Draft, Resource, Row } from '@samity/shared-api/contract'
import { useRef, useState } from 'react'
import { asMultipart, hasPictures, markOf } from './body.ts'

type Values = Record<string, unknown>
export type Save<R extends Resource> = (sent: {
  /** JSON or, where the resource has pictures, multipart */
  body: Draft<R> | FormData
  record: Row<R> | undefined
  /** The Idempotency-Key of this content */
  key: string
}) => Promise<Row<R>>

export type Outcome<R extends Resource> =
  | { kind: 'saved'; row: Row<R> }
  | { kind: 'refused'; refusal: Refusal }
  /** Someone else saved the record meanwhile; `theirs` is what it holds now */
  | { kind: 'conflict'; theirs: Row<R> }

type Sent = { mark: string; key: string }
const nothingSent: Sent = { mark: '', key: '' }

/**
 * Sends a form. A repeat of the same content carries the same Idempotency-Key, so that a retry after a lost answer
 * cannot book twice; changed content gets a new one.
 */
export function useSaving<R extends Resource>(
  resource: R,
  record: Row<R> | undefined,
  save?: Save<R>,
  before: { sent?: Sent | undefined; onSend?: (sent: Sent) => void } = {},
) {
  const [saving, setSaving] = useState(false)
  const sent = useRef(before.sent ?? nothingSent)
  const running = useRef(false)

  async function send(values: Values, version: number | undefined): Promise<Outcome<R> | undefined> {
    if (running.current) return undefined
    running.current = true
    setSaving(true)
    const mark = markOf(values)
    if (sent.current.mark !== mark) sent.current = { mark, key: newKey() }
    before.onSend?.(sent.current)
    const content = record ? { ...values, version } : values
    // the declared shape of the body is the form's; Draft holds anything a person can type
    const body = (hasPictures(resource) ? asMultipart(content) : content) as Draft<R> | FormData
    const of = collection(resource)
    try {
      const row = await (save
        ? save({ body, record, key: sent.current.key })
        : record
          ? of.update(record.id, body)
          : of.create(body, { key: sent.current.key }))
      sent.current = nothingSent
      return { kind: 'saved', row }
    } catch (error) {
      const refusal = toRefusal(error)
      const theirs =
        record && refusal.status === 409 ? await of.one(record.id).catch(() => undefined) : undefined
      if (theirs && theirs.version !== version) return { kind: 'conflict', theirs }
      return { kind: 'refused', refusal }
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  /** Goes on where a page that is gone stopped: what it sent last has that key. */
  const resume = (last: Sent | undefined) => {
    sent.current = last ?? nothingSent
  }
  return { saving, send, resume }
}
