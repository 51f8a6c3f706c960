import { collection, newIdempotencyKey, toRequestError, type RequestError } from '@samity/shared-api/client'
import type { FormValues, Resource, Row } from '@samity/shared-api/contract'
import { startTransition, useRef, useState } from 'react'
import { toMultipart, hasPictures, fingerprintOf } from './request-body.ts'
import type { FormDraft } from './use-draft.ts'
import type { SentContent } from './draft-tab.ts'
import type { Values } from './use-form-handle.ts'

export type Save<R extends Resource> = (request: {
  /** JSON or, where a resource of the server has pictures, multipart */
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

type SaveOptions<R extends Resource> = {
  /** The record to update. Without it, each save creates one. */
  record?: Row<R> | undefined
  save?: Save<R> | undefined
  /** Keeps the key of an attempt over a crash, and is dropped after a save */
  draft?: FormDraft | undefined
}

export type SaveHandle<R extends Resource> = {
  isSaving: boolean
  /** Sends the values. Resolves to undefined while another save is on its way. */
  send: (values: Values) => Promise<SaveResult<R> | undefined>
  /**
   * Call it after a conflict, when the person has seen the other version and decided: the next save replaces
   * it.
   */
  acceptVersion: (theirs: Row<R>) => void
}

/**
 * The files are parts of the body. Those of a module are uploaded first, and the body has their addresses.
 */
async function withFiles(resource: Resource, content: Values): Promise<FormData | Values> {
  const [, module] = /^x\/([^/]+)\//.exec(resource.path) ?? []
  if (!module) return toMultipart(content)
  const { uploadFiles } = await import(/* webpackChunkName: "form-parts" */ './upload-files.ts')
  return uploadFiles(module, resource, content)
}

/**
 * The one way to save a record. The same content is sent with the same Idempotency-Key, so that a retry after
 * a lost response cannot book twice; changed content gets a new key. An update names the version that the
 * person has seen, and does not overwrite another one. It shows no messages: the caller shows the result.
 */
export function useSave<R extends Resource>(
  resource: R,
  { record, save, draft }: SaveOptions<R> = {},
): SaveHandle<R> {
  const [isSaving, setIsSaving] = useState(false)
  const lastSent = useRef<SentContent>(undefined)
  const isRunning = useRef(false)
  /** After a conflict: the record, and the version of it that the person has seen */
  const accepted = useRef<{ record: Row<R> | undefined; version: number }>(undefined)

  // as a transition: the request leaves, and the notice appears, before the form renders its button again
  const showSaving = (isOn: boolean) => startTransition(() => setIsSaving(isOn))

  async function send(values: Values): Promise<SaveResult<R> | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    showSaving(true)
    const version = accepted.current?.record === record ? accepted.current?.version : record?.version
    const mark = fingerprintOf(values)
    const previous = draft?.lastSent() ?? lastSent.current
    const sent = previous?.mark === mark ? previous : { mark, key: newIdempotencyKey() }
    lastSent.current = sent
    draft?.write({ sent })
    const content = record ? { ...values, version } : values
    const isMultipart = hasPictures(resource) || Object.values(values).some((value) => value instanceof File)
    const records = collection(resource)
    try {
      // the body has the fields of the form; FormValues allows any value in them
      const body = (isMultipart ? await withFiles(resource, content) : content) as FormValues<R> | FormData
      const row = await (save
        ? save({ body, record, key: sent.key })
        : record
          ? records.update(record.id, body)
          : records.create(body, { key: sent.key }))
      lastSent.current = undefined
      draft?.drop()
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
      showSaving(false)
    }
  }

  return {
    isSaving,
    send,
    acceptVersion: (theirs) => {
      accepted.current = { record, version: theirs.version }
    },
  }
}
