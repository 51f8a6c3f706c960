import type { Instant } from './moment.ts'
import * as z from './z.ts'
import type { Field } from './field.ts'
import type { Words } from './words.ts'

export type Fields = Record<string, Field>
type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type Conflict = { field: string; message: Words }

/** Declares the columns that the server adds to a row: `computed: computed<{ category: string }>()`. */
export type Computed<C extends object> = { readonly columns?: C }
export const computed = <C extends object>(): Computed<C> => ({})

type ResourceDefinition<F extends Fields, C extends object> = {
  /** Path below /api/ as the specification spells it: 'banks', 'position-list' */
  path: string
  /** The table or view of the resource. Defaults to the path with underscores. */
  relation?: string
  /** Singular, lower case, for sentences: 'Are you sure you want to delete this bank?' */
  name: Words
  fields: F
  /** Columns of a row that no body contains, or that have another type in a row than in a body */
  computed?: Computed<C>
  /** Name of a database constraint → the field to mark and the message to show */
  conflicts?: Record<string, { field: keyof F & string; message: Words }>
  search?: readonly (keyof F & string)[]
  /** Fields whose filter matches a part of the value. All others must be equal. */
  contains?: readonly (keyof F & string)[]
}

export type Resource<F extends Fields = Fields, C extends object = object> = {
  path: string
  relation: string
  name: Words
  fields: F
  computed?: Computed<C>
  conflicts: Record<string, Conflict>
  search: readonly string[]
  contains: readonly string[]
  /**
   * Parses a body from the wire into stored values (money as paisa, days as ISO strings, clean text). Drops
   * unknown keys.
   */
  input: z.ZodObject<Shape<F>>
}

export type Input<R extends Resource> = z.infer<R['input']>

type OnWire<F extends Field> = F['kind'] extends 'money'
  ? string
  : F['kind'] extends 'picture'
    ? string | null
    : z.infer<F['schema']>
/** A record on the wire: money is a decimal string, a picture is its URL. */
export type Row<R extends Resource> = {
  [K in keyof R['fields'] as K extends keyof ComputedOf<R> ? never : K]: OnWire<R['fields'][K]>
} & ComputedOf<R> & {
    id: number
    version: number
    archived_at?: Instant | null
  }
type ComputedOf<R extends Resource> = R extends Resource<Fields, infer C> ? C : never
export type FormValues<R extends Resource> = { [K in keyof R['fields']]?: unknown }

export function defineResource<const F extends Fields, C extends object = object>({
  conflicts = {},
  search = [],
  contains = [],
  ...definition
}: ResourceDefinition<F, C>): Resource<F, C> {
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
