import type { ReceiptScreen } from '../receipt-screen.ts'

export const fundCollectionScreen: ReceiptScreen = {
  heading: { en: 'Fund Collection', bn: 'তহবিল সংগ্রহ' },
  listHeading: { en: 'Fund Collection Records', bn: 'তহবিল সংগ্রহের তালিকা' },
  entry: '/dashboard/donation',
  list: '/dashboard/donation-list',
  stateKey: 'donationData',
  messages: {
    created: { en: 'Fund entry submitted successfully', bn: 'তহবিল এন্ট্রি সফলভাবে জমা হয়েছে' },
    updated: { en: 'Fund entry updated successfully', bn: 'তহবিল এন্ট্রি সফলভাবে হালনাগাদ হয়েছে' },
    failed: { en: 'Error submitting fund entry', bn: 'তহবিল এন্ট্রি জমা দেওয়া যায়নি' },
  },
}
