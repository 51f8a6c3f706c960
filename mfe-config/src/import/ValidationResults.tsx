import type { ImportPreview, ImportTarget, RowValidation } from '@samity/shared-api/contract/config/import'
import { Button, Checkbox, DownloadOutlined } from '@samity/shared-ui/core'
import { DataTable, Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { downloadCorrections } from './downloads.ts'
import styles from './import.module.css'
import type { ImportFile } from './send-rows.ts'
import { resultColumns, resultRows, resultLabels } from './result-columns.tsx'

const words = {
  counts: {
    en: '{total} rows: {ready} new, {duplicates} duplicates, {wrong} with errors.',
    bn: '{total}টি সারি: {ready}টি নতুন, {duplicates}টি আগে থেকেই আছে, {wrong}টিতে ভুল।',
  },
  label: { en: 'Result for each row', bn: 'প্রতিটি সারির ফল' },
  filterLabel: { en: 'Rows', bn: 'সারি' },
  all: { en: 'All', bn: 'সব' },
  withNotes: { en: 'With remarks', bn: 'আবার দেখার মতো' },
  corrections: { en: 'Download the rows to correct', bn: 'সংশোধনের সারিগুলো ডাউনলোড করুন' },
  skip: {
    en: 'Leave out the {count} rows with errors or duplicates',
    bn: 'ভুল বা আগে থেকেই থাকা {count}টি সারি বাদ দিন',
  },
  skipOne: {
    en: 'Leave out the row with errors or the duplicate',
    bn: 'ভুল বা আগে থেকেই থাকা ১টি সারি বাদ দিন',
  },
  import: { en: 'Import {count} rows', bn: '{count}টি সারি আমদানি করুন' },
  importOne: { en: 'Import 1 row', bn: '১টি সারি আমদানি করুন' },
  allOrNothing: {
    en: 'Rows with errors and duplicates block the import. Correct the file, or leave those rows out.',
    bn: 'ভুল বা আগে থেকেই থাকা সারি থাকলে কিছুই লেখা হয় না: ফাইলটি সংশোধন করুন, অথবা সারিগুলো বাদ দিন।',
  },
}

type Props = {
  recordType: ImportTarget
  importFile: ImportFile
  validation: ImportPreview
  isBusy: boolean
  onImport: (skipErrors: boolean) => void
}
type ResultFilter = '' | 'noted' | RowValidation['verdict']

const matchesFilter = ({ verdict, notes }: RowValidation, filter: ResultFilter) =>
  filter === '' || (filter === 'noted' ? !!notes : verdict === filter)

/** The result of the check for each row, and the import button. */
export function ValidationResults({ recordType, importFile, validation, isBusy, onImport }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const [skipErrors, setSkipErrors] = useState(false)
  const [filter, setFilter] = useState<ResultFilter>(
    validation.wrong > 0 ? 'error' : validation.duplicates > 0 ? 'duplicate' : '',
  )
  const countsRef = useRef<HTMLParagraphElement>(null)
  // the columns fill more than a screen: after the check the focus moves to its result
  useEffect(() => countsRef.current?.focus(), [validation])
  const columns = useMemo(() => resultColumns(recordType, language), [recordType, language])
  const rows = useMemo(
    () => resultRows(recordType, importFile, validation),
    [recordType, importFile, validation],
  )
  const rejectedCount = validation.total - validation.ready
  const choices = [
    { value: '', label: words.all },
    ...(['new', 'duplicate', 'error'] as const).map((value) => ({ value, label: resultLabels[value] })),
    { value: 'noted', label: words.withNotes },
  ]
  const numbers = { ...validation, verdicts: '' }
  const counts = Object.fromEntries(
    Object.entries(numbers).map(([name, count]) => [name, show.number(Number(count))]),
  )
  return (
    <div className={styles.blocks}>
      <p ref={countsRef} tabIndex={-1} role="status" className={styles.counts}>
        {fill(t.counts, counts)}
      </p>
      <div className={styles.line}>
        <Filter label={t.filterLabel} id="shown">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              options={choices}
              value={filter}
              onChange={(next) => setFilter(next as ResultFilter)}
            />
          )}
        </Filter>
        {rejectedCount > 0 && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => downloadCorrections(recordType, importFile.worksheet, validation, language)}
          >
            {t.corrections}
          </Button>
        )}
      </div>
      <DataTable
        key={filter}
        label={words.label}
        rows={rows.filter(({ result }) => matchesFilter(result, filter))}
        columns={columns}
        size={50}
      />
      {rejectedCount > 0 && (
        <>
          <p>{t.allOrNothing}</p>
          {validation.ready > 0 && (
            <Checkbox
              checked={skipErrors}
              disabled={isBusy}
              onChange={(event) => setSkipErrors(event.target.checked)}
            >
              {fill(rejectedCount === 1 ? t.skipOne : t.skip, { count: show.number(rejectedCount) })}
            </Checkbox>
          )}
        </>
      )}
      <div>
        <Button
          type="primary"
          loading={isBusy}
          disabled={validation.ready === 0 || (rejectedCount > 0 && !skipErrors)}
          onClick={() => onImport(skipErrors)}
        >
          {fill(validation.ready === 1 ? t.importOne : t.import, { count: show.number(validation.ready) })}
        </Button>
      </div>
    </div>
  )
}
