import { saleMessages, type MoneyScreen } from '../parts/money-screen.ts'

export const saleScreen: MoneyScreen = {
  heading: { en: 'Sales Entry', bn: 'বিক্রয় এন্ট্রি' },
  listHeading: { en: 'Sales List', bn: 'বিক্রয় তালিকা' },
  entry: '/dashboard/vokalatnama',
  list: '/dashboard/sale-list',
  state: 'saleData',
  messages: saleMessages,
}
