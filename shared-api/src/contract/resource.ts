import * as z from './z.ts'
import type { Field } from './fields.ts'
import type { Words } from './words.ts'

export type Fields = Record<string, Field>
type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type Conflict = { field: string; message: Words }

type ResourceDefinition<F extends Fields> = {
  /** Address below /api/, as the specification spells it: 'banks', 'position-list' */
  path: string
  /** The table; the path with underscores when left out */
  relation?: string
  /** Singular, lower case, for sentences: 'Are you sure you want to delete this bank?' */
  name: Words
  fields: F
  /** Named database constraint → the field to mark and the sentence to say */
  conflicts?: Record<string, { field: keyof F & string; message: Words }>
  /** Fields that `?search=` looks into */
  search?: readonly (keyof F & string)[]
  /** Fields whose filter is 'contains'; all others are compared whole */
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
  /** Parses a body: wire in, stored values out (money as paisa, days as ISO strings, text clean). Unknown keys are dropped. */
  input: z.ZodObject<Shape<F>>
}

/** What a body holds once it is parsed. */
export type Input<R extends Resource> = z.infer<R['input']>

type OnWire<F extends Field> = F['kind'] extends 'money'
  ? string
  : F['kind'] extends 'picture'
    ? string | null
    : z.infer<F['schema']>
/** A record as the wire carries it: money as a decimal string, a picture as its address. */
export type Row<R extends Resource> = { [K in keyof R['fields']]: OnWire<R['fields'][K]> } & {
  id: number
  version: number
  archived_at?: string | null
}
/** What a form holds: anything a person can type, before the schema has read it. */
export type FormValues<R extends Resource> = { [K in keyof R['fields']]?: unknown }

/** Declares a resource once. Plain data: no hooks, no flags, no behaviour. */
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
