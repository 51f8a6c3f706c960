import { saleMessages, type ReceiptScreen } from '../receipt-screen.ts'

export const bailBondSaleScreen: ReceiptScreen = {
  heading: { en: 'Bail Bond Sale', bn: 'জামিননামা বিক্রয়' },
  listHeading: { en: 'Bail Bond Sale List', bn: 'জামিননামা বিক্রয় তালিকা' },
  entry: '/dashboard/bailbondSale',
  list: '/dashboard/bailbond-list',
  stateKey: 'bailbondData',
  messages: saleMessages,
}
