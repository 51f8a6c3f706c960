import type { ReceiptScreen } from '../receipt-screen.ts'

export const interestScreen: ReceiptScreen = {
  heading: { en: 'Bank Interest', bn: 'ব্যাংক সুদ' },
  listHeading: { en: 'Bank Interest Records', bn: 'ব্যাংক সুদের তালিকা' },
  entry: '/dashboard/bank-interest-collect',
  list: '/dashboard/bank-interest-list',
  stateKey: 'interestData',
  messages: {
    created: { en: 'Bank interest entry submitted successfully', bn: 'ব্যাংক সুদের এন্ট্রি সফলভাবে জমা হয়েছে' },
    updated: {
      en: 'Bank interest entry updated successfully',
      bn: 'ব্যাংক সুদের এন্ট্রি সফলভাবে হালনাগাদ হয়েছে',
    },
    failed: { en: 'Failed to submit bank interest: ', bn: 'ব্যাংক সুদ জমা দেওয়া যায়নি: ' },
  },
}
