import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import {
  computed,
  choice,
  defineResource,
  int,
  optionalDate,
  optionalInt,
  text,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import { remarks } from './money-record.ts'
import { maxSerial } from './serials.ts'

export const stockKinds = [
  { value: 'received', label: { en: 'Received', bn: 'গৃহীত' } },
  { value: 'spoiled', label: { en: 'Spoiled', bn: 'নষ্ট' } },
  { value: 'returned', label: { en: 'Returned', bn: 'ফেরত' } },
] as const
export type StockKind = (typeof stockKinds)[number]['value']

const alreadyReceived = {
  en: 'Serials of this range were already received',
  bn: 'এই পরিসরের ক্রমিক আগেই গ্রহণ করা হয়েছে',
}
const alreadyRemoved = {
  en: 'Serials of this range were already spoiled or returned',
  bn: 'এই পরিসরের ক্রমিক আগেই নষ্ট বা ফেরত হয়েছে',
}

/**
 * Books of papers that were received, and papers that left the stock without a sale. 'returned' papers went
 * back to where they came from.
 */
export const stockEntry = defineResource({
  path: 'paper-stock',
  relation: 'paper_stock_records',
  name: { en: 'stock entry', bn: 'মজুদের হিসাব' },
  fields: {
    kind: choice({ en: 'Kind', bn: 'ধরন' }, stockKinds),
    /** A code from `paper-stock/papers/` ('VKL', 'CRT', 'NST', 'BLB', 'FRM:12') or the name of a paper */
    paper: { ...text({ en: 'Paper', bn: 'কাগজ' }), column: 'stationery' },
    from_serial: int({ en: 'From Serial', bn: 'শুরুর ক্রমিক' }, 1, maxSerial),
    to_serial: int({ en: 'To Serial', bn: 'শেষ ক্রমিক' }, 1, maxSerial),
    /** The number of digits of a serial with leading zeros: '000120' has 6 */
    width: optionalInt({ en: 'Width', bn: 'অঙ্ক' }, 1, 13),
    date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    remarks,
  },
  computed: computed<{
    total: number
    created_by: string
    created_at: Instant
    voided_at: Instant | null
    voided_by: string | null
    void_reason: string | null
  }>(),
  conflicts: {
    paper_stock_received_once: { field: 'from_serial', message: alreadyReceived },
    paper_stock_removed_once: { field: 'from_serial', message: alreadyRemoved },
  },
})

export type StockEntry = Row<typeof stockEntry>

export type StockRange = { from_serial: number; to_serial: number; width: number }

/** The stock of one paper, from `GET paper-stock/papers/`. */
export type StationeryOnHand = {
  paper: string
  name: Words
  /** True once anything was received. Until then sales are not checked against the stock. */
  opened: boolean
  received: number
  /** Sold out of the received papers */
  sold: number
  spoiled: number
  returned: number
  /** received − sold − spoiled − returned */
  on_hand: number
  /** Sold but never received */
  unreceived: number
  /** The first ranges on hand, lowest serials first. `range_count` is the number of all ranges. */
  ranges: StockRange[]
  range_count: number
}

/** The history of one serial, newest first, from `GET paper-stock/serial/?serial=120&paper=VKL`. */
export type SerialRecords = {
  sales: (StockRange & {
    paper: string
    number: string
    date: Day
    payer: string
    /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
    payer_bengali?: string
    voided_at: Instant | null
  })[]
  stock: (StockRange & { id: number; paper: string; kind: StockKind; date: Day })[]
}
