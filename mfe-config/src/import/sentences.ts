import type { Language, Resource } from '@samity/shared-api/contract'
import { importable, type Importable, type Verdict } from '@samity/shared-api/contract/config/import'

/** What is to be said about a row, each sentence behind the name of its field. */
export function sentencesOf(
  what: Importable,
  { errors = {}, notes = [] }: Verdict,
  language: Language,
): string[] {
  const { fields }: Resource = importable[what]
  const faults = Object.entries(errors).map(
    ([name, said]) =>
      `${fields[name]?.label[language] ?? name}: ${said.map((words) => words[language]).join('; ')}`,
  )
  return [...faults, ...notes.map((words) => words[language])]
}
