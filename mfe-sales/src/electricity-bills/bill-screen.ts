import type { ReceiptScreen } from '../receipt-screen.ts'

export const billScreen: ReceiptScreen = {
  heading: { en: 'Electricity Bill Collection', bn: 'বিদ্যুৎ বিল আদায়' },
  listHeading: { en: 'Bill Collection Records', bn: 'বিল আদায়ের তালিকা' },
  entry: '/dashboard/electricity-bill-collect',
  list: '/dashboard/electricity-bill-list',
  stateKey: 'billData',
  messages: {
    created: { en: 'Bill entry submitted successfully', bn: 'বিল এন্ট্রি সফলভাবে জমা হয়েছে' },
    updated: { en: 'Bill entry updated successfully', bn: 'বিল এন্ট্রি সফলভাবে হালনাগাদ হয়েছে' },
    failed: { en: 'Failed to submit electricity bill collection: ', bn: 'বিদ্যুৎ বিল জমা দেওয়া যায়নি: ' },
  },
}
