import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import {
  choice,
  computed,
  computedMoney,
  date,
  defineAction,
  defineResource,
  group,
  int,
  longText,
  moneyOrNone,
  optionalInt,
  optionalMoney,
  optionalText,
  ref,
  result,
  text,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import type { ReceiptSeries } from '../sales/money-record.ts'
import type { PaymentType } from '../sales/payment-type.ts'
import type { StockRange } from '../sales/paper-stock.ts'
import type { Transfer } from './transfer.ts'

/** The notes that a count names, in taka. What is left is coins. */
export const noteValues = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type NoteValue = (typeof noteValues)[number]

/**
 * The states of a cash day. 'counted' has a count and can still be booked; a booking after the count makes a
 * new count necessary. 'closed' is final.
 */
export const cashDayStates = [
  { value: 'open', label: { en: 'Open', bn: 'খোলা' } },
  { value: 'counted', label: { en: 'Counted', bn: 'গোনা হয়েছে' } },
  { value: 'closed', label: { en: 'Closed', bn: 'বন্ধ' } },
] as const
export type CashDayState = (typeof cashDayStates)[number]['value']

export const maxReopenHours = 72

/**
 * A day of a cash box whose 'day close' is on. The first booking opens it. Cashiers read, count and close
 * those of the own box, staff and administrators all; auditors read all. Filters: `place`, `from`, `to`,
 * `state`.
 */
export const cashDay = defineResource({
  path: 'cash-days',
  relation: 'cash_day_records',
  name: { en: 'cash day', bn: 'ক্যাশের দিন' },
  fields: {
    /** The id of the cash box */
    place: { ...ref({ en: 'Cash Box', bn: 'ক্যাশ বাক্স' }), column: 'place_id' },
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    state: choice({ en: 'State', bn: 'অবস্থা' }, cashDayStates),
    opening: moneyOrNone({ en: 'Opening', bn: 'প্রারম্ভিক জের' }),
    received: moneyOrNone({ en: 'Received', bn: 'জমা' }),
    paid: moneyOrNone({ en: 'Paid', bn: 'খরচ' }),
    expected: moneyOrNone({ en: 'Expected', bn: 'থাকার কথা' }),
    counted: moneyOrNone({ en: 'Counted', bn: 'গোনা হয়েছে' }),
    difference: moneyOrNone({ en: 'Difference', bn: 'গরমিল' }),
    handed_over: moneyOrNone({ en: 'Handed Over', bn: 'হস্তান্তর' }),
    closing: moneyOrNone({ en: 'Closing', bn: 'সমাপনী' }),
    reason: longText({ en: 'Reason', bn: 'কারণ' }, 500),
  },
  computed: computed<CashDayColumns>(),
})

/** A note, how many of it, in the order of `noteValues`. */
export type NoteCount = { note: NoteValue; count: number }

/** Part of an expected amount: the live receipts of a payment type. `amount` is a decimal string. */
export type ExpectedPayment = { payment_type: PaymentType; records: number; amount: string }

/** One count of a day. The last one before the close decides. Amounts are decimal strings. */
export type CashCount = {
  notes: NoteCount[]
  coins: string
  counted: string
  /** The amount that the books expected at that moment */
  expected: string
  cheques_counted: number
  cheques_expected: number
  wallets_counted: number
  wallets_expected: number
  counted_by: string
  counted_at: Instant
}

/**
 * The columns of a cash day on the wire. Amounts are decimal strings. The count is blind. While the day is
 * 'open', received, paid, expected and what follows from them are null, for everybody. Who keeps a box with a
 * day that is not counted, or that was booked after its count, gets these and the opening as null for every
 * day that is not closed.
 */
export type CashDayColumns = {
  name_english: string
  name_bengali: string
  /** Who keeps the box; of a closed day who kept it then. '' when nobody does. */
  holder_name: string
  /** null while the person who asks keeps an uncounted box */
  opening: string | null
  received: string | null
  paid: string | null
  /** opening + received − paid: the cash that should be in the box */
  expected: string | null
  /** The cash of the last count */
  counted: string | null
  /** counted − expected: negative when cash is missing */
  difference: string | null
  /** The part of the counted cash that went to the treasurer or the bank; null until the close */
  handed_over: string | null
  /** counted − handed_over: the opening of the box's next day; null until the close */
  closing: string | null
  cheques_counted: number | null
  cheques_expected: number | null
  wallets_counted: number | null
  wallets_expected: number | null
  /** True when something was booked after the last count: count again before the close. */
  is_count_outdated: boolean
  /** The number of counts */
  counts: number
  opened_at: Instant
  counted_by: string | null
  counted_at: Instant | null
  closed_by: string | null
  closed_at: Instant | null
  /**
   * The end of the exception that lets the next day open before this one is closed; null without an open one
   */
  next_open_until: Instant | null
  /** The digest of the closed day, 64 hex digits; also public in `day-digests/` */
  digest: string | null
}
export type CashDay = Row<typeof cashDay>

/**
 * The answer of `GET cash-days/{id}/`, of a count and of a close: the day, its last count, and what each
 * payment type should come to.
 */
export type CashDayDetails = CashDay & {
  /** null while the day has no count, or only an old one that the person who asks may not read */
  count: CashCount | null
  /** Empty where the count is null */
  payments: ExpectedPayment[]
  /** The transfer to the treasurer or the bank that the close made */
  handover: Pick<Transfer, 'id' | 'number' | 'amount' | 'state'> | null
  /**
   * Of a counted day: where the last close of the box that handed money over sent it, and what stayed in the
   * box then. The form of the close begins with the same.
   */
  last_handover: { to_place: number; kept: string } | null
}

const notes = group(
  { en: 'Notes', bn: 'নোট' },
  // one entry for each note
  Object.fromEntries(
    noteValues.map((note) => [
      note,
      optionalInt({ en: `Notes of ${note} taka`, bn: `${note} টাকার নোট` }, 0, 100_000),
    ]),
  ) as Record<`${NoteValue}`, ReturnType<typeof optionalInt>>,
)

/** A number of pieces. Left out is 0. */
const pieces = (label: Words) => {
  const { schema, ...declared } = int(label, 0, 10_000)
  return { ...declared, schema: schema.prefault(0), required: false }
}

/**
 * `notes` has the number of each note; left out is 0. A count without any note and without coins counts
 * nothing and is refused: an empty box has `coins: 0`.
 */
export const cashDayCount = defineAction({
  path: 'cash-days/{id}/count',
  name: { en: 'count the cash', bn: 'নগদ গোনা' },
  fields: {
    notes: { ...notes, schema: notes.schema.unwrap().unwrap().prefault({}) },
    /** Taka in coins */
    coins: computedMoney({ en: 'Coins', bn: 'কয়েন' }),
    cheques: pieces({ en: 'Cheques', bn: 'চেক' }),
    wallets: pieces({ en: 'Mobile Banking Payments', bn: 'মোবাইল ব্যাংকিং পেমেন্ট' }),
  },
  result: result<CashDayDetails>(),
})

export const cashDayClose = defineAction({
  path: 'cash-days/{id}/close',
  name: { en: 'close the day', bn: 'দিন বন্ধ করা' },
  fields: {
    /** Required when the count differs from the books */
    reason: longText({ en: 'Reason', bn: 'কারণ' }, 500),
    /** The version of the day that the person has seen */
    version: optionalInt({ en: 'Version', bn: 'সংস্করণ' }, 1, 2_000_000_000),
    /** Cash that leaves the box with the close, as a transfer on the same day */
    handover: group(
      { en: 'Handover', bn: 'হস্তান্তর' },
      {
        /** The id of the treasurer's box or of a bank account */
        to_place: ref({ en: 'To', bn: 'যেখানে' }),
        amount: optionalMoney({ en: 'Amount', bn: 'পরিমাণ' }),
        slip_no: optionalText({ en: 'Slip No', bn: 'স্লিপ নম্বর' }, 60),
      },
    ),
  },
  result: result<CashDayDetails>(),
})

export const reopenNextDay = defineAction({
  path: 'cash-days/{id}/reopen-next',
  name: { en: 'let the next day open', bn: 'পরের দিন খুলতে দেওয়া' },
  fields: {
    hours: int({ en: 'Hours', bn: 'ঘণ্টা' }, 1, maxReopenHours),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 500),
  },
  result: result<CashDayDetails>(),
})

/**
 * The closing slip of a counted or closed day (`GET cash-days/{id}/slip/`). Amounts are decimal strings; what
 * was paid out is negative.
 */
export type ClosingSlip = {
  /**
   * Without the state of the handover, which may change after the close. People have their names, as on
   * receipts.
   */
  day: Omit<CashDayDetails, 'handover' | 'last_handover'> & {
    handover: Pick<Transfer, 'id' | 'number' | 'amount'> | null
  }
  /** All counts, the first one first */
  counts: CashCount[]
  /** The totals by head or expense category and payment type, and how many receipts each has */
  heads: { label: Words; payment_type: PaymentType; records: number; amount: string }[]
  payments: ExpectedPayment[]
  /** The numbers of each series, and how many of them are void. A book number is not among them. */
  series: {
    stream: ReceiptSeries
    title: Words
    first: string
    last: string
    records: number
    voided: number
  }[]
  /** The receipts whose void was posted on this day, also those of earlier days */
  voids: {
    number: string
    date: Day
    amount: string
    reason: string
    voided_by: string
    voided_at: Instant
    /** True for a receipt of an earlier day, which was closed or locked */
    correction: boolean
  }[]
  /** The receipts that were printed again until the close: how often after the first print */
  reprints: { number: string; reprints: number }[]
  /** The serials that were sold, by paper, without those of receipts that were void at the close */
  serials: { paper: string; name: Words; total: number; ranges: StockRange[] }[]
  /** The transfers from and to the box, without the difference. What left the box is negative. */
  transfers: {
    number: string
    amount: string
    other_place: Words
    kind: 'transfer' | 'handover' | 'difference'
  }[]
  /** The last hash of the audit log at the close; null before */
  audit_head: string | null
  /**
   * The Bengali names of its people, by the names above. Slips that were stored before people had them have
   * none.
   */
  bengali_names?: Record<string, string>
  association: { name_en: string; name_bn: string; established: string }
  signatures: Words[]
}

/** A row of the public `day-digests/`: a closed day and its digest. It names no person and no amount. */
export type DayDigest = {
  date: Day
  /** The number of the cash box */
  place: number
  /** 'Box 3' */
  label: Words
  /** Number of receipts, vouchers and transfers of the day */
  records: number
  /**
   * SHA-256 of the text with the figures, which the office has (`cash-days/{id}/text/`); null for days closed
   * before it was published
   */
  content: string | null
  /** The digest of the day that the box closed before; null for its first */
  previous: string | null
  /** SHA-256 of `text` */
  digest: string
  /**
   * The text that the digest covers: the other values of this row. Null for days closed before `content` was
   * published.
   */
  text: string | null
  /** Says what nobody outside the office can compute of a day without `text` */
  note: Words | null
}
