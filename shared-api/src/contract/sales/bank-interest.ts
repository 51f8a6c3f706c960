import { computed, date, defineResource, money, text } from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type ReceiptColumns,
} from './money-record.ts'

export const bankInterest = defineResource({
  path: 'bank-interest',
  relation: 'bank_interest_records',
  name: { en: 'bank interest', bn: 'ব্যাংক সুদ' },
  fields: {
    receipt_no: receiptNo,
    collection_date: date({ en: 'Collection Date', bn: 'আদায়ের তারিখ' }),
    bank_name: text({ en: 'Bank Name', bn: 'ব্যাংকের নাম' }),
    branch_name: text({ en: 'Branch Name', bn: 'শাখার নাম' }),
    account_no: text({ en: 'Account No (FDR)', bn: 'হিসাব নম্বর (এফডিআর)' }, 60),
    interest_amount: money({ en: 'Interest Amount', bn: 'সুদের পরিমাণ' }),
    payment_type: paymentType('bank'),
    remarks,
  },
  computed: computed<ReceiptColumns>(),
  search: ['remarks'],
  contains: ['account_no'],
  conflicts: bookNumberConflict,
})
export type BankInterest = MoneyRow<typeof bankInterest>
