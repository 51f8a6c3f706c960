import {
  fromDecimal,
  type ChoiceOption,
  type FieldKind,
  type Resource,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import type { ReactNode } from 'react'

export type CellValue = string | number | boolean | null | undefined

export type Column<T> = {
  name: string
  label: Words
  /** The value to sort, sum and export: money as the decimal string of the wire, days as YYYY-MM-DD */
  value: (row: T) => CellValue
  /** The format of the value. Defaults to text. */
  kind?: FieldKind
  choices?: readonly ChoiceOption[]
  /** Replaces the formatted value in the cell */
  show?: (row: T) => ReactNode
  /** Shows the sum in the last row */
  total?: true
  /** A running balance: the value includes those of the rows before it, so that a page has no sum of it */
  isRunning?: true
  /** Replaces the formatted total in the last row */
  showTotal?: () => ReactNode
  /**
   * The server's name for sorting by this column, if it is not `name`. Null when the server cannot sort by
   * it.
   */
  sort?: string | null
  /** Hidden until someone chooses it, or only in a window that is not wide, or narrow */
  hidden?: true | 'unless wide' | 'when narrow'
  /** In files only: on the screen the cell of another column shows its value */
  exportOnly?: true
}

type FieldName<R extends Resource> = keyof R['fields'] & string

/**
 * The columns of a table of records, in their order: the name of a declared field, with its label as heading,
 * or a column for a value that is computed, by the server (`computed` of the resource) or from the row:
 * `columnsFor(stock, 'date', { name: 'total', label, kind: 'int', value: ({ total }) => total }, 'remarks')`.
 */
export const columnsFor = <R extends Resource>(
  { fields }: R,
  ...columns: (FieldName<R> | Column<Row<R>>)[]
): Column<Row<R>>[] =>
  columns.map((column) => {
    if (typeof column !== 'string') return column
    const { label, kind, choices } = fields[column]!
    return {
      name: column,
      label,
      kind,
      ...(choices && { choices }),
      // rows can have values that a table cannot format; nested lists need `show`
      value: (row) => row[column as keyof Row<R>] as CellValue,
    }
  })

/** Compares two cells: amounts and counts by size, text in natural order ('2' before '10'), blanks last. */
export function compareCells(one: CellValue, other: CellValue, kind?: FieldKind): number {
  const [isOneBlank, isOtherBlank] = [
    one === null || one === undefined || one === '',
    other === null || other === undefined || other === '',
  ]
  if (isOneBlank || isOtherBlank) return Number(isOneBlank) - Number(isOtherBlank)
  if (kind === 'money' || kind === 'int' || typeof one === 'number') return Number(one) - Number(other)
  return naturalOrder.compare(String(one), String(other))
}
const naturalOrder = new Intl.Collator(['bn', 'en'], { numeric: true, sensitivity: 'base' })

/** The sum of a column. Amounts are added in paisa and returned as a decimal string. */
export function totalOf<T>({ kind, value }: Column<T>, rows: readonly T[]): string | number {
  if (kind !== 'money') return rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0)
  const paisa = rows.reduce((sum, row) => sum + fromDecimal(String(value(row) || '0.00')), 0)
  return `${paisa < 0 ? '-' : ''}${Math.floor(Math.abs(paisa) / 100)}.${String(Math.abs(paisa) % 100).padStart(2, '0')}`
}
