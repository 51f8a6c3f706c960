import type { FastifyInstance } from 'fastify'
import { fillWords, type Resource, type Words } from '@samity/shared-api/contract'

declare module 'fastify' {
  interface FastifyInstance {
    resources: Map<string, Resource>
  }
}

/**
 * Registers a declaration: the error handler uses its conflict messages, and sentences about references use
 * its name.
 */
export function registerResource(
  { resources, constraintMessages }: FastifyInstance,
  resource: Resource,
): void {
  resources.set(resource.path, resource)
  for (const [constraint, message] of Object.entries(resource.conflicts))
    constraintMessages.add(constraint, message)
  for (const [name, { label, column = name }] of Object.entries(resource.fields))
    constraintMessages.addForeignKey(foreignKeyName(resource.relation, column), {
      field: name,
      message: missingRecordMessage(label),
    })
}

/** The name that migrations give to a foreign key: `renters_building_id_fkey`. */
const foreignKeyName = (table: string, column: string) => `${table}_${column}_fkey`

export const missingRecordMessage = ({ en, bn }: Words): Words =>
  fillWords(
    { en: 'This {name} does not exist', bn: 'এই {name} পাওয়া যায়নি' },
    { name: { en: en.toLowerCase(), bn } },
  )

const tableNames: Record<string, Words> = {
  receipts: { en: 'receipts', bn: 'রসিদ' },
  dues_waivers: { en: 'waivers', bn: 'মওকুফ' },
  module_charges: { en: 'charges of modules', bn: 'মডিউলের পাওনা' },
  heads: { en: 'heads', bn: 'রসিদের খাত' },
  receipt_series: { en: 'receipt series', bn: 'রসিদের ধারা' },
}

export function nameOfTable({ resources }: FastifyInstance, table: string): Words {
  const match = [...resources.values()].find((resource) => resource.relation === table)
  const fallback = table.replaceAll('_', ' ')
  return match?.name ?? tableNames[table] ?? { en: fallback, bn: fallback }
}
