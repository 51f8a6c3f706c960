import { today, type Language } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { download, toCsv, toXlsx, type Column } from '../data/index.ts'
import type { ImportField } from './import-field.ts'
import { rowMessages } from './row-messages.ts'
import type { Worksheet } from './worksheet.ts'

type Cells = string[]
const csvBlob = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** Downloads an empty file, `file` without extension, whose headings the import recognises. */
export async function downloadTemplate(
  fields: readonly ImportField[],
  file: string,
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<void> {
  const columns = fields.map(({ name, label }): Column<Cells> => ({ name, label, value: () => '' }))
  const content =
    format === 'csv' ? csvBlob(toCsv(columns, [], language)) : await toXlsx(columns, [], language)
  download(content, `${file}.${format}`)
}

const correctionHeading = { en: 'To correct', bn: 'যা সংশোধন করতে হবে' }

/**
 * Downloads the rows that cannot be imported, unchanged, each with its errors in an extra column. The
 * corrected file can be imported.
 */
export function downloadCorrections(
  fields: readonly ImportField[],
  file: string,
  worksheet: Worksheet,
  verdicts: readonly RowValidation[],
  language: Language,
): void {
  const messagesByRow = new Map(
    verdicts
      .filter(({ verdict }) => verdict !== 'new')
      .map((verdict) => [verdict.row, rowMessages(fields, verdict, language).join('; ')]),
  )
  const lines = worksheet.rows
    .filter(({ row }) => messagesByRow.has(row))
    .map(({ row, cells }) => [
      ...worksheet.headings.map((_, index) => cells[index] ?? ''),
      messagesByRow.get(row)!,
    ])
  const columns = [...worksheet.headings, correctionHeading[language]].map(
    (heading, index): Column<Cells> => ({
      name: String(index),
      label: { en: heading, bn: heading },
      value: (line) => line[index],
    }),
  )
  download(csvBlob(toCsv(columns, lines, language)), `${file}-to-correct-${today()}.csv`)
}
