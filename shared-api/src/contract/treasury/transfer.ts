import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import {
  computed,
  defineResource,
  longText,
  money,
  optionalDate,
  optionalText,
  ref,
  type Row,
} from '@samity/shared-api/contract'
import type { BillScan } from '../accounts/budget.ts'

/** The states of a transfer. Money on the way is nobody's until the receiver confirms. */
export const transferStates = [
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
 * on the way until the holder confirms it (`POST transfers/{id}/confirm/`). A transfer is never changed, only
 * voided.
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
  },
  computed: computed<TransferColumns>(),
  search: ['slip_no', 'remarks'],
  contains: ['slip_no'],
})

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
  /** The scan of the slip, at `transfers/{id}/attachment/` */
  attachment: BillScan | null
  created_by: string
  created_at: Instant
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}
export type Transfer = Row<typeof transfer>
