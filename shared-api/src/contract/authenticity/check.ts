import { cleanText, defineAction, int, longText, z } from '@samity/shared-api/contract'
import type { Day } from '../day.ts'
import { field } from '../field.ts'
import type { Instant } from '../moment.ts'
import type { Words } from '../words.ts'

/*
 * The answers of the check page. Everyone may read them: they contain nothing that the public card of an
 * advocate withholds.
 */

/** The state of a serial. */
export type PaperStatus =
  /** Sold, and the sale is live */
  | 'sold'
  /** Its sale was voided, and it was not sold again */
  | 'void'
  /** Spoiled, lost or returned: it must not be in use */
  | 'removed'
  /** Received and not sold */
  | 'in_stock'
  /** The association knows which serials it received, and this is none of them */
  | 'not_received'
  /** Lower than every serial received: printed before the association began to count its stock */
  | 'before_stock'
  /** No record of this serial */
  | 'unknown'

/** An advocate as far as the public card shows one. The names are null when there is no public card. */
export type PublicAdvocate = { number: string; name_english: string | null; name_bengali: string | null }

export type CheckedPaper = {
  kind: 'paper'
  /** A code as in `paper-stock/papers/`: 'VKL', 'FRM:12' */
  paper: string
  paper_name: Words
  /** As printed, with leading zeros */
  serial: string
  status: PaperStatus
  /** The day of the live sale */
  sold_on: Day | null
  /** The day of the last void; with `status` 'sold' the paper was sold before, and sold again */
  void_on: Day | null
  removed_on: Day | null
  removed_as: 'spoiled' | 'returned' | null
  advocate: PublicAdvocate | null
  /** In how many cases the paper was shown, and the day of the first; null for none */
  cases: { count: number; first_day: Day } | null
}

export type CheckedReceipt = {
  kind: 'receipt'
  number: string
  status: 'live' | 'void' | 'unknown'
  title: Words | null
  date: Day | null
  /** A decimal string */
  amount: string | null
  void_on: Day | null
}

/** A card or a certificate of a person. */
export type CheckedCard = {
  kind: 'card'
  /** 'member', 'associate', 'clearance' */
  card: string
  title: Words
  /** The number on the card */
  number: string
  name_english: string | null
  name_bengali: string | null
  /** '/media/…', only when the public card shows it */
  photo: string | null
  is_valid: boolean
  /** Why it is valid, or why not: 'Active', 'Expired' */
  standing: Words
  valid_until: Day | null
  /** The advocate whose clerk an associate is */
  advocate: PublicAdvocate | null
}

export type CheckAnswer = CheckedPaper | CheckedReceipt | CheckedCard

/** A paper that people can look up, from `GET check/papers/`. */
export type CheckablePaper = { paper: string; name: Words }

/** The code on a receipt, card or paper by which people can check it. */
export type CheckCode = {
  /** 18 letters and digits in three groups: '7K3MQ9-TX2HVB-R4WE8P' */
  code: string
  /** The address in the QR code */
  url: string
  /**
   * The QR code as a path of an SVG, drawn with a stroke of width 1, and the width of its square in modules
   * without a margin
   */
  qr: { path: string; size: number }
}

/** A paper that was shown in more than one case. */
export type DoubleCase = {
  paper: string
  paper_name: Words
  serial: string
  /** The check page does not count those that a review has set aside */
  cases: { id: number; case_number: string; day: Day; set_aside: boolean }[]
  last_at: Instant
  reviewed_at: Instant | null
  reviewed_by: string | null
  /** The finding of the last review; '' when there was none */
  reason: string
}

const caseId = int({ en: 'Case', bn: 'মামলা' }, 1, 2_147_483_647)

/** Marks a paper of two cases as reviewed. */
export const reviewDoubleCase = defineAction({
  path: 'check-figures/review',
  name: { en: 'review the paper', bn: 'কাগজ পর্যালোচনা করা' },
  fields: {
    paper: field('text', { en: 'Paper', bn: 'কাগজ' }, z.string(), false),
    serial: { ...int({ en: 'Serial', bn: 'ক্রমিক' }, 1, 999_999_999), required: false },
    reason: {
      ...longText({ en: 'Result of the Review', bn: 'পর্যালোচনার ফল' }),
      schema: z.string().transform(cleanText).pipe(z.string().max(500)).default(''),
    },
    /** The ids of the cases that somebody invented */
    set_aside: field(
      'json',
      {
        en: 'Invented case numbers, which the check page does not count',
        bn: 'বানানো মামলার নম্বর, যাচাই পাতা যেগুলো গুনবে না',
      },
      z.array(caseId.schema).max(1000).default([]),
      false,
    ),
  },
})

/** The figures of the screen 'Public Check'. */
export type CheckFigures = {
  /** Look-ups of the last 30 days by day, newest first */
  days: { day: Day; lookups: number; not_genuine: number }[]
  results: { kind: string; result: string; count: number }[]
  keys: { version: number; created_at: Instant; created_by: string }[]
  double_cases: DoubleCase[]
}

/** The code of a card, receipt or certificate with this id */
export type NumberedCheckCode = CheckCode & { id: number }
/** The code of a paper with this serial */
export type SerialCheckCode = CheckCode & { serial: string }
