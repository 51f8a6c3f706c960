import type { Language, Words } from '@samity/shared-api/contract'
import type { Checked, Importable, Verdict } from '@samity/shared-api/contract/config/import'
import type { Column } from '@samity/shared-ui/data'
import styles from './import.module.css'
import { sentencesOf } from './sentences.ts'
import type { Opened } from './send-rows.ts'
import { textsOf } from './sheet.ts'

export const verdictWords: Record<Verdict['verdict'], Words> = {
  new: { en: 'New', bn: 'নতুন' },
  duplicate: { en: 'Duplicate', bn: 'আগে থেকেই আছে' },
  error: { en: 'Error', bn: 'ভুল' },
}

const words = {
  row: { en: 'Row', bn: 'সারি' },
  record: { en: 'Record', bn: 'তথ্য' },
  verdict: { en: 'Verdict', bn: 'ফল' },
  remarks: { en: 'What to look at', bn: 'যা দেখতে হবে' },
}

/** What a person knows a row by. */
const namedBy: Record<Importable, readonly string[]> = {
  advocates: ['bar_registration_number', 'name_english', 'name_bengali'],
  renters: ['renter_name', 'building', 'room_no'],
}

export type VerdictLine = { id: number; record: string; verdict: Verdict }

export function linesOf(what: Importable, { sheet, columns }: Opened, { verdicts }: Checked): VerdictLine[] {
  const rows = new Map(sheet.rows.map((one) => [one.row, one]))
  return verdicts.map((verdict) => {
    const texts = textsOf(rows.get(verdict.row)!, columns)
    return {
      id: verdict.row,
      verdict,
      record: namedBy[what]
        .map((name) => texts[name])
        .filter(Boolean)
        .join(', '),
    }
  })
}

export const columnsOf = (what: Importable, language: Language): Column<VerdictLine>[] => [
  { name: 'row', label: words.row, kind: 'int', value: ({ id }) => id },
  {
    name: 'record',
    label: words.record,
    value: ({ record }) => record,
    show: ({ record }) => <span translate="no">{record}</span>,
  },
  {
    name: 'verdict',
    label: words.verdict,
    value: ({ verdict }) => verdictWords[verdict.verdict][language],
    show: ({ verdict: { verdict } }) => (
      <span className={styles[verdict]}>{verdictWords[verdict][language]}</span>
    ),
  },
  {
    name: 'remarks',
    label: words.remarks,
    value: ({ verdict }) => sentencesOf(what, verdict, language).join('; '),
    show: ({ verdict }) => (
      <ul className={styles.remarks}>
        {sentencesOf(what, verdict, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  },
]
