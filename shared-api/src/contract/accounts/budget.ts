import {
  computed,
  date,
  defineResource,
  int,
  money,
  optionalInt,
  optionalText,
  text,
  type Row,
} from '@samity/shared-api/contract'
import { paymentType, remarks, type ReceiptColumns } from '../sales/money-record.ts'

const year = int({ en: 'Year', bn: 'বছর' }, 1900, 2200)
const duplicateMessage = {
  en: 'An amount for this category and year is already entered',
  bn: 'এই খাত ও বছরের পরিমাণ আগে থেকেই দেওয়া আছে',
}

/** `IncomeCategory` accepts an id or a name. Responses have the id in it and the name in `category`. */
export const probableIncome = defineResource({
  path: 'probable_income',
  relation: 'probable_incomes',
  name: { en: 'income', bn: 'সম্ভাব্য আয়' },
  fields: {
    year,
    IncomeCategory: { ...text({ en: 'Income Category', bn: 'আয়ের খাত' }, 120), column: 'category_id' },
    amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
  },
  computed: computed<{ IncomeCategory: number; category: string }>(),
  conflicts: { probable_incomes_once: { field: 'IncomeCategory', message: duplicateMessage } },
})
export const probableExpense = defineResource({
  path: 'probable_expanse',
  relation: 'probable_expenses',
  name: { en: 'probable expanse', bn: 'সম্ভাব্য ব্যয়' },
  fields: {
    year,
    expanseCategory: { ...text({ en: 'Expanse Category', bn: 'ব্যয়ের খাত' }, 120), column: 'category_id' },
    ProbableExpanse: { ...money({ en: 'Probable Expanse', bn: 'সম্ভাব্য ব্যয়' }), column: 'amount' },
  },
  computed: computed<{ expanseCategory: number; category: string }>(),
  conflicts: { probable_expenses_once: { field: 'expanseCategory', message: duplicateMessage } },
})
export const actualExpense = defineResource({
  path: 'actual_expanse',
  relation: 'actual_expense_records',
  name: { en: 'expanse', bn: 'ব্যয়' },
  fields: {
    /** The year of the date. The server refuses any other. */
    year: { ...optionalInt({ en: 'Year', bn: 'বছর' }, 1900, 2200), column: 'expense_year' },
    expanseCategory: { ...text({ en: 'Expanse Category', bn: 'ব্যয়ের খাত' }, 120), column: 'category_id' },
    actualExpanse: { ...money({ en: 'Actual Expanse', bn: 'প্রকৃত ব্যয়' }), column: 'total' },
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    payee: optionalText({ en: 'Payee', bn: 'প্রাপক' }),
    payment_type: paymentType(),
    remarks,
  },
  computed: computed<
    ReceiptColumns & { expanseCategory: number; category: string; attachment: BillScan | null }
  >(),
})
export type ProbableIncome = Row<typeof probableIncome>
export type ProbableExpense = Row<typeof probableExpense>
/** The scan of a bill. The file is at `actual_expanse/{id}/attachment/`; `size` is in bytes. */
export type BillScan = { name: string; type: 'application/pdf' | 'image/webp'; size: number }
export type ActualExpense = Row<typeof actualExpense>
