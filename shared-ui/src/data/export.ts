import type { Language } from '@samity/shared-api/contract'
import { csvCell, csvLine, csvStart } from '@samity/shared-api/contract/csv'
import { showMoment, type Instant } from '@samity/shared-api/contract/moment'
import type { CellValue, Column } from './columns.ts'

const isNumeric = <T>({ kind }: Column<T>, value: CellValue) =>
  typeof value === 'number' || kind === 'money' || kind === 'int'

const isInstant = (text: string): text is Instant => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

function toCellText<T>({ choices, kind }: Column<T>, value: CellValue, language: Language): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return value ? 'yes' : 'no'
  const text = choices?.find((choice) => choice.value === value)?.label[language] ?? String(value)
  return isInstant(text) ? showMoment(text, 'minutes') : text
}

/** CSV in UTF-8. Days are YYYY-MM-DD, moments as on the screen, amounts are not grouped. */
export function toCsv<T>(columns: readonly Column<T>[], rows: readonly T[], language: Language): string {
  const headings = columns.map(({ label }) => csvCell(label[language]))
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = column.value(row)
      return csvCell(toCellText(column, value, language), isNumeric(column, value))
    }),
  )
  return csvStart + [headings, ...lines].map(csvLine).join('')
}

/**
 * A workbook with real numbers and dates. The library loads on first use. A patch (`scripts/patches/`) stops
 * it from starting a worker for long lists, which the content security policy forbids.
 */
export async function toXlsx<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  language: Language,
): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  const headings = columns.map(({ label }) => ({
    value: label[language],
    type: String,
    fontWeight: 'bold' as const,
  }))
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = column.value(row)
      if (value === null || value === undefined || value === '') return null
      if (column.kind === 'money') return { value: Number(value), type: Number, format: '#,##0.00' }
      if (isNumeric(column, value)) return { value: Number(value), type: Number }
      if (column.kind === 'day')
        return { value: new Date(`${String(value)}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
      return { value: toCellText(column, value, language), type: String }
    }),
  )
  return writeWorkbook([headings, ...lines], {
    columns: columns.map(({ kind }) => ({ width: kind === 'int' ? 10 : 20 })),
    stickyRowsCount: 1,
  }).toBlob()
}

export function download(content: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.click()
  // by then the browser has started to read it
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000)
}
