import {
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

/** Books of paper that came in, and papers that left without being sold. `returned` is given back to where they came from. */
export const stockEntry = defineResource({
  path: 'paper-stock',
  relation: 'paper_stock_records',
  name: { en: 'stock entry', bn: 'মজুদের হিসাব' },
  fields: {
    kind: choice({ en: 'Kind', bn: 'ধরন' }, stockKinds),
    /** As `paper-stock/papers/` lists them: 'VKL', 'CRT', 'NST', 'BLB', 'FRM:12'; a paper's name is understood too */
    paper: text({ en: 'Paper', bn: 'কাগজ' }),
    from_serial: int({ en: 'From Serial', bn: 'শুরুর ক্রমিক' }, 1, maxSerial),
    to_serial: int({ en: 'To Serial', bn: 'শেষ ক্রমিক' }, 1, maxSerial),
    /** In how many digits serials are written: '000120' has 6 */
    width: optionalInt({ en: 'Width', bn: 'অঙ্ক' }, 1, 13),
    date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    remarks,
  },
  conflicts: {
    paper_stock_received_once: { field: 'from_serial', message: alreadyReceived },
    paper_stock_gone_once: { field: 'from_serial', message: alreadyRemoved },
  },
})

export type StockEntry = Row<typeof stockEntry> & {
  total: number
  created_by: string
  created_at: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
}

export type StockRange = { from_serial: number; to_serial: number; width: number }

/** How one paper stands, as `GET paper-stock/papers/` answers it. */
export type StationeryOnHand = {
  paper: string
  name: Words
  /** Has anything of it been received? Until then sales are not checked against the stock. */
  opened: boolean
  received: number
  /** Of what was received */
  sold: number
  spoiled: number
  returned: number
  /** received − sold − spoiled − returned */
  on_hand: number
  /** Sold without ever having been received */
  unreceived: number
  /** The first ranges on hand, lowest serials first, and how many ranges there are in all */
  ranges: StockRange[]
  range_count: number
}

/** What is known of one serial, as `GET paper-stock/serial/?serial=120&paper=VKL` answers it, newest first. */
export type SerialRecords = {
  sales: (StockRange & {
    paper: string
    number: string
    date: string
    payer: string
    voided_at: string | null
  })[]
  stock: (StockRange & { id: number; paper: string; kind: StockKind; date: string })[]
}
