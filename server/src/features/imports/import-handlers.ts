import type { ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { ImportHandler } from './import-handler.ts'
import { openingBalances } from './opening-balances.ts'

const handlers = {
  'opening-balances': openingBalances,
} satisfies Partial<Record<ImportKindName, unknown>>

/** The kinds that the server imports. */
export const importedKinds = Object.keys(handlers) as (keyof typeof handlers)[]

/** What a kind of import does. The values of a row are parsed by the fields of its kind, which the type of each handler repeats. */
export const handlerOf = (name: ImportKindName): ImportHandler =>
  (handlers as unknown as Record<ImportKindName, ImportHandler>)[name]
