import type { Language } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import type { ImportField } from './import-field.ts'

/** The messages about a row: errors with the label of their field in front, then notes. */
export function rowMessages(
  fields: readonly ImportField[],
  { errors = {}, notes = [] }: RowValidation,
  language: Language,
): string[] {
  const labels = new Map(fields.map(({ name, label }) => [name, label[language]]))
  const errorMessages = Object.entries(errors).map(
    ([name, messages]) =>
      `${labels.get(name) ?? name}: ${messages.map((words) => words[language]).join('; ')}`,
  )
  return [...errorMessages, ...notes.map((words) => words[language])]
}
