import type { FastifyRequest } from 'fastify'
import {
  dayBefore,
  dayOf,
  digitWords,
  fillWords,
  monthNames,
  today,
  toDecimal,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { moduleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { findCategory } from '../accounts/categories.ts'
import { addHead } from '../accounts/add-head.ts'
import type { ReceiptKind } from '../../receipts/receipt-kind.ts'
import { receiptKindOf } from '../../receipts/receipt-kinds.ts'
import { receiptBody } from '../../receipts/receipt-routes.ts'
import { duplicateOf, type ImportHandler } from './import-handler.ts'
import { inOldBooks, postImported, voidImported } from './post-imported.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type PastTotal = { side: 'income' | 'expense'; category: string; year: number; month: number; amount: number }

/**
 * The series of the totals of income. It is in `receipt_series`, so that its receipts have a title, a list
 * and a print.
 */
const series = 'OLD'
const seriesTitle: Words = { en: 'Total of a Past Month', bn: 'বিগত মাসের মোট' }
const resource = moduleReceipt(series, seriesTitle)
const schema = receiptBody(resource)

const messages = {
  notPast: { en: 'This month is not over', bn: 'এই মাস শেষ হয়নি' },
  same: { en: 'The books already have this amount', bn: 'বইয়ে এই পরিমাণ আগে থেকেই আছে' },
} satisfies Record<string, Words>
const lessThanBooks = (amount: number): Words =>
  digitWords(
    fillWords(
      {
        en: 'The books already have {amount} in this month, more than the file',
        bn: 'বইয়ে এই মাসে আগে থেকেই {amount} আছে, ফাইলের চেয়ে বেশি',
      },
      { amount: shownAmount(amount) },
    ),
  )

const lastDayOf = (year: number, month: number): Day =>
  dayBefore(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1))

/**
 * Returns the head of the totals of a category. The first total adds it, and the first of all adds the
 * series.
 */
async function headOfCategory(
  sql: Sql,
  request: FastifyRequest,
  category: { id: number; category: string },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('samity receipt series'))`
  const code = `old_${category.id}`
  const [stored] = await sql<{ id: number }[]>`select id from heads where code = ${code}`
  if (stored) return stored.id
  const name: Words = fillWords(
    { en: '{category}, past years', bn: '{category}, বিগত বছর' },
    { category: category.category },
  )
  const id = await addHead(sql, code, name, category.id)
  await audit(sql, request, {
    action: 'create',
    subject: 'heads',
    subject_id: id,
    after: { name, category: category.category },
    record: `heads/${id}`,
  })
  await sql`
    insert into receipt_series (code, module, title_en, title_bn, head_id, approved_by)
    values (${series}, 'mfe-start', ${seriesTitle.en}, ${seriesTitle.bn}, ${id}, ${request.user!.id})
    on conflict (code) do nothing`
  return id
}

const incomeTotal = (head_id: number): ReceiptKind<typeof resource, ReceiptSeries> => ({
  resource,
  table: 'module_receipts',
  series: [series],
  subject: 'receipts',
  where: (sql) => sql`series = ${series}`,
  prepare: async (_sql, { date, lines, payer, remarks }) => ({
    header: {
      series,
      day: date ?? today(),
      payment_type: 'cash',
      book_no: '',
      payer,
      payer_note: '',
      remarks,
    },
    details: { advocate_number: '' },
    lines: lines.map(({ description, amount }) => ({
      side: 'income',
      head_id,
      amount,
      payment_type: 'cash',
      note: description,
    })),
  }),
})

/**
 * The total of a category in a month of a past year. It posts the difference to what is in the books, so that
 * the month has the amount of the file, also when associates or receipts of the month were imported before.
 */
export const pastTotals: ImportHandler<PastTotal> = {
  mainField: 'amount',
  booksLock: 'exclusive',
  seriesOf: () => ['EXP', series],
  async apply(context, { side, category: name, year, month, amount }) {
    const { sql, request, books } = context
    const day = lastDayOf(year, month)
    if (day >= today()) throw unprocessable({ month: messages.notPast })
    const table = side === 'income' ? 'income_categories' : 'expense_categories'
    const category = await findCategory(sql, table, name, 'category')
    const ofMonth = { side, category_id: category.id, month: dayOf(year, month, 1) }
    const booked = await books.readMonth(sql, ofMonth)
    const label = `${category.category} ${String(month).padStart(2, '0')}/${year}`
    if (booked === amount)
      throw duplicateOf(
        { path: side === 'income' ? 'income_category' : 'expanse_category', id: category.id, label },
        'amount',
        messages.same,
      )
    if (booked > amount) throw conflict(lessThanBooks(booked), { amount: lessThanBooks(booked) })
    books.expectMonth({ ...ofMonth, amount })
    const total = toDecimal(amount - booked)
    const description = `Total of ${monthNames[month - 1]!.en} ${year}`
    const choosePlaces = inOldBooks(context)
    if (side === 'expense') {
      const { kind, body } = receiptKindOf(request.server, actualExpense.path)
      const voucher = {
        expanseCategory: String(category.id),
        actualExpanse: total,
        date: day,
        payee: description,
      }
      return { records: [await postImported(context, { kind, schema: body, body: voucher, choosePlaces })] }
    }
    const kind = incomeTotal(await headOfCategory(sql, request, category))
    const receipt = { date: day, payer: description, lines: [{ description, amount: total }] }
    return { records: [await postImported(context, { kind, schema, body: receipt, choosePlaces })] }
  },
  undo: (context, record) =>
    record.path === resource.path
      ? voidImported(context, incomeTotal(0), record)
      : voidImported(context, receiptKindOf(context.request.server, record.path).kind, record),
}
