import type { MoneyScreen } from '../parts/money-screen.ts'

const submitted = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }

export const associateScreen: MoneyScreen = {
  heading: { en: 'Associate Registration', bn: 'সহযোগী নিবন্ধন' },
  listHeading: { en: 'Associate List', bn: 'সহযোগী তালিকা' },
  entry: '/dashboard/associate-renewal',
  list: '/dashboard/associate-renewal-list',
  state: 'associateData',
  messages: { created: submitted, updated: submitted },
}
