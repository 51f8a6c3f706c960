import type { Language, Words } from '@samity/shared-api/contract'
import type { ImportPreview, ImportTarget, RowValidation } from '@samity/shared-api/contract/config/import'
import type { Column } from '@samity/shared-ui/data'
import styles from './import.module.css'
import { rowMessages } from './row-messages.ts'
import type { ImportFile } from './send-rows.ts'
import { textsByField } from './worksheet.ts'

export const resultLabels: Record<RowValidation['verdict'], Words> = {
  new: { en: 'New', bn: 'নতুন' },
  duplicate: { en: 'Duplicate', bn: 'আগে থেকেই আছে' },
  error: { en: 'Error', bn: 'ভুল' },
}

const words = {
  row: { en: 'Row', bn: 'সারি' },
  record: { en: 'Record', bn: 'তথ্য' },
  result: { en: 'Result', bn: 'ফল' },
  remarks: { en: 'Remarks', bn: 'যা দেখতে হবে' },
}

/** The fields by which a person recognises a record. */
const identifyingFields: Record<ImportTarget, readonly string[]> = {
  advocates: ['bar_registration_number', 'name_english', 'name_bengali'],
  renters: ['renter_name', 'building', 'room_no'],
}

export type ResultRow = { id: number; record: string; result: RowValidation }

export function resultRows(
  recordType: ImportTarget,
  { worksheet, columns }: ImportFile,
  { verdicts }: ImportPreview,
): ResultRow[] {
  const rows = new Map(worksheet.rows.map((row) => [row.row, row]))
  return verdicts.map((result) => {
    const texts = textsByField(rows.get(result.row)!, columns)
    return {
      id: result.row,
      result,
      record: identifyingFields[recordType]
        .map((name) => texts[name])
        .filter(Boolean)
        .join(', '),
    }
  })
}

export const resultColumns = (recordType: ImportTarget, language: Language): Column<ResultRow>[] => [
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
    value: ({ result }) => resultLabels[result.verdict][language],
    show: ({ result: { verdict } }) => (
      <span className={styles[verdict]}>{resultLabels[verdict][language]}</span>
    ),
  },
  {
    name: 'remarks',
    label: words.remarks,
    value: ({ result }) => rowMessages(recordType, result, language).join('; '),
    show: ({ result }) => (
      <ul className={styles.remarks}>
        {rowMessages(recordType, result, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  },
]
