import type { ReceiptScreen } from '../receipt-screen.ts'

const submittedMessage = { en: 'Form submitted successfully!', bn: 'ফর্মটি সফলভাবে জমা হয়েছে!' }

export const shopRentScreen: ReceiptScreen = {
  heading: { en: 'Shop Rent Collection', bn: 'দোকান ভাড়া আদায়' },
  listHeading: { en: 'Shop Rent Collection Records', bn: 'দোকান ভাড়া আদায়ের তালিকা' },
  entry: '/dashboard/shop-rent',
  list: '/dashboard/shop-rent-list',
  stateKey: 'shopRentData',
  messages: {
    created: submittedMessage,
    updated: submittedMessage,
    failed: { en: 'Failed to submit rent collection: ', bn: 'ভাড়া আদায় জমা দেওয়া যায়নি: ' },
  },
}
