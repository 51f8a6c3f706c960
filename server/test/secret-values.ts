import type { Field } from '@samity/shared-api/contract'

/** A value of a field that occurs nowhere else, and the part of it that somebody could search for */
export type SecretValue = { name: string; value: unknown; text: string }

function secretOf(name: string, { kind }: Field, index: number): Omit<SecretValue, 'name'> | undefined {
  const text = `Secret${name.replaceAll('_', '')}${index}`
  if (name === 'nid_number') return { value: '7418529630741', text: '7418529630741' }
  if (name === 'bar_registration_number') return { value: text, text }
  if (name === 'nominees' || name === 'children') return { value: [{ name: text }], text }
  if (kind === 'phone') return { value: '01987654321', text: '01987654321' }
  if (kind === 'email') return { value: `${text}@example.org`, text }
  if (kind === 'day') return { value: `19${30 + index}-02-03`, text: `19${30 + index}-02-03` }
  return kind === 'text' || kind === 'long' ? { value: text, text } : undefined
}

/**
 * Returns a value for each field that can have one which occurs nowhere else: choices, flags and pictures
 * cannot.
 */
export const secretValuesOf = (fields: Record<string, Field>): SecretValue[] =>
  Object.entries(fields).flatMap(([name, field], index) => {
    const secret = secretOf(name, field, index)
    return secret ? [{ name, ...secret }] : []
  })

/** Returns the values by field, as the body of a request has them. */
export const toBody = (secrets: readonly SecretValue[]): Record<string, unknown> =>
  Object.fromEntries(secrets.map(({ name, value }) => [name, value]))
