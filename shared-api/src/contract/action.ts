import type { Field } from './field.ts'
import { field } from './field.ts'
import { defineResource, type Fields, type Resource } from './resource.ts'
import type { Words } from './words.ts'
import * as z from './z.ts'

/** Declares what an action returns: `result: result<CashDayDetails>()`. */
export type Result<T> = { readonly returned?: T }
export const result = <T>(): Result<T> => ({})

type ActionDefinition<F extends Fields, T> = {
  /** Path below /api/ with ids in braces: 'cash-days/{id}/close' */
  path: string
  method?: 'post' | 'put'
  /** For sentences: 'close the day' */
  name: Words
  fields: F
  result?: Result<T>
  /** Name of a database constraint → the field to mark and the message to show */
  conflicts?: Resource<F>['conflicts']
}

/**
 * An act on stored records that has fields of its own, such as the close of a cash day. Its fields, rules and
 * form are those of a resource.
 */
export type Action<F extends Fields = Fields, T = unknown> = Resource<F> & {
  method: 'post' | 'put'
  result?: Result<T>
}
export type ResultOf<A extends Action> = A extends Action<Fields, infer T> ? T : never

/** Declares an action in one place: the route validates with it, and `actionFormFor` makes its form. */
export const defineAction = <const F extends Fields, T = unknown>({
  method = 'post',
  result: returned,
  conflicts = {},
  ...definition
}: ActionDefinition<F, T>): Action<F, T> => ({
  ...defineResource<F>(definition),
  conflicts,
  method,
  ...(returned && { result: returned }),
})

type Group<F extends Fields> = Field & { kind: 'json'; group: F }

/**
 * Fields that belong together and may be left out together: `handover: { to_place, amount }`. On the wire
 * they are an object, which is null or missing when the person wants none of it.
 */
export const group = <const F extends Fields>(label: Words, fields: F) =>
  ({
    ...field(
      'json',
      label,
      z
        .object(
          // Object.fromEntries forgets which key holds which schema
          Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
            [K in keyof F]: F[K]['schema']
          },
        )
        .nullish(),
      false,
    ),
    group: fields,
  }) satisfies Group<F>
