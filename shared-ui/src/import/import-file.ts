import type { ImportBody, ImportRow } from '@samity/shared-api/contract/config/import'
import type { FieldColumns } from './import-field.ts'
import type { Worksheet } from './worksheet.ts'

export type ImportFile = { name: string; worksheet: Worksheet; columns: FieldColumns }

export const textsByField = ({ cells }: ImportRow, columns: FieldColumns): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).map(([name, index]) => [name, cells[index] ?? '']))

/** The matched columns of a file as the routes `import/…/` take them. */
export function toImportBody({ name, worksheet, columns }: ImportFile): ImportBody {
  const columnIndexes = Object.values(columns)
  return {
    columns: Object.keys(columns),
    rows: worksheet.rows.map(({ row, cells }) => ({
      row,
      cells: columnIndexes.map((index) => cells[index] ?? ''),
    })),
    file: name,
  }
}
