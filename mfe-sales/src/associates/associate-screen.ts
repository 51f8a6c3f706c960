import type { ReceiptScreen } from '../receipt-screen.ts'

const submittedMessage = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }

export const associateScreen: ReceiptScreen = {
  heading: { en: 'Associate Registration', bn: 'আইনজীবী সহকারী নিবন্ধন' },
  listHeading: { en: 'Associate List', bn: 'সহকারীর তালিকা' },
  entry: '/dashboard/associate-renewal',
  list: '/dashboard/associate-renewal-list',
  stateKey: 'associateData',
  messages: { created: submittedMessage, updated: submittedMessage },
}

export const validUntilLabel = { en: 'Valid Until', bn: 'মেয়াদ' }
