import {
  computed,
  date,
  defineResource,
  money,
  optionalMoney,
  optionalRef,
  text,
} from '@samity/shared-api/contract'
import {
  bookNumberConflict,
  paymentType,
  receiptNo,
  remarks,
  type MoneyRow,
  type ReceiptColumns,
} from './money-record.ts'

/**
 * Interest of a bank. `interest_amount` is the gross interest, which is income. Source tax and excise duty
 * that the bank keeps of it are expense of the same record; the place gets the rest, `net_amount`, which is
 * also the record's total.
 */
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
    source_tax: optionalMoney({ en: 'Source Tax', bn: 'উৎসে কর' }),
    excise_duty: optionalMoney({ en: 'Excise Duty', bn: 'আবগারি শুল্ক' }),
    /** The id of a deposit in the bank desk, which is not checked here */
    fdr_id: optionalRef({ en: 'Deposit', bn: 'আমানত' }),
    payment_type: paymentType('bank'),
    remarks,
  },
  computed: computed<
    ReceiptColumns & {
      /** Always there; optional for modules that were built before */
      net_amount?: string
    }
  >(),
  search: ['remarks'],
  contains: ['account_no'],
  conflicts: bookNumberConflict,
})
export type BankInterest = MoneyRow<typeof bankInterest>
