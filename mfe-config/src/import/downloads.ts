import { today, type Language } from '@samity/shared-api/contract'
import {
  importableFields,
  type ImportPreview,
  type ImportTarget,
} from '@samity/shared-api/contract/config/import'
import { download, toCsv, toXlsx, type Column } from '@samity/shared-ui/data'
import { rowMessages } from './row-messages.ts'
import type { Worksheet } from './worksheet.ts'

type Cells = string[]
const csvBlob = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** Downloads an empty file whose headings the import recognises. */
export async function downloadTemplate(
  recordType: ImportTarget,
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<void> {
  const columns = importableFields(recordType).map(([name, { label }]): Column<Cells> => ({
    name,
    label,
    value: () => '',
  }))
  const content =
    format === 'csv' ? csvBlob(toCsv(columns, [], language)) : await toXlsx(columns, [], language)
  download(content, `${recordType}-template.${format}`)
}

const correctionHeading = { en: 'To correct', bn: 'যা সংশোধন করতে হবে' }

/**
 * Downloads the rows that cannot be imported, unchanged, each with its errors in an extra column. The corrected file
 * can be imported.
 */
export function downloadCorrections(
  recordType: ImportTarget,
  worksheet: Worksheet,
  validation: ImportPreview,
  language: Language,
): void {
  const messagesByRow = new Map(
    validation.verdicts
      .filter(({ verdict }) => verdict !== 'new')
      .map((verdict) => [verdict.row, rowMessages(recordType, verdict, language).join('; ')]),
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
  download(csvBlob(toCsv(columns, lines, language)), `${recordType}-to-correct-${today()}.csv`)
}
