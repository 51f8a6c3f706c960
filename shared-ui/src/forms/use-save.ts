import { collection, newIdempotencyKey, toRequestError, type RequestError } from '@samity/shared-api/client'
import type { FormValues, Resource, Row } from '@samity/shared-api/contract'
import { useRef, useState } from 'react'
import { toMultipart, hasPictures, fingerprintOf } from './request-body.ts'

type Values = Record<string, unknown>
export type Save<R extends Resource> = (request: {
  /** JSON or, where the resource has pictures, multipart */
  body: FormValues<R> | FormData
  record: Row<R> | undefined
  /** The Idempotency-Key of this content */
  key: string
}) => Promise<Row<R>>

export type SaveResult<R extends Resource> =
  | { kind: 'saved'; row: Row<R> }
  | { kind: 'refused'; error: RequestError }
  /** Someone else has saved the record in the meantime; `theirs` is the current row */
  | { kind: 'conflict'; theirs: Row<R> }

type SentContent = { mark: string; key: string }
const noContent: SentContent = { mark: '', key: '' }

/**
 * Saves a form. The same content is sent with the same Idempotency-Key, so that a retry after a lost response cannot book
 * twice. Changed content gets a new key.
 */
export function useSave<R extends Resource>(
  resource: R,
  record: Row<R> | undefined,
  save?: Save<R>,
  options: { sent?: SentContent | undefined; onSend?: (sent: SentContent) => void } = {},
) {
  const [isSaving, setIsSaving] = useState(false)
  const lastSent = useRef(options.sent ?? noContent)
  const isRunning = useRef(false)

  async function send(values: Values, version: number | undefined): Promise<SaveResult<R> | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsSaving(true)
    const fingerprint = fingerprintOf(values)
    if (lastSent.current.mark !== fingerprint)
      lastSent.current = { mark: fingerprint, key: newIdempotencyKey() }
    options.onSend?.(lastSent.current)
    const content = record ? { ...values, version } : values
    // the body has the fields of the form; FormValues allows any value in them
    const body = (hasPictures(resource) ? toMultipart(content) : content) as FormValues<R> | FormData
    const records = collection(resource)
    try {
      const row = await (save
        ? save({ body, record, key: lastSent.current.key })
        : record
          ? records.update(record.id, body)
          : records.create(body, { key: lastSent.current.key }))
      lastSent.current = noContent
      return { kind: 'saved', row }
    } catch (error) {
      const requestError = toRequestError(error)
      const theirs =
        record && requestError.status === 409
          ? await records.one(record.id).catch(() => undefined)
          : undefined
      if (theirs && theirs.version !== version) return { kind: 'conflict', theirs }
      return { kind: 'refused', error: requestError }
    } finally {
      isRunning.current = false
      setIsSaving(false)
    }
  }
  /** Restores the key of the last attempt from a draft, so that the same content is sent with the same key. */
  const resume = (last: SentContent | undefined) => {
    lastSent.current = last ?? noContent
  }
  return { isSaving, send, resume }
}
