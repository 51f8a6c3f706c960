import type { Day } from '@samity/shared-api/contract'
import type { BookWriter } from './book-entry.ts'
import { aPerson } from './people.ts'

export const demoExpenseCategories = {
  'Staff Salary': 'কর্মচারীর বেতন',
  Electricity: 'বিদ্যুৎ',
  Stationery: 'মনিহারি',
  Cleaning: 'পরিচ্ছন্নতা',
  Entertainment: 'আপ্যায়ন',
  'Printing of Papers': 'কাগজ মুদ্রণ',
  'Library Books': 'গ্রন্থাগারের বই',
  'Repair and Maintenance': 'মেরামত ও রক্ষণাবেক্ষণ',
  'Benevolent Grants': 'বেনাভোলেন্ট অনুদান',
  Election: 'নির্বাচন',
  'Audit Fee': 'নিরীক্ষা ফি',
  'Legal Aid': 'আইনি সহায়তা',
}

/** Category, smallest and largest amount in hundreds of taka. */
type Expense = readonly [keyof typeof demoExpenseCategories, number, number]
const monthlyExpenses: readonly Expense[] = [
  ['Staff Salary', 780, 900],
  ['Electricity', 120, 300],
  ['Stationery', 20, 90],
  ['Cleaning', 30, 60],
  ['Entertainment', 25, 120],
]
const occasionalExpenses: readonly Expense[] = [
  ['Printing of Papers', 300, 900],
  ['Library Books', 80, 400],
  ['Repair and Maintenance', 100, 900],
  ['Benevolent Grants', 200, 800],
  ['Election', 150, 600],
  ['Audit Fee', 100, 200],
  ['Legal Aid', 50, 200],
]

/** A category with larger vouchers than this, in hundreds of taka, is paid from the bank. */
const maxInCash = 120

/** Enters the expenses of a month: the monthly ones on the day `end`, another one on the day `middle`. */
export function addExpenses({ random, enterAsStaff }: BookWriter, middle: Day, end: Day): void {
  for (const [expanseCategory, min, max] of monthlyExpenses)
    enterAsStaff(end, 'actual_expanse/', {
      date: end,
      expanseCategory,
      actualExpanse: random.whole(min, max) * 100,
      payee: aPerson(random).english,
      // the office has only small change in its box
      payment_type: max > maxInCash ? random.pick(['check', 'bank']) : random.pick(['cash', 'cash', 'check']),
      remarks: '',
    })
  const [category, min, max] = random.pick(occasionalExpenses)
  enterAsStaff(middle, 'actual_expanse/', {
    date: middle,
    expanseCategory: category,
    actualExpanse: random.whole(min, max) * 100,
    payee: aPerson(random).english,
    payment_type: random.pick(['check', 'bank']),
    remarks: '',
  })
}
