import type { Language, Words } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import type { Column } from '../data/index.ts'
import styles from './import.module.css'
import type { ImportField } from './import-field.ts'
import { textsByField, type ImportFile } from './import-file.ts'
import { rowMessages } from './row-messages.ts'

export const verdictLabels: Record<RowValidation['verdict'], Words> = {
  new: { en: 'New', bn: 'নতুন' },
  duplicate: { en: 'Duplicate', bn: 'আগে থেকেই আছে' },
  error: { en: 'Error', bn: 'ভুল' },
}

const words = {
  row: { en: 'Row', bn: 'সারি' },
  record: { en: 'Record', bn: 'রেকর্ড' },
  result: { en: 'Result', bn: 'ফল' },
  remarks: { en: 'Remarks', bn: 'যা দেখতে হবে' },
}

export type VerdictRow = { id: number; record: string; result: RowValidation }

export function verdictRows(
  { worksheet, columns }: ImportFile,
  verdicts: readonly RowValidation[],
  recordFields: readonly string[],
): VerdictRow[] {
  const rows = new Map(worksheet.rows.map((row) => [row.row, row]))
  return verdicts.map((result) => {
    const row = rows.get(result.row)
    const texts = row ? textsByField(row, columns) : {}
    const record = recordFields.map((name) => texts[name]).filter(Boolean)
    return { id: result.row, result, record: record.join(', ') }
  })
}

export const verdictColumns = (fields: readonly ImportField[], language: Language): Column<VerdictRow>[] => [
  { name: 'row', label: words.row, kind: 'int', value: ({ id }) => id },
  {
    name: 'record',
    label: words.record,
    value: ({ record }) => record,
    show: ({ record }) => <span translate="no">{record}</span>,
  },
  {
    name: 'verdict',
    label: words.result,
    value: ({ result }) => verdictLabels[result.verdict][language],
    show: ({ result: { verdict } }) => (
      <span className={styles[verdict]}>{verdictLabels[verdict][language]}</span>
    ),
  },
  {
    name: 'remarks',
    label: words.remarks,
    value: ({ result }) => rowMessages(fields, result, language).join('; '),
    show: ({ result }) => (
      <ul className={styles.remarks}>
        {rowMessages(fields, result, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  },
]
