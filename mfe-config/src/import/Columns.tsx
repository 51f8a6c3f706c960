import { importedFields, type Importable } from '@samity/shared-api/contract/config/import'
import { Alert, Button } from '@samity/shared-ui/core'
import { Choice } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef } from 'react'
import styles from './import.module.css'
import { missingFields, type Matched } from './match.ts'
import type { Opened } from './send-rows.ts'

const words = {
  intro: {
    en: '{rows} rows. Say which column of the file holds what; headings that are known are already matched.',
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
  what: Importable
  opened: Opened
  busy: boolean
  onMatch: (columns: Matched) => void
  onCheck: () => void
}

/** Which column of the file holds which field, as it was recognised and as the person sets it right. */
export function Columns({ what, opened: { sheet, columns }, busy, onMatch, onCheck }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [first] = sheet.rows
  const intro = useRef<HTMLParagraphElement>(null)
  // whoever chose the file is led to what it holds
  useEffect(() => intro.current?.focus(), [])
  const choices = sheet.headings.map((heading, index) => ({ value: String(index), label: heading }))
  const used = new Set(Object.values(columns))
  const unused = sheet.headings.filter((_, index) => !used.has(index))
  const missing = missingFields(what, columns)

  /** A column holds one field: given to another, it leaves the one before. */
  function match(name: string, chosen: string) {
    const others = Object.entries(columns).filter(
      ([other, index]) => other !== name && String(index) !== chosen,
    )
    onMatch(Object.fromEntries(chosen === '' ? others : [...others, [name, Number(chosen)]]))
  }

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {fill(t.intro, { rows: show.number(sheet.rows.length) })}
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
          {importedFields(what).map(([name, { label, required }]) => (
            <tr key={name}>
              <th scope="row">
                <label htmlFor={name}>{say(label)}</label>
                {required && <span className={styles.star}> *</span>}
              </th>
              <td>
                <Choice
                  id={name}
                  name={name}
                  nothing={words.none}
                  choices={choices}
                  value={name in columns ? String(columns[name]) : ''}
                  disabled={busy}
                  onChange={(chosen) => match(name, chosen)}
                />
              </td>
              <td translate="no">{name in columns && first?.cells[columns[name]!]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unused.length > 0 && <p>{fill(t.unused, { headings: unused.join(', ') })}</p>}
      {missing.length > 0 && (
        <Alert
          type="warning"
          title={fill(t.missing, { fields: missing.map(([, { label }]) => say(label)).join(', ') })}
        />
      )}
      <div>
        <Button type="primary" disabled={busy || missing.length > 0} onClick={onCheck}>
          {t.check}
        </Button>
      </div>
    </>
  )
}
