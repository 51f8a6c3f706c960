import { recordColumnKinds } from '@samity/shared-api/contract/system/module-records'
import type { RecordTableEntry } from '@samity/shared-api/module'
import { z } from 'zod'
import { wordsSchema } from './words-schema.ts'

/** Any name that PostgreSQL takes: it is quoted wherever it becomes SQL */
const nameSchema = z.string().min(1).max(63)

const columnSchema = z
  .strictObject({
    name: nameSchema,
    title: wordsSchema,
    kind: z.enum(recordColumnKinds),
    table: nameSchema.optional(),
    choices: z.record(z.string(), wordsSchema).optional(),
    sum: z.literal(true).optional(),
    search: z.literal(true).optional(),
    personal: z.literal(true).optional(),
  })
  .refine(({ kind, table }) => (kind === 'record') === (table !== undefined), "only a record has a 'table'")
  .refine(({ kind, sum }) => !sum || kind === 'int' || kind === 'money', 'only int and money have a sum')
  .refine(
    ({ kind, search }) => !search || ['text', 'record', 'advocate'].includes(kind),
    'a search looks only in text, records and advocates',
  )
  .refine(({ kind, choices }) => !choices || kind === 'text', 'only a text has choices')

const tableSchema = z.strictObject({
  table: nameSchema,
  title: wordsSchema,
  roles: z.array(z.enum(['staff', 'cashier'])).optional(),
  key: nameSchema.optional(),
  name: nameSchema.optional(),
  order: z.string().min(1).max(64).optional(),
  day: nameSchema.optional(),
  columns: z.array(columnSchema).min(1).max(60),
})

export const recordsSchema = z.array(tableSchema).min(1).max(100)

/** Says what of a declaration does not fit the rest of it; undefined when all does. */
export function misfitOf(tables: RecordTableEntry[]): string | undefined {
  for (const [index, { table, columns, key, name, order, day }] of tables.entries()) {
    if (tables.findIndex((other) => other.table === table) !== index)
      return `the table ${table} stands there twice`
    const kindOf = (column: string) => columns.find((one) => one.name === column)?.kind
    const twice = columns.find((one, at) => columns.findIndex((other) => other.name === one.name) !== at)
    if (twice) return `${table} has the column ${twice.name} twice`
    if ((key === undefined) !== (name === undefined)) return `${table} needs 'key' and 'name', or neither`
    if (name !== undefined && kindOf(name) !== 'text')
      return `'name' of ${table} must be one of its columns, a text`
    if (columns.some((one) => one.name === name && one.personal)) return `'name' of ${table} is personal`
    if (order !== undefined && !kindOf(order.replace(/^-/, '')))
      return `'order' of ${table} is not one of its columns`
    if (day !== undefined && !['day', 'moment'].includes(kindOf(day) ?? ''))
      return `'day' of ${table} must be one of its columns, a day or a moment`
    for (const { name: column, table: other } of columns)
      if (other !== undefined && !tables.some((one) => one.table === other && one.key !== undefined))
        return `${column} of ${table} refers to ${other}, which is not declared with a 'key'`
  }
  return undefined
}
