import { saleMessages, type MoneyScreen } from '../parts/money-screen.ts'

export const formSaleScreen: MoneyScreen = {
  heading: { en: 'Form Sale', bn: 'ফর্ম বিক্রয়' },
  listHeading: { en: 'Form Sale List', bn: 'ফর্ম বিক্রয় তালিকা' },
  entry: '/dashboard/form-sale',
  list: '/dashboard/form-sale-list',
  state: 'formSaleData',
  messages: saleMessages,
}
