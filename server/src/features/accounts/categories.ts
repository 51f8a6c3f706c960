import type { FastifyInstance } from 'fastify'
import { latinDigits } from '@samity/shared-api/contract'
import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { crud } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { missingRecordMessage } from '../../resources/resource-registry.ts'
import { unprocessable } from '../../http/errors.ts'
import { editors, readers } from '../../http/access.ts'

export const categoryTable = {
  income: 'income_categories',
  expense: 'expense_categories',
} as const satisfies Record<Side, string>
export type CategoryTableName = (typeof categoryTable)[Side]

const unknownCategory = missingRecordMessage({ en: 'category', bn: 'খাত' })

/** Finds a category by id or name (422 on `field` when there is none). */
export async function findCategory(
  sql: Sql,
  table: CategoryTableName,
  idOrName: string,
  field: string,
): Promise<{ id: number; category: string }> {
  const id = /^\d{1,9}$/.test(latinDigits(idOrName)) ? Number(latinDigits(idOrName)) : 0
  const [category] = await sql<{ id: number; category: string }[]>`
    select id, category from ${sql(table)} where id = ${id} or category_key = name_key(${idOrName})
    order by (id = ${id}) desc limit 1`
  if (!category) throw unprocessable({ [field]: unknownCategory }).as('record.reference')
  return category
}

export async function categories(app: FastifyInstance): Promise<void> {
  const access = { read: readers, edit: editors, tokens: 'accounts' } as const
  crud(app, incomeCategory, access)
  crud(app, expenseCategory, access)
}
