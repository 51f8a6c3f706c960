import type { FastifyInstance } from 'fastify'
import { fillWords, yearOf, type Words } from '@samity/shared-api/contract'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { unprocessable } from '../../http/errors.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { findCategory } from './categories.ts'
import { parseYear } from './reports.ts'
import { editors, readers } from '../../http/access.ts'

const otherYearMessage = (year: number): Words =>
  fillWords({ en: 'The date is in {year}', bn: 'তারিখটি {year} সালের' }, { year })

const voucherRoutes = receiptRoutes({
  resource: actualExpense,
  table: 'actual_expenses',
  series: ['EXP'],
  extraColumns: ['category', 'attachment'],
  roles: { read: readers, add: editors, change: editors },
  tokens: 'accounts',
  async prepare(sql, expense) {
    const year = yearOf(expense.date)
    if (expense.year !== null && expense.year !== year) throw unprocessable({ year: otherYearMessage(year) })
    const category = await findCategory(sql, 'expense_categories', expense.expanseCategory, 'expanseCategory')
    const payment_type = expense.payment_type || 'cash'
    return {
      header: {
        series: 'EXP',
        day: expense.date,
        payment_type,
        book_no: '',
        payer: expense.payee,
        payer_note: category.category,
        remarks: expense.remarks,
      },
      details: { category_id: category.id },
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
  // the list contains one year: the current year when the URL has neither a year nor a date
  app.addHook<{ Querystring: ListQuery }>('preHandler', async ({ method, query }) => {
    if (method === 'GET' && !query['from'] && !query['to']) query['year'] = String(parseYear(query))
  })
  await voucherRoutes(app)
}
