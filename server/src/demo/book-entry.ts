import type { Day } from '@samity/shared-api/contract'

/**
 * One receipt or voucher to enter: the API path, the body, and the role that enters it. Entries are in the
 * order of their days.
 */
export type BookEntry = { day: Day; path: string; body: Record<string, unknown>; by: 'cashier' | 'staff' }
