import type { Resource, Words } from '@samity/shared-api/contract'
import { addConstraintMessage, addForeignKeyMessage } from '../http/constraint-messages.ts'

const resources = new Map<string, Resource>()

/** Makes a declaration known: its conflicts to the error handler, its name to sentences about records that refer to others. */
export function registerResource(resource: Resource): void {
  resources.set(resource.path, resource)
  for (const [constraint, message] of Object.entries(resource.conflicts))
    addConstraintMessage(constraint, message)
  for (const [name, { label, column = name }] of Object.entries(resource.fields))
    addForeignKeyMessage(foreignKeyName(resource.relation, column), {
      field: name,
      message: missingRecordMessage(label),
    })
}

/** How migrations name the foreign key of a column: `renters_building_known` of `renters.building_id`. */
const foreignKeyName = (table: string, column: string) => `${table}_${column.replace(/_id$/, '')}_known`

/** What is said of a reference to a record that does not exist. */
export const missingRecordMessage = ({ en, bn }: Words): Words => ({
  en: `This ${en.toLowerCase()} does not exist`,
  bn: `এই ${bn} পাওয়া যায়নি`,
})

export const registeredResources = (): Resource[] => [...resources.values()]

/** Of tables that no resource declares. */
const tableNames: Record<string, Words> = {
  receipts: { en: 'receipts', bn: 'রসিদ' },
  heads: { en: 'heads', bn: 'আয়ের শিরোনাম' },
}

/** What people call the rows of a table: a declared name, else the table's own with spaces. */
export function nameOfTable(table: string): Words {
  const match = registeredResources().find((resource) => resource.relation === table)
  const fallback = table.replaceAll('_', ' ')
  return match?.name ?? tableNames[table] ?? { en: fallback, bn: fallback }
}
