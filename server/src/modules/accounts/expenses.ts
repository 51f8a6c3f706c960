import { yearOf, type Words } from '@samity/shared-api/contract'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { unmet } from '../../platform/errors.ts'
import { collecting } from '../sales/collecting.ts'
import { findCategory } from './categories.ts'

const otherYear = (year: number): Words => ({ en: `The date is in ${year}`, bn: `তারিখটি ${year} সালের` })

/** An actual expense is a money record: it has a voucher number and is voided, never deleted. */
export const actualExpenses = collecting({
  resource: actualExpense,
  table: 'actual_expenses',
  streams: ['EXP'],
  also: ['category'],
  async prepare(sql, expense) {
    const year = yearOf(expense.date)
    if (expense.year !== null && expense.year !== year) throw unmet({ year: otherYear(year) })
    const category = await findCategory(sql, 'expense_categories', expense.expanseCategory, 'expanseCategory')
    const payment_type = expense.payment_type || 'cash'
    return {
      facts: {
        stream: 'EXP',
        day: expense.date,
        payment_type,
        book_no: '',
        payer: expense.payee,
        payer_note: category.category,
        remarks: expense.remarks,
      },
      own: { category_id: category.id },
      lines: [
        {
          side: 'expense',
          category_id: category.id,
          amount: expense.actualExpanse,
          payment_type,
          note: expense.remarks,
        },
      ],
    }
  },
})
