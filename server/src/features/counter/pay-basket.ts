import type { FastifyRequest } from 'fastify'
import { fromDecimal, sum, today, type Input, type Words } from '@samity/shared-api/contract'
import type { Basket, payBasket as payBasketAction } from '@samity/shared-api/contract/sales/basket'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { ApiError, conflict, toApiError, unprocessableBody, type MessagesByField } from '../../http/errors.ts'
import { write } from '../../http/write.ts'
import { receiptKindOf } from '../../receipts/receipt-kinds.ts'
import { createReceipts, type NewLine } from '../../receipts/write-basket.ts'
import { findDuplicate } from '../../resources/find-duplicate.ts'
import { readBasket, seesAll } from './basket-records.ts'

type BasketInput = Input<typeof payBasketAction>

const alreadyPaid: Words = {
  en: 'This basket was already paid, with other lines. Look at the baskets of today, and start a new one.',
  bn: 'এই ঝুড়ির টাকা আগেই নেওয়া হয়েছে, অন্য লাইন দিয়ে। আজকের ঝুড়িগুলো দেখুন, তারপর নতুন ঝুড়ি শুরু করুন।',
}

/** The lines as their forms send them. The invalid ones are reported together. */
function parseLines(request: FastifyRequest, lines: BasketInput['lines']): NewLine[] {
  const parsed = lines.map(({ path, body }) => {
    const { kind, body: schema } = receiptKindOf(request.server, path)
    return { kind, result: schema.safeParse(body) }
  })
  const issues = parsed.flatMap(({ result }, index) =>
    result.success
      ? []
      : result.error.issues.map((issue) => ({ ...issue, path: ['lines', index, ...issue.path] })),
  )
  if (issues.length > 0) throw unprocessableBody(issues)
  return parsed.map(({ kind, result }) => ({ kind, body: result.data }))
}

/** The error of a single form, with `lines.2.` before its fields. */
function errorOfLine(error: ApiError, index: number): ApiError {
  const fields: MessagesByField = Object.fromEntries(
    Object.entries(error.fields).map(([field, message]) => [`lines.${index}.${field}`, message]),
  )
  const isUnmarked = Object.keys(fields).length === 0
  const { status, words, more, headers, code, conflict: record } = error
  return new ApiError(status, words, isUnmarked ? { [`lines.${index}`]: words } : fields, {
    more,
    headers,
  }).as(code, record)
}

/**
 * Books a basket, or returns the one that was paid with its key: with the same content, and to who may see
 * it (409 otherwise).
 */
export async function payBasket(request: FastifyRequest, input: BasketInput): Promise<Basket> {
  let line: number | null = null
  try {
    return await write(request, (sql) => {
      line = null
      return bookBasket(sql, request, input, (index) => (line = index))
    })
  } catch (error) {
    // the transaction has tried again what is worth it
    if (line === null || !(error instanceof Error)) throw error
    const refusal = toApiError(error, request.server.constraintMessages)
    if (!refusal || refusal.status >= 500) throw error
    refusal.conflict ??= await findDuplicate(request.server, error)
    throw errorOfLine(refusal, line)
  }
}

async function bookBasket(
  sql: Sql,
  request: FastifyRequest,
  { key, payer, given, lines }: BasketInput,
  workOn: (index: number | null) => void,
): Promise<Basket> {
  // a request with the same key waits here until the first one is done
  await sql`select pg_advisory_xact_lock(hashtext('samity baskets'), hashtext(${key}))`
  const [content] = await sql<[{ hash: Buffer }]>`
    select sha256(convert_to(${sql.json({ payer, given, lines } as never)}::jsonb::text, 'UTF8')) as hash`
  const [paid] = await sql<{ id: number; content_hash: Buffer; created_by: number }[]>`
    select id, content_hash, created_by from baskets where key = ${key}`
  if (paid) {
    const isVisible = seesAll(request) || paid.created_by === request.user?.id
    if (!isVisible || !paid.content_hash.equals(content.hash)) throw conflict(alreadyPaid)
    return readBasket(sql, request, paid.id)
  }
  const receipts = await createReceipts(sql, request, parseLines(request, lines), workOn)
  const columns = {
    key,
    content_hash: content.hash,
    day: today(),
    payer,
    total: sum(receipts.map(({ total }) => fromDecimal(String(total)))),
    given,
    created_by: request.user?.id ?? null,
  }
  const [{ id }] = await sql<[{ id: number }]>`insert into baskets ${sql(columns)} returning id`
  await sql`
    insert into basket_receipts ${sql(receipts.map((one, position) => ({ receipt_id: one.id, basket_id: id, position })))}`
  const basket = await readBasket(sql, request, id)
  await audit(sql, request, {
    action: 'create',
    subject: 'baskets',
    subject_id: id,
    after: {
      payer,
      total: basket.total,
      given: basket.given,
      receipts: basket.receipts.map(({ number }) => number),
    },
  })
  return basket
}
