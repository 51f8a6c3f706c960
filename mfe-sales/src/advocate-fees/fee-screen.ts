import type { ReceiptScreen } from '../receipt-screen.ts'

export const feeScreen: ReceiptScreen = {
  heading: { en: 'Add A New Fee', bn: 'নতুন ফি যোগ করুন' },
  editHeading: { en: 'Edit Fee', bn: 'ফি সম্পাদনা' },
  listHeading: { en: 'Advocate Fees List', bn: 'আইনজীবী ফি তালিকা' },
  entry: '/dashboard/advocate-all-fees',
  list: '/dashboard/advocate-all-fee-list',
  stateKey: 'FeeData',
  receiptLabel: { en: 'Invoice (PDF)', bn: 'রসিদ (পিডিএফ)' },
  messages: {
    created: { en: 'Data saved successfully!', bn: 'তথ্য সফলভাবে সংরক্ষণ করা হয়েছে!' },
    updated: { en: 'Form updated successfully!', bn: 'ফর্মটি সফলভাবে হালনাগাদ করা হয়েছে!' },
    // the specification uses this sentence for every section
    failed: { en: 'Failed to submit rent collection: ', bn: 'ফি আদায় জমা দেওয়া যায়নি: ' },
  },
}
