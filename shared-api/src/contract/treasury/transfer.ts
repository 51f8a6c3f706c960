import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import {
  computed,
  defineResource,
  longText,
  money,
  optionalDate,
  optionalRef,
  optionalText,
  ref,
  type Row,
} from '@samity/shared-api/contract'
import type { BillScan } from '../accounts/budget.ts'

/**
 * The states of a transfer. One that waits for signatures has moved nothing yet. Money on the way is nobody's
 * until the receiver confirms.
 */
export const transferStates = [
  { value: 'waiting', label: { en: 'Waits for signatures', bn: 'স্বাক্ষরের অপেক্ষায়' } },
  { value: 'on_the_way', label: { en: 'On the way', bn: 'পথে' } },
  { value: 'confirmed', label: { en: 'Confirmed', bn: 'নিশ্চিত' } },
  { value: 'void', label: { en: 'Void', bn: 'বাতিল' } },
] as const
export type TransferState = (typeof transferStates)[number]['value']

/** The prefix of a transfer's number: 'TRF-2026-000001'. No receipt series has it. */
export const transferSeries = 'TRF'

/**
 * Money that goes from one place to another. It is neither income nor expense. Administrators and staff
 * transfer between all places, a cashier from the own box. A transfer into a box that somebody else keeps is
 * on the way until the holder confirms it (`POST transfers/{id}/confirm/`). A transfer from or to a fixed
 * deposit names a resolution and waits until two people have signed it, each in a session of their own (`POST
 * transfers/{id}/approve/`): two of the users that the deposit names as signatories, or any two
 * administrators and members of the staff when it names fewer. A transfer is never changed, only voided.
 */
export const transfer = defineResource({
  path: 'transfers',
  relation: 'transfer_records',
  name: { en: 'transfer', bn: 'স্থানান্তর' },
  fields: {
    date: { ...optionalDate({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    /** The id of the place that gives */
    from_place: { ...ref({ en: 'From', bn: 'যেখান থেকে' }), column: 'from_place_id' },
    /** The id of the place that receives */
    to_place: { ...ref({ en: 'To', bn: 'যেখানে' }), column: 'to_place_id' },
    amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
    /** The number of the bank's deposit slip */
    slip_no: optionalText({ en: 'Slip No', bn: 'স্লিপ নম্বর' }, 60),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
    /** The id of the resolution that decides it: required from or to a fixed deposit */
    resolution_id: optionalRef({ en: 'Resolution', bn: 'সিদ্ধান্ত' }),
    /** Its purpose in the words of a module: 'deposit/12'. Several transfers may have the same one. */
    subject: optionalText({ en: 'Subject', bn: 'বিষয়' }, 60),
  },
  computed: computed<TransferColumns>(),
  search: ['slip_no', 'remarks'],
  contains: ['slip_no'],
})

/** `username` is the user name of who signed a transfer. */
export type TransferApproval = { username: string; at: Instant }

export type TransferColumns = {
  /** Without gaps in each year: 'TRF-2026-000123' */
  number: string
  date: Day
  state: TransferState
  from_name_english: string
  from_name_bengali: string
  to_name_english: string
  to_name_bengali: string
  /** The user who confirms it; '' when nobody has to */
  receiver: string
  /** True when the person who asks can confirm it now */
  may_confirm: boolean
  confirmed_date: Day | null
  confirmed_at: Instant | null
  confirmed_by: string | null
  /** The number of its resolution. Always there; optional for modules that were built before. */
  resolution_number?: string | null
  /** Who has signed it, in this order; always there, as above */
  approvals?: TransferApproval[]
  /** True when the person who asks can sign it now; always there, as above */
  may_approve?: boolean
  /** The scan of the slip, at `transfers/{id}/attachment/` */
  attachment: BillScan | null
  created_by: string
  created_at: Instant
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}
export type Transfer = Row<typeof transfer>
