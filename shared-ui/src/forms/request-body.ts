import type { FormValues, Resource } from '@samity/shared-api/contract'
import type { Values } from './use-form-handle.ts'

/** True for a total that the server computes: its schema parses a missing value to null. */
const isComputed = ({ kind, schema }: Resource['fields'][string]) =>
  kind === 'money' && schema.safeParse(undefined).data === null

/**
 * Builds the request body from the declared fields of the form's values. It leaves out a computed total that
 * the form does not show, and a picture that has not changed. `place` of `PlaceField` comes with them.
 */
export function toRequestBody<R extends Resource>(
  { fields }: R,
  values: Values,
  visibleFields: ReadonlySet<string>,
): FormValues<R> & Values {
  const body: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in values)) continue
    if (field.kind === 'picture') {
      if (values[name] instanceof File) body[name] = values[name]
      else if (values[name] === null) body[`${name}_clear`] = true
    } else if (visibleFields.has(name) || !isComputed(field)) body[name] = values[name]
  }
  // every money record accepts it. A place that nobody has chosen is left out: the field may appear after the
  // first attempt to save, and a retry must send the same content with the same key
  if (visibleFields.has('place') && !('place' in fields) && values['place'] !== undefined)
    body['place'] = values['place']
  return body as FormValues<R> & Values
}

/**
 * Files beside the declared fields, by their names on the wire: a new file, null to remove the stored one,
 * undefined to leave it.
 */
export type FormFiles = Record<string, File | null | undefined>

/** The parts of a body for files: `attachment`, or `attachment_clear`. */
export const toFileParts = (files: FormFiles = {}): Values =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, file]): [string, File | true][] => {
      if (file === undefined) return []
      return [file ? [name, file] : [`${name}_clear`, true]]
    }),
  )

export const hasPictures = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'picture')

/** Converts a body to multipart: one part for each field, nested rows as one JSON string. */
export function toMultipart(body: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== null && typeof value === 'object') form.append(name, JSON.stringify(value))
    else form.append(name, value === null || value === undefined ? '' : String(value))
  }
  return form
}

/** A fingerprint of a body's content. Files count by name, size and modification time. */
export const fingerprintOf = (body: Values): string =>
  JSON.stringify(body, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
