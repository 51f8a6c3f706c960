import { receiptPaths } from '@samity/shared-api/contract/imports/receipt-imports'
import type { MadeRecord } from '@samity/shared-api/contract/imports/import-record'

const receiptSources: string[] = [...Object.values(receiptPaths), 'associate-registration']
const isReceipt = (path: string) => receiptSources.includes(path) || path.startsWith('receipts/')

/** The screens of other records, by the path of their resource. Lists are searched for the record. */
const screens: Record<string, (record: MadeRecord) => string> = {
  'money-places': () => '/dashboard/treasury/places',
  'opening-dues': ({ label }) => `/dashboard/members/opening-dues?${searchFor(label)}`,
  renters: ({ label }) => `/dashboard/renter?search=${encodeURIComponent(label)}`,
  advocates: ({ label }) => `/dashboard/Advocate-list?${searchFor(label)}`,
  // the label of a seat begins with its year
  committees: ({ label }) => `/dashboard/addCommittee?year=${Number.parseInt(label, 10)}`,
  'position-list': () => '/dashboard/config-position',
}
/** The label of a record of an advocate begins with the registration number. */
const searchFor = (label: string) => new URLSearchParams({ search: label.split(', ')[0] ?? '' }).toString()

/**
 * The path of the screen that shows a record of an import. A receipt stays when the import is undone; other
 * records are then gone, or as they were before, and have no link.
 */
export function recordLink(record: MadeRecord, isUndone: boolean): string | undefined {
  if (isReceipt(record.path)) return `/dashboard/receipt/${encodeURIComponent(record.label)}`
  return isUndone ? undefined : screens[record.path]?.(record)
}
