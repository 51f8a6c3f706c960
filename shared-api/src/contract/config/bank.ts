import { defineResource, text, type Row } from '@samity/shared-api/contract'

export const bank = defineResource({
  path: 'banks',
  name: { en: 'bank', bn: 'ব্যাংক' },
  fields: {
    bank_name: text({ en: 'Bank Name', bn: 'ব্যাংকের নাম' }),
    address: text({ en: 'Address', bn: 'ঠিকানা' }, 500),
    branch_name: text({ en: 'Branch Name', bn: 'শাখার নাম' }),
    account_category: text({ en: 'Account Category', bn: 'হিসাবের ধরন' }),
  },
  search: ['bank_name', 'address', 'branch_name', 'account_category'],
  conflicts: {
    banks_account_key: {
      field: 'bank_name',
      message: {
        en: 'This bank, branch and account is already registered',
        bn: 'এই ব্যাংক, শাখা ও হিসাব আগে থেকেই নিবন্ধিত',
      },
    },
  },
})
export type Bank = Row<typeof bank>
