import type { FieldColumns, ImportField } from './import-field.ts'

/** Ignores case, spaces, stars and punctuation. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * Assigns to each field the first column with its label, in either language, its name, or else one of its
 * aliases.
 */
export function matchColumns(fields: readonly ImportField[], headings: readonly string[]): FieldColumns {
  const normalizedHeadings = headings.map(normalize)
  const usedColumns = new Set<number>()
  const columns: FieldColumns = {}
  const assign = (name: string, names: readonly string[]) => {
    if (name in columns) return
    const normalizedNames = names.map(normalize)
    const index = normalizedHeadings.findIndex(
      (heading, column) => heading !== '' && !usedColumns.has(column) && normalizedNames.includes(heading),
    )
    if (index < 0) return
    columns[name] = index
    usedColumns.add(index)
  }
  for (const { name, label, column } of fields) assign(name, [label.en, label.bn, name, column ?? name])
  // aliases only for columns that no label or name has matched
  for (const { name, aliases } of fields) assign(name, aliases ?? [])
  return columns
}

export const missingFields = (fields: readonly ImportField[], columns: FieldColumns): ImportField[] =>
  fields.filter(({ name, required }) => required && !(name in columns))
