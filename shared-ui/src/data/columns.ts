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
  /** What is sorted, summed and exported: money as the wire's decimal string, days as YYYY-MM-DD */
  value: (row: T) => CellValue
  /** How the value is written; text when left out */
  kind?: FieldKind
  choices?: readonly ChoiceOption[]
  /** What stands in the cell instead of the written value */
  show?: (row: T) => ReactNode
  /** Summed in the last line */
  total?: true
  /** What stands in the last line instead of the written total */
  showTotal?: () => ReactNode
  /** The server's name for ordering by it, where it is not `name`; null where a list cannot be ordered by it */
  sort?: string | null
  /** Left out until someone chooses it; or only where the window is narrow */
  hidden?: true | 'when narrow'
}

/** Columns of declared fields, headed by their labels. */
export const columnsFor = <R extends Resource>(
  { fields }: R,
  ...names: (keyof R['fields'] & string)[]
): Column<Row<R>>[] =>
  names.map((name) => {
    const { label, kind, choices } = fields[name]!
    return {
      name,
      label,
      kind,
      ...(choices && { choices }),
      // rows carry more kinds of values than a table writes; lists inside a record need a `show` of their own
      value: (row) => row[name as keyof Row<R>] as CellValue,
    }
  })

/** Order of two cells: amounts and counts by size, text as a reader expects it, 2 before 10, nothing last. */
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

/** The sum of a column; amounts as a decimal string, added in paisa. */
export function totalOf<T>({ kind, value }: Column<T>, rows: readonly T[]): string | number {
  if (kind !== 'money') return rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0)
  const paisa = rows.reduce((sum, row) => sum + fromDecimal(String(value(row) || '0.00')), 0)
  return `${paisa < 0 ? '-' : ''}${Math.floor(Math.abs(paisa) / 100)}.${String(Math.abs(paisa) % 100).padStart(2, '0')}`
}
