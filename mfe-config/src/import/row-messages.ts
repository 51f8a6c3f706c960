import type { Language, Resource } from '@samity/shared-api/contract'
import {
  importResources,
  type ImportTarget,
  type RowValidation,
} from '@samity/shared-api/contract/config/import'

/** What is to be said about a row, each sentence behind the name of its field. */
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
