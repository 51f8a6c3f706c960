import { useEffect, useRef } from 'react'
import { Alert, Button } from '../core/index.ts'
import { SelectField } from '../forms/index.ts'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import styles from './import.module.css'
import type { FieldColumns, ImportField } from './import-field.ts'
import type { ImportFile } from './import-file.ts'
import { missingFields } from './match-columns.ts'

const words = {
  intro: {
    en: '{rows} rows. Choose the column of the file for each field; known headings are already matched.',
    bn: '{rows}টি সারি। ফাইলের কোন কলামে কী আছে তা ঠিক করুন; পরিচিত শিরোনামগুলো আগে থেকেই মেলানো আছে।',
  },
  field: { en: 'Field', bn: 'ঘর' },
  column: { en: 'Column of the file', bn: 'ফাইলের কলাম' },
  first: { en: 'First row', bn: 'প্রথম সারি' },
  none: { en: 'Not in the file', bn: 'ফাইলে নেই' },
  missing: { en: 'Match these first: {fields}', bn: 'আগে এগুলো মেলান: {fields}' },
  unused: { en: 'Not imported: {headings}', bn: 'আমদানি হবে না: {headings}' },
  check: { en: 'Check', bn: 'যাচাই করুন' },
}

type Props = {
  /** The fields that a column can contain */
  fields: readonly ImportField[]
  /** The file with its current columns */
  file: ImportFile
  /** While a step runs, nothing can be changed */
  isBusy: boolean
  /** Called with all columns after each change */
  onMatch: (columns: FieldColumns) => void
  /** Called when the person has matched the columns */
  onCheck: () => void
}

/** The column of the file for each field: recognised automatically, and corrected by the person. */
export function ColumnMapping({ fields, file: { worksheet, columns }, isBusy, onMatch, onCheck }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [firstRow] = worksheet.rows
  const introRef = useRef<HTMLParagraphElement>(null)
  // after a file is selected, the focus moves to its columns
  useEffect(() => introRef.current?.focus(), [])
  const choices = worksheet.headings.map((heading, index) => ({ value: String(index), label: heading }))
  const usedColumns = new Set(Object.values(columns))
  const unusedHeadings = worksheet.headings.filter((_, index) => !usedColumns.has(index))
  const missing = missingFields(fields, columns)

  /** A column belongs to one field: assigning it to another field removes it from the first. */
  function assignColumn(name: string, column: string) {
    const others = Object.entries(columns).filter(
      ([other, index]) => other !== name && String(index) !== column,
    )
    onMatch(Object.fromEntries(column === '' ? others : [...others, [name, Number(column)]]))
  }

  return (
    <>
      <p ref={introRef} tabIndex={-1}>
        {fill(t.intro, { rows: show.number(worksheet.rows.length) })}
      </p>
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.first}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label, required }) => (
            <tr key={name}>
              <th scope="row">
                <label htmlFor={name}>{say(label)}</label>
                {required && <span className={styles.star}> *</span>}
              </th>
              <td>
                <SelectField
                  id={name}
                  name={name}
                  emptyOption={words.none}
                  options={choices}
                  value={name in columns ? String(columns[name]) : ''}
                  disabled={isBusy}
                  onChange={(column) => assignColumn(name, column)}
                />
              </td>
              <td translate="no">{name in columns && firstRow?.cells[columns[name]!]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unusedHeadings.length > 0 && <p>{fill(t.unused, { headings: unusedHeadings.join(', ') })}</p>}
      {missing.length > 0 && (
        <Alert
          type="warning"
          title={fill(t.missing, { fields: missing.map(({ label }) => say(label)).join(', ') })}
        />
      )}
      <div>
        <Button type="primary" disabled={isBusy || missing.length > 0} onClick={onCheck}>
          {t.check}
        </Button>
      </div>
    </>
  )
}
