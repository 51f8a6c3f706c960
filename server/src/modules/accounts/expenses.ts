import type { FastifyInstance } from 'fastify'
import { yearOf, type Words, bengali } from '@samity/shared-api/contract'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { unmet } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/list.ts'
import { collecting } from '../sales/collecting.ts'
import { findCategory } from './categories.ts'
import { yearAsked } from './reports.ts'

const otherYear = (year: number): Words => ({
  en: `The date is in ${year}`,
  bn: bengali`তারিখটি ${year} সালের`,
})

/** An actual expense is a money record: it has a voucher number and is voided, never deleted. */
const vouchers = collecting({
  resource: actualExpense,
  table: 'actual_expenses',
  streams: ['EXP'],
  also: ['category', 'attachment'],
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

export async function actualExpenses(app: FastifyInstance): Promise<void> {
  // the list is one year's: this year's where the address names neither a year nor a date
  app.addHook<{ Querystring: ListQuery }>('preHandler', async ({ method, query }) => {
    if (method === 'GET' && !query['from'] && !query['to']) query['year'] = String(yearAsked(query))
  })
  await vouchers(app)
}
