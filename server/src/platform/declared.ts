import type { Resource, Words } from '@samity/shared-api/contract'

export type Conflict = { field: string; message: Words }

const resources = new Map<string, Resource>()
const conflicts = new Map<string, Conflict>()
const references = new Map<string, Conflict>()

/** Makes a declaration known: its conflicts to the error handler, its name to sentences about records that refer to others. */
export function declare(resource: Resource): void {
  resources.set(resource.path, resource)
  for (const [constraint, said] of Object.entries(resource.conflicts)) conflicts.set(constraint, said)
  for (const [name, { label, column = name }] of Object.entries(resource.fields))
    references.set(referenceTo(resource.table, column), { field: name, message: notThere(label) })
}

/** How migrations name the foreign key of a column: `renters_building_known` of `renters.building_id`. */
const referenceTo = (table: string, column: string) => `${table}_${column.replace(/_id$/, '')}_known`

/** What is said of a reference to a record that does not exist. */
export const notThere = ({ en, bn }: Words): Words => ({
  en: `This ${en.toLowerCase()} does not exist`,
  bn: `এই ${bn} পাওয়া যায়নি`,
})

export const declaredResources = (): Resource[] => [...resources.values()]

/** What a named constraint of the database says to a person. */
export const conflictOf = (constraint: string | undefined): Conflict | undefined =>
  conflicts.get(constraint ?? '')

/** Of tables that no resource declares. */
const names: Record<string, Words> = {
  receipts: { en: 'receipts', bn: 'রসিদ' },
  heads: { en: 'heads', bn: 'আয়ের শিরোনাম' },
}

/** What is said, and on which field, when a named foreign key finds no record. */
export const missingReference = (constraint: string | undefined): Conflict | undefined =>
  references.get(constraint ?? '')

/** What people call the rows of a table: a declared name, else the table's own with spaces. */
export function nameOfTable(table: string): Words {
  const declared = declaredResources().find((resource) => resource.table === table)
  const plain = table.replaceAll('_', ' ')
  return declared?.name ?? names[table] ?? { en: plain, bn: plain }
}
