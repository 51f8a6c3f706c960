import { toDecimal, type Field, type Resource } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'

export type WireRow = Record<string, unknown> & { id: number; version: number; archived_at: string | null }
export type ColumnMap = Record<string, unknown>

export const columnOf = (name: string, field: Field): string => field.column ?? name

/** Converts a stored value to its wire format: paisa become '1250.00', other values stay unchanged. */
export const serializeValue = (kind: Field['kind'], value: unknown): unknown =>
  kind === 'money' && typeof value === 'number' ? toDecimal(value) : value

/**
 * Columns to send in addition to the declared fields (`also`), which of them are amounts, and fields that are made of the value of
 * one column (`derived`).
 */
export type ExtraColumns = {
  also?: readonly string[]
  amounts?: readonly string[]
  derived?: { column: string; fields: (value: unknown) => object }
}

/**
 * Returns a function that converts rows of the resource's relation to their wire format: only declared fields, `also` and
 * `derived`, under their wire names. It prepares the list of fields once for all rows.
 */
export function rowSerializer(
  resource: Resource,
  { also = [], amounts = [], derived }: ExtraColumns = {},
): (row: ColumnMap) => WireRow {
  const fieldEntries = Object.entries(resource.fields).map(
    ([name, field]) => [name, columnOf(name, field), field.kind] as const,
  )
  const extraEntries = also.map((name) => [name, name, amounts.includes(name) ? 'money' : 'text'] as const)
  const entries = [...fieldEntries, ...extraEntries]
  return (row) => {
    const wire: ColumnMap = { id: row['id'] }
    for (const [name, column, kind] of entries) wire[name] = serializeValue(kind, row[column])
    if (derived) Object.assign(wire, derived.fields(row[derived.column]))
    wire['version'] = row['version']
    wire['archived_at'] = row['archived_at'] ?? null
    return wire as WireRow
  }
}

export const serializeRow = (resource: Resource, row: ColumnMap, extraColumns?: ExtraColumns): WireRow =>
  rowSerializer(resource, extraColumns)(row)

/**
 * Converts a parsed body to columns. Undefined values (such as a missing picture) are left out, so columns keep their
 * value.
 */
export function toColumns(sql: Sql, resource: Resource, body: Record<string, unknown>): ColumnMap {
  const columns: ColumnMap = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = body[name]
    if (value === undefined) continue
    // rows inside a record contain only JSON values
    columns[columnOf(name, field)] =
      field.kind === 'json' ? sql.json(value as Parameters<Sql['json']>[0]) : value
  }
  return columns
}
