import { toDecimal, type Field, type Resource } from '@samity/shared-api/contract'
import type { Sql } from './database.ts'

export type WireRow = Record<string, unknown> & { id: number; version: number; archived_at: string | null }
export type Columns = Record<string, unknown>

export const columnOf = (name: string, field: Field): string => field.column ?? name

/** A stored value as the wire carries it: paisa become '1250.00', all else stays. */
export const valueToWire = (kind: Field['kind'], value: unknown): unknown =>
  kind === 'money' && typeof value === 'number' ? toDecimal(value) : value

/** A row of the resource's table as it leaves the server: declared fields only, under the wire's names. */
export function toWire(resource: Resource, row: Columns, also: readonly string[] = []): WireRow {
  const wire: Record<string, unknown> = { id: row['id'] }
  for (const [name, field] of Object.entries(resource.fields)) wire[name] = valueToWire(field.kind, row[columnOf(name, field)])
  for (const name of also) wire[name] = row[name]
  return { ...wire, version: row['version'], archived_at: row['archived_at'] ?? null } as WireRow
}

/** A parsed body as columns. What is undefined (a picture that was not sent) is left out and keeps its value. */
export function toColumns(sql: Sql, resource: Resource, parsed: Record<string, unknown>): Columns {
  const columns: Columns = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = parsed[name]
    if (value === undefined) continue
    // rows inside a record are made of what JSON has
    columns[columnOf(name, field)] = field.kind === 'json' ? sql.json(value as Parameters<Sql['json']>[0]) : value
  }
  return columns
}
