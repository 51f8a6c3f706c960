import type { FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { Sql } from '../../database/database.ts'
import { unprocessableBody } from '../../http/errors.ts'
import { createRecord } from '../../resources/records.ts'
import { findCategory } from './categories.ts'

/**
 * The heads that the association or a module adds begin here. Migrations give lower ids to built-in heads.
 */
const firstAddedHeadId = 1001

/**
 * Returns the category that the administrator chose; otherwise the one with the head's name, which is added
 * if necessary.
 */
export async function findOrAddCategory(
  sql: Sql,
  request: FastifyRequest,
  chosen: string,
  head: Words,
): Promise<number> {
  if (chosen.trim() !== '') return (await findCategory(sql, 'income_categories', chosen, 'category')).id
  const input = incomeCategory.input.safeParse({ category: head.en, category_bengali: head.bn })
  if (!input.success) throw unprocessableBody(input.error.issues)
  const [category] = await sql<{ id: number }[]>`
    select id from income_categories where category_key = name_key(${input.data.category})`
  return category?.id ?? (await createRecord(sql, request, incomeCategory, input.data)).id
}

export async function addHead(
  sql: Sql,
  code: string,
  head: Words,
  category_id: number,
  kind: 'income' | 'passed_on' = 'income',
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into heads (id, code, name_en, name_bn, category_id, kind)
    select greatest(max(id) + 1, ${firstAddedHeadId}), ${code}, ${head.en}, ${head.bn}, ${category_id}, ${kind} from heads
    returning id`
  return row.id
}
