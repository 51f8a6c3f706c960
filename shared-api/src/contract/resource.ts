import * as z from './z.ts'
import type { Field } from './fields.ts'
import type { Words } from './words.ts'

export type Fields = Record<string, Field>
type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type Conflict = { field: string; message: Words }

type ResourceDefinition<F extends Fields> = {
  /** Path below /api/ as the specification spells it: 'banks', 'position-list' */
  path: string
  /** The table or view of the resource. Defaults to the path with underscores. */
  relation?: string
  /** Singular, lower case, for sentences: 'Are you sure you want to delete this bank?' */
  name: Words
  fields: F
  /** Name of a database constraint → the field to mark and the message to show */
  conflicts?: Record<string, { field: keyof F & string; message: Words }>
  /** Fields that `?search=` searches */
  search?: readonly (keyof F & string)[]
  /** Fields whose filter matches a part of the value. All others must be equal. */
  contains?: readonly (keyof F & string)[]
}

export type Resource<F extends Fields = Fields> = {
  path: string
  relation: string
  name: Words
  fields: F
  conflicts: Record<string, Conflict>
  search: readonly string[]
  contains: readonly string[]
  /** Parses a body from the wire into stored values (money as paisa, days as ISO strings, clean text). Drops unknown keys. */
  input: z.ZodObject<Shape<F>>
}

/** The values of a parsed body. */
export type Input<R extends Resource> = z.infer<R['input']>

type OnWire<F extends Field> = F['kind'] extends 'money'
  ? string
  : F['kind'] extends 'picture'
    ? string | null
    : z.infer<F['schema']>
/** A record on the wire: money is a decimal string, a picture is its URL. */
export type Row<R extends Resource> = { [K in keyof R['fields']]: OnWire<R['fields'][K]> } & {
  id: number
  version: number
  archived_at?: string | null
}
/** The values of a form before the schema has parsed them: anything that a person can type. */
export type FormValues<R extends Resource> = { [K in keyof R['fields']]?: unknown }

/** Declares a resource in one place. The result is plain data without hooks, flags or behaviour. */
export function defineResource<const F extends Fields>({
  conflicts = {},
  search = [],
  contains = [],
  ...definition
}: ResourceDefinition<F>): Resource<F> {
  // Object.fromEntries forgets which key holds which schema
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, { schema }]) => [name, schema]),
  ) as Shape<F>
  return {
    ...definition,
    relation: definition.relation ?? definition.path.replaceAll('-', '_'),
    conflicts,
    search,
    contains,
    input: z.object(shape),
  }
}
