import type { FormValues, Resource } from '@samity/shared-api/contract'

type Values = Record<string, unknown>

/** A total that the server computes: its schema answers null when nothing is given. */
const isComputed = ({ kind, schema }: Resource['fields'][string]) =>
  kind === 'money' && schema.safeParse(undefined).data === null

/**
 * What goes over the wire: the declared fields of what the form holds. A total that the form does not show is left
 * to the server; a kept picture is not sent again.
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
  return body as FormValues<R> & Values
}

export const hasPictures = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'picture')

/** One part a field; rows inside the record are one JSON string. */
export function toMultipart(body: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== null && typeof value === 'object') form.append(name, JSON.stringify(value))
    else form.append(name, value === null || value === undefined ? '' : String(value))
  }
  return form
}

/** Two bodies of the same content have the same mark, pictures by name, size and time. */
export const fingerprintOf = (body: Values): string =>
  JSON.stringify(body, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
