import { toDecimal, type Field, type Resource } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'

export type WireRow = Record<string, unknown> & { id: number; version: number; archived_at: string | null }
export type ColumnMap = Record<string, unknown>

export const columnOf = (name: string, field: Field): string => field.column ?? name

/**
 * Columns to send in addition to the declared fields (`also`), which of them are amounts, and fields that are
 * made of the value of one column (`derived`).
 */
export type ExtraColumns = {
  also?: readonly string[]
  amounts?: readonly string[]
  derived?: { column: string; fields: (value: unknown) => object }
}

/**
 * Returns a function that converts rows of the resource's relation to their wire format: only declared
 * fields, `also` and `derived`, under their wire names. A row is its values in the order of `columns`, which
 * makes fewer objects than names do. It prepares the list of fields once for all rows; a field whose column
 * is not among `columns` is left out.
 */
export function rowSerializer(
  resource: Resource,
  columns: readonly string[],
  { also = [], amounts = [], derived }: ExtraColumns = {},
): (values: readonly unknown[]) => WireRow {
  const fieldEntries = Object.entries(resource.fields).map(
    ([name, field]) => [name, columnOf(name, field), field.kind === 'money'] as const,
  )
  const extraEntries = also.map((name) => [name, name, amounts.includes(name)] as const)
  const positionOf = (column: string) => columns.indexOf(column)
  const entries = [...fieldEntries, ...extraEntries]
    .map(([name, column, isMoney]) => ({ name, position: positionOf(column), isMoney }))
    .filter(({ position }) => position >= 0)
  const [id, version, archivedAt] = ['id', 'version', 'archived_at'].map(positionOf)
  const derivedFrom = derived ? positionOf(derived.column) : -1
  return (values) => {
    // amounts are stored in paisa and sent as '1250.00'
    const wire: ColumnMap = { id: values[id!] }
    for (const { name, position, isMoney } of entries) {
      const value = values[position]
      wire[name] = isMoney && typeof value === 'number' ? toDecimal(value) : value
    }
    if (derived) Object.assign(wire, derived.fields(values[derivedFrom]))
    wire['version'] = values[version!]
    wire['archived_at'] = values[archivedAt!] ?? null
    return wire as WireRow
  }
}

export const serializeRow = (resource: Resource, row: ColumnMap, extraColumns?: ExtraColumns): WireRow =>
  rowSerializer(resource, Object.keys(row), extraColumns)(Object.values(row))

/**
 * Converts a parsed body to columns. Undefined values (such as a missing picture) are left out, so columns
 * keep their value.
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
