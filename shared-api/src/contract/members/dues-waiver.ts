import type { Instant } from '../moment.ts'
import { computed, choice, defineResource, optionalChoice, text, type Row } from '@samity/shared-api/contract'
import { duesKinds } from './dues-kinds.ts'
import { resolution_id, resolutionText } from './fee-schedule.ts'

export const waiverCovers = [
  { value: 'dues', label: { en: 'Dues and delay fee', bn: 'বকেয়া ও বিলম্ব ফি' } },
  { value: 'delay', label: { en: 'Delay fee only', bn: 'শুধু বিলম্ব ফি' } },
] as const

const overlap = {
  en: 'These periods are already waived',
  bn: 'এই সময়কাল আগেই মওকুফ করা হয়েছে',
}

/** `dues-waivers/` and `opening-dues/` add these to a record. `DELETE` voids it, with an optional reason. */
export type DuesRecordColumns = {
  /** The id of the advocate */
  advocate: number
  name_english: string
  name_bengali: string
  created_by: string
  created_at: Instant
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}

/**
 * Periods, or only their delay fees, that an advocate need not pay. It cannot be changed; a mistake is
 * voided.
 */
export const duesWaiver = defineResource({
  path: 'dues-waivers',
  relation: 'dues_waiver_records',
  name: { en: 'waiver', bn: 'মওকুফ' },
  fields: {
    /** The bar registration number */
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    kind: choice({ en: 'Fee', bn: 'ফি' }, duesKinds),
    covers: optionalChoice({ en: 'Covers', bn: 'যা মওকুফ' }, waiverCovers, 'dues'),
    /** '2026-03' for the monthly fee, '2026' for the others */
    from_period: text({ en: 'From Period', bn: 'শুরুর সময়কাল' }, 10),
    to_period: text({ en: 'To Period', bn: 'শেষ সময়কাল' }, 10),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 500),
    resolution_id,
    resolution: resolutionText,
  },
  computed: computed<DuesRecordColumns>(),
  search: ['advocate_id', 'reason', 'resolution'],
  conflicts: { dues_waivers_no_overlap: { field: 'from_period', message: overlap } },
})
export type DuesWaiver = Row<typeof duesWaiver>
/**
 * A waiver as the API returns it: without a resolution the text is null.
 * @public only the OpenAPI document names it
 */
export type DuesWaiverRecord = Omit<DuesWaiver, 'resolution'> & { resolution: string | null }
