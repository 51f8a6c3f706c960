import type { ReceiptScreen } from '../receipt-screen.ts'

const submittedMessage = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }

export const advocateChangeScreen: ReceiptScreen = {
  heading: { en: 'Advocate Change', bn: 'আইনজীবী পরিবর্তন' },
  listHeading: { en: 'Advocate Change List', bn: 'আইনজীবী পরিবর্তন তালিকা' },
  entry: '/dashboard/advocate-change',
  list: '/dashboard/advocate-change-list',
  stateKey: 'changeData',
  messages: {
    created: submittedMessage,
    updated: submittedMessage,
    failed: { en: 'Failed to submit the form.', bn: 'ফর্মটি জমা দেওয়া যায়নি।' },
  },
}
