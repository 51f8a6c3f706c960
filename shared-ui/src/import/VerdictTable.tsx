import type { Words } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { useMemo, useState } from 'react'
import { Button, DownloadOutlined } from '../core/index.ts'
import { DataTable, Filter } from '../data/index.ts'
import { SelectField } from '../forms/index.ts'
import { useLanguage, useWords } from '../words/index.ts'
import { downloadCorrections } from './downloads.ts'
import styles from './import.module.css'
import type { ImportField } from './import-field.ts'
import type { ImportFile } from './import-file.ts'
import { verdictColumns, verdictLabels, verdictRows } from './verdict-columns.tsx'

const words = {
  filterLabel: { en: 'Rows', bn: 'সারি' },
  all: { en: 'All', bn: 'সব' },
  withNotes: { en: 'With remarks', bn: 'আবার দেখার মতো' },
  corrections: { en: 'Download the rows to correct', bn: 'সংশোধনের সারিগুলো ডাউনলোড করুন' },
}
const filterChoices = [
  { value: '', label: words.all },
  ...(['new', 'duplicate', 'error'] as const).map((value) => ({ value, label: verdictLabels[value] })),
  { value: 'noted', label: words.withNotes },
]
type VerdictFilter = '' | 'noted' | RowValidation['verdict']

const matchesFilter = ({ verdict, notes }: RowValidation, filter: VerdictFilter) =>
  filter === '' || (filter === 'noted' ? !!notes : verdict === filter)

/** The first of these that some row has: people look at what is wrong before they look at what is right. */
const firstFilter = (verdicts: readonly RowValidation[]): VerdictFilter =>
  (['error', 'duplicate'] as const).find((kind) => verdicts.some(({ verdict }) => verdict === kind)) ?? ''

type Props = {
  /** The accessible name of the table */
  label: Words
  /** The name of downloaded files, without extension */
  name: string
  /** The fields of the file, with the labels that stand in front of errors */
  fields: readonly ImportField[]
  /** The names of the fields by which a person recognises a row */
  recordFields: readonly string[]
  /** The file that was checked */
  file: ImportFile
  /** The result of the check for each row */
  verdicts: readonly RowValidation[]
}

/**
 * The verdict and the messages for each row, with a filter and a download of the rows that must be corrected.
 */
export function VerdictTable({ label, name, fields, recordFields, file, verdicts }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const [filter, setFilter] = useState(() => firstFilter(verdicts))
  const columns = useMemo(() => verdictColumns(fields, language), [fields, language])
  const rows = useMemo(() => verdictRows(file, verdicts, recordFields), [file, verdicts, recordFields])
  return (
    <>
      <div className={styles.line}>
        <Filter label={t.filterLabel} id="shown">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              options={filterChoices}
              value={filter}
              onChange={(next) => setFilter(next as VerdictFilter)}
            />
          )}
        </Filter>
        {verdicts.some(({ verdict }) => verdict !== 'new') && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => downloadCorrections(fields, name, file.worksheet, verdicts, language)}
          >
            {t.corrections}
          </Button>
        )}
      </div>
      <DataTable
        key={filter}
        label={label}
        file={`${name}-check`}
        rows={rows.filter(({ result }) => matchesFilter(result, filter))}
        columns={columns}
        size={50}
      />
    </>
  )
}
