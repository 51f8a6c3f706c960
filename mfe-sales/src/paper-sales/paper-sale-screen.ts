import { saleMessages, type ReceiptScreen } from '../receipt-screen.ts'

export const paperSaleScreen: ReceiptScreen = {
  heading: { en: 'Sales Entry', bn: 'বিক্রয় এন্ট্রি' },
  listHeading: { en: 'Sales List', bn: 'বিক্রয় তালিকা' },
  entry: '/dashboard/vokalatnama',
  list: '/dashboard/sale-list',
  stateKey: 'saleData',
  messages: saleMessages,
}
