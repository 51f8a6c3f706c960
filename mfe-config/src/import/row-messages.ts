import type { Language, Resource } from '@samity/shared-api/contract'
import {
  importResources,
  type ImportTarget,
  type RowValidation,
} from '@samity/shared-api/contract/config/import'

/** The messages about a row: errors with the label of their field in front, then notes. */
export function rowMessages(
  recordType: ImportTarget,
  { errors = {}, notes = [] }: RowValidation,
  language: Language,
): string[] {
  const { fields }: Resource = importResources[recordType]
  const errorMessages = Object.entries(errors).map(
    ([name, messages]) =>
      `${fields[name]?.label[language] ?? name}: ${messages.map((words) => words[language]).join('; ')}`,
  )
  return [...errorMessages, ...notes.map((words) => words[language])]
}
