import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import type { CheckCode } from '../authenticity/check.ts'
import {
  choice,
  longText,
  optionalChoice,
  optionalRef,
  optionalText,
  type Resource,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import type { RecordPlace } from '../treasury/money-place.ts'
import { paymentTypes, type PaymentType } from './payment-type.ts'

export { paymentTypes, type PaymentType }

/** The built-in receipt series by the prefix of their numbers. Each series has its own numbering. */
export const receiptSeries = {
  VKL: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
  CRT: { en: 'Cartis Paper', bn: 'কার্টিজ পেপার' },
  NST: { en: 'Notery Sticker', bn: 'নোটারি স্টিকার' },
  BLB: { en: 'Bail Bond', bn: 'জামিননামা' },
  FRM: { en: 'Form Sale', bn: 'ফর্ম বিক্রয়' },
  ASR: { en: 'Associate Registration', bn: 'আইনজীবী সহকারী নিবন্ধন' },
  ASN: { en: 'Associate Renewal', bn: 'সহকারীর নবায়ন' },
  ADC: { en: 'Advocate Change', bn: 'আইনজীবী পরিবর্তন' },
  RNT: { en: 'Shop Rent', bn: 'দোকান ভাড়া' },
  FEE: { en: 'Advocate Fees', bn: 'আইনজীবীর ফি' },
  DON: { en: 'Fund Collection', bn: 'তহবিল সংগ্রহ' },
  ELB: { en: 'Electricity Bill', bn: 'বিদ্যুৎ বিল' },
  INT: { en: 'Bank Interest', bn: 'ব্যাংক সুদ' },
  EXP: { en: 'Expense Voucher', bn: 'ব্যয় ভাউচার' },
  CPO: { en: 'Credit Payment', bn: 'জমা পরিশোধ' },
} as const satisfies Record<string, Words>
export type BuiltInSeries = keyof typeof receiptSeries
/**
 * The code of a receipt series: a built-in one, or three capital letters that a module declares. Code that
 * names a series itself uses `BuiltInSeries`, so that the compiler finds a wrong letter.
 */
export type ReceiptSeries = BuiltInSeries | Uppercase<string>

/** The series of money that is paid out. Their records are vouchers, and cashiers do not read them. */
export const voucherSeries = ['EXP', 'CPO'] as const satisfies readonly BuiltInSeries[]
export const isVoucher = (series: ReceiptSeries): boolean => voucherSeries.some((code) => code === series)

/**
 * The title of a series for people. `title` comes with the records of a module's series, because only the
 * server knows it.
 */
export const seriesTitle = (code: ReceiptSeries, title?: Words): Words =>
  Object.hasOwn(receiptSeries, code)
    ? // one of the keys
      receiptSeries[code as BuiltInSeries]
    : (title ?? { en: code, bn: code })

export const paymentType = (initial: PaymentType = 'cash') =>
  optionalChoice({ en: 'Payment Type', bn: 'পরিশোধের ধরন' }, paymentTypes, initial)
/** The book number from a paper receipt book. When it is blank, the receipt has only the server's number. */
export const receiptNo = /* @__PURE__ */ optionalText({ en: 'Receipt No', bn: 'রসিদ নম্বর' }, 60)
export const bookNumberConflict = {
  receipts_book_no_key: {
    field: 'receipt_no',
    message: {
      en: 'This receipt number is already used in this year',
      bn: 'এই রসিদ নম্বর এই বছরে আগেই ব্যবহৃত হয়েছে',
    },
  },
} as const
export const remarks = /* @__PURE__ */ longText({ en: 'Remarks', bn: 'মন্তব্য' })

export const rentTypes = [
  { value: 'House', label: { en: 'House', bn: 'বাসা' } },
  { value: 'Shop', label: { en: 'Shop', bn: 'দোকান' } },
  { value: 'Billboard', label: { en: 'Billboard', bn: 'বিলবোর্ড' } },
] as const
export const rentType = /* @__PURE__ */ choice({ en: 'Rent Type', bn: 'ভাড়ার ধরন' }, rentTypes)

/** The part of a receipt that was paid in one way. `amount` is a decimal string. */
export type Payment = { payment_type: PaymentType; amount: string }

export type MoneyResource = Resource<Resource['fields'], ReceiptColumns>
export type MoneyRow<R extends MoneyResource> = Row<R>

/**
 * `place` in the body of a money record: the id of the place that gets the money, or that an expense is paid
 * from. Without it the server takes the box of the person who books, or the default of the kind. A change
 * keeps the places unless it has another payment type or another `place`.
 */
export const recordPlace = optionalRef({ en: 'Place', bn: 'টাকার স্থান' })

/**
 * The names of a record with a Bengali one in place of the English one, where the advocate or the building
 * has one. Those that the record has are always there; optional for modules that were built before.
 */
export type NamesInBengali = { advocate_name_bengali?: string; building_name_bengali?: string }

export type ReceiptColumns = {
  /** The server's number, without gaps in each series and year: 'VKL-2026-000123' */
  number: string
  /** The typed book number, or null */
  book_no: string | null
  /** `book_no ?? number` */
  receipt_no: string
  /** The record's total, a decimal string */
  total: string
  /** Every payment type of the record with its amount, in the order of the lines */
  payments: Payment[]
  /** The id of the place of its first line. Always there; optional for modules that were built before. */
  place?: number
  /** The place of each payment type, in the order of the lines; as above */
  places?: RecordPlace[]
  prints: number
  created_by: string
  created_at: Instant
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}

/** The content of a printed receipt, the same for every series. */
export type Receipt = {
  number: string
  receipt_no: string
  stream: ReceiptSeries
  date: Day
  payer: string
  payer_note: string
  /** The advocate's id; null in nobody's name. Always there; optional for modules that were built before. */
  advocate?: number | null
  lines: { label: Words; note: string; amount: string }[]
  /**
   * Printed on a Bengali paper instead: the same with the Bengali names of advocate and building. Optional
   * for older modules.
   */
  bengali?: Pick<Receipt, 'payer' | 'payer_note' | 'lines'>
  total: string
  payment_type: PaymentType
  /** Every payment type with its amount. `payment_type` is that of the first line. */
  payments: Payment[]
  /** As in `ReceiptColumns`. They are for the office and are not printed. */
  place?: number
  places?: RecordPlace[]
  created_by: string
  /** When it was booked. Always there; optional for modules that were built before. */
  created_at?: Instant
  /** Number of prints before. The second and later prints say DUPLICATE. */
  prints: number
  voided_at: Instant | null
  void_reason: string | null
  /** The path of its record, whose DELETE voids it. Always there; optional as above. */
  record?: { path: string; id: number }
  /** The letterhead. `address` is always there; optional as above. */
  association: { name_en: string; name_bn: string; established: string; address?: Words }
  signatures: Words[]
  /** Printed so that people can check the receipt; a voucher of an expense has none */
  check?: CheckCode
}
