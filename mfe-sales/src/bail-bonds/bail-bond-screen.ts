import { saleMessages, type MoneyScreen } from '../parts/money-screen.ts'

export const bailBondScreen: MoneyScreen = {
  heading: { en: 'Bail Bond Sale', bn: 'জামিননামা বিক্রয়' },
  listHeading: { en: 'Bail Bond Sale List', bn: 'জামিননামা বিক্রয় তালিকা' },
  entry: '/dashboard/bailbondSale',
  list: '/dashboard/bailbond-list',
  state: 'bailbondData',
  messages: saleMessages,
}
