import { saleMessages, type ReceiptScreen } from '../receipt-screen.ts'

export const formSaleScreen: ReceiptScreen = {
  heading: { en: 'Form Sale', bn: 'ফর্ম বিক্রয়' },
  listHeading: { en: 'Form Sale List', bn: 'ফর্ম বিক্রয় তালিকা' },
  entry: '/dashboard/form-sale',
  list: '/dashboard/form-sale-list',
  stateKey: 'formSaleData',
  messages: saleMessages,
}
