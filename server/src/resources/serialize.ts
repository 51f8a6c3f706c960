import { toDecimal, type Field, type Resource } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'

export type WireRow = Record<string, unknown> & { id: number; version: number; archived_at: string | null }
export type ColumnMap = Record<string, unknown>

export const columnOf = (name: string, field: Field): string => field.column ?? name

/** A stored value as the wire carries it: paisa become '1250.00', all else stays. */
export const serializeValue = (kind: Field['kind'], value: unknown): unknown =>
  kind === 'money' && typeof value === 'number' ? toDecimal(value) : value

/** What leaves besides the declared fields, and which of it are amounts. */
export type ExtraColumns = { also?: readonly string[]; amounts?: readonly string[] }

/**
 * How rows of the resource's table leave the server: declared fields only, under the wire's names. What depends on the
 * declaration alone is worked out once, before the rows of a list.
 */
export function rowSerializer(
  resource: Resource,
  { also = [], amounts = [] }: ExtraColumns = {},
): (row: ColumnMap) => WireRow {
  const fieldEntries = Object.entries(resource.fields).map(
    ([name, field]) => [name, columnOf(name, field), field.kind] as const,
  )
  const extraEntries = also.map((name) => [name, name, amounts.includes(name) ? 'money' : 'text'] as const)
  const entries = [...fieldEntries, ...extraEntries]
  return (row) => {
    const wire: ColumnMap = { id: row['id'] }
    for (const [name, column, kind] of entries) wire[name] = serializeValue(kind, row[column])
    wire['version'] = row['version']
    wire['archived_at'] = row['archived_at'] ?? null
    return wire as WireRow
  }
}

export const serializeRow = (resource: Resource, row: ColumnMap, extraColumns?: ExtraColumns): WireRow =>
  rowSerializer(resource, extraColumns)(row)

/** A parsed body as columns. What is undefined (a picture that was not sent) is left out and keeps its value. */
export function toColumns(sql: Sql, resource: Resource, body: Record<string, unknown>): ColumnMap {
  const columns: ColumnMap = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = body[name]
    if (value === undefined) continue
    // rows inside a record are made of what JSON has
    columns[columnOf(name, field)] =
      field.kind === 'json' ? sql.json(value as Parameters<Sql['json']>[0]) : value
  }
  return columns
}
