import type { Checked, Importable, Verdict } from '@samity/shared-api/contract/config/import'
import { Button, Checkbox, DownloadOutlined } from '@samity/shared-ui/core'
import { DataTable, Filter } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { downloadCorrections } from './files.ts'
import styles from './import.module.css'
import type { Opened } from './send-rows.ts'
import { columnsOf, linesOf, verdictWords } from './verdict-lines.tsx'

const words = {
  counts: {
    en: '{total} rows: {ready} new, {duplicates} duplicates, {wrong} with errors.',
    bn: '{total}টি সারি: {ready}টি নতুন, {duplicates}টি আগে থেকেই আছে, {wrong}টিতে ভুল।',
  },
  label: { en: 'Verdict for each row', bn: 'প্রতিটি সারির ফল' },
  shown: { en: 'Rows', bn: 'সারি' },
  all: { en: 'All', bn: 'সব' },
  noted: { en: 'To look at again', bn: 'আবার দেখার মতো' },
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
    en: 'Nothing is written as long as rows have errors or are duplicates: correct the file, or leave those rows out.',
    bn: 'ভুল বা আগে থেকেই থাকা সারি থাকলে কিছুই লেখা হয় না: ফাইলটি সংশোধন করুন, অথবা সারিগুলো বাদ দিন।',
  },
}

type Props = {
  what: Importable
  opened: Opened
  checked: Checked
  busy: boolean
  onImport: (skip: boolean) => void
}
type Shown = '' | 'noted' | Verdict['verdict']

const isShown = ({ verdict, notes }: Verdict, shown: Shown) =>
  shown === '' || (shown === 'noted' ? !!notes : verdict === shown)

/** What the check found, row by row, and the decision to import. */
export function Verdicts({ what, opened, checked, busy, onImport }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const [skip, setSkip] = useState(false)
  const [shown, setShown] = useState<Shown>(
    checked.wrong > 0 ? 'error' : checked.duplicates > 0 ? 'duplicate' : '',
  )
  const counted = useRef<HTMLParagraphElement>(null)
  // the columns fill more than a screen: whoever asked for the check is led to what it found
  useEffect(() => counted.current?.focus(), [checked])
  const columns = useMemo(() => columnsOf(what, language), [what, language])
  const lines = useMemo(() => linesOf(what, opened, checked), [what, opened, checked])
  const refused = checked.total - checked.ready
  const choices = [
    { value: '', label: words.all },
    ...(['new', 'duplicate', 'error'] as const).map((value) => ({ value, label: verdictWords[value] })),
    { value: 'noted', label: words.noted },
  ]
  const numbers = { ...checked, verdicts: '' }
  const counts = Object.fromEntries(
    Object.entries(numbers).map(([name, count]) => [name, show.number(Number(count))]),
  )
  return (
    <div className={styles.blocks}>
      <p ref={counted} tabIndex={-1} role="status" className={styles.counts}>
        {fill(t.counts, counts)}
      </p>
      <div className={styles.line}>
        <Filter label={t.shown} id="shown">
          {(id) => (
            <Choice
              id={id}
              name={id}
              choices={choices}
              value={shown}
              onChange={(next) => setShown(next as Shown)}
            />
          )}
        </Filter>
        {refused > 0 && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => downloadCorrections(what, opened.sheet, checked, language)}
          >
            {t.corrections}
          </Button>
        )}
      </div>
      <DataTable
        key={shown}
        label={words.label}
        rows={lines.filter(({ verdict }) => isShown(verdict, shown))}
        columns={columns}
        size={50}
      />
      {refused > 0 && (
        <>
          <p>{t.allOrNothing}</p>
          {checked.ready > 0 && (
            <Checkbox checked={skip} disabled={busy} onChange={(event) => setSkip(event.target.checked)}>
              {fill(refused === 1 ? t.skipOne : t.skip, { count: show.number(refused) })}
            </Checkbox>
          )}
        </>
      )}
      <div>
        <Button
          type="primary"
          loading={busy}
          disabled={checked.ready === 0 || (refused > 0 && !skip)}
          onClick={() => onImport(skip)}
        >
          {fill(checked.ready === 1 ? t.importOne : t.import, { count: show.number(checked.ready) })}
        </Button>
      </div>
    </div>
  )
}
