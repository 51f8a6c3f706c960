import { today, type Language } from '@samity/shared-api/contract'
import { importedFields, type Checked, type Importable } from '@samity/shared-api/contract/config/import'
import { download, toCsv, toXlsx, type Column } from '@samity/shared-ui/data'
import { sentencesOf } from './sentences.ts'
import type { Sheet } from './sheet.ts'

type Line = string[]
const csv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** An empty file whose headings are recognised when it comes back. */
export async function downloadTemplate(
  what: Importable,
  shape: 'csv' | 'xlsx',
  language: Language,
): Promise<void> {
  const columns = importedFields(what).map(([name, { label }]): Column<Line> => ({
    name,
    label,
    value: () => '',
  }))
  const content = shape === 'csv' ? csv(toCsv(columns, [], language)) : await toXlsx(columns, [], language)
  download(content, `${what}-template.${shape}`)
}

const toCorrect = { en: 'To correct', bn: 'যা সংশোধন করতে হবে' }

/** The rows that cannot be imported, as they stand in the file, each with what is wrong with it: corrected, it can be imported as it is. */
export function downloadCorrections(
  what: Importable,
  sheet: Sheet,
  checked: Checked,
  language: Language,
): void {
  const said = new Map(
    checked.verdicts
      .filter(({ verdict }) => verdict !== 'new')
      .map((verdict) => [verdict.row, sentencesOf(what, verdict, language).join('; ')]),
  )
  const lines = sheet.rows
    .filter(({ row }) => said.has(row))
    .map(({ row, cells }) => [...sheet.headings.map((_, index) => cells[index] ?? ''), said.get(row)!])
  const columns = [...sheet.headings, toCorrect[language]].map((heading, index): Column<Line> => ({
    name: String(index),
    label: { en: heading, bn: heading },
    value: (line) => line[index],
  }))
  download(csv(toCsv(columns, lines, language)), `${what}-to-correct-${today()}.csv`)
}
