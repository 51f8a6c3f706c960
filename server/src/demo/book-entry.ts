import type { Day } from '@samity/shared-api/contract'
import type { DemoAdvocate } from './people.ts'
import type { Random } from './random.ts'
import type { ReferenceData } from './reference-data.ts'

/**
 * One receipt or voucher to enter: the API path, the body, and the role that enters it. Entries are in the
 * order of their days.
 */
export type BookEntry = { day: Day; path: string; body: Record<string, unknown>; by: 'cashier' | 'staff' }

type Enter = (day: Day, path: string, body: object) => void

/** The source of every part of the books, and where its entries go. */
export type BookWriter = ReferenceData & {
  random: Random
  /** The advocates who may buy and pay */
  buyers: DemoAdvocate[]
  allocateSerials: (item: string, count: number) => { from_serial: number; to_serial: number; total: number }
  enterAsCashier: Enter
  enterAsStaff: Enter
}
