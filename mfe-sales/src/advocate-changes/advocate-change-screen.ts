import type { MoneyScreen } from '../parts/money-screen.ts'

const submitted = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }

export const advocateChangeScreen: MoneyScreen = {
  heading: { en: 'Advocate Change', bn: 'আইনজীবী পরিবর্তন' },
  listHeading: { en: 'Advocate Change List', bn: 'আইনজীবী পরিবর্তন তালিকা' },
  entry: '/dashboard/advocate-change',
  list: '/dashboard/advocate-change-list',
  state: 'changeData',
  messages: {
    created: submitted,
    updated: submitted,
    failed: { en: 'Failed to submit the form.', bn: 'ফর্মটি জমা দেওয়া যায়নি।' },
  },
}
