import {
  choice,
  computed,
  defineResource,
  longText,
  money,
  text,
  type Row,
} from '@samity/shared-api/contract'
import { duesKinds } from './dues-kinds.ts'
import type { DuesRecordColumns } from './dues-waiver.ts'

/**
 * The dues of an advocate when the association began to use Samity. The amount is of one period. Opening dues
 * come before a schedule, and receipts of fees pay them like scheduled periods. They cannot be changed; a
 * mistake is voided.
 */
export const openingDues = defineResource({
  path: 'opening-dues',
  relation: 'opening_dues_records',
  name: { en: 'opening dues', bn: 'প্রারম্ভিক বকেয়া' },
  fields: {
    /** The bar registration number */
    advocate_id: { ...text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60), column: 'advocate_number' },
    kind: choice({ en: 'Fee', bn: 'ফি' }, duesKinds),
    /** '2019-03' for the monthly fee, '2019' for the others */
    from_period: text({ en: 'From Period', bn: 'শুরুর সময়কাল' }, 10),
    to_period: text({ en: 'To Period', bn: 'শেষ সময়কাল' }, 10),
    /** Of one month or one year */
    amount: money({ en: 'Amount of One Period', bn: 'এক সময়কালের পরিমাণ' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }, 500),
  },
  computed: computed<DuesRecordColumns>(),
  search: ['advocate_id', 'remarks'],
  conflicts: {
    opening_dues_no_overlap: {
      field: 'from_period',
      message: {
        en: 'This advocate already has opening dues for these periods',
        bn: 'এই সময়কালের জন্য এই আইনজীবীর প্রারম্ভিক বকেয়া আগেই লেখা হয়েছে',
      },
    },
  },
})
export type OpeningDues = Row<typeof openingDues>

/*
 * `POST import/opening-dues/` takes an `ImportBody` (contract/config/import.ts) with the columns of
 * `openingDuesColumns` and returns an `ImportPreview` or an `ImportResult`, like the import of advocates.
 * Editors may use it.
 */
export const openingDuesColumns = [
  'advocate_id',
  'kind',
  'from_period',
  'to_period',
  'amount',
  'remarks',
] as const
