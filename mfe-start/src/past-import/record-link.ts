import { receiptPaths } from '@samity/shared-api/contract/imports/receipt-imports'
import type { RecordPath, RecordValues } from '@samity/shared-api/module'
import type { MadeRecord } from '@samity/shared-api/contract/imports/import-record'

const receiptSources: string[] = [...Object.values(receiptPaths), 'associate-registration']
const isReceipt = (path: string) => receiptSources.includes(path) || path.startsWith('receipts/')

/** The kinds of other records, by the path of their resource. Lists are searched for the record. */
const kinds: Record<string, string> = {
  'money-places': 'money-place',
  'opening-dues': 'opening-dues',
  renters: 'renter',
  advocates: 'advocate',
  committees: 'committee',
  'position-list': 'position',
}

function valuesOf({ path, label }: MadeRecord): RecordValues {
  if (path === 'renters') return { search: label }
  // the label of a seat begins with its year
  if (path === 'committees') return { year: Number.parseInt(label, 10) }
  // the label of a record of an advocate begins with the registration number
  return { search: label.split(', ')[0] }
}

/**
 * The path of the screen that shows a record of an import. A receipt stays when the import is undone; other
 * records are then gone, or as they were before, and have no link.
 */
export function recordLink(
  record: MadeRecord,
  { isUndone, recordPath }: { isUndone: boolean; recordPath: RecordPath },
): string | undefined {
  if (isReceipt(record.path)) return recordPath('receipt', { number: record.label })
  const kind = kinds[record.path]
  return isUndone || !kind ? undefined : recordPath(kind, valuesOf(record))
}
