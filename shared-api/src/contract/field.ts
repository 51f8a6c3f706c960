import type { Words } from './words.ts'
import type * as z from './z.ts'

/** The kind decides how a value is stored and displayed. The schema decides which values are valid. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'int'
  | 'money'
  | 'day'
  | 'flag'
  | 'choice'
  | 'phone'
  | 'email'
  | 'ref'
  | 'json'
  | 'picture'

export type ChoiceOption = {
  value: string
  label: Words
  /** Another accepted name of the value in bodies and filters: 'Sticker' */
  also?: string
}

export type Field<S extends z.ZodType = z.ZodType> = {
  label: Words
  schema: S
  kind: FieldKind
  required: boolean
  column?: string
  choices?: readonly ChoiceOption[]
  /** The fields of a group, which are an object on the wire */
  group?: Record<string, Field>
}

/**
 * Makes a field. A body without a required field is parsed as if the field were blank, so that the error is
 * 'Required'.
 */
export const field = <const K extends FieldKind, S extends z.ZodType>(
  kind: K,
  label: Words,
  schema: S,
  required: boolean,
): Field<S> & { kind: K } => ({
  label,
  // `prefault` makes the value optional in the input; the output type stays the same
  schema: (required ? schema.prefault('' as never) : schema) as S,
  kind,
  required,
})
