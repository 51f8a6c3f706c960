import { choice, computed, date, defineResource, money, text } from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type ReceiptColumns,
} from './money-record.ts'

export const donationTypes = [
  { value: 'govt_donation', label: { en: 'Govt Donation', bn: 'সরকারি অনুদান' } },
  { value: 'others', label: { en: 'Others', bn: 'অন্যান্য' } },
] as const

export const fundCollection = defineResource({
  path: 'fund-collection',
  relation: 'fund_collection_records',
  name: { en: 'fund entry', bn: 'তহবিল সংগ্রহ' },
  fields: {
    donation_type: choice({ en: 'Donation Type', bn: 'অনুদানের ধরন' }, donationTypes),
    receipt_no: receiptNo,
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    fund_provider: text({ en: 'Fund Provider', bn: 'তহবিল প্রদানকারী' }),
    fund_amount: money({ en: 'Fund Amount', bn: 'তহবিলের পরিমাণ' }),
    payment_type: paymentType(),
    purpose: text({ en: 'Purpose', bn: 'উদ্দেশ্য' }, 500),
    remarks,
  },
  computed: computed<ReceiptColumns>(),
  search: ['remarks'],
  conflicts: bookNumberConflict,
})
export type FundCollection = MoneyRow<typeof fundCollection>
